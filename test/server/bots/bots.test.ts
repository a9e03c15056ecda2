import { threadThinker } from '../../../server/bots/pool';
import { inlineThinker, type Job, levelsOf, type Thinker } from '../../../shared/bots/thinker';
import { start, viewOf } from '../../../shared/engine/kernel';
import { keyFromSeed } from '../../../shared/engine/rng';
import { bundled } from '../../helpers/bundled';
import { game, skirmish } from '../../helpers/skirmish';

jest.setTimeout(60_000);

const SEED = 5;
const job = (level: string, thinkMs = 20): Job => {
  const started = start(game, {}, 2, keyFromSeed(SEED));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const view = viewOf(game, state, 0);
  return { game: 'skirmish', level, view, ask: state.open[0]!, seed: SEED, iterations: 30, thinkMs };
};

const register = { skirmish: () => Promise.resolve(skirmish) };

test('levels: the game’s own bots, then those that play any game', () => {
  expect(levelsOf(game)).toEqual(['heuristic', 'search', 'random']);
});

describe.each(['inline', 'threads'])('bots think: %s', (kind) => {
  let thinker: Thinker;
  beforeAll(async () => {
    thinker =
      kind === 'inline'
        ? inlineThinker(register, () => performance.now())
        : threadThinker({
            script: await bundled('test/helpers/botWorker.ts'),
            threads: 2,
            patienceMs: 20_000,
          });
  });
  afterAll(() => thinker.close());

  test.each(['heuristic', 'search', 'random'])('%s answers, the same for the same seed', async (level) => {
    const [one, two] = await Promise.all([thinker.think(job(level)), thinker.think(job(level))]);
    expect(one).toEqual(two);
    expect(one.type).toBe('place');
  });

  test('without iterations it stops when its time is up', async () => {
    const { iterations: _, ...timed } = job('search', 50);
    expect((await thinker.think(timed)).type).toBe('place');
  });

  test.each([
    ['no such level', job('genius')],
    ['no such game', { ...job('heuristic'), game: 'ludo' }],
  ])('%s is refused', async (_, asked) => {
    await expect(thinker.think(asked)).rejects.toThrow(/no (bot|game)/u);
  });
});

describe('threads fail alone', () => {
  let thinker: Thinker;
  beforeAll(async () => {
    thinker = threadThinker({
      script: await bundled('test/helpers/botWorker.ts'),
      threads: 1,
      patienceMs: 3000,
    });
  });
  afterAll(() => thinker.close());

  test.each([
    ['dies', 'the bot worker ended'],
    ['hangs', 'the bot took too long'],
  ])('a worker that %s: its job fails, the next one is answered', async (level, reason) => {
    const [bad, good] = await Promise.allSettled([
      thinker.think(job(level)),
      thinker.think(job('heuristic')),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: reason } });
    expect(good.status).toBe('fulfilled');
  });

  test('closing refuses who waits and who comes', async () => {
    const waiting = [thinker.think(job('hangs')), thinker.think(job('heuristic'))].map((thought) =>
      thought.catch((error: unknown) => (error instanceof Error ? error.message : '')),
    );
    await thinker.close();
    expect(await Promise.all(waiting)).toEqual(['the bots are closed', 'the bots are closed']);
    await expect(thinker.think(job('random'))).rejects.toThrow('the bots are closed');
  });
});

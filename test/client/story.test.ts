import { seenBy } from '../../client/director/audience';
import { direct } from '../../client/director/director';
import { pause } from '../../client/director/pause';
import type { TableScene } from '../../client/director/scene';
import { TABLES } from '../../client/games';
import { startLocal } from '../../client/net/localSession';
import { beatOf } from '../../client/tabletop/beats';
import type { AnyTable } from '../../client/tabletop/gameTable';
import { answer, inlineThinker } from '../../shared/bots/thinker';
import { keyFromSeed } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';

jest.setTimeout(120_000);
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

/** A game's beats, without a picture. */
const timed = (table: AnyTable): TableScene => ({
  snap: () => undefined,
  play: (event, { pace, signal }) => pause(beatOf(table, event).ms / pace, signal),
  length: (event) => beatOf(table, event).ms,
  offer: () => undefined,
  dispose: () => undefined,
});

/** How long one waits between two own turns of a game with three bots, in milliseconds of the clock that is set by hand. */
const waits = async (seed: number, most: number): Promise<number[]> => {
  const module = await GAMES.panic();
  let drawn = 0;
  let told = (): Promise<void> => Promise.resolve();
  const begun = startLocal(
    { game: 'panic', options: {}, levels: ['', 'heuristic', 'heuristic', 'heuristic'] },
    {
      module,
      thinker: inlineThinker(GAMES, () => performance.now()),
      names: { you: 'You', bot: () => 'Bot' },
      shown: () => told(),
      random: (bytes) => keyFromSeed(seed * 16 + drawn++).slice(0, 2 * bytes),
    },
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  const session = begun.value;
  const director = direct(session);
  told = () => director.followed();
  const table = await TABLES.panic?.();
  if (table === undefined) throw new Error('Panic has no scene');
  director.join(seenBy(timed(table)));
  const found: number[] = [];
  let [since, turn] = [0, 0];
  for (
    let tries = 0;
    tries < 60_000 && found.length < most && session.state().view.stage !== 'over';
    tries++
  ) {
    const play = director.shown();
    const [offer] = play?.offers ?? [];
    if (!play || !offer) {
      await jest.advanceTimersToNextTimerAsync();
      continue;
    }
    const now = (play.view.pub as { readonly turn: number }).turn;
    if (turn > 0 && now > turn + 1) found.push(performance.now() - since);
    turn = now;
    const job = {
      game: 'panic',
      level: 'heuristic',
      view: play.view,
      ask: offer.ask,
      seed: tries,
      thinkMs: 1,
    };
    void session.ask('move', { ask: offer.ask.id, move: { ...answer(module.game, job, () => 0) } });
    since = performance.now();
    await jest.advanceTimersByTimeAsync(1);
  }
  session.leave();
  director.dispose();
  return found;
};

test('with three bots the story between two own turns takes at most 20 s in 95 % of turns (seeds 1–8)', async () => {
  const all: number[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) all.push(...(await waits(seed, 8)));
  const sorted = all.sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(25);
  expect(sorted.filter((ms) => ms <= 20_000).length / sorted.length).toBeGreaterThanOrEqual(0.95);
  expect(sorted.at(-1)).toBeLessThan(25_000);
  // And nothing rushes by.
  expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(8000);
});

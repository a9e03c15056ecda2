import { LocalMatch } from '../../client/net/localMatch';
import {
  type LocalOptions,
  type LocalSession,
  readKept,
  resumeLocal,
  SOLO_KEY,
  startLocal,
} from '../../client/net/localSession';
import type { News } from '../../client/net/session';
import { inlineThinker, type Thinker } from '../../shared/bots/thinker';
import { checkMatch } from '../../client/ui/table/numbers';
import type { GameModule } from '../../shared/engine/game';
import { verify } from '../../shared/engine/journal';
import { fastRng } from '../../shared/engine/rng';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';
import { until } from '../helpers/tables';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };
const thinker = inlineThinker(REGISTER, () => performance.now());
const names = { you: 'You', bot: (seat: number, level: string) => `${level} ${seat + 1}` };

const hexFrom = (seed: number) => {
  const rng = fastRng(seed);
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => rng.below(256).toString(16).padStart(2, '0')).join('');
};
const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const optionsFor = (module: GameModule, seed: number, more: Partial<LocalOptions> = {}): LocalOptions => ({
  module,
  thinker,
  botDelayMs: 0,
  thinkMs: 1,
  names,
  random: hexFrom(seed),
  ...more,
});

const open = (
  module: GameModule,
  seed: number,
  levels: readonly string[],
  more: Partial<LocalOptions> = {},
  options: Record<string, unknown> = {},
): LocalSession => {
  const begun = startLocal({ game: module.game.id, options, levels }, optionsFor(module, seed, more));
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value;
};

/** Answers for the person at random until it is over. */
const playOn = async (session: LocalSession, seed: number, most = 5000): Promise<void> => {
  const rng = fastRng(seed);
  for (let moves = 0; moves < most; moves++) {
    const { play, view } = session.state();
    if (view.stage === 'over') return;
    const offer = play?.offers[0];
    if (!offer) await new Promise((resolve) => setTimeout(resolve, 0));
    else {
      const answered = await session.ask('move', { ask: offer.ask.id, move: { ...rng.pick(offer.moves) } });
      if (!answered.ok) throw new Error(answered.refusal.message);
    }
  }
  throw new Error('not over');
};

test('a whole game with bots is played, told and verified (seed 1)', async () => {
  const session = open(skirmish, 1, ['', 'random']);
  const news: News[] = [];
  session.watch((item) => void news.push(item));
  await until(() => news.some(({ type }) => type === 'snap'));
  await playOn(session, 1);
  const { view } = session.state();
  expect(view.outcome).toHaveProperty('reason');
  expect(session.state().play?.offers).toEqual([]);
  const journal = session.journal();
  const verdict = verify(journal, skirmish.game);
  expect(verdict.ok).toBe(true);
  expect(view.commitment).toBe(journal.commitment);
  const revs = news.flatMap((item) => (item.type === 'told' ? [item.rev] : []));
  expect(revs).toEqual(revs.map((_, at) => at + 2));
});

test('bots look until what has happened has been shown, but not for ever (seed 5)', async () => {
  jest.useFakeTimers();
  try {
    let shown: () => void = () => undefined;
    const session = open(skirmish, 5, ['', 'random'], {
      shown: () => new Promise<void>((resolve) => (shown = resolve)),
    });
    /** The person moves until only the bot is waited for; gives how far the game has come. */
    const untilBot = async (): Promise<number> => {
      for (;;) {
        await jest.advanceTimersByTimeAsync(100);
        const { play, view } = session.state();
        const offer = play?.offers[0];
        if (!offer) return view.seq;
        await session.ask('move', { ask: offer.ask.id, move: { ...offer.moves[0]! } });
      }
    };
    const first = await untilBot();
    await jest.advanceTimersByTimeAsync(5000);
    expect(session.state().view.seq).toBe(first);
    shown();
    await jest.advanceTimersByTimeAsync(100);
    expect(session.state().view.seq).toBeGreaterThan(first);
    const second = await untilBot();
    await jest.advanceTimersByTimeAsync(14_500);
    expect(session.state().view.seq).toBe(second);
    await jest.advanceTimersByTimeAsync(600);
    expect(session.state().view.seq).toBeGreaterThan(second);
    session.leave();
  } finally {
    jest.useRealTimers();
  }
});

test('the figures of a match agree with its journal, and an altered one is found out (seed 2)', async () => {
  const session = open(skirmish, 2, ['', 'random']);
  await playOn(session, 2);
  const journal = session.journal();
  const { verdict, numbers } = checkMatch(journal, skirmish);
  expect(verdict).toMatchObject({ ok: true, value: { moves: numbers.moves } });
  expect(numbers.bySeat.reduce((sum, count) => sum + count, 0)).toBe(numbers.moves);
  expect(numbers.reveals).toBeGreaterThan(0);
  const altered = { ...journal, seed: journal.seed.replace(/^./u, (digit) => (digit === '0' ? '1' : '0')) };
  expect(checkMatch(altered, skirmish).verdict).toMatchObject({
    ok: false,
    refusal: { code: 'otherSeed' },
  });
});

test('a reload goes on from the last accepted move (seed 3)', async () => {
  const keep = memory();
  const first = open(skirmish, 3, ['', 'random'], { keep });
  const rng = fastRng(3);
  for (let moves = 0; moves < 3;) {
    const offer = first.state().play?.offers[0];
    if (offer) {
      await first.ask('move', { ask: offer.ask.id, move: { ...rng.pick(offer.moves) } });
      moves++;
    } else await new Promise((resolve) => setTimeout(resolve, 0));
  }
  first.leave();
  const before = first.journal();
  const kept = readKept(keep);
  expect(kept?.game).toBe('skirmish');
  const again = resumeLocal(kept?.kept, optionsFor(skirmish, 4, { keep }));
  if (!again.ok) throw new Error(again.refusal.message);
  expect(again.value.journal()).toEqual(before);
  const snaps: News[] = [];
  again.value.watch((news) => void snaps.push(news));
  await until(() => snaps.some((news) => news.type === 'snap' && news.story.length > 0));
  await playOn(again.value, 4);
  expect(verify(again.value.journal(), skirmish.game).ok).toBe(true);
});

test('what a bot may not see never reaches the page, nor the other way round', async () => {
  const session = open(skirmish, 5, ['', 'random']);
  const { play } = session.state();
  expect(play?.view.viewer).toBe(0);
  expect(JSON.stringify(session.state().view)).not.toContain(session.journal().seed);
});

test('refusals: not asked, stale, malformed, unknown requests, nothing to take back (seed 6)', async () => {
  const silent: Thinker = { think: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const session = open(skirmish, 6, ['', 'random'], { thinker: silent });
  const refusals: string[] = [];
  session.watch((news) => {
    if (news.type === 'refused') refusals.push(`${news.request} ${news.refusal.code}`);
  });
  const offer = session.state().play?.offers[0];
  const [legal] = offer?.moves ?? [];
  if (offer && legal) await session.ask('move', { ask: offer.ask.id + 99, move: { ...legal } });
  await session.ask('move', { ask: 0, move: { type: 'noSuchMove' } });
  await session.ask('undo', { seq: 40 });
  await session.ask('say', { text: 'hello' });
  expect(refusals.slice(-3)).toEqual(['move badShape', 'undo noUndo', 'say notNow']);
  if (offer) expect(refusals[0]).toBe('move stale');
});

test('a bot that fails or answers nonsense does not hold up the table (seed 7)', async () => {
  let asked = 0;
  const broken: Thinker = {
    think: () =>
      asked++ % 2 === 0 ? Promise.reject(new Error('no')) : Promise.resolve({ type: 'nonsense' }),
    close: () => Promise.resolve(),
  };
  const session = open(skirmish, 7, ['', 'random'], { thinker: broken });
  await playOn(session, 7);
  expect(asked).toBeGreaterThan(1);
});

test('a rematch is a new match with the same seats, and ending is an end (seed 8)', async () => {
  const session = open(skirmish, 8, ['', 'random']);
  await session.ask('end', {});
  expect(session.state().view.stage).toBe('over');
  expect(session.state().view.outcome).toEqual({});
  expect(await session.ask('move', { ask: 0, move: { type: 'pass' } })).toMatchObject({ ok: false });
  const { match } = session.state().view;
  await session.ask('rematch', {});
  expect(session.state().view.stage).toBe('playing');
  expect(session.state().view.match).not.toBe(match);
  expect(Object.keys(session.state().view.seats)).toHaveLength(2);
});

test.each([
  ['other options', { game: 'skirmish', options: { nonsense: 1 }, levels: ['', 'random'] }],
  ['too many seats', { game: 'skirmish', options: {}, levels: ['', ...Array<string>(9).fill('random')] }],
  ['nobody', { game: 'skirmish', options: {}, levels: ['random', 'random'] }],
  ['an unknown bot', { game: 'skirmish', options: {}, levels: ['', 'genius'] }],
])('no match with %s', (_, setup) => {
  expect(startLocal(setup, optionsFor(skirmish, 9)).ok).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['no object', '7'],
  ['no game', '{}'],
])('what is kept and cannot be read is as if not there: %s', (_, text) => {
  const keep = memory();
  if (text !== undefined) keep.setItem(SOLO_KEY, text);
  expect(readKept(keep)).toBeUndefined();
});

test('a kept match of another version, or that does not fit, is refused', () => {
  const begun = LocalMatch.begin(
    skirmish.game,
    { game: 'skirmish', options: {}, levels: ['', 'random'] },
    hexFrom(10),
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { saved } = begun.value;
  const codeOf = (kept: unknown): string => {
    const opened = LocalMatch.open(skirmish.game, kept);
    return opened.ok ? 'ok' : opened.refusal.code;
  };
  expect(codeOf(saved)).toBe('ok');
  expect(codeOf({ ...saved, version: 99 })).toBe('otherVersion');
  expect(codeOf({ ...saved, seed: 'x' })).toBe('badShape');
  expect(codeOf({ ...saved, entries: [{ actor: 0, ask: 1, move: { type: 'noSuchMove' } }] })).not.toBe('ok');
});

test.each(Object.keys(GAMES))(
  '%s: begins, and says its questions and moves in words (seed 11)',
  async (id) => {
    const module = await REGISTER[id]!();
    const seats = Math.max(2, module.game.seats.min);
    const levels = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '' : 'random'));
    const session = open(module, 11, levels);
    await until(() => (session.state().play?.offers.length ?? 0) > 0, 'a question', 20_000);
    const { play } = session.state();
    const offer = play!.offers[0]!;
    expect(module.words.ask(offer.ask, play!.view.pub, play!.people)).not.toBe('');
    for (const move of offer.moves.slice(0, 50))
      expect(module.words.move(move, play!.view.pub, play!.people).sentence).not.toBe('');
    session.leave();
  },
  30_000,
);

test('moves that revealed nothing can be taken back, one after the other; the proof still holds (seed 12)', async () => {
  const module = await REGISTER.risk!();
  const session = open(module, 12, ['', 'heuristic', 'heuristic']);
  const rng = fastRng(12);
  let undone = 0;
  for (let tries = 0; tries < 400 && undone < 2; tries++) {
    const { play, view } = session.state();
    const offer = play?.offers[0];
    if (!offer) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    await session.ask('move', { ask: offer.ask.id, move: { ...rng.pick(offer.moves) } });
    const back = await session.ask('undo', { seq: view.seq });
    if (!back.ok) continue;
    undone++;
    const after = session.state();
    expect(after.view.seq).toBe(view.seq);
    expect(after.play?.view.pub).toEqual(play.view.pub);
    expect(after.play?.offers[0]?.ask.id).toBeGreaterThan(offer.ask.id);
    await session.ask('move', {
      ask: after.play!.offers[0]!.ask.id,
      move: { ...rng.pick(after.play!.offers[0]!.moves) },
    });
  }
  expect(undone).toBe(2);
  await session.ask('end', {});
  const { verdict, numbers } = checkMatch(session.journal(), module);
  expect(verdict.ok).toBe(true);
  expect(numbers.undone).toBe(2);
}, 30_000);

import { chapterAt } from '../../client/net/recording';
import { openReplay, type ReplaySession } from '../../client/net/replaySession';
import { keptMatch, readSaved, readTape } from '../../client/net/pastMatch';
import { Tape } from '../../client/net/replayTape';
import { LocalMatch } from '../../client/net/localMatch';
import type { News } from '../../client/net/session';
import { playForJournal } from '../../server/cli/sim/play';
import { randomBot } from '../../shared/bots/random';
import type { GameModule } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { fastRng } from '../../shared/engine/rng';
import { GAMES, type Register } from '../../shared/games';
import { game, skirmish } from '../helpers/skirmish';
import { until } from '../helpers/tables';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };
const bots = [randomBot(skirmish.game), randomBot(skirmish.game)];
const journalOf = (seed: number): Journal => playForJournal({ game, bots, options: {}, seed }, 0);

const tapeOf = (journal: Journal, module: GameModule = skirmish): Tape => {
  const tape = Tape.read(module, journal);
  if (!tape.ok) throw new Error(tape.refusal.message);
  return tape.value;
};
const watched = (tape: Tape, more = {}): { session: ReplaySession; news: News[] } => {
  const session = openReplay(tape, { names: ['Ada', 'Bo'], beatMs: 0, ...more });
  const news: News[] = [];
  session.watch((item) => void news.push(item));
  return { session, news };
};

test('played from end to end it tells every event in order and ends as the match did (seed 3)', async () => {
  const journal = journalOf(3);
  const tape = tapeOf(journal);
  const { session, news } = watched(tape);
  await until(() => news.some(({ type }) => type === 'snap'));
  expect(session.state()).toMatchObject({
    seat: -1,
    view: { stage: 'playing', rev: 1, match: journal.terms.match },
  });
  session.play();
  expect(session.playing()).toBe(true);
  await until(() => !session.playing(), 'the end');
  expect(session.at()).toBe(journal.entries.length);
  const revs = news.flatMap((item) => (item.type === 'told' ? [item.rev] : []));
  expect(revs).toEqual(journal.entries.map((_, index) => index + 2));
  expect(session.state().view.stage).toBe('over');
  expect(session.state().view.outcome).toMatchObject({ reason: expect.any(String) });
  expect(session.state().view.seats['0']?.name).toBe('Ada');
  expect(session.state().play?.offers).toEqual([]);
});

test('seeking anywhere shows the same as playing there, at random places (seed 4)', () => {
  const tape = tapeOf(journalOf(4));
  const { session } = watched(tape);
  const shown: string[] = [];
  const look = (): string => JSON.stringify([session.state().view, session.state().play?.view]);
  shown.push(look());
  while (session.forward()) shown.push(look());
  expect(shown).toHaveLength(tape.last + 1);
  const rng = fastRng(4);
  for (let tries = 0; tries < 60; tries++) {
    const at = rng.below(tape.last + 1);
    session.seek(at);
    expect(look()).toBe(shown[at]);
  }
  for (const [wish, at] of [
    [-5, 0],
    [1e9, tape.last],
    [Number.NaN, 0],
    [2.7, 2],
  ] as const) {
    session.seek(wish);
    expect(session.at()).toBe(at);
  }
});

test('a seek is a snap with the story so far; a record that takes back is a snap; nothing can be asked', async () => {
  const module: GameModule = await GAMES.risk();
  const random = (
    (rng) => (bytes: number) =>
      Array.from({ length: bytes }, () => rng.below(256).toString(16).padStart(2, '0')).join('')
  )(fastRng(9));
  const begun = LocalMatch.begin(module.game, { game: 'risk', options: {}, levels: ['', 'random'] }, random);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const match = begun.value;
  // Moves until one can be taken back (seed 9).
  const rng = fastRng(9);
  let undone = false;
  for (let moves = 0; moves < 400 && !undone; moves++) {
    const ask = match.state.open[0]!;
    const made = match.move(ask.seat, ask.id, rng.pick([...module.game.legalMoves(match.state, ask.seat)]));
    if (!made.ok) throw new Error(made.refusal.message);
    undone = ask.seat === match.seat && match.undo(match.state.seq - 1).ok;
  }
  expect(undone).toBe(true);
  const tape = tapeOf(match.journal(), module);
  const { session, news } = watched(tape);
  session.seek(tape.last - 1);
  news.length = 0;
  session.forward();
  expect(news.map(({ type }) => type)).toEqual(['state', 'snap']);
  expect(session.state().view.outcome).toEqual({});
  session.seek(1);
  const snap = news.findLast((item) => item.type === 'snap');
  expect(snap?.type === 'snap' && snap.story.length).toBeGreaterThan(0);
  expect(await session.ask('undo', { seq: 0 })).toEqual({
    ok: false,
    refusal: { code: 'notNow', message: '' },
  });
  expect((await session.ready()).ok).toBe(false);
});

test('seen from a seat it shows that seat’s cards and no other’s; halting and beginning again', async () => {
  const tape = tapeOf(journalOf(5));
  const { session } = watched(tape);
  expect(session.state().play?.view.priv).toBeUndefined();
  session.lookFrom(1);
  expect(session.state()).toMatchObject({ seat: 1, play: { view: { viewer: 1, priv: expect.anything() } } });
  session.seek(tape.last);
  session.play();
  expect(session.at()).toBe(0);
  session.pause();
  const { at } = { at: session.at() };
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(session.at()).toBe(at);
});

test('a scene that takes its time is waited for; chapters are the rounds', async () => {
  const tape = tapeOf(journalOf(6));
  expect(tape.chapters[0]).toMatchObject({ title: 'Round 1' });
  expect(chapterAt(tape, tape.last)?.title).toMatch(/^Round \d+$/u);
  expect(chapterAt(tape, 0)).toBeUndefined();
  let free: () => void = () => undefined;
  const { session } = watched(tape, { shown: () => new Promise<void>((resolve) => (free = resolve)) });
  await Promise.resolve();
  session.play();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(session.at()).toBe(0);
  free();
  await until(() => session.at() === 1, 'the next record');
  session.leave();
  free();
  expect(session.state().link.type).toBe('closed');
});

describe('what cannot be watched says why', () => {
  const journal = journalOf(7);
  test.each([
    ['no JSON', '{', 'notJson'],
    ['something else', '{"format":2}', 'badShape'],
  ])('%s', (_, text, code) => {
    expect(readSaved(text)).toMatchObject({ ok: false, refusal: { code } });
  });
  test.each([
    ['another version', { ...journal, terms: { ...journal.terms, version: 99 } }, 'otherVersion'],
    ['an unknown game', { ...journal, terms: { ...journal.terms, game: 'ludo' } }, 'noSuchGame'],
    [
      'a move that cannot be',
      { ...journal, entries: [{ actor: 0, ask: 1, move: { type: 'fly' } }] },
      'brokenJournal',
    ],
    ['another seed', { ...journal, seed: '0'.repeat(64) }, 'brokenJournal'],
  ])('%s', async (_, altered, code) => {
    expect(await readTape({ journal: altered, names: [] }, REGISTER)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
  test.each([[undefined], [{}], [{ game: 'panic' }]])('a browser that has kept %j', async (kept) => {
    expect(await keptMatch(kept, REGISTER)).toMatchObject({ ok: false, refusal: { code: 'noJournal' } });
  });
});

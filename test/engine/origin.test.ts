import { commitmentOf, matchKey, type Terms } from '../../shared/engine/fairness';
import type { AnyGame, Tagged } from '../../shared/engine/game';
import { type Journal, journalOf, readJournal, verify } from '../../shared/engine/journal';
import { begin, type Moment, next, playing } from '../../shared/engine/match';
import { openLink, packGame } from '../../shared/engine/gameLink';
import { fastRng } from '../../shared/engine/rng';
import type { Entry } from '../../shared/engine/timeline';
import { GAMES } from '../../shared/games';
import { playForJournal } from '../../server/cli/sim/play';
import { randomAction } from '../helpers/randomGame';

const seedOf = (number: number): string => number.toString(16).padStart(8, '0').repeat(8);

/** Plays on at random from a record of a match, as this viewer knew it. */
const takenOver = (game: AnyGame, from: Journal, record: number, viewer: number | 'spectator', n: number) => {
  const { match, version, options, seats } = from.terms;
  const key = matchKey(from.seed, from.nonces);
  const origin = { match, record, key, entries: from.entries.slice(0, record), viewer };
  const terms: Terms = { match: `over-${n}`, game: game.id, version, options, seats, origin };
  const [seed, nonces] = [seedOf(n), Array.from({ length: seats }, () => '')];
  const charter = { terms, seed, nonces, nonceHashes: nonces, commitment: commitmentOf(seed, terms) };
  const begun = begin(game, terms, matchKey(seed, nonces));
  if (!begun.ok) throw new Error(begun.refusal.message);
  const first = begun.value;
  let moment: Moment = first;
  const entries: Entry<Tagged>[] = [];
  const rng = fastRng(n);
  while (!game.outcome(moment.line.state) && entries.length < 120) {
    const entry = randomAction({ game, seats, timeUp: undefined }, moment.line.state, rng);
    const made = next(game, moment, entry);
    if (!made.ok) throw new Error(made.refusal.message);
    entries.push(entry);
    moment = made.value;
  }
  return { first, journal: journalOf(charter, entries, moment) };
};

const momentAt = (game: AnyGame, journal: Journal, record: number): Moment => {
  for (const moment of playing(game, journal.terms, matchKey(journal.seed, journal.nonces), journal.entries))
    if (moment.at === record) return moment;
  throw new RangeError('no such record');
};

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s', (id) => {
  test.each([1, 2, 3])('match %i is taken over anywhere, by anybody, and can be verified', async (n) => {
    const game: AnyGame = (await GAMES[id]()).game;
    const seats = Math.max(2, game.seats.min);
    const bots = Array.from({ length: seats }, () => game.bots.heuristic!);
    const from = playForJournal({ game, bots, options: {}, seed: n }, 0);
    const record = Math.floor((from.entries.length * n) / 4);
    const viewer = n === 3 ? 'spectator' : n % seats;
    const { first, journal } = takenOver(game, from, record, viewer, n);
    // Everybody sees the same table as before.
    const { state } = momentAt(game, from, record).line;
    expect(game.publicView(first.line.state)).toEqual(game.publicView(state));
    if (viewer !== 'spectator')
      expect(game.privateView(first.line.state, viewer)).toEqual(game.privateView(state, viewer));
    const read = readJournal(JSON.stringify(journal));
    expect(read).toEqual({ ok: true, value: journal });
    expect(verify(journal, game)).toMatchObject({ ok: true });
    const packed = packGame(game, journal);
    expect(packed.ok && openLink(game, packed.value)).toEqual({ ok: true, value: journal });
    // Other chance, another future: not the one that was seen.
    const other = takenOver(game, from, record, viewer, n + 50);
    expect(other.first.line.state.rng).not.toEqual(first.line.state.rng);
  });

  test('what is over, or never was, cannot be taken over', async () => {
    const game: AnyGame = (await GAMES[id]()).game;
    const seats = Math.max(2, game.seats.min);
    const bots = Array.from({ length: seats }, () => game.bots.heuristic!);
    const from = playForJournal({ game, bots, options: {}, seed: 9 }, 0);
    expect(() => takenOver(game, from, from.entries.length, 0, 9)).toThrow('The match is over.');
    const wrong = { ...from, entries: [from.entries[1]!, ...from.entries.slice(1)] };
    expect(() => takenOver(game, wrong, 3, 0, 9)).toThrow('entry ');
    const { journal } = takenOver(game, from, 2, 0, 9);
    const torn = { ...journal, terms: { ...journal.terms, origin: { ...journal.terms.origin, record: 5 } } };
    expect(readJournal(JSON.stringify(torn))).toMatchObject({ ok: false });
  });
});

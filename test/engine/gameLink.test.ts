import { gameOfLink, openingLink, openLink, packGame } from '../../shared/engine/gameLink';
import { commitmentOf, matchKey, nonceHashOf, type Terms } from '../../shared/engine/fairness';
import type { AnyGame, Tagged } from '../../shared/engine/game';
import { type Journal, journalOf, verify } from '../../shared/engine/journal';
import { begin, type Moment, next } from '../../shared/engine/match';
import { fromAddress, TextModels, toAddress, writeJson } from '../../shared/engine/linkText';
import { ChoiceReader, ChoiceWriter, Model } from '../../shared/engine/rangeCoder';
import { fastRng } from '../../shared/engine/rng';
import type { Entry } from '../../shared/engine/timeline';
import { GAMES } from '../../shared/games';
import { randomAction, randomOptions } from '../helpers/randomGame';
import { skirmish } from '../helpers/skirmish';

/** A random game with everything in it: standing moves, moves taken back, nonces of people and of bots. */
const playedBy = (game: AnyGame, number: number): Journal => {
  const rng = fastRng(number);
  const seats = Math.max(2, game.seats.min);
  const options = randomOptions(game, seats, rng);
  const seed = rng.word().toString(16).padStart(8, '0').repeat(8);
  const terms: Terms = { match: `m-${String(number)}`, game: game.id, version: game.version, options, seats };
  const nonces = Array.from(
    { length: seats },
    (_, seat) => ['', 'ä “7”', 'ab'.repeat(32)][(seat + number) % 3] ?? '',
  );
  const begun = begin(game, terms, matchKey(seed, nonces));
  if (!begun.ok) throw new Error(begun.refusal.message);
  let moment: Moment = begun.value;
  const entries: Entry<Tagged>[] = [];
  while (!game.outcome(moment.line.state) && entries.length < 250) {
    const { past, state } = moment.line;
    const entry =
      past.length > 0 && rng.below(6) === 0
        ? { undo: rng.pick(past).seq }
        : randomAction({ game, seats, timeUp: undefined }, state, rng);
    const made = next(game, moment, entry);
    if (!made.ok) throw new Error(made.refusal.message);
    entries.push(entry);
    moment = made.value;
  }
  const nonceHashes = nonces.map(nonceHashOf);
  return journalOf(
    { terms, seed, nonces, nonceHashes, commitment: commitmentOf(seed, terms) },
    entries,
    moment,
  );
};

const packed = (game: AnyGame, journal: Journal): string => {
  const link = packGame(game, journal);
  if (!link.ok) throw new Error(link.refusal.message);
  return link.value;
};

describe.each(['skirmish', ...Object.keys(GAMES)])('a whole game as a link: %s', (id) => {
  let game: AnyGame;
  beforeAll(async () => {
    game = id === 'skirmish' ? skirmish.game : (await GAMES[id as keyof typeof GAMES]()).game;
  });

  test.each([1, 2, 3])('opens as it was packed, and is verified (seed %i)', (number) => {
    const journal = playedBy(game, number);
    const link = packed(game, journal);
    expect(link).toMatch(/^[\w-]+$/u);
    expect(gameOfLink(link)).toEqual({ ok: true, value: id });
    const opened = openLink(game, link);
    expect(opened).toEqual({ ok: true, value: journal });
    expect(verify(journal, game).ok).toBe(true);
  });

  test('whatever is changed is refused, and nothing is thrown', () => {
    const link = packed(game, playedBy(game, 4));
    const rng = fastRng(9);
    for (let i = 0; i < 15; i++) {
      const at = rng.below(link.length);
      const other = link.charAt(at) === 'x' ? 'y' : 'x';
      const changed = link.slice(0, at) + other + link.slice(at + 1);
      const opened = openLink(game, changed);
      // The last digit may have bits that no byte uses.
      if (opened.ok) expect(packed(game, opened.value)).toBe(link);
    }
    expect(openLink(game, link.slice(0, -12)).ok).toBe(false);
  });
});

test.each([
  ['nothing', ''],
  ['a digit', '-'],
  ['other characters', '!ä'],
  ['zeros', 'AAAA'],
  ['ones', '____'],
  ['far too much', 'A'.repeat(300_000)],
])('%s is no link', (_, text) => {
  expect(openLink(skirmish.game, text)).toMatchObject({ ok: false });
  expect(() => gameOfLink(text)).not.toThrow();
});

test('a short link that would unfold into a text without end is refused', () => {
  const to = new ChoiceWriter();
  to.equal(1, 8);
  writeJson(to, new TextModels(), 'x'.repeat(450_000));
  const link = toAddress(to.finish());
  expect(link.length).toBeLessThan(10_000);
  expect(gameOfLink(link)).toMatchObject({ ok: false, refusal: { code: 'badLink' } });
});

test('whoever opens a link says how much may come of it, and has a turn after every entry', () => {
  const journal = playedBy(skirmish.game, 5);
  const link = packed(skirmish.game, journal);
  const open = (entries: number, text: number): { readonly turns: number; readonly ok: boolean } => {
    const opening = openingLink(skirmish.game, link, { entries, text });
    let turns = 0;
    for (let next = opening.next(); ; next = opening.next(), turns++)
      if (next.done === true) return { turns, ok: next.value.ok };
  };
  const { length } = journal.entries;
  expect(open(length, 10_000)).toEqual({ turns: length, ok: true });
  expect(open(length - 1, 10_000).ok).toBe(false);
  expect(open(length, 20)).toEqual({ turns: 0, ok: false });
});

test('choices come back as they were written, however many there were to choose from', () => {
  const rng = fastRng(3);
  const choices = Array.from({ length: 1500 }, () => {
    const of = 1 + rng.below(rng.pick([2, 7, 300, 5000, 1_000_000]));
    return { of, choice: rng.below(of) };
  });
  const to = new ChoiceWriter();
  const [written, read] = [new Model([9, 1, 1]), new Model([9, 1, 1])];
  for (const { of, choice } of choices) {
    to.equal(choice, of);
    to.learnt(choice % 3, written);
  }
  const bytes = to.finish();
  const bits = choices.reduce((sum, { of }) => sum + Math.log2(of) + Math.log2(3), 0);
  expect(bytes.length * 8).toBeLessThan(bits * 1.03);
  const from = new ChoiceReader(fromAddress(toAddress(bytes)) ?? new Uint8Array());
  expect(choices.map(({ of }) => [from.equal(of), from.learnt(read)])).toEqual(
    choices.map(({ choice }) => [choice, choice % 3]),
  );
  expect(from.isBeyond).toBe(false);
});

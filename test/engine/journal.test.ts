import { createHash } from 'node:crypto';
import {
  commitmentOf,
  digestOf,
  isHex,
  matchKey,
  nonceHashOf,
  type Terms,
} from '../../shared/engine/fairness';
import { type Journal, readJournal, replay, verify } from '../../shared/engine/journal';
import { start } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../shared/engine/rng';
import { enter, type Entry, rewind, timeline } from '../../shared/engine/timeline';
import { randomAction } from '../helpers/randomGame';
import { game } from '../helpers/skirmish';

const TERMS: Terms = { match: 'm-1', game: 'skirmish', version: 3, options: {}, seats: 2 };
const SEED = keyFromSeed(77);
const PLACE = { type: 'place', spot: 1 };
const NONCES = ['nonce of seat 0', ''];

/** A whole match with an undo in it, played as a room would. */
const played = (seed: number): Journal => {
  const started = start(game, TERMS.options, TERMS.seats, matchKey(SEED, NONCES));
  if (!started.ok) throw new Error('start');
  let line = timeline(started.value.state);
  const entries: Entry<{ type: string }>[] = [];
  const rng = fastRng(seed);
  while (!game.outcome(line.state)) {
    const target = line.past.at(-1)?.seq;
    if (target !== undefined && rng.below(4) === 0) {
      entries.push({ undo: target });
      line = rewind(line, target);
    }
    const action = randomAction({ game, seats: 2, timeUp: undefined }, line.state, rng);
    const entered = enter(game, line, action as never);
    if (!entered.ok) throw new Error(entered.refusal.message);
    entries.push(action);
    line = entered.value.state;
  }
  return {
    format: 1,
    terms: TERMS,
    commitment: commitmentOf(SEED, TERMS),
    nonceHashes: NONCES.map(nonceHashOf),
    nonces: NONCES,
    entries,
    seed: SEED,
    digest: digestOf(line.state),
  };
};

const codeOf = (journal: Journal): string => {
  const verdict = verify(journal, game);
  return verdict.ok ? 'ok' : verdict.refusal.code;
};

describe('a journal', () => {
  const journal = played(3);

  test('of a match with undos verifies', () => {
    expect(journal.entries.some((entry) => 'undo' in entry)).toBe(true);
    const verdict = verify(journal, game);
    expect(verdict.ok && verdict.value.outcome?.scores).toHaveLength(2);
  });

  test('survives being written and read', () => {
    expect(readJournal(JSON.stringify(journal))).toEqual({ ok: true, value: journal });
  });

  test.each<[string, Partial<Journal>, string]>([
    ['another seed', { seed: keyFromSeed(78) }, 'otherSeed'],
    ['another commitment', { commitment: keyFromSeed(1) }, 'otherSeed'],
    ['other options', { terms: { ...TERMS, options: { hull: 5 } } }, 'otherSeed'],
    ['another match', { terms: { ...TERMS, match: 'm-2' } }, 'otherSeed'],
    ['another game', { terms: { ...TERMS, game: 'chess' } }, 'otherVersion'],
    ['another version', { terms: { ...TERMS, version: 4 } }, 'otherVersion'],
    ['another nonce', { nonces: ['mine', ''] }, 'otherNonces'],
    ['a nonce for a silent seat', { nonces: ['nonce of seat 0', 'late'] }, 'otherNonces'],
    ['a nonce too few', { nonces: ['nonce of seat 0'] }, 'otherNonces'],
    ['another end', { digest: keyFromSeed(2) }, 'otherEnd'],
    ['a move left out at the end', { entries: journal.entries.slice(0, -1) }, 'otherEnd'],
    ['an undo that was not possible', { entries: [{ undo: 9 }, ...journal.entries] }, 'noUndo'],
    ['a move without shape', { entries: [{ actor: 0, ask: 1, move: { type: 'place' } }] }, 'badShape'],
    ['a move out of turn', { entries: [{ actor: 0, ask: 2, move: PLACE }] }, 'stale'],
  ])('with %s is found out', (_what, change, code) => {
    expect(codeOf({ ...journal, ...change })).toBe(code);
  });

  test('names the entry that is wrong', () => {
    const wrong = replay(game, TERMS, SEED, [{ actor: 0, ask: 5, move: PLACE }]);
    expect(wrong.ok ? '' : wrong.refusal.message).toBe(
      'entry 0: That question is closed; another one is open now.',
    );
  });

  test('cannot be replayed with options the game refuses', () => {
    expect(replay(game, { options: { hull: 0 }, seats: 2 }, SEED, []).ok).toBe(false);
  });

  test.each([
    ['', 'notJson'],
    ['{"format":1', 'notJson'],
    ['[]', 'badShape'],
    [JSON.stringify({ ...journal, format: 2 }), 'badShape'],
    [JSON.stringify({ ...journal, seed: 'abc' }), 'badShape'],
    [JSON.stringify({ ...journal, entries: [{ actor: -1, ask: 0, move: { type: 'x' } }] }), 'badShape'],
    [JSON.stringify({ ...journal, entries: [{ nothing: 1 }] }), 'badShape'],
  ])('that is no journal is refused: %.40s', (text, code) => {
    const read = readJournal(text);
    expect(read.ok ? 'ok' : read.refusal.code).toBe(code);
  });
});

describe('honest chance', () => {
  test('a commitment binds every term', () => {
    const all = [
      TERMS,
      { ...TERMS, match: 'x' },
      { ...TERMS, game: 'x' },
      { ...TERMS, version: 9 },
      { ...TERMS, options: { a: 1 } },
      { ...TERMS, seats: 3 },
    ];
    expect(new Set(all.map((terms) => commitmentOf(SEED, terms))).size).toBe(all.length);
  });
  test('every nonce moves the key, and nonces cannot be shifted from one seat to the next', () => {
    const keys = [
      ['a', 'b'],
      ['ab', ''],
      ['', 'ab'],
      ['a', 'c'],
      ['b', 'a'],
    ].map((nonces) => matchKey(SEED, nonces));
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('no nonce has no hash', () => expect(nonceHashOf('')).toBe(''));
  test('the hashes are those any other program gets', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    const terms = '{"game":"skirmish","match":"m-1","options":{},"seats":2,"version":3}';
    expect(commitmentOf('00ff', TERMS)).toBe(
      sha256(`22:starboard commitment 14:00ff${terms.length}:${terms}`),
    );
    expect(matchKey('00ff', ['a', ''])).toBe(sha256('15:starboard key 14:00ff1:a0:'));
    expect(nonceHashOf('abc')).toBe(sha256('17:starboard nonce 13:abc'));
  });
  test.each([
    ['00ff', 2, true],
    ['00FF', 2, false],
    ['00f', 2, false],
    ['zz', 1, false],
  ])('%s as %d bytes of hex: %p', (text, bytes, is) => expect(isHex(text, bytes)).toBe(is));
});

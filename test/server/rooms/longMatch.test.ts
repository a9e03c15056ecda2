import * as v from 'valibot';
import { commitmentOf, type Terms } from '../../../shared/engine/fairness';
import type { FinishedMatch } from '../../../shared/api';
import type { AnyGame } from '../../../shared/engine/game';
import { type Journal, verify } from '../../../shared/engine/journal';
import { type Header, headerLine, readingMatch } from '../../../server/rooms/journalLines';
import { KeptMatch } from '../../../server/rooms/keptMatch';
import { inSlices } from '../../../server/rooms/slices';
import { memoryStore } from '../../../server/store/memoryStore';
import { skirmish } from '../../helpers/skirmish';

const RECORDS = 6000;

/** The reference game with an order that may be given at any time and in any number. */
const saluting: AnyGame = {
  ...skirmish.game,
  standing: ['salute'],
  move: v.union([skirmish.game.move, v.strictObject({ type: v.literal('salute') })]),
  check: (state, actor, move) =>
    move.type === 'salute' ? undefined : skirmish.game.check(state, actor, move),
  apply: (draft, actor, move, rng, emit) => {
    if (move.type !== 'salute') skirmish.game.apply(draft, actor, move, rng, emit);
  },
};

const begin = async () => {
  const store = memoryStore();
  const seed = '5'.repeat(64);
  const { version } = saluting;
  const terms: Terms = { match: 'long', game: 'skirmish', version, options: {}, seats: 2 };
  const header: Header = {
    format: 1,
    table: 't',
    terms,
    commitment: commitmentOf(seed, terms),
    seed,
    rev: 0,
  };
  await store.write({ do: 'append', journal: 'long', at: 0, text: headerLine(header) });
  const nonces = { nonces: ['', ''], hashes: ['', ''] };
  const begun = await KeptMatch.begin(store, saluting, header, nonces);
  if (!begun.ok) throw new Error(begun.refusal.message);
  return { store, match: begun.value };
};

/** How often others had a turn while this was done. */
const turnsDuring = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isDone = true;
  return [result, turns];
};

test('a match of thousands of standing orders is woken and ended in slices, and keeps none of them', async () => {
  const { store, match } = await begin();
  for (let t = 1; t <= RECORDS; t++)
    await match.enter({ entry: { actor: t % 2, ask: 0, move: { type: 'salute' } }, t });
  expect([match.rev, match.timeline.past.length]).toEqual([RECORDS + 1, 0]);
  expect(match.story.tell('spectator').length).toBeLessThanOrEqual(100);

  const { lines } = await store.lines('long');
  const [read, readTurns] = await turnsDuring(() => inSlices(readingMatch(lines)));
  if (!read.ok || !read.value.nonces) throw new Error('the journal cannot be read');
  const { nonces, ...rest } = read.value;
  const [woken, wakeTurns] = await turnsDuring(() =>
    KeptMatch.restore(store, saluting, { ...rest, nonces }, () => undefined),
  );
  if (!woken.ok) throw new Error(woken.refusal.message);
  expect([woken.value.rev, woken.value.state]).toEqual([match.rev, match.state]);
  const [text, endTurns] = await turnsDuring(() => woken.value.finished(['Ann', 'Bob']));
  for (const turns of [readTurns, wakeTurns, endTurns]) expect(turns).toBeGreaterThan(2);

  const { journal, story, names } = JSON.parse(text) as FinishedMatch;
  expect([(journal as Journal).entries.length, story.length, names]).toEqual([
    RECORDS,
    RECORDS + 1,
    ['Ann', 'Bob'],
  ]);
  expect(story.at(-1)).toMatchObject({ t: RECORDS, pub: expect.anything() });
  expect(verify(journal as Journal, saluting)).toMatchObject({ ok: true });
});

test('long works take turns: between any two slices everybody else has one', async () => {
  const order: string[] = [];
  function* work(name: string): Generator<undefined, undefined, undefined> {
    for (let i = 0; i < 3; i++) {
      order.push(name);
      const end = performance.now() + 9;
      while (performance.now() < end);
      yield;
    }
    return undefined;
  }
  const [, turns] = await turnsDuring(() => Promise.all([inSlices(work('a')), inSlices(work('b'))]));
  expect(order.join('')).toBe('ababab');
  expect(turns).toBeGreaterThanOrEqual(6);
});

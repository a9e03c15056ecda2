import * as v from 'valibot';
import { commitmentOf, type Terms } from '../../../shared/engine/fairness';
import type { FinishedMatch } from '../../../shared/api';
import type { AnyGame } from '../../../shared/engine/game';
import { type Journal, verify } from '../../../shared/engine/journal';
import { begin as setUp, keyOf } from '../../../shared/engine/match';
import type { Origin } from '../../../shared/engine/origin';
import type { Result } from '../../../shared/engine/result';
import { makeLog } from '../../../server/log';
import { charterOf, type Header, headerLine, readingMatch } from '../../../server/rooms/journalLines';
import { KeptMatch } from '../../../server/rooms/keptMatch';
import { inSlices } from '../../../server/rooms/slices';
import { newTableDoc } from '../../../server/rooms/tableDoc';
import { Watch } from '../../../server/rooms/watch';
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

const salute = (t: number) => ({ actor: t % 2, ask: 0, move: { type: 'salute' } });

const given = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

const begin = async (origin?: Origin) => {
  const store = memoryStore();
  const seed = '5'.repeat(64);
  const { version } = saluting;
  const goesOn = origin === undefined ? {} : { origin };
  const terms: Terms = { match: 'long', game: 'skirmish', version, options: {}, seats: 2, ...goesOn };
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
  const match = given(await KeptMatch.begin(store, saluting, header, nonces));
  return { store, match };
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
  for (let t = 1; t <= RECORDS; t++) await match.enter({ entry: salute(t), t });
  expect([match.rev, match.timeline.past.length]).toEqual([RECORDS + 1, 0]);
  expect(match.story.tell('spectator').length).toBeLessThanOrEqual(100);

  const { lines } = await store.lines('long');
  const [read, readTurns] = await turnsDuring(() => inSlices(readingMatch(lines)));
  if (!read.ok || !read.value.nonces) throw new Error('the journal cannot be read');
  const { nonces, header, records } = read.value;
  const begun = given(setUp(saluting, header.terms, keyOf(charterOf(header, nonces))));
  const [woken, wakeTurns] = await turnsDuring(() =>
    KeptMatch.restore(store, saluting, { header, records, nonces, begun }, () => undefined),
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

test('a match that goes on from a long one begins and ends in slices', async () => {
  // So many that even a fast machine needs several slices.
  const entries = Array.from({ length: 4 * RECORDS }, (_, t) => salute(t));
  const origin: Origin = {
    match: 'old',
    record: entries.length,
    key: '7'.repeat(64),
    entries,
    viewer: 'spectator',
  };
  const [{ match }, beginTurns] = await turnsDuring(() => begin(origin));
  const [text, endTurns] = await turnsDuring(() => match.finished(['Ann', 'Bob']));
  for (const turns of [beginTurns, endTurns]) expect(turns).toBeGreaterThan(4);
  expect((JSON.parse(text) as FinishedMatch).story).toHaveLength(1);
});

test('what those see who watch later is caught up with in slices, when a long match is woken', async () => {
  const { match } = await begin();
  const { terms, commitment, seed } = match.charter;
  const header: Header = { format: 1, table: 't', terms, commitment, seed, rev: 0 };
  const doc = newTableDoc('t', '', '', { game: 'skirmish', options: {}, listed: false, time: {}, delay: 5 });
  let now = 1_800_000_000_000;
  const house = { date: () => now, now: () => 0, log: makeLog('silent') };
  const watch = new Watch({ house, doc, game: saluting, isHidden: true });
  watch.begin({ game: saluting, header, begun: match.last, cast: [] }, now);
  for (let t = 1; t <= RECORDS; t++) watch.enter({ entry: salute(t), t }, now);
  // Nothing is played when it is noted down, however old it is: waking a match notes all of it.
  now += 5000;
  watch.enter({ entry: salute(1), t: RECORDS }, now - 5000);
  expect(watch.rev).toBe(0);
  const [, turns] = await turnsDuring(() => inSlices(watch.catchingUp()));
  expect(turns).toBeGreaterThan(2);
  expect(watch.rev).toBe(RECORDS + 2);
  watch.close();
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

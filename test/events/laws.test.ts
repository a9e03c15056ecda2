import fc from 'fast-check';
import { enterEvent, replayEvent } from '../../shared/events/apply';
import { heaviestMatching } from '../../shared/events/blossom';
import { scoreSheetCsv } from '../../shared/events/exports';
import { faultsOf } from '../../shared/events/faults';
import { leagueTable } from '../../shared/events/league';
import { minimumPairs } from '../../shared/events/matching';
import { present, timesMet } from '../../shared/events/pairing';
import { scoreSheet } from '../../shared/events/scoreSheet';
import { standingsAfter } from '../../shared/events/standings';
import { fastRng } from '../../shared/engine/rng';
import { NONE } from '../../shared/events/types';
import { Desk, randomEvent } from './stand';

const FORMATS = [
  { format: 'kit' },
  { format: 'swiss', rounds: 5 },
  { format: 'swiss', rounds: 4, cut: 4 },
  { format: 'crews', rounds: 3 },
  { format: 'captains', rounds: 3, tableSize: 4 },
] as const;

describe.each(FORMATS)('%p', (options) => {
  test('20 events with departures and corrections break no law', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const desk = randomEvent(seed, 3 + (seed % 14), options, ({ event }) =>
        expect(faultsOf(event)).toEqual([]),
      );
      expect(faultsOf(desk.event)).toEqual([]);
      expect(desk.event.rounds.filter(({ final }) => !final)).toHaveLength(
        options.format === 'kit' ? 3 : options.rounds,
      );
      expect(replayEvent(desk.charter, desk.entries)).toEqual({ ok: true, value: desk.event });
      expect(JSON.parse(JSON.stringify(desk.event))).toEqual(desk.event);
    }
  });
});

test('nobody meets twice and nobody has two byes while it can be helped (40 events without departures)', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const players = 6 + (seed % 20);
    const desk = new Desk({}, seed).register(...Array.from({ length: players }, (_, at) => `p${String(at)}`));
    const rng = fastRng(seed);
    desk.enter({ type: 'start' });
    for (;;) {
      desk.sign();
      for (const { players: pair } of desk.round.tables)
        desk.score(pair.join(''), rng.below(100), rng.below(100), rng.below(2));
      if (desk.event.stage === 'final') break;
      desk.enter({ type: 'nextRound' });
    }
    const { rounds, entrants } = desk.event;
    for (const [at, { id }] of entrants.entries()) {
      expect(rounds.filter(({ bye }) => bye === id).length).toBeLessThanOrEqual(1);
      for (const other of entrants.slice(at + 1))
        expect(timesMet(rounds, id, other.id)).toBeLessThanOrEqual(1);
    }
  }
});

test('a pairing that breaks a law is found', () => {
  const { event } = randomEvent(4, 9, {});
  const [first, second] = event.rounds;
  const swapped = (round: typeof first): string[] =>
    faultsOf({ ...event, rounds: event.rounds.map((one) => (one.number === 2 ? round! : one)) });
  const again = { ...second!, tables: first!.tables, bye: first!.bye };
  expect(swapped(again)).toEqual(
    expect.arrayContaining([
      'round 2: a rematch could have been helped',
      'round 2: a second bye could have been helped',
    ]),
  );
  expect(swapped({ ...second!, tables: [...second!.tables, second!.tables[0]!] })).toContain(
    'round 2: somebody sits twice',
  );
});

test('any order of reports within a round gives the same standings and the same next round', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const played = [1, 2].map((order) => {
      const desk = new Desk({}, 1).register(...Array.from({ length: 11 }, (_, at) => `p${String(at)}`));
      desk.enter({ type: 'start' }).sign();
      const rng = fastRng(seed);
      const points = desk.round.tables.map(() => 10 * rng.below(4));
      const tables = fastRng(seed * order).shuffle([...desk.round.tables.keys()]);
      for (const table of tables)
        desk.score(desk.round.tables[table]!.players.join(''), points[table]!, 40, 0);
      return desk.enter({ type: 'nextRound' }).event;
    });
    const [one, other] = played.map(({ seq: _, ...event }) => event);
    expect(one).toEqual(other);
  }
});

test('what is entered leaves the event that was given alone', () => {
  const desk = randomEvent(3, 9, {});
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  freeze(desk.event);
  const entered = enterEvent(desk.charter, desk.event, { type: 'close', by: 'organiser', time: 0 });
  expect(entered.ok && entered.value.stage).toBe('closed');
  expect(desk.event.stage).toBe('final');
});

/** The lightest set of pairs, by trying all. */
const tryAll = (n: number, cost: (a: number, b: number) => number, rest = [...Array(n).keys()]): number => {
  const [first, ...others] = rest;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        cost(first, other) +
        tryAll(
          n,
          cost,
          others.filter((one) => one !== other),
        ),
    ),
  );
};

test('the matching is the lightest there is (against trying all)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 1e6 }), (half, seed) => {
      const n = 2 * half;
      const rng = fastRng(seed);
      const table = Array.from({ length: n }, () => Array.from({ length: n }, () => rng.below(12)));
      const cost = (a: number, b: number): number => table[Math.min(a, b)]![Math.max(a, b)]!;
      const partner = heaviestMatching(n, (a, b) => 1000 - cost(a, b));
      expect(partner.every((other, at) => partner[other] === at && other !== at)).toBe(true);
      const found = partner.reduce((sum, other, at) => (other > at ? sum + cost(at, other) : sum), 0);
      expect(found).toBe(tryAll(n, cost));
    }),
    { seed: 1, numRuns: 400 },
  );
});

test('Swiss pairs: no rematch while it can be helped, then those of equal points', () => {
  const points: Readonly<Record<string, number>> = { A: 4, B: 4, C: 4, D: 2, E: 2, F: 2 };
  const pairs = minimumPairs(
    Object.keys(points),
    (player) => points[player] ?? 0,
    (a, b) => ([a, b].join('') === 'AB' ? 1 : 0),
  );
  expect(pairs.map((pair) => pair.join('')).sort()).toEqual(['AD', 'BC', 'EF']);
});

test('a cut to a final: who wins it is first', () => {
  const desk = randomEvent(2, 12, { format: 'swiss', rounds: 3, cut: 4 });
  const finals = desk.event.rounds.filter(({ final }) => final);
  expect(finals.map(({ tables }) => tables.length)).toEqual([2, 1]);
  const [last] = finals.at(-1)!.tables;
  const champion = last!.scores.find(({ result }) => result === 'W')?.player ?? last!.players[0];
  expect(scoreSheet(desk.event)[0]!.player).toBe(champion);
  const [head] = scoreSheetCsv(desk.event).split('\r\n');
  expect(head).toContain('Round 3 opponent');
  expect(head).toContain('Final 2 opponent');
  expect(head).not.toContain('Round 4');
});

test('late entries of a Swiss event play from the next round on', () => {
  const desk = new Desk({ format: 'swiss', rounds: 4 }).register('A', 'B').enter({ type: 'start' }).sign();
  desk.register('C', 'D');
  expect(present(desk.event)).toHaveLength(4);
  desk.score(desk.round.tables[0]!.players.join(''), 60, 40).enter({ type: 'nextRound' });
  expect(desk.round.tables).toHaveLength(2);
  expect(desk.event.entrants[2]).toMatchObject({ from: 2, leftAfter: NONE });
});

test('a Panic evening: the best game of a crew counts, missions before hull', () => {
  const desk = new Desk({ format: 'crews', rounds: 2 }).register('A', 'B').enter({ type: 'start' });
  const play = (missions: readonly [number, number][]): void => {
    const round = desk.event.rounds.length;
    for (const [table, { players }] of desk.round.tables.entries()) {
      const [done, hull] = missions[players[0] === 'A' ? 0 : 1]!;
      desk.enter({ type: 'report', round, table, report: { type: 'crew', missions: done, hull } }, 'table');
    }
  };
  play([
    [5, 1],
    [4, 9],
  ]);
  desk.enter({ type: 'nextRound' });
  play([
    [0, 0],
    [5, 2],
  ]);
  expect(
    standingsAfter(desk.event, 2).map(({ player, battlePoints, fleetPoints }) => [
      player,
      battlePoints,
      fleetPoints,
    ]),
  ).toEqual([
    ['B', 5, 2],
    ['A', 5, 1],
  ]);
});

test('a Risk evening: tables as equal as can be, a point for everybody left behind', () => {
  const desk = new Desk({ format: 'captains', rounds: 1, tableSize: 4 })
    .register('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')
    .enter({ type: 'start' });
  expect(desk.round.tables.map(({ players }) => players.length)).toEqual([3, 3, 3]);
  for (const table of [0, 1, 2])
    desk.enter(
      { type: 'report', round: 1, table, report: { type: 'places', order: [2, 0, 1], held: [9, 3, 30] } },
      'table',
    );
  const { players } = desk.round.tables[0]!;
  const points = new Map(standingsAfter(desk.event, 1).map((one) => [one.player, one.battlePoints]));
  expect(players.map((player) => points.get(player))).toEqual([1, 0, 2]);
  expect(desk.event.stage).toBe('final');
});

test('a league adds up ranks over events', () => {
  const sheets = [1, 2, 3].map((seed) => scoreSheet(randomEvent(seed, 8, {}).event));
  const table = leagueTable(sheets);
  expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(3 * (25 + 18 + 15 + 12 + 10 + 8 + 6 + 4));
  expect(table[0]!.points).toBeGreaterThanOrEqual(table[1]!.points);
});

import { dueIn } from '../../shared/events/due';
import { scoreSheetCsv } from '../../shared/events/exports';
import {
  enterLine,
  type Ledger,
  type Line,
  offeredUndo,
  openLedger,
  replayLedger,
} from '../../shared/events/ledger';
import { reportOf } from '../../shared/events/reports';
import { Desk, FLEET, randomEvent } from './stand';

const report = { type: 'battle', winner: 0, surviving: [10, 0], stacks: [0, 0] } as const;

/** A ledger in the hands of a test. */
const ledgerOf = (players: number, options: object = {}) => {
  const { charter } = new Desk(options);
  let ledger: Ledger = openLedger(charter);
  const enter = (line: object, by = 'organiser', time = 0): string => {
    const entered = enterLine(ledger, { ...line, by, time } as Line);
    if (entered.ok) ledger = entered.value;
    return entered.ok ? '' : entered.refusal.code;
  };
  for (let at = 0; at < players; at++)
    enter(
      { type: 'register', player: `p${String(at)}`, name: `P${String(at)}`, sheet: FLEET, nonce: '' },
      `p${String(at)}`,
    );
  return { enter, now: () => ledger };
};

test('undo takes back the organiser’s last entry, keeps what others did since, and leaves a line', () => {
  const { enter, now } = ledgerOf(6);
  enter({ type: 'start' });
  const before = now().event;
  expect(enter({ type: 'leave', player: 'p0' })).toBe('');
  const signer = before.rounds[0]!.tables.find(({ players }) => !players.includes('p0'))!.players[0]!;
  expect(enter({ type: 'signBuild', player: signer }, signer)).toBe('');
  expect(enter({ type: 'undo' }, 'p0')).toBe('organiserOnly');
  expect(enter({ type: 'undo' })).toBe('');
  expect(now().event.entrants[0]!.leftAfter).toBe(-1);
  expect(now().event.rounds[0]!.tables.flatMap(({ builds }) => builds)).toContain('signed');
  expect(now().lines.at(-1)!.type).toBe('undo');
  expect(enter({ type: 'undo' })).toBe('cannotUndo');
  expect(replayLedger(now().charter, now().lines)).toEqual({ ok: true, value: now() });
});

test('what was published is not taken back, nor offered', () => {
  const { enter, now } = ledgerOf(2);
  enter({ type: 'start' });
  expect(enter({ type: 'undo' })).toBe('cannotUndo');
  expect(offeredUndo(now())).toEqual({ undo: -1, stands: '' });
});

test('a result is offered for undoing until dice were thrown over it', () => {
  const { enter, now } = ledgerOf(4);
  enter({ type: 'start' });
  const even = { type: 'battle', winner: 0, surviving: [10, 10], stacks: [0, 0] } as const;
  expect(enter({ type: 'report', round: 1, table: 0, report: even })).toBe('');
  expect(offeredUndo(now())).toEqual({ undo: now().lines.length - 1, stands: '' });
  // Both winners have the same points now: they roll off.
  expect(enter({ type: 'report', round: 1, table: 1, report: even })).toBe('');
  expect(now().event.rounds[0]!.rollOffs).not.toEqual([]);
  expect(offeredUndo(now())).toEqual({ undo: -1, stands: 'Dice were thrown since: correct it instead.' });
  expect(enter({ type: 'undo' })).toBe('cannotUndo');
});

test('the clock: signing, absence, going on, closing; a call holds it up', () => {
  const { enter, now } = ledgerOf(2);
  enter({ type: 'start' }, 'organiser', 1000);
  const first = (): string[] => dueIn(now().event).map(({ what, at }) => `${what} ${String(at)}`);
  expect(first()).toEqual(['sign 181000', 'absent 601000']);
  enter({ type: 'come', player: 'p0' }, 'table', 2000);
  enter({ type: 'come', player: 'p1' }, 'table', 2000);
  expect(first()).toEqual(['sign 181000']);
  for (const player of ['p0', 'p1']) enter({ type: 'signBuild', player }, player, 3000);
  enter({ type: 'report', round: 1, table: 0, report }, 'table', 10_000);
  expect(first()).toEqual(['sign 190000']);
  for (const player of ['p0', 'p1']) enter({ type: 'signResult', player }, player, 20_000);
  expect(first()).toEqual(['next 200000']);
  expect(enter({ type: 'dispute', player: 'p0', reason: 'no' }, 'p0', 30_000)).toBe('');
  expect(first()).toEqual([]);
  expect(enter({ type: 'dispute', player: 'p0', reason: 'no' }, 'p1')).toBe('notYours');
  expect(enter({ type: 'come', player: 'p0' }, 'p0')).toBe('notYours');
});

test('what tables report, of every game', () => {
  const { options } = new Desk().event;
  expect(reportOf(options, { result: { winner: 1, surviving: [0, 20], stacks: [1, 0] } })).toEqual({
    type: 'battle',
    winner: 1,
    surviving: [0, 20],
    stacks: [1, 0],
  });
  expect(reportOf({ ...options, format: 'crews' }, { missionsDone: ['a', 'b'], hulls: [2, 0, 1] })).toEqual({
    type: 'crew',
    missions: 2,
    hull: 3,
  });
  expect(reportOf({ ...options, format: 'captains' }, { held: [3, 9, 5], result: { winners: [2] } })).toEqual(
    {
      type: 'places',
      order: [2, 1, 0],
      held: [3, 9, 5],
    },
  );
  expect(reportOf(options, { result: 'nothing' })).toBeUndefined();
});

test('the score sheet as CSV: a head and a row for each, quoted, and no formulas', () => {
  const desk = randomEvent(3, 5, {});
  desk.event.entrants[0]!.name = '=SUM("A1")';
  const lines = scoreSheetCsv(desk.event).trimEnd().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]!.split(',')).toHaveLength(4 + 3 * 4 + 4);
  expect(lines.join('\n')).toContain(`"'=SUM(""A1"")"`);
});

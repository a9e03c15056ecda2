import { atOnce } from '../engine/atOnce';
import { failed, type Result, succeeded } from '../engine/result';
import { enterEvent, openEvent, replayEvent, replayingEvent } from './apply';
import type { EventCharter } from './charter';
import { type Entry, NONE, type Stamped, type Tournament } from './types';

/** A line of an event's journal: an entry, or the organiser taking his last one back. */
export type Line = Entry | (Stamped & { readonly type: 'undo' });

/** An event with its journal. */
export interface Ledger {
  readonly charter: EventCharter;
  readonly lines: readonly Line[];
  /** The lines that were taken back. */
  readonly undone: ReadonlySet<number>;
  readonly event: Tournament;
  /** The event when something was last published, after so many lines: nothing before it is ever taken back. */
  readonly published: { readonly lines: number; readonly event: Tournament };
}

export const openLedger = (charter: EventCharter): Ledger => {
  const event = openEvent(charter);
  return { charter, lines: [], undone: new Set(), event, published: { lines: 0, event } };
};

/** What the organiser may take back: what he did to players and results, never what was published. */
const UNDOABLE: ReadonlySet<Line['type']> = new Set([
  'register',
  'changeSheet',
  'withdraw',
  'leave',
  'absent',
  'report',
  'correct',
]);
const PUBLISHING: ReadonlySet<Line['type']> = new Set(['start', 'nextRound', 'close']);

/** The line that `undo` would take back; `NONE` also where what came since stands on it, and then why not. */
export interface OfferedUndo {
  readonly undo: number;
  readonly stands: string;
}

export const offeredUndo = (ledger: Ledger): OfferedUndo => {
  const undo = undoable(ledger.lines, ledger.undone);
  if (undo === NONE || ledger.event.stage === 'closed') return NOTHING_TO_UNDO;
  const taken = takeBack(ledger, { type: 'undo', by: 'organiser', time: 0 });
  return taken.ok ? { undo, stands: '' } : { undo: NONE, stands: taken.refusal.message };
};
export const NOTHING_TO_UNDO: OfferedUndo = { undo: NONE, stands: '' };

/** The line that `undo` would take back; `NONE`: there is none. */
const undoable = (lines: readonly Line[], undone: ReadonlySet<number>): number => {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || undone.has(at)) continue;
    if (PUBLISHING.has(line.type)) return NONE;
    if (line.by === 'organiser' && UNDOABLE.has(line.type)) return at;
  }
  return NONE;
};

/** What counts of the lines from this one up to that. */
const counted = (lines: readonly Line[], undone: ReadonlySet<number>, from = 0, to = lines.length): Entry[] =>
  lines.slice(from, to).flatMap((line, at) => (line.type === 'undo' || undone.has(from + at) ? [] : [line]));

const cannot = (message: string): Result<never> => failed({ code: 'cannotUndo', message });

/** What comes of one more line. */
export const enterLine = (ledger: Ledger, line: Line): Result<Ledger> => {
  const { charter, event } = ledger;
  if (line.type === 'undo') return takeBack(ledger, line);
  const entered = enterEvent(charter, event, line);
  if (!entered.ok) return entered;
  const lines = [...ledger.lines, line];
  const published = PUBLISHING.has(line.type)
    ? { lines: lines.length, event: entered.value }
    : ledger.published;
  return succeeded({ ...ledger, lines, event: entered.value, published });
};

/** Only what came after the last that was published is played again: whoever takes back a lot costs nobody much. */
const takeBack = (ledger: Ledger, line: Line): Result<Ledger> => {
  const { charter, lines, undone, event, published } = ledger;
  if (line.by !== 'organiser')
    return failed({ code: 'organiserOnly', message: 'Only the organiser may do that.' });
  const at = event.stage === 'closed' ? NONE : undoable(lines, undone);
  if (at === NONE) return cannot('There is nothing to take back.');
  const without = new Set([...undone, at]);
  const again = replayEvent(charter, counted(lines, without, published.lines), published.event);
  if (!again.ok) return cannot('What came after it would not be possible without it.');
  // What chance has shown is not taken back; a result is corrected instead.
  if (again.value.reveals !== event.reveals) return cannot('Dice were thrown since: correct it instead.');
  return succeeded({ ...ledger, lines: [...lines, line], undone: without, event: again.value });
};

/** Reads a journal again, a line at a step. What it holds was accepted once. */
export function* replayingLedger(
  charter: EventCharter,
  lines: readonly Line[],
): Generator<undefined, Result<Ledger>, undefined> {
  const undone = undoneIn(lines);
  if (!undone.ok) return undone;
  const last = lines.findLastIndex(({ type }) => PUBLISHING.has(type)) + 1;
  const before = yield* replayingEvent(charter, counted(lines, undone.value, 0, last));
  if (!before.ok) return before;
  const event = yield* replayingEvent(charter, counted(lines, undone.value, last), before.value);
  const published = { lines: last, event: before.value };
  return event.ok
    ? succeeded({ charter, lines, undone: undone.value, event: event.value, published })
    : event;
}

/** The same at one go. */
export const replayLedger = (...read: Parameters<typeof replayingLedger>): Result<Ledger> =>
  atOnce(replayingLedger(...read));

/** The lines that others take back: each takes back the last that can be (`undoable`), found without looking back. */
const undoneIn = (lines: readonly Line[]): Result<Set<number>> => {
  const undone = new Set<number>();
  let open: number[] = [];
  for (const [at, line] of lines.entries()) {
    if (PUBLISHING.has(line.type)) open = [];
    else if (line.by === 'organiser' && UNDOABLE.has(line.type)) open.push(at);
    if (line.type !== 'undo') continue;
    const back = open.pop();
    if (back === undefined) return cannot(`line ${String(at)}: there is nothing to take back`);
    undone.add(back);
  }
  return succeeded(undone);
};

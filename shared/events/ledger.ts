import { failed, type Result, succeeded } from '../engine/result';
import { enterEvent, openEvent, replayEvent } from './apply';
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
}

export const openLedger = (charter: EventCharter): Ledger => ({
  charter,
  lines: [],
  undone: new Set(),
  event: openEvent(charter),
});

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

/** The line that `undo` would take back; `NONE`: there is none. */
export const undoable = (lines: readonly Line[], undone: ReadonlySet<number>): number => {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || undone.has(at)) continue;
    if (PUBLISHING.has(line.type)) return NONE;
    if (line.by === 'organiser' && UNDOABLE.has(line.type)) return at;
  }
  return NONE;
};

const counted = (lines: readonly Line[], undone: ReadonlySet<number>): Entry[] =>
  lines.flatMap((line, at) => (line.type === 'undo' || undone.has(at) ? [] : [line]));

const cannot = (message: string): Result<never> => failed({ code: 'cannotUndo', message });

/** What comes of one more line. */
export const enterLine = (ledger: Ledger, line: Line): Result<Ledger> => {
  const { charter, lines, undone, event } = ledger;
  if (line.type === 'undo') return takeBack(ledger, line);
  const entered = enterEvent(charter, event, line);
  return entered.ok ? succeeded({ charter, lines: [...lines, line], undone, event: entered.value }) : entered;
};

const takeBack = ({ charter, lines, undone, event }: Ledger, line: Line): Result<Ledger> => {
  if (line.by !== 'organiser')
    return failed({ code: 'organiserOnly', message: 'Only the organiser may do that.' });
  const at = event.stage === 'closed' ? NONE : undoable(lines, undone);
  if (at === NONE) return cannot('There is nothing to take back.');
  const without = new Set([...undone, at]);
  const again = replayEvent(charter, counted(lines, without));
  if (!again.ok) return cannot('What came after it would not be possible without it.');
  // What chance has shown is not taken back; a result is corrected instead.
  if (again.value.reveals !== event.reveals) return cannot('Dice were thrown since: correct it instead.');
  return succeeded({ charter, lines: [...lines, line], undone: without, event: again.value });
};

/** Reads a journal again. What it holds was accepted once. */
export const replayLedger = (charter: EventCharter, lines: readonly Line[]): Result<Ledger> => {
  const undone = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (line.type !== 'undo') continue;
    const back = undoable(lines.slice(0, at), undone);
    if (back === NONE) return cannot(`line ${String(at)}: there is nothing to take back`);
    undone.add(back);
  }
  const event = replayEvent(charter, counted(lines, undone));
  return event.ok ? succeeded({ charter, lines, undone, event: event.value }) : event;
};

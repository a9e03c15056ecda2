import type { Ledger, Line } from '../../../shared/events/ledger';
import { dueIn } from '../../../shared/events/due';
import type { Round, Table as EventTable } from '../../../shared/events/types';
import type { EventView, LogLine, ShownDue, ShownTable } from '../../../shared/eventProtocol';
import { matchClock } from '../matchTime';
import type { Table } from '../table';
import { isHeld } from '../tableDoc';
import type { EventDoc } from './eventDoc';
import { tableIdOf, tableSecretOf } from './eventIds';

/** What of an event its public side is made of. */
export interface Shown {
  readonly doc: EventDoc;
  readonly ledger: Ledger;
  readonly tableOf: (id: string) => Table | undefined;
  readonly here: ReadonlySet<string>;
  readonly date: () => number;
}

/** The public side of an event, built from nothing secret: no sheets, no seed before it is closed. */
export const eventView = (shown: Shown): EventView => {
  const { doc, ledger } = shown;
  const { event } = ledger;
  return {
    name: doc.name,
    date: doc.date,
    league: doc.league,
    organiser: doc.organiser.name,
    listed: doc.listed,
    stage: event.stage,
    options: event.options,
    commitment: doc.charter.commitment,
    seed: event.stage === 'closed' ? doc.charter.seed : '',
    seq: ledger.lines.length,
    due: dueIn(event).map(({ what, at }): ShownDue => ({ what, at })),
    entrants: Object.fromEntries(
      event.entrants.map(({ id, name, sp, from, leftAfter, bot }, at) => [
        id,
        // What a fleet costs is part of its sheet.
        {
          at,
          name,
          sp: event.stage === 'registration' ? 0 : sp,
          from,
          leftAfter,
          bot,
          here: shown.here.has(id),
        },
      ]),
    ),
    rounds: event.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table, at) => shownTable(shown, round, table, at)),
    })),
  };
};

const shownTable = (shown: Shown, { number }: Round, table: EventTable, at: number): ShownTable => {
  const { charter } = shown.doc;
  const room = tableIdOf(charter, number, at);
  const live = shown.tableOf(room);
  // While a crew gathers its table is its own.
  const isOwn = shown.ledger.event.options.format === 'crews' && (live?.doc.stage ?? 'lobby') === 'lobby';
  return {
    ...table,
    room,
    secret: isOwn ? '' : tableSecretOf(charter, number, at),
    // Until the event is closed nobody may look into sheets, which are in the record of a match.
    match: shown.ledger.event.stage === 'closed' ? (shown.doc.matches[room] ?? '') : '',
    ends: endOf(shown, table, live),
    held: live !== undefined && isHeld(live.doc),
    pauses: (live?.doc.event?.pauses ?? []).flatMap((seat) => table.players[seat] ?? []),
  };
};

const MINUTE = 60_000;

/** When the clock of a battle runs out, as far as can be said now. */
const endOf = ({ ledger, date }: Shown, { status, begun }: EventTable, live: Table | undefined): number => {
  if (status !== 'battle' || (live && isHeld(live.doc))) return 0;
  const own = live && matchClock(live);
  if (own && live.clock && live.doc.stage === 'playing') {
    const ends = date() + own.limitMs - live.clock.time();
    // To the second: a clock that runs is no news.
    return Math.round(ends / 1000) * 1000;
  }
  return begun + ledger.event.options.battleRoundMinutes * MINUTE;
};

/** The log as everybody may read it: who did what to whom, never what is on a sheet. */
export const logLines = ({ lines, undone, event }: Ledger, from: number, most: number): LogLine[] =>
  lastOf(lines, from, most).map(({ line, at }) => logLine(line, at, undone.has(at), event.entrants));

/** The last so many lines worth telling; the journal may be long. */
const lastOf = (
  lines: readonly Line[],
  from: number,
  most: number,
): { readonly line: Line; readonly at: number }[] => {
  const last: { readonly line: Line; readonly at: number }[] = [];
  for (let at = lines.length - 1; at >= from && last.length < most; at--) {
    const line = lines[at];
    if (line && line.type !== 'come') last.push({ line, at });
  }
  return last.reverse();
};

const logLine = (
  line: Line,
  at: number,
  undone: boolean,
  entrants: readonly { readonly id: string; readonly name: string }[],
): LogLine => {
  const player = 'player' in line ? line.player : '';
  const named = 'name' in line ? line.name : (entrants.find(({ id }) => id === player)?.name ?? '');
  return {
    at,
    time: line.time,
    by: line.by,
    type: line.type,
    player,
    name: named,
    round: 'round' in line ? line.round : 0,
    table: 'table' in line ? line.table : 0,
    reason: 'reason' in line ? line.reason : '',
    undone,
  };
};

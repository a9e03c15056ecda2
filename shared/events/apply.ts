import { atOnce } from '../engine/atOnce';
import { clone } from '../engine/clone';
import { failed, type Refusal, type Result, succeeded } from '../engine/result';
import { type Rng, streamRng } from '../engine/rng';
import { readFleet } from '../games/attackWing/fleet/check';
import { fleetPrice } from '../games/attackWing/fleet/prices';
import { parseFleet } from '../games/attackWing/fleet/text';
import { type EventCharter, eventKey } from './charter';
import { closeRound, leave, openRound, reopenPoints, takeReport } from './course';
import { hasFleets, type TournamentOptions } from './options';
import { problemOf } from './problems';
import { givenUp } from './scores';
import { type Entrant, type Entry, type EntryOf, NONE, type Table, type Tournament } from './types';

/** An event at the beginning of its registration. */
export const openEvent = ({ options }: Pick<EventCharter, 'options'>): Tournament => ({
  options,
  stage: 'registration',
  entrants: [],
  rounds: [],
  rng: { key: '', counter: 0 },
  reveals: 0,
  seq: 0,
});

/** What comes of one line of the journal. The given event is left alone. */
export const enterEvent = (
  charter: EventCharter,
  before: Readonly<Tournament>,
  entry: Entry,
): Result<Tournament> => {
  const refusal = problemOf(before, entry);
  if (refusal) return failed(refusal);
  const draft: Tournament = clone(before);
  draft.seq++;
  apply(charter, draft, entry);
  return succeeded(draft);
};

/** Plays a journal again, from its beginning or from where an event was before these entries; an entry at a step. */
export function* replayingEvent(
  charter: EventCharter,
  entries: readonly Entry[],
  from?: Readonly<Tournament>,
): Generator<undefined, Result<Tournament>, undefined> {
  const event: Tournament = from ? clone(from) : openEvent(charter);
  for (const [at, entry] of entries.entries()) {
    const refusal = problemOf(event, entry);
    if (refusal) return failed(atLine(at, refusal));
    event.seq++;
    apply(charter, event, entry);
    yield undefined;
  }
  return succeeded(event);
}

/** The same at one go. */
export const replayEvent = (...played: Parameters<typeof replayingEvent>): Result<Tournament> =>
  atOnce(replayingEvent(...played));

const atLine = (at: number, refusal: Refusal): Refusal => ({
  ...refusal,
  message: `line ${String(at)}: ${refusal.message}`,
});

const apply = (charter: EventCharter, draft: Tournament, entry: Entry): void => {
  switch (entry.type) {
    case 'register':
      draft.entrants.push(newEntrant(draft, entry));
      return;
    case 'changeSheet':
      for (const one of draft.entrants)
        if (one.id === entry.player) Object.assign(one, sheetOf(entry.sheet, draft.options));
      return;
    case 'withdraw':
      draft.entrants = draft.entrants.filter(({ id }) => id !== entry.player);
      return;
    case 'start':
      draft.rng = {
        key: eventKey(
          charter,
          draft.entrants.map(({ nonce }) => nonce),
        ),
        counter: 0,
      };
      return openRound(draft, chanceOf(draft), entry.time);
    case 'nextRound':
      return openRound(draft, chanceOf(draft), entry.time);
    case 'close':
      draft.stage = 'closed';
      return;
    default:
      return applyAtTable(draft, entry);
  }
};

const chanceOf = (draft: Tournament): Rng => streamRng(draft);

const tableOf = (draft: Tournament, round: number, table: number): Table | undefined =>
  draft.rounds[round - 1]?.tables[table];

type TableEntry = EntryOf<
  'signBuild' | 'come' | 'report' | 'absent' | 'signResult' | 'dispute' | 'leave' | 'correct'
>;

const applyAtTable = (draft: Tournament, entry: TableEntry): void => {
  switch (entry.type) {
    case 'signBuild':
    case 'signResult':
      return sign(draft, entry);
    case 'come':
    case 'dispute':
      return atOwnTable(draft, entry);
    case 'report': {
      const table = tableOf(draft, entry.round, entry.table);
      if (table) takeReport(draft, table, entry.report);
      break;
    }
    case 'absent':
      absent(draft, entry);
      break;
    case 'leave':
      leave(draft, entry.player);
      break;
    case 'correct':
      return correct(draft, entry);
  }
  closeRound(draft, chanceOf(draft), entry.time);
};

/** Rules 10.14: who objects to a result calls the organiser; a signature that was given is taken back. */
const atOwnTable = (draft: Tournament, entry: EntryOf<'come' | 'dispute'>): void => {
  const { player } = entry;
  for (const table of draft.rounds.at(-1)?.tables ?? []) {
    const at = table.players.indexOf(player);
    if (at < 0) continue;
    if (entry.type === 'come') table.came[at] = true;
    else {
      table.results[at] = 'disputed';
      table.objections = [
        ...table.objections.filter((one) => one.player !== player),
        { time: entry.time, player, reason: entry.reason },
      ];
    }
  }
};

const sign = (draft: Tournament, { type, player, by, time }: EntryOf<'signBuild' | 'signResult'>): void => {
  const signature = by === player ? 'signed' : 'signedForHim';
  const round = draft.rounds.at(-1);
  if (round && by === player) round.signed = time;
  for (const table of round?.tables ?? []) {
    const at = table.players.indexOf(player);
    if (at < 0) continue;
    (type === 'signBuild' ? table.builds : table.results)[at] = signature;
    if (type === 'signResult') table.objections = table.objections.filter((one) => one.player !== player);
    if (table.status !== 'signing' || table.builds.includes('none')) continue;
    table.status = 'battle';
    table.begun = time;
  }
  if (draft.stage === 'verifying' && draft.rounds.at(-1)?.tables.every(({ status }) => status !== 'signing'))
    draft.stage = 'battle';
};

/** Rules 10.13: one who does not come gives the battle up; if nobody comes it was not fought, and both have left. */
const absent = (draft: Tournament, { round, table: at, players }: EntryOf<'absent'>): void => {
  const table = tableOf(draft, round, at);
  if (!table) return;
  const [loser] = players;
  if (players.length < table.players.length && loser !== undefined)
    return takeReport(draft, table, givenUp(table, draft.entrants, loser));
  table.status = 'notFought';
  for (const one of draft.entrants) if (players.includes(one.id)) one.leftAfter = round;
};

const correct = (draft: Tournament, { round, table: at, report, reason, time }: EntryOf<'correct'>): void => {
  const table = tableOf(draft, round, at);
  const before = table?.reports[0];
  if (!table || !before) return;
  table.corrections.push({ time, before, after: report, reason });
  takeReport(draft, table, report);
  // Everybody at the table signs anew, and has time for it.
  for (const one of draft.rounds) if (one.number === round) one.signed = time;
  table.results = table.players.map(() => 'none');
  table.objections = [];
  reopenPoints(draft, round, chanceOf(draft));
};

const newEntrant = (draft: Tournament, entry: EntryOf<'register'>): Entrant => ({
  id: entry.player,
  name: entry.name,
  ...sheetOf(entry.sheet, draft.options),
  nonce: entry.nonce,
  from: draft.rounds.length + 1,
  leftAfter: NONE,
  bot: entry.bot ?? '',
});

const sheetOf = (sheet: string, options: TournamentOptions): Pick<Entrant, 'sheet' | 'sp'> => {
  if (!hasFleets(options)) return { sheet: '', sp: 0 };
  const parsed = parseFleet(sheet);
  const fleet = parsed.ok ? readFleet(parsed.value) : undefined;
  return { sheet, sp: fleet ? fleetPrice(fleet) : 0 };
};

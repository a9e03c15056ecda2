import type { Refusal } from '../engine/result';
import { MOST_PLAYERS, takesLate } from './options';
import { reportProblem } from './scores';
import { isSheetLawful } from './sheets';
import { type Entry, type EntryOf, NONE, type Table, type Tournament } from './types';

/** Every reason for which a line is not entered. */
export const EVENT_REFUSALS = {
  notYours: 'Only the player himself or the organiser may do that.',
  organiserOnly: 'Only the organiser may do that.',
  tableOnly: 'Results come from the table, or from the organiser by hand.',
  notRegistering: 'Registration is over.',
  doubled: 'This player is registered already.',
  unknownPlayer: 'There is no such player in this event.',
  badName: 'A name has 1 to 24 characters.',
  nameTaken: 'Somebody of that name is registered already.',
  botsOnly: 'Only the organiser adds bots.',
  badSheet: 'That fleet breaks a rule of fleet building.',
  tooMany: 'The event is full.',
  tooFew: 'An event needs at least two players.',
  notNow: 'That is not possible at this point of the event.',
  wrongRound: 'That is not the running round.',
  noSuchTable: 'There is no such table in this round.',
  notAtTable: 'That player does not sit at this table.',
  alreadyOver: 'That battle is over.',
  notOver: 'That battle is not over.',
  hasLeft: 'That player has left the event.',
  noReason: 'Say why, in 1 to 200 characters.',
  closed: 'The event is closed: nothing changes any more.',
} as const;
export type EventRefusal = keyof typeof EVENT_REFUSALS;

const refuse = (code: EventRefusal): Refusal => ({ code, message: EVENT_REFUSALS[code] });

/** Why a line may not be entered; what was refused changes nothing. */
export const problemOf = (event: Readonly<Tournament>, entry: Entry): Refusal | undefined => {
  if (event.stage === 'closed') return refuse('closed');
  switch (entry.type) {
    case 'register':
    case 'changeSheet':
    case 'withdraw':
      return registrationProblem(event, entry);
    case 'start':
    case 'nextRound':
    case 'close':
      return courseProblem(event, entry);
    case 'report':
    case 'correct':
    case 'absent':
      return tableProblem(event, entry);
    case 'signBuild':
    case 'signResult':
    case 'come':
    case 'dispute':
      return signProblem(event, entry);
    case 'leave': {
      const entrant = event.entrants.find(({ id }) => id === entry.player);
      if (!isOwn(entry)) return refuse('notYours');
      if (!entrant) return refuse('unknownPlayer');
      if (entrant.leftAfter !== NONE) return refuse('hasLeft');
      return event.stage === 'registration' ? refuse('notNow') : undefined;
    }
  }
};

const isOwn = ({ by, player }: { readonly by: string; readonly player: string }): boolean =>
  by === player || by === 'organiser';

const registrationProblem = (
  event: Readonly<Tournament>,
  entry: EntryOf<'register' | 'changeSheet' | 'withdraw'>,
): Refusal | undefined => {
  const { options, entrants, stage } = event;
  const known = entrants.some(({ id }) => id === entry.player);
  if (!isOwn(entry)) return refuse('notYours');
  const late = entry.type === 'register' && takesLate(event);
  if (stage !== 'registration' && !late) return refuse('notRegistering');
  if (entry.type !== 'register' && !known) return refuse('unknownPlayer');
  if (entry.type === 'register') {
    if (known || ['organiser', 'clock', 'table', ''].includes(entry.player)) return refuse('doubled');
    if (entry.bot !== undefined && entry.by !== 'organiser') return refuse('botsOnly');
    if (entry.name.trim() === '' || Array.from(entry.name).length > 24) return refuse('badName');
    if (entrants.some(({ name }) => isSameName(name, entry.name))) return refuse('nameTaken');
    if (entrants.length >= MOST_PLAYERS[options.format]) return refuse('tooMany');
  }
  if (entry.type === 'withdraw') return undefined;
  return isSheetLawful(entry.sheet, options) ? undefined : refuse('badSheet');
};

/** Two who read alike would be one on the sheet. */
const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const courseProblem = (
  { stage, entrants }: Readonly<Tournament>,
  { type, by }: EntryOf<'start' | 'nextRound' | 'close'>,
): Refusal | undefined => {
  if (by !== 'organiser' && !(by === 'clock' && type !== 'start')) return refuse('organiserOnly');
  switch (type) {
    case 'start':
      if (stage !== 'registration') return refuse('notNow');
      return entrants.length < 2 ? refuse('tooFew') : undefined;
    case 'nextRound':
      return stage === 'closing' ? undefined : refuse('notNow');
    case 'close':
      return stage === 'final' ? undefined : refuse('notNow');
  }
};

const tableProblem = (
  event: Readonly<Tournament>,
  entry: EntryOf<'report' | 'correct' | 'absent'>,
): Refusal | undefined => {
  const { rounds, options } = event;
  const allowed =
    entry.type === 'correct' ? ['organiser'] : ['organiser', entry.type === 'report' ? 'table' : 'clock'];
  if (!allowed.includes(entry.by)) return refuse(entry.type === 'report' ? 'tableOnly' : 'organiserOnly');
  const round = rounds[entry.round - 1];
  if (!round || (entry.type !== 'correct' && entry.round !== rounds.length)) return refuse('wrongRound');
  const table = round.tables[entry.table];
  if (!table) return refuse('noSuchTable');
  if (entry.type === 'absent') return absentProblem(table, entry.players);
  if (entry.type === 'report' && isOver(table)) return refuse('alreadyOver');
  if (entry.type === 'correct' && table.status !== 'over') return refuse('notOver');
  if (entry.type === 'correct' && !isReason(entry.reason)) return refuse('noReason');
  return reportProblem(options, table, entry.report);
};

const isOver = ({ status }: Table): boolean => status === 'over' || status === 'notFought';

const absentProblem = (table: Table, players: readonly string[]): Refusal | undefined => {
  if (isOver(table)) return refuse('alreadyOver');
  const all = players.length > 0 && players.every((player) => table.players.includes(player));
  if (!all || new Set(players).size < players.length) return refuse('notAtTable');
  // At a table of several captains the others simply play.
  return table.players.length > 2 && players.length < table.players.length ? refuse('notNow') : undefined;
};

const LONGEST_REASON = 200;
const isReason = (reason: string): boolean =>
  reason.trim() !== '' && Array.from(reason).length <= LONGEST_REASON;

/** Who may do it in somebody's place. */
const FOR_HIM: Readonly<Record<'signBuild' | 'signResult' | 'come' | 'dispute', readonly string[]>> = {
  signBuild: ['organiser', 'clock'],
  signResult: ['organiser', 'clock'],
  come: ['table'],
  dispute: [],
};

const signProblem = (
  { rounds }: Readonly<Tournament>,
  entry: EntryOf<'signBuild' | 'signResult' | 'come' | 'dispute'>,
): Refusal | undefined => {
  const { type, player, by } = entry;
  const own = by === player && type !== 'come';
  if (!own && !FOR_HIM[type].includes(by)) return refuse('notYours');
  const table = rounds.at(-1)?.tables.find(({ players }) => players.includes(player));
  if (!table) return refuse('notAtTable');
  if (type === 'come') return table.came[table.players.indexOf(player)] ? refuse('notNow') : undefined;
  if (type === 'signBuild') return table.status === 'signing' ? undefined : refuse('notNow');
  if (entry.type === 'dispute' && !isReason(entry.reason)) return refuse('noReason');
  return table.status === 'over' ? undefined : refuse('notOver');
};

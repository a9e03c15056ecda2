import { seatTitle } from './table/tableWords';
import type { Refusal } from '../../shared/engine/game';
import { REFUSALS, type RefusalCode, type SeatView } from '../../shared/protocol';
import type { Link } from '../net/session';

/** How it stands between this page and its table. */
export function linkWords(link: Link): string {
  switch (link.type) {
    case 'connecting':
      return 'Taking you to the table …';
    case 'connected':
      return `Connected to table ${link.table}.`;
    case 'lost':
      return 'The connection is lost. Trying to come back …';
    case 'offline':
      return 'The server does not answer.';
    case 'gone':
      return 'This table is no longer there.';
    case 'outdated':
      return 'This page is of another version than the server.';
    case 'elsewhere':
      return 'You are at this table in another window.';
    case 'refused':
      return `The server did not let this page in: ${link.reason}.`;
    case 'closed':
      return 'You have left the table.';
  }
}

/** What a person can do about it, where there is something. */
export function remedyWords(link: Link): string | undefined {
  switch (link.type) {
    case 'outdated':
      return 'Reload the page';
    case 'elsewhere':
      return 'Go on here';
    case 'offline':
    case 'refused':
      return 'Try again';
    case 'gone':
    case 'closed':
      return 'Open a new table';
    case 'connecting':
    case 'connected':
    case 'lost':
      return undefined;
  }
}

/** Somebody owns the seat and is not here; a bot's own seat has nobody to be away. */
export const isAway = ({ person, connected }: SeatView): boolean => person !== '' && !connected;

export function seatWords(seat: number, view: SeatView | undefined, mine: boolean): string {
  const number = `Seat ${seat + 1}`;
  if (view === undefined) return `${number}: free`;
  const marks = [mine ? 'you' : '', view.bot ? 'bot' : '', isAway(view) ? 'away' : ''].filter(
    (mark) => mark !== '',
  );
  return `${number}: ${seatTitle(seat, view)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

const REFUSED: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The table did not understand that.',
  unknown: 'The table does not know that request.',
  tooFast: 'That was too fast; try again.',
  notHost: 'Only the host can do that.',
  notSeated: 'You are not sitting at this table.',
  notNow: 'That cannot be done now.',
  taken: 'That seat is taken.',
  empty: 'There is nobody and nothing there.',
  hasSeen: 'You have seen the cards of another seat.',
  noSuchPerson: 'That person is not here.',
  noSuchGame: 'Choose a game first.',
  noSuchLevel: 'There is no such bot.',
  notReady: 'Somebody is not ready yet.',
  muted: 'The host has muted you.',
  paused: 'The game cannot be saved at the moment, so it waits.',
  held: 'The game and its clock stand: the organiser or both players have stopped it.',
  broken: 'That move broke the game; nothing was changed.',
  engaged: 'This table belongs to an event, which decides that.',
  watching: 'You see this table later than it is played: from here nothing can be changed.',
};
const isOurs = (code: string): code is RefusalCode => (REFUSALS as readonly string[]).includes(code);

/** Why something was not done: the table's words for its own reasons, the game's for the game's. */
export const refusalWords = ({ code, message }: Refusal): string =>
  isOurs(code) ? REFUSED[code] : message === '' ? code : message;

export const sceneWords = {
  loading: 'Loading the holodeck …',
  open: 'The holodeck is open.',
  noWebGL: 'This browser offers no WebGL 2, so there is no 3D here. The table works without it.',
  noShip: 'The Enterprise could not be loaded. Everything else works without her.',
  failed: 'The holodeck could not be opened. The table works without it.',
} as const;

export const sitWords = (seat: number): string => `Sit at seat ${seat + 1}`;
export const sitWord = 'Sit';
export const homeWords = 'Start page';
export const standWords = 'Stand up';

/** On the console of a seat that nobody has taken. */
export const consoleWords = { open: 'Open seat', waiting: 'Waiting for a captain' } as const;

/** The plain table beside a scene. */
export const besideWords = {
  sheet: 'What is asked',
  open: 'Show the plain table',
  shut: 'Hide the plain table',
} as const;

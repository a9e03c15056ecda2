import type { Refusal } from '../../../shared/engine/game';
import { type SeatView, SOME_BOT } from '../../../shared/protocol';
import { botName } from '../../../shared/words/en';
import type { SessionState } from '../../net/session';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `firstGame` → `First game`: names of choices are written for programs. */
export const spoken = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z0-9])/gu, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const LEVELS: Readonly<Record<string, string>> = {
  heuristic: 'Officer: plays well, at once',
  search: 'Strategist: thinks ahead',
  random: 'Cadet: anything goes',
};
export const levelWords = (level: string): string => LEVELS[level] ?? spoken(level);

export const optionWords = { yes: 'Yes', no: 'No' } as const;

export const tableWords = {
  you: 'You',
  yourTurn: 'Your decision',
  waiting: 'Waiting',
  over: 'The game is over',
  field: 'Type to filter, or a number and Enter',
  moves: 'What you can do',
  about: 'About this',
  aboutNone: 'Move the focus or the pointer to a choice to read what it is about.',
  table: 'The table in words',
  log: 'What has happened',
  seats: 'Around the table',
  undo: 'Take back',
  standing: 'Standing orders',
  end: 'End the game',
  endSure: 'Yes, end it now',
  again: 'Play again',
  home: 'Start page',
  verify: 'Verify the dice',
  verifying: 'Playing the whole game again …',
  save: 'Save the journal',
  numbers: 'The game in numbers',
  deeds: 'Who did what',
  openForm: 'Choose freely',
  openDo: 'Do this',
  skip: 'Skip',
  whatHappened: 'What happened?',
  askAgain: 'Ask me again',
  tools: 'At the table',
  more: 'More',
  drawers: { log: 'Log', talk: 'Talk', people: 'People', settings: 'Settings', rules: 'Rules' },
  settings: 'Settings',
  sit: 'Sit here',
  stand: 'Stand up',
  takenBack: 'Moves were taken back.',
  talk: 'Talk and point',
  chat: 'Say something to the table',
  story: 'The story of this game',
  watchAgain: 'Watch it again',
  replayLink: 'Link to the replay',
  wholeGame: 'The whole game as a link, which no server has to keep',
  say: 'Say',
  ended: 'The game was ended without a result.',
} as const;

/** Said after a move that a guide points out. */
export const markedWords = '(the guide means this)';
export const headlines = { won: 'Victory', lost: 'Defeat' } as const;
export const more = (count: number): string => `… and ${count} more: type to find them.`;
export const noneFit = (text: string): string => `Nothing you can do fits “${text}”.`;
export const fitting = (count: number): string => plural(count, 'choice', 'choices');
export const severalFit = (count: number): string =>
  `${plural(count, 'choice fits', 'choices fit')}: type more, or a number and Enter.`;
export const groupTitle = (title: string, count: number): string => `${title} (${count})`;

export const seatTitle = (seat: number, view: SeatView | undefined): string => {
  if (view === undefined) return `Seat ${seat + 1}`;
  return view.person === '' && view.name === SOME_BOT ? botName(seat, view.level) : view.name;
};

/** The one name of whoever sits there: as the game's words say it, once there is a game. */
export const seatNameAt = (seat: number, { view, play }: Pick<SessionState, 'view' | 'play'>): string =>
  play ? play.module.words.name(seat, play.view.pub, play.people) : seatTitle(seat, view.seats[String(seat)]);

export const waitingWords = (names: readonly string[]): string =>
  names.length === 0 ? 'The table is at work.' : `The table waits for ${listWords(names)}.`;

const listWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const numberLines = (
  numbers: { moves: number; undone: number; bySeat: readonly number[]; reveals: number; events: number },
  names: readonly string[],
): readonly (readonly [string, string])[] => [
  ['Moves', String(numbers.moves)],
  ...numbers.bySeat.map((count, seat): readonly [string, string] => [
    `by ${names[seat] ?? `seat ${seat + 1}`}`,
    String(count),
  ]),
  ['Taken back', String(numbers.undone)],
  ['Dice rolled and piles opened', String(numbers.reveals)],
  ['Things that happened', String(numbers.events)],
];

export const verifiedWords = (moves: number): string =>
  `Honest: the seed is the one promised before the game, and its ${plural(moves, 'move', 'moves')}, played again here, lead to the same end.`;
export const notVerified = ({ message }: Refusal): string => `Not verified: ${message}`;
export const saidWords = (name: string, text: string): string => `${name}: “${text}”`;

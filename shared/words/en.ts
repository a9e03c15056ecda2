import type { Deeds, People, Seat } from '../engine/game';

/** English that every game shares. */

/** A board and the people around it: what a sentence about somebody is made from. */
export type Peopled<Public> = Public & { readonly people: People };
export const withPeople = <Public extends object>(pub: Public, people: People): Peopled<Public> => ({
  ...pub,
  people,
});

/** Somebody of whom only the seat is known. */
export const playerName = (seat: Seat): string => `Player ${String(seat + 1)}`;

const LEVELS: Readonly<Record<string, string>> = {
  heuristic: 'Officer',
  search: 'Strategist',
  random: 'Cadet',
};
/** A bot's level in one word; one that has none plays as most do. */
export const levelName = (level: string): string => LEVELS[level === '' ? 'heuristic' : level] ?? level;

/** What a bot is called that has no name and plays nobody. */
export const botName = (seat: Seat, level: string): string => `${levelName(level)} ${String(seat + 1)}`;

/** The one name of somebody in every sentence: "Nyota (Uhura)", "Nyota", "Uhura" or "Player 2", as far as they are known. */
export const personName = (seat: Seat, people: People, character = ''): string => {
  const person = people[seat] ?? '';
  if (person === '') return character === '' ? playerName(seat) : character;
  return character === '' || character === person ? person : `${person} (${character})`;
};

/** "3 ships", "1 ship". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${String(n)} ${n === 1 ? one : many}`;

/** What somebody did, in one sentence: the weightiest two things, and where nobody did more. */
export const deedSentence = (
  name: string,
  own: Readonly<Record<string, number>>,
  others: readonly Readonly<Record<string, number>>[],
  { kinds }: Pick<Deeds<object, object>, 'kinds'>,
): string => {
  const most = (kind: string): boolean =>
    others.length > 0 && others.every((one) => (one[kind] ?? 0) < (own[kind] ?? 0));
  const done = Object.keys(kinds).filter((kind) => (own[kind] ?? 0) > 0);
  // What nobody else did as often is told before what weighs more.
  const told = [...done.filter(most), ...done.filter((kind) => !most(kind))].slice(0, 2);
  const [first = '', second] = told.map((kind) => kinds[kind]?.did(own[kind] ?? 0));
  if (told.length === 0) return `${name} stood by to the end.`;
  const best = most(told[0] ?? '') ? `${first}, more than anybody else` : first;
  return `${name} ${best}${second === undefined ? '' : `${most(told[0] ?? '') ? ',' : ''} and ${second}`}.`;
};

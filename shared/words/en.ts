import type { People, Seat } from '../engine/game';

/** English that every game shares. */

/** A board and the people around it: what a sentence about somebody is made from. */
export type Peopled<Public> = Public & { readonly people: People };
export const withPeople = <Public extends object>(pub: Public, people: People): Peopled<Public> => ({
  ...pub,
  people,
});

/** Somebody of whom only the seat is known. */
export const playerName = (seat: Seat): string => `Player ${String(seat + 1)}`;

/** The one name of somebody in every sentence: "Nyota (Uhura)", "Nyota", "Uhura" or "Player 2", as far as they are known. */
export const personName = (seat: Seat, people: People, character = ''): string => {
  const person = people[seat] ?? '';
  if (person === '') return character === '' ? playerName(seat) : character;
  return character === '' || character === person ? person : `${person} (${character})`;
};

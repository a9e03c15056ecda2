import type { Company } from './games/scene';
import type { SessionState } from './net/session';
import { seatTitle } from './ui/table/tableWords';
import { playedBy } from './ui/table/togetherWords';

/** Who sits at the table, as scenes want to know it. */
export const companyOf = ({ seat, view, play }: SessionState): Company => {
  const numbers = Object.keys(view.seats)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    me: seat,
    seats: numbers.map((number) => {
      const who = view.seats[String(number)];
      return {
        name: seatTitle(number, who),
        note: who === undefined ? '' : playedBy(who, number === seat, false),
      };
    }),
    open: view.stage === 'over' ? [] : (play?.view.open ?? []),
    clock: '',
  };
};

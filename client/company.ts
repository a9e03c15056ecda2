import type { Company } from './games/scene';
import type { SessionState } from './net/session';
import { seatTitle, tableWords } from './ui/table/tableWords';

/** Who sits at the table, as scenes want to know it. */
export const companyOf = ({ seat, view, play }: SessionState): Company => {
  const numbers = Object.keys(view.seats)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    me: seat,
    seats: numbers.map((number) => {
      const who = view.seats[String(number)];
      return { name: seatTitle(number, who), note: number === seat ? tableWords.you : '' };
    }),
    open: view.stage === 'over' ? [] : (play?.view.open ?? []),
    clock: '',
  };
};

import type { Company } from '../tabletop/scene';
import type { SeatClock } from '../net/seatClocks';
import type { SessionState } from '../net/session';
import { seatNameAt } from '../ui/table/tableWords';
import { clockTime, playedBy } from '../ui/table/togetherWords';

/** The own clock, or that of the first who is waited for. */
const clockOf = (me: number, clocks: readonly SeatClock[]): string => {
  const shown = clocks.find(({ seat }) => seat === me) ?? clocks[0];
  return shown === undefined ? '' : clockTime(shown.leftMs);
};

/** Who sits at the table, as scenes want to know it. */
export const companyOf = (
  { seat, view, play }: SessionState,
  clocks: readonly SeatClock[],
  telling = false,
): Company => {
  const numbers = Object.keys(view.seats)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    me: seat,
    seats: numbers.map((number) => {
      const who = view.seats[String(number)];
      return {
        name: seatNameAt(number, { view, play }),
        note: who === undefined ? '' : playedBy(who, number === seat, false),
      };
    }),
    people: play?.people ?? [],
    open: view.stage === 'over' && !telling ? [] : (play?.view.open ?? []),
    clock: clockOf(seat, clocks),
  };
};

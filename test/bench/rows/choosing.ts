import type { Pick } from '../../../client/kit/pick';
import { Choosing } from '../../../client/tabletop/choosing';
import { oneOf, type Route } from '../../../client/tabletop/route';
import { rate, type Row, type Work } from '../measure';

interface Sally {
  readonly type: 'sally';
  readonly from: number;
  readonly to: number;
  readonly ships: number;
}

const place = (at: number): Pick => ({ kind: 'place', id: `place-${at}` });

/** Forty places, five ways out of each, ten ships: as many moves as a question ever lists. */
const MOVES: readonly Sally[] = Array.from({ length: 2000 }, (_, i) => {
  const from = Math.floor(i / 50);
  return { type: 'sally', from, to: (from + 1 + (Math.floor(i / 10) % 5)) % 40, ships: 1 + (i % 10) };
});

const routeOf = (move: Sally): Route<Sally> => [
  oneOf(place(move.from)),
  oneOf(place(move.to)),
  { amount: [move.ships, move.ships], of: () => move },
];

/** An offer made ready, looked at, and answered by hand: two picks and a number. */
const offers: Work = () => {
  const choosing = new Choosing(MOVES, routeOf);
  if (choosing.show().next.length !== 40) throw new Error('not every place may be picked');
  choosing.take(place(7));
  choosing.take(place(9));
  if (choosing.show().amount?.of(4)?.ships !== 4) throw new Error('the number is not asked for');
  return 1;
};

/** 2,000 moves are ready in 5 ms. */
export const rows: readonly Row[] = [
  { name: 'choose-2000', unit: 'offers/s', goal: 200, measure: () => rate(offers) },
];

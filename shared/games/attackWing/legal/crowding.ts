import type { Seat } from '../../../engine/game';
import { HALF, MAT, MM, type Pose, UNIT } from '../geometry';
import { playerAt } from '../play';
import type { State } from '../types';

/*
 * A starting area holds 44 bases in two rows, and no fleet has more than 25 ships; but whoever scatters a large one could
 * leave no room for the rest of it. What would do that is refused, so that there always is a place for the next ship.
 */

/** Wherever eight ships stand, a ninth finds room beside them: each keeps less than a tenth of the edge from it. */
const SCATTERED = 9;
const WIDTH = (2 * HALF) / MM + 1;
const MAT_MM = MAT / MM;

/** Where the rows lie, from the own edge. */
const ROWS = [78, 22] as const;
export const rowsOf = (state: Readonly<State>, seat: Seat): readonly number[] =>
  playerAt(state, seat).edge === 'south' ? ROWS : ROWS.map((y) => MAT_MM - y);

/** Half of the room a turned base takes along an edge. */
const reachOf = ({ ux, uy }: Pose): number => (HALF * (Math.abs(ux) + Math.abs(uy))) / (UNIT * MM);

/** How many bases a row still has room for, one beside the other from the west. */
const roomIn = (y: number, bases: readonly Pose[]): number => {
  const near = bases
    .map((pose) => ({ x: pose.x / MM, far: reachOf(pose) + WIDTH / 2, y: pose.y / MM }))
    .filter((base) => Math.abs(base.y - y) < base.far)
    .sort((a, b) => a.x - b.x);
  let room = 0;
  let from = Math.ceil(WIDTH / 2);
  const gap = (to: number): void => {
    if (to >= from) room += Math.floor((to - from) / WIDTH) + 1;
  };
  for (const { x, far } of near) {
    gap(Math.floor(x - far));
    from = Math.max(from, Math.ceil(x + far));
  }
  gap(Math.floor(MAT_MM - WIDTH / 2));
  return room;
};

/** Whether a ship placed there leaves no room for those of its fleet that are still to be placed. */
export const crowdsOut = (state: Readonly<State>, seat: Seat, ship: number, pose: Pose): boolean => {
  const own = state.ships.filter((one) => one.seat === seat);
  if (own.length <= SCATTERED) return false;
  const left = own.filter(({ placed }) => !placed).length - 1;
  const bases = [...state.ships.flatMap((one, at) => (one.placed && at !== ship ? [one.pose] : [])), pose];
  return rowsOf(state, seat).reduce((sum, y) => sum + roomIn(y, bases), 0) < left;
};

import type { Seat } from '../../../engine/game';
import { isInStartingArea, MAT, MM, overlaps, poseAtMm } from '../geometry';
import type { MoveOf } from '../moves';
import { basesBut, playerAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { State } from '../types';

type PlaceMove = MoveOf<'place'>;

export const MAT_MM = MAT / MM;
/** The menu: nine columns, a little behind the front of the starting area, ahead or turned a little to either side. */
const COLUMNS = [57, 157, 257, 357, 457, 557, 657, 757, 857] as const;
const AHEAD_MM = 70;
const TURNS = [0, 30, 330] as const;

export const placeProblem = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  { ship, x, y, heading }: PlaceMove,
): RefusalCode | undefined => {
  const placed = state.ships[ship];
  if (!placed) return 'noSuchShip';
  if (placed.seat !== seat) return 'notYourShip';
  if (!ships.includes(ship)) return 'notNow';
  const pose = poseAtMm(x, y, heading);
  if (!isInStartingArea(pose, playerAt(state, seat).edge)) return 'outsideStartingArea';
  return basesBut(state, ship).some((base) => overlaps(base, pose)) ? 'overlapsShip' : undefined;
};

export const placeMove = (
  state: Readonly<State>,
  seat: Seat,
  ship: number,
  x: number,
  turn: number,
): PlaceMove =>
  playerAt(state, seat).edge === 'south'
    ? { type: 'place', ship, x, y: AHEAD_MM, heading: turn }
    : { type: 'place', ship, x, y: MAT_MM - AHEAD_MM, heading: (turn + 180) % 360 };

export const placeMenu = (state: Readonly<State>, seat: Seat, ships: readonly number[]): PlaceMove[] => {
  const menu = atColumns(state, seat, ships, COLUMNS, TURNS);
  if (menu.length > 0) return menu;
  // Somebody has spread out so that no column is free; there is room between them.
  return atColumns(
    state,
    seat,
    ships,
    Array.from({ length: MAT_MM }, (_, x) => x),
    [0],
  );
};

const atColumns = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  columns: readonly number[],
  turns: readonly number[],
): PlaceMove[] =>
  ships.flatMap((ship) =>
    columns.flatMap((x) =>
      turns
        .map((turn) => placeMove(state, seat, ship, x, turn))
        .filter((move) => placeProblem(state, seat, ships, move) === undefined),
    ),
  );

import type { Seat } from '../../../engine/game';
import { isInStartingArea, MAT, MM, overlaps, poseAtMm } from '../geometry';
import type { MoveOf } from '../moves';
import { basesBut, playerAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { State } from '../types';
import { crowdsOut, rowsOf } from './crowding';

type PlaceMove = MoveOf<'place'>;

export const MAT_MM = MAT / MM;
/** The menu: nine columns, a little behind the front of the starting area, ahead or turned a little to either side. */
const COLUMNS = [57, 157, 257, 357, 457, 557, 657, 757, 857] as const;
const AHEAD_MM = 70;
const TURNS = [0, 30, 330] as const;
const EVERYWHERE: readonly number[] = Array.from({ length: MAT_MM }, (_, x) => x);

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
  if (basesBut(state, ship).some((base) => overlaps(base, pose))) return 'overlapsShip';
  return crowdsOut(state, seat, ship, pose) ? 'crowdsOut' : undefined;
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
  const menu = lawful(state, seat, ships, COLUMNS, (ship, x) =>
    TURNS.map((turn) => placeMove(state, seat, ship, x, turn)),
  );
  if (menu.length > 0) return menu;
  // Somebody has spread out so that no column is free; there is room between them, or behind.
  const first = ships.slice(0, 1);
  const between = lawful(state, seat, first, EVERYWHERE, (ship, x) => [placeMove(state, seat, ship, x, 0)]);
  if (between.length > 0) return between;
  return lawful(state, seat, first, EVERYWHERE, (ship, x) =>
    rowsOf(state, seat).map((y) => ({ ...placeMove(state, seat, ship, x, 0), y })),
  );
};

const lawful = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  columns: readonly number[],
  at: (ship: number, x: number) => readonly PlaceMove[],
): PlaceMove[] =>
  ships.flatMap((ship) =>
    columns.flatMap((x) =>
      at(ship, x).filter((move) => placeProblem(state, seat, ships, move) === undefined),
    ),
  );

import type { Refusal, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { playerAt } from '../apply/damage';
import { HEADING_STEP, isInStartingArea, MAT, MM, overlaps, poseAtMm } from '../geometry';
import type { MoveOf } from '../moves';
import { basesBut } from '../play';
import { refuse } from '../refusals';
import type { State } from '../types';

type PlaceMove = MoveOf<'place'>;

const MAT_MM = MAT / MM;
/** The menu: nine columns, a little behind the front of the starting area, ahead or turned a little to either side. */
const COLUMNS = [57, 157, 257, 357, 457, 557, 657, 757, 857] as const;
const AHEAD_MM = 70;
const TURNS = [0, 30, 330] as const;

export const checkPlace = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  { ship, x, y, heading }: PlaceMove,
): Refusal | undefined => {
  const placed = state.ships[ship];
  if (!placed) return refuse('noSuchShip');
  if (placed.seat !== seat) return refuse('notYourShip');
  if (!ships.includes(ship)) return refuse('notNow');
  const pose = poseAtMm(x, y, heading);
  if (!isInStartingArea(pose, playerAt(state, seat).edge)) return refuse('outsideStartingArea');
  return basesBut(state, ship).some((base) => overlaps(base, pose)) ? refuse('overlapsShip') : undefined;
};

const placeMove = (state: Readonly<State>, seat: Seat, ship: number, x: number, turn: number): PlaceMove =>
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
        .filter((move) => checkPlace(state, seat, ships, move) === undefined),
    ),
  );

/** Anywhere at random, off the menu too. */
export const samplePlace = (
  state: Readonly<State>,
  seat: Seat,
  ships: readonly number[],
  rng: Rng,
): PlaceMove => {
  for (let tries = 0; tries < 20; tries++) {
    const move = placeMove(state, seat, rng.pick(ships), rng.below(MAT_MM), HEADING_STEP * rng.below(24));
    if (checkPlace(state, seat, ships, move) === undefined) return move;
  }
  return rng.pick(placeMenu(state, seat, ships));
};

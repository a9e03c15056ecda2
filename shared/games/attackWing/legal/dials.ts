import type { Seat } from '../../../engine/game';
import { colorFor } from '../abilities/passives';
import type { Maneuver } from '../data/classes';
import { dialOf, maneuverOn } from '../data/dials';
import { shipCard } from '../data/ships';
import type { Bearing, ManeuverId } from '../geometry';
import type { Move, MoveOf } from '../moves';
import { isAlive, playerAt, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import type { Ship, State } from '../types';

const CONTAINED_SPEED = 1;
/** How often a player may take his dials back in one round; a bound keeps every battle finite. */
export const MOST_REOPENINGS = 2;

/** Why a ship may not choose a maneuver of its dial; all of it is public. */
const maneuverProblem = (ship: Ship, maneuver: Maneuver): RefusalCode | undefined => {
  if (ship.aux > 0 && colorFor(ship, maneuver) === 'red') return 'redWithAux';
  return ship.coreContained && maneuver.speed > CONTAINED_SPEED ? 'coreContained' : undefined;
};

/** The maneuvers a ship may choose now. */
export const choosable = (ship: Ship): readonly Maneuver[] => {
  const dial = dialOf(shipCard(ship.card).shipClass);
  if (ship.aux === 0 && !ship.coreContained) return dial;
  return dial.filter((maneuver) => maneuverProblem(ship, maneuver) === undefined);
};

const findOnDial = (ship: Ship, id: ManeuverId): Maneuver | undefined =>
  maneuverOn(shipCard(ship.card).shipClass, id);

export const dialProblem = (
  state: Readonly<State>,
  seat: Seat,
  { ship: at, maneuver: id }: MoveOf<'setDial'>,
): RefusalCode | undefined => {
  const ship = state.ships[at];
  if (!ship) return 'noSuchShip';
  if (ship.seat !== seat) return 'notYourShip';
  if (!isAlive(ship)) return 'shipGone';
  if (ship.dial !== '') return 'dialAlreadySet';
  const maneuver = findOnDial(ship, id);
  if (!maneuver) return 'notOnDial';
  return maneuverProblem(ship, maneuver);
};

const ownShips = (state: Readonly<State>, seat: Seat): Ship[] =>
  state.ships.filter((ship) => ship.seat === seat && isAlive(ship));

export const confirmProblem = (state: Readonly<State>, seat: Seat): RefusalCode | undefined =>
  ownShips(state, seat).some(({ dial }) => dial === '') ? 'dialsMissing' : undefined;

export const reopenProblem = (state: Readonly<State>, seat: Seat): RefusalCode | undefined => {
  if (ownShips(state, seat).every(({ dial }) => dial === '')) return 'noDialSet';
  return playerAt(state, seat).reopened >= MOST_REOPENINGS ? 'reopenedTooOften' : undefined;
};

/** The ships whose dials are still to be set. */
export const unset = (state: Readonly<State>, seat: Seat): number[] =>
  state.ships.flatMap((ship, at) => (ship.seat === seat && isAlive(ship) && ship.dial === '' ? [at] : []));

export const dialMoves = (state: Readonly<State>, seat: Seat): Move[] => {
  const moves: Move[] = unset(state, seat).flatMap((ship) =>
    choosable(shipAt(state, ship)).map(({ id }): Move => ({ type: 'setDial', ship, maneuver: id })),
  );
  if (confirmProblem(state, seat) === undefined) moves.push({ type: 'confirmDials' });
  if (reopenProblem(state, seat) === undefined) moves.push({ type: 'reopenDials' });
  return moves;
};

/** Rules 4.2: the opponent replaces an illegal red maneuver by a green or white one of that dial. */
export const replacements = (ship: Ship): ManeuverId[] =>
  choosable(ship).flatMap((maneuver) => (colorFor(ship, maneuver) === 'red' ? [] : [maneuver.id]));

/** What the ship may fly in place of the maneuver it has revealed, up to a speed. */
export const otherManeuvers = ({ course }: Readonly<State>, ship: Ship, most: number): ManeuverId[] =>
  choosable(ship).flatMap(({ id, speed }) => (id !== course.maneuver && speed <= most ? [id] : []));

/** Maneuvers of these speeds and bearings on the dial; no red one with an Auxiliary Power Token. */
export const fromDial = (ship: Ship, speeds: readonly number[], bearings: readonly Bearing[]): ManeuverId[] =>
  choosable(ship).flatMap(({ id, speed, bearing }) =>
    speeds.includes(speed) && bearings.includes(bearing) ? [id] : [],
  );

/** Why a maneuver is none of those that may be picked: said in the words that fit best. */
export const pickProblem = (
  ship: Ship,
  among: readonly ManeuverId[],
  id: ManeuverId,
): RefusalCode | undefined => {
  if (among.includes(id)) return undefined;
  const maneuver = findOnDial(ship, id);
  if (!maneuver) return 'notOnDial';
  if (colorFor(ship, maneuver) === 'red') return 'notRed';
  return maneuverProblem(ship, maneuver) ?? 'notThatManeuver';
};

import { choosable } from '../legal/dials';
import type { Move } from '../moves';
import { shipAt } from '../play';
import type { Ship, State } from '../types';
import { bestManeuver } from './flying';

/**
 * What the enemy most likely set: the maneuver that is worth most to it where all stand now, of those its dial could
 * show. A token that is not spent is worth nothing in the end, so it guesses whenever it may.
 */
export const chooseGuess = (state: Readonly<State>, active: number, ships: readonly number[]): Move => {
  const enemy = shipAt(state, active);
  const unset = state.ships.map((ship) =>
    ship.seat === enemy.seat && !ship.revealed ? { ...ship, dial: '' as const } : ship,
  );
  const maneuver = bestManeuver(
    { ...state, ships: unset },
    active,
    choosable({ ...enemy, aux: enemy.auxAtDials }),
  );
  const guesser = ships.reduce((best, at) => (isBetter(shipAt(state, at), shipAt(state, best)) ? at : best));
  return maneuver ? { type: 'anticipate', ship: guesser, maneuver: maneuver.id } : { type: 'letPass' };
};

/** A ship that has had its action loses least by an Auxiliary Power Token; of equal ones that with more tokens. */
const isBetter = (one: Ship, other: Ship): boolean => {
  if (one.activated !== other.activated) return one.activated;
  return one.mission > other.mission;
};

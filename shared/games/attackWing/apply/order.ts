import { isAlive } from '../play';
import type { Ship, State } from '../types';

/**
 * The ships whose turn it is: those of the lowest (or highest) skill that still wait; of equal ones the initiative
 * player's come first. Where he has several he chooses.
 */
export const nextInOrder = (
  state: Readonly<State>,
  ascending: boolean,
  waits: (ship: Ship) => boolean,
): number[] => {
  let found: number[] = [];
  let best: Ship | undefined;
  state.ships.forEach((ship, at) => {
    if (!isAlive(ship) || !waits(ship)) return;
    const before = best ? precedence(state, ascending, ship, best) : -1;
    if (before < 0) {
      best = ship;
      found = [at];
    } else if (before === 0) found.push(at);
  });
  return found;
};

/** Negative: the ship comes before the other; 0: its owner decides. */
const precedence = (state: Readonly<State>, ascending: boolean, ship: Ship, other: Ship): number => {
  if (ship.skill !== other.skill) return ascending ? ship.skill - other.skill : other.skill - ship.skill;
  if (ship.seat === other.seat) return 0;
  return ship.seat === state.initiative ? -1 : 1;
};

import { isAlive } from '../play';
import type { Ship, State } from '../types';

/** Ruling 40: ships that attack first come before all others, and are equal to each other. */
const FIRST = 100;

/** What the order of the Combat phase goes by. */
export const rankOf = (ship: Ship): number => (ship.marks.includes('attackFirst') ? FIRST : ship.skill);

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
  const apart = ascending ? ship.skill - other.skill : rankOf(other) - rankOf(ship);
  if (apart !== 0) return apart;
  if (ship.seat === other.seat) return 0;
  return ship.seat === state.initiative ? -1 : 1;
};

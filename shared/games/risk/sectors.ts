import type { Seat } from '../../engine/game';
import { HAS_STARBASE, MEMBERS, SECTOR_BONUS, SIZE } from './data/map';
import { ownerAt, type Position } from './position';

/** Whether one seat holds every location of a sector. */
export const holdsSector = (position: Position, seat: Seat, sector: number): boolean => {
  for (const member of MEMBERS[sector] ?? []) if (ownerAt(position, member) !== seat) return false;
  return true;
};

/** Fewest ships a reinforcement counts (rulebook p. 7). */
export const FEWEST_SHIPS = 3;

/** Reinforcement 1: a third of the locations held, rounded down, three at least. */
export const baseShips = (held: number): number => Math.max(FEWEST_SHIPS, Math.floor(held / 3));

/** Starbases on locations the seat holds; in Mission 2 each counts like a location more (rulebook p. 13). */
export const starbasesOf = (position: Position, seat: Seat): number => {
  let count = 0;
  for (let location = 0; location < SIZE; location++) {
    if (HAS_STARBASE[location] === true && ownerAt(position, location) === seat) count++;
  }
  return count;
};

/** How many locations of a sector the seat holds. */
export const heldIn = (position: Position, seat: Seat, sector: number): number => {
  let held = 0;
  for (const member of MEMBERS[sector] ?? []) if (ownerAt(position, member) === seat) held++;
  return held;
};

/** In how many sectors the seat holds a location. */
export const sectorsPresent = (position: Position, seat: Seat): number => {
  let present = 0;
  for (let sector = 0; sector < MEMBERS.length; sector++) if (heldIn(position, seat, sector) > 0) present++;
  return present;
};

/** Reinforcement 2: the bonus of every sector held whole. */
export const sectorBonus = (position: Position, seat: Seat): number => {
  let bonus = 0;
  for (let sector = 0; sector < MEMBERS.length; sector++) {
    if (holdsSector(position, seat, sector)) bonus += SECTOR_BONUS[sector] as number;
  }
  return bonus;
};

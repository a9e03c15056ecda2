import type { Seat } from '../../engine/game';
import { MEMBERS, SECTOR_BONUS } from './data/map';
import { ownerAt, type Position } from './position';

/** Whether one seat holds every location of a sector. */
export const holdsSector = (position: Position, seat: Seat, sector: number): boolean => {
  for (const member of MEMBERS[sector] ?? []) if (ownerAt(position, member) !== seat) return false;
  return true;
};

/** Reinforcement 1: a third of the locations held, rounded down, three at least. */
export const baseShips = (held: number): number => Math.max(3, Math.floor(held / 3));

/** Reinforcement 2: the bonus of every sector held whole. */
export const sectorBonus = (position: Position, seat: Seat): number => {
  let bonus = 0;
  for (let sector = 0; sector < MEMBERS.length; sector++) {
    if (holdsSector(position, seat, sector)) bonus += SECTOR_BONUS[sector] as number;
  }
  return bonus;
};

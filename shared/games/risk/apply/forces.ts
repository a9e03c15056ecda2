import type { Seat } from '../../../engine/game';
import { isCaptain, ownerAt, unitsAt } from '../position';
import { EMPTY, type RiskState } from '../types';

const bump = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] as number) + by;
};

/** Ships from the reserve come onto a location that is the captain's own or empty. */
export const place = (draft: RiskState, seat: Seat, location: number, ships: number): void => {
  settle(draft, seat, location);
  bump(draft.units, location, ships);
  bump(draft.ships, seat, ships);
};

/** Ships of one captain go from one location to another that is its own or empty. */
export const shift = (draft: RiskState, from: number, to: number, ships: number): void => {
  settle(draft, ownerAt(draft, from), to);
  bump(draft.units, from, -ships);
  bump(draft.units, to, ships);
};

const settle = (draft: RiskState, seat: Seat, location: number): void => {
  if (ownerAt(draft, location) === seat) return;
  draft.owner[location] = seat;
  bump(draft.held, seat, 1);
};

/** Units leave the map; a location that loses its last one is empty. */
export const remove = (draft: RiskState, location: number, count: number): void => {
  if (count === 0) return;
  const owner = ownerAt(draft, location);
  const left = unitsAt(draft, location) - count;
  draft.units[location] = left;
  if (left === 0) draft.owner[location] = EMPTY;
  if (!isCaptain(owner)) return;
  bump(draft.ships, owner, -count);
  if (left === 0) bump(draft.held, owner, -1);
};

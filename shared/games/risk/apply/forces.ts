import { active, isCaptain, ownerAt, unitsAt } from '../position';
import { ALIENS, EMPTY, type RiskState, TRIBBLES } from '../types';

const bump = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] as number) + by;
};

const bumpSupply = ({ supply }: RiskState, occupant: number, by: number): void => {
  if (occupant === ALIENS) supply.aliens += by;
  else if (occupant === TRIBBLES) supply.tribbles += by;
};

/** Units that are nowhere else come onto a location that is their own or empty: ships, Alien Lifeforms or Tribbles. */
export const arrive = (draft: RiskState, occupant: number, location: number, units: number): void => {
  const captain = isCaptain(occupant);
  if (ownerAt(draft, location) !== occupant) {
    draft.owner[location] = occupant;
    if (captain) bump(draft.held, occupant, 1);
  }
  bump(draft.units, location, units);
  if (captain) bump(draft.ships, occupant, units);
};

/** Units go off a location, to wherever; one that loses its last unit is empty. */
export const depart = (draft: RiskState, location: number, units: number): void => {
  const occupant = ownerAt(draft, location);
  const left = unitsAt(draft, location) - units;
  draft.units[location] = left;
  if (left === 0) draft.owner[location] = EMPTY;
  if (!isCaptain(occupant)) return;
  bump(draft.ships, occupant, -units);
  if (left === 0) bump(draft.held, occupant, -1);
};

/** Units come from the reserve or the supply. */
export const place = (draft: RiskState, occupant: number, location: number, units: number): void => {
  arrive(draft, occupant, location, units);
  bumpSupply(draft, occupant, -units);
};

/** Units go from one location to another that is their own or empty. */
export const shift = (draft: RiskState, from: number, to: number, units: number): void => {
  const occupant = ownerAt(draft, from);
  depart(draft, from, units);
  arrive(draft, occupant, to, units);
};

/** Units leave the map, back to the reserve or the supply. */
export const remove = (draft: RiskState, location: number, units: number): void => {
  if (units === 0) return;
  bumpSupply(draft, ownerAt(draft, location), units);
  depart(draft, location, units);
};

/** How many more ships a captain may get onto the map; how many more tokens the supply has. */
export const roomFor = (state: Readonly<RiskState>, occupant: number): number => {
  if (occupant === ALIENS) return state.supply.aliens;
  if (occupant === TRIBBLES) return state.supply.tribbles;
  // Reinforcements not yet deployed have left the reserve already.
  const pool = occupant === active(state) ? state.pool : 0;
  return Math.max(0, state.reserve - (state.ships[occupant] ?? 0) - pool);
};

import type { Ship } from '../types';
import { checkFleet } from './check';
import { isOfHidden } from './faults';
import type { WrittenFleet } from './fleet';
import { EVENT_LIMITS } from './limits';

/** The fleet of a seat as it was bought. */
const bought = (ships: readonly Ship[]): WrittenFleet => ({
  name: '',
  ships: ships.map(({ card, captain, admiral, upgrades }) => ({
    ship: card,
    captain,
    admiral,
    upgrades: upgrades.filter((one) => one.bought !== 'hidden').map((one) => one.card),
    hidden: upgrades.filter((one) => one.bought === 'hidden').map((one) => one.card),
  })),
  resources: [],
});

/** Ruling 14: whether the hidden upgrade of a ship breaks a rule (checks 4 to 12), as it may in a fleet from elsewhere. */
export const isHiddenInvalid = (ships: readonly Ship[], at: number): boolean => {
  const seat = ships[at]?.seat;
  const own = ships.filter((ship) => ship.seat === seat);
  const place = own.findIndex((ship) => ship === ships[at]);
  return checkFleet(bought(own), EVENT_LIMITS).some((fault) => fault.ship === place && isOfHidden(fault));
};

import type { Ship } from '../types';
import { checkFleet } from './check';
import { isOfHidden } from './faults';
import type { WrittenFleet } from './fleet';
import { EVENT_LIMITS } from './limits';

/** The fleet of a seat as it was bought, this ship with no hidden card but its first. */
const bought = (ships: readonly Ship[], at: number): WrittenFleet => ({
  name: '',
  ships: ships.map(({ card, captain, admiral, upgrades }, place) => ({
    ship: card,
    captain,
    admiral,
    upgrades: upgrades.filter((one) => one.bought !== 'hidden').map((one) => one.card),
    hidden: upgrades
      .filter((one) => one.bought === 'hidden')
      .map((one) => one.card)
      .slice(0, place === at ? 1 : undefined),
  })),
  resources: [],
});

/**
 * Ruling 14: whether a hidden upgrade of a ship breaks a rule (checks 4 to 12), as it may in a fleet from elsewhere. The
 * first that is written down is the one a ship may have; each further one is one too many (check 8).
 */
export const isHiddenInvalid = (ships: readonly Ship[], at: number, upgrade: number): boolean => {
  const ship = ships[at];
  if (ship?.upgrades.findIndex((one) => one.bought === 'hidden') !== upgrade) return true;
  const own = ships.filter(({ seat }) => seat === ship.seat);
  const place = own.indexOf(ship);
  return checkFleet(bought(own, place), EVENT_LIMITS).some(
    (fault) => fault.ship === place && isOfHidden(fault),
  );
};

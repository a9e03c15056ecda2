import type { Rng } from '../../../engine/rng';
import { CAPTAIN_IDS, type CaptainId } from '../data/captains';
import { RESOURCE_IDS } from '../data/resources';
import { SHIP_IDS, type ShipId } from '../data/ships';
import { UPGRADE_IDS, type UpgradeId } from '../data/upgrades';
import { checkFleet } from './check';
import { type Crewed, type Fleet, writeFleet } from './fleet';
import type { FleetLimits } from './limits';

const isLawful = (fleet: Fleet, limits: FleetLimits): boolean =>
  checkFleet(writeFleet(fleet), limits).length === 0;

/** How many cards are tried before a fleet is taken as it is. */
const TRIES = 60;

/** A lawful fleet at random: ships while there is room for them, then captains and cards that fit. */
export const randomFleet = (limits: FleetLimits, rng: Rng): Fleet => {
  let fleet: Fleet = { name: 'Chance Encounter', ships: [cheapest()] };
  for (let tries = 0; tries < TRIES; tries++) {
    const changed = change(fleet, limits, rng);
    if (isLawful(changed, limits)) fleet = changed;
  }
  return fleet;
};

/** The smallest fleet there is: it is lawful wherever one ship is enough. */
const cheapest = (): Crewed => ({ ship: 'kliD7', captain: 'klingonCaptain', upgrades: [] });

const change = (fleet: Fleet, limits: FleetLimits, rng: Rng): Fleet => {
  const at = rng.below(fleet.ships.length);
  const alter = (how: (one: Crewed) => Crewed): Fleet => ({
    ...fleet,
    ships: fleet.ships.map((one, place) => (place === at ? how(one) : one)),
  });
  switch (rng.below(6)) {
    case 0:
      return { ...fleet, ships: [...fleet.ships, { ...cheapest(), ship: rng.pick<ShipId>(SHIP_IDS) }] };
    case 1:
      return alter((one) => ({ ...one, ship: rng.pick<ShipId>(SHIP_IDS) }));
    case 2:
      return alter((one) => ({ ...one, captain: rng.pick<CaptainId>(CAPTAIN_IDS) }));
    case 3:
      return limits.hidden ? alter((one) => ({ ...one, hidden: [rng.pick<UpgradeId>(UPGRADE_IDS)] })) : fleet;
    case 4:
      return limits.resources.length > 0
        ? { ...fleet, resource: rng.pick(RESOURCE_IDS.filter((id) => limits.resources.includes(id))) }
        : fleet;
    default:
      return alter((one) => ({ ...one, upgrades: [...one.upgrades, rng.pick<UpgradeId>(UPGRADE_IDS)] }));
  }
};

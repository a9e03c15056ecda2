import { RESOURCE_IDS } from '../data/resources';
import { FLEET_IDS, type FleetId, fleetOf, fleetsOf } from '../data/fleets';
import { fleetMaxOf, type Options } from '../options';
import { checkFleet, readFleet } from './check';
import { isOfHidden } from './faults';
import { type Fleet, writeFleet, type WrittenFleet } from './fleet';
import type { FleetLimits } from './limits';
import { parseFleet } from './text';

/** What a fleet may be in this battle. */
export const limitsOf = (options: Options): FleetLimits => ({
  fleetMaxSp: fleetMaxOf(options),
  minShips: 1,
  maxSpPerShip: 0,
  resources: RESOURCE_IDS,
  admirals: options.admirals,
  hidden: options.mission === 'balanceOfTerror',
});

/** A ready-made fleet as it is fielded in this battle: its face-down upgrades are for Balance of Terror. */
export const readyFleet = (id: FleetId, { mission }: Pick<Options, 'mission'>): Fleet => {
  const fleet = fleetOf(id);
  if (mission === 'balanceOfTerror') return fleet;
  return {
    ...fleet,
    ships: fleet.ships.map(({ ship, captain, upgrades }) => ({ ship, captain, upgrades })),
  };
};

/** The ready-made fleets this battle offers: those of its size, or where fleets are built all that keep its limits. */
export const offeredFleets = (options: Options): readonly FleetId[] => {
  if (options.fleets === 'ready') return fleetsOf(options.size);
  const limits = limitsOf(options);
  return FLEET_IDS.filter((id) => checkFleet(writeFleet(readyFleet(id, options)), limits).length === 0);
};

/** The smallest fleet there is: on the menu where no ready-made one is small enough. */
export const SMALLEST: Fleet = {
  name: 'Lone D7',
  ships: [{ ship: 'kliD7', captain: 'klingonCaptain', upgrades: [] }],
};

/** The fleet in a text that was checked when it was handed in. */
export const checkedFleet = (text: string): Fleet | undefined => {
  const parsed = parseFleet(text);
  return parsed.ok ? readFleet(parsed.value) : undefined;
};

/**
 * The fleet, if a single battle with these limits takes it: without a fault, or with faults that only concern hidden
 * cards (ruling 14).
 */
export const fieldable = (fleet: WrittenFleet, limits: FleetLimits): Fleet | undefined =>
  checkFleet(fleet, limits).every(isOfHidden) ? readFleet(fleet) : undefined;

/** The fleet in a text, if it can be played in this battle. */
export const playableFleet = (text: string, options: Options): Fleet | undefined => {
  const parsed = parseFleet(text);
  return parsed.ok ? fieldable(parsed.value, limitsOf(options)) : undefined;
};

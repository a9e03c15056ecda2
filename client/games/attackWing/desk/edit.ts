import { ADMIRAL_IDS } from '../../../../shared/games/attackWing/data/admirals';
import { CAPTAIN_IDS, captainCard } from '../../../../shared/games/attackWing/data/captains';
import type { UpgradeType } from '../../../../shared/games/attackWing/data/kinds';
import { RESOURCE_IDS } from '../../../../shared/games/attackWing/data/resources';
import { SHIP_IDS, shipCard } from '../../../../shared/games/attackWing/data/ships';
import { upgradeCard, UPGRADE_IDS } from '../../../../shared/games/attackWing/data/upgrades';
import { readFleet } from '../../../../shared/games/attackWing/fleet/check';
import { type SlotCounts, slotsOf } from '../../../../shared/games/attackWing/fleet/fitting';
import type { WrittenFleet, WrittenShip } from '../../../../shared/games/attackWing/fleet/fleet';
import { isCaptain, isResource, isShip, isUpgrade } from '../../../../shared/games/attackWing/fleet/known';
import { fleetPrice, priceOfResource } from '../../../../shared/games/attackWing/fleet/prices';

/* A fleet as it grows on the desk: every change gives a new one, lawful or not; the rules say what is wrong with it. */

/** Where a card goes. `ship`: its place in the fleet; as many as there are stands for a new one. */
export type Spot =
  | { readonly kind: 'ship' | 'captain' | 'admiral' | 'hidden'; readonly ship: number }
  | { readonly kind: 'upgrade'; readonly ship: number; readonly type: UpgradeType }
  | { readonly kind: 'resource' };

export const EMPTY: WrittenFleet = { name: '', ships: [], resources: [] };

/** The cards that go to a spot at all. */
export const cardsFor = (spot: Spot): readonly string[] => {
  switch (spot.kind) {
    case 'ship':
      return SHIP_IDS;
    case 'captain':
      return CAPTAIN_IDS;
    case 'admiral':
      return ADMIRAL_IDS;
    case 'resource':
      return RESOURCE_IDS;
    case 'hidden':
      return UPGRADE_IDS;
    case 'upgrade':
      return UPGRADE_IDS.filter((id) => upgradeCard(id).type === spot.type);
  }
};

/** A ship begins under the captain of its faction who costs nothing. */
const plainCaptain = (ship: string): string => {
  if (!isShip(ship)) return '';
  const { faction } = shipCard(ship);
  return CAPTAIN_IDS.find((id) => captainCard(id).cost === 0 && captainCard(id).faction === faction) ?? '';
};

const newShip = (ship: string): WrittenShip => ({
  ship,
  captain: plainCaptain(ship),
  upgrades: [],
  hidden: [],
  admiral: '',
});

const changeShip = (
  fleet: WrittenFleet,
  at: number,
  change: (one: WrittenShip) => WrittenShip,
): WrittenFleet => ({
  ...fleet,
  ships: fleet.ships.map((one, place) => (place === at ? change(one) : one)),
});

/** The fleet with a card at a spot; where there is room for one only, it takes the place of the other. */
export const putCard = (fleet: WrittenFleet, spot: Spot, id: string): WrittenFleet => {
  if (spot.kind === 'resource') return { ...fleet, resources: [id] };
  if (spot.kind === 'ship' && spot.ship >= fleet.ships.length)
    return { ...fleet, ships: [...fleet.ships, newShip(id)] };
  return changeShip(fleet, spot.ship, (one) => {
    switch (spot.kind) {
      case 'ship':
        return { ...one, ship: id };
      case 'captain':
        return { ...one, captain: id };
      case 'admiral':
        return { ...one, admiral: id };
      case 'hidden':
        return { ...one, hidden: [id] };
      case 'upgrade':
        return { ...one, upgrades: [...one.upgrades, id] };
    }
  });
};

/** The fleet without one card; `at`: its place among those of its kind. */
export const takeCard = (fleet: WrittenFleet, spot: Spot, at = 0): WrittenFleet => {
  const without = (cards: readonly string[]): string[] => cards.filter((_, place) => place !== at);
  if (spot.kind === 'resource') return { ...fleet, resources: without(fleet.resources) };
  if (spot.kind === 'ship') return { ...fleet, ships: fleet.ships.filter((_, place) => place !== spot.ship) };
  const { kind, ship } = spot;
  return changeShip(fleet, ship, (one) => {
    switch (kind) {
      case 'captain':
        return { ...one, captain: '' };
      case 'admiral':
        return { ...one, admiral: '' };
      case 'hidden':
        return { ...one, hidden: without(one.hidden) };
      case 'upgrade':
        return { ...one, upgrades: without(one.upgrades) };
    }
  });
};

/** What one ship costs; a ship that is not whole has no price. */
export const shipPrice = (one: WrittenShip): number => {
  const read = readFleet({ name: '', ships: [one], resources: [] });
  return read ? fleetPrice(read) : 0;
};

/** What the fleet costs, as far as it is whole. */
export const priceOf = ({ ships, resources: [resource = ''] }: WrittenFleet): number =>
  ships.reduce(
    (sum, one) => sum + shipPrice(one),
    isResource(resource)
      ? priceOfResource(
          resource,
          ships.flatMap(({ ship }) => (isShip(ship) ? [ship] : [])),
        )
      : 0,
  );

/** The slots of a ship under its captain, and how many of each are left; none where a card does not exist. */
export const slotsLeft = ({ ship, captain, upgrades, hidden }: WrittenShip): SlotCounts | undefined => {
  if (!isShip(ship) || !isCaptain(captain)) return undefined;
  const left = { ...slotsOf({ ship, captain }) };
  for (const id of [...upgrades, ...hidden]) if (isUpgrade(id)) left[upgradeCard(id).type]--;
  return left;
};

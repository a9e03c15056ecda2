import { admiralCard } from '../data/admirals';
import { captainCard } from '../data/captains';
import type { UpgradeCard } from '../data/cards';
import { resourceCard, type ResourceId } from '../data/resources';
import { shipCard, type ShipId } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import { buildOps, fits, type Manned } from './fitting';
import type { Crewed, Fleet } from './fleet';

/** Rules 9.1: always, whatever is printed. */
export const HIDDEN_PRICE = 3;
/** The most that may be printed on a card that is to lie face down. */
export const HIDDEN_COST_MOST = 5;
const FACTION_PENALTY = 1;
const ADMIRAL_PENALTY = 3;

/** Rules 8.2: one more where he shares no faction with the ship; captains printed at 0 never pay it. */
export const captainPrice = ({ ship, captain }: Manned): number => {
  const { cost, faction } = captainCard(captain);
  return cost === 0 || faction === shipCard(ship).faction ? cost : cost + FACTION_PENALTY;
};

/** What a card costs more on this ship by its own text. */
const surchargeOn = (manned: Manned, { surcharge }: UpgradeCard): number =>
  surcharge && !fits(manned, surcharge.unless) ? surcharge.amount : 0;

/** Ruling 11: an added cost counts as part of the printed one. */
export const costWithSurcharge = (manned: Manned, id: UpgradeId): number => {
  const card = upgradeCard(id);
  return card.cost + surchargeOn(manned, card);
};

/** Base or fixed cost, then surcharges and penalties, then discounts; never below 0. */
export const upgradePrice = (manned: Manned, id: UpgradeId): number => {
  const card = upgradeCard(id);
  const fixed = buildOps(manned, 'fixedPrice').find(
    ({ type, faction }) => type === card.type && faction === card.faction,
  );
  const stranger = card.faction !== shipCard(manned.ship).faction;
  const penalty = stranger && buildOps(manned, 'noFactionPenalty').length === 0 ? FACTION_PENALTY : 0;
  const changes = buildOps(manned, 'price').reduce(
    (sum, { type, by }) => (type === card.type ? sum + by : sum),
    0,
  );
  return Math.max(0, (fixed?.price ?? card.cost) + surchargeOn(manned, card) + penalty + changes);
};

export const admiralPrice = ({ ship, admiral }: Manned): number => {
  if (!admiral) return 0;
  const { cost, faction } = admiralCard(admiral);
  return faction === shipCard(ship).faction ? cost : cost + ADMIRAL_PENALTY;
};

/** Squadron points of a ship with all that is on it. */
export const crewedPrice = (one: Crewed): number =>
  one.upgrades.reduce((sum, id) => sum + upgradePrice(one, id), shipCard(one.ship).cost) +
  captainPrice(one) +
  admiralPrice(one) +
  (one.hidden?.length ?? 0) * HIDDEN_PRICE;

/** Emergency Force Field costs half of all printed shields of the fleet, rounded up. */
export const priceOfResource = (resource: ResourceId, ships: readonly ShipId[]): number => {
  const { cost } = resourceCard(resource);
  if (cost !== 'halfShields') return cost;
  return Math.ceil(ships.reduce((sum, ship) => sum + shipCard(ship).shields, 0) / 2);
};

export const resourcePrice = ({ ships, resource }: Pick<Fleet, 'ships' | 'resource'>): number =>
  resource
    ? priceOfResource(
        resource,
        ships.map(({ ship }) => ship),
      )
    : 0;

export const fleetPrice = (fleet: Pick<Fleet, 'ships' | 'resource'>): number =>
  fleet.ships.reduce((sum, one) => sum + crewedPrice(one), resourcePrice(fleet));

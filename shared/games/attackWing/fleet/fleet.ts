import type { AdmiralId } from '../data/admirals';
import type { CaptainId } from '../data/captains';
import type { ResourceId } from '../data/resources';
import type { ShipId } from '../data/ships';
import type { UpgradeId } from '../data/upgrades';

/** A ship as somebody has written it down. Nothing says that there is such a card, or that it fits; `''` is none. */
export interface WrittenShip {
  readonly ship: string;
  readonly captain: string;
  readonly upgrades: readonly string[];
  readonly hidden: readonly string[];
  readonly admiral: string;
}

/** A fleet as somebody has written it down; `check.ts` says what is wrong with it. */
export interface WrittenFleet {
  readonly name: string;
  readonly ships: readonly WrittenShip[];
  readonly resources: readonly string[];
}

/** A ship as it is fielded. */
export interface Crewed {
  readonly ship: ShipId;
  readonly captain: CaptainId;
  /** Face up, but for a captain's face-down talents; in this order. */
  readonly upgrades: readonly UpgradeId[];
  /** The event's face-down upgrade; in a fleet from elsewhere there may be more than the one that is allowed. */
  readonly hidden?: readonly UpgradeId[];
  readonly admiral?: AdmiralId;
}

/** A fleet of cards that exist. */
export interface Fleet {
  readonly name: string;
  readonly ships: readonly Crewed[];
  readonly resource?: ResourceId;
}

/** Writes a fleet down. */
export const writeFleet = ({ name, ships, resource }: Fleet): WrittenFleet => ({
  name,
  ships: ships.map(({ ship, captain, upgrades, hidden, admiral }) => ({
    ship,
    captain,
    upgrades: [...upgrades],
    hidden: [...(hidden ?? [])],
    admiral: admiral ?? '',
  })),
  resources: resource ? [resource] : [],
});

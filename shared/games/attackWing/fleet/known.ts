import { type AdmiralId, ADMIRALS, admiralCard } from '../data/admirals';
import { type CaptainId, CAPTAINS, captainCard } from '../data/captains';
import { type ResourceId, RESOURCES, resourceCard } from '../data/resources';
import { type ShipId, SHIPS, shipCard } from '../data/ships';
import { type UpgradeId, UPGRADES, upgradeCard } from '../data/upgrades';

export const CARD_KINDS = ['ship', 'captain', 'upgrade', 'admiral', 'resource'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const isShip = (id: string): id is ShipId => Object.hasOwn(SHIPS, id);
export const isCaptain = (id: string): id is CaptainId => Object.hasOwn(CAPTAINS, id);
export const isUpgrade = (id: string): id is UpgradeId => Object.hasOwn(UPGRADES, id);
export const isAdmiral = (id: string): id is AdmiralId => Object.hasOwn(ADMIRALS, id);
export const isResource = (id: string): id is ResourceId => Object.hasOwn(RESOURCES, id);

const IS: Readonly<Record<CardKind, (id: string) => boolean>> = {
  ship: isShip,
  captain: isCaptain,
  upgrade: isUpgrade,
  admiral: isAdmiral,
  resource: isResource,
};

export const isOfKind = (kind: CardKind, id: string): boolean => IS[kind](id);
export const isKnown = (id: string): boolean => CARD_KINDS.some((kind) => IS[kind](id));

interface Titled {
  readonly name: string;
  readonly title: string;
  readonly unique: boolean;
}

/** What any card is called, and whether a fleet may have only one of that title. Resources are never unique. */
export const titled = (id: string): Titled | undefined => {
  if (isShip(id)) return shipCard(id);
  if (isCaptain(id)) return captainCard(id);
  if (isUpgrade(id)) return upgradeCard(id);
  if (isAdmiral(id)) return admiralCard(id);
  return isResource(id) ? { ...resourceCard(id), unique: false } : undefined;
};

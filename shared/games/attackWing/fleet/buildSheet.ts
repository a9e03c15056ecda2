import { admiralCard } from '../data/admirals';
import { captainCard } from '../data/captains';
import type { Faction, UpgradeType } from '../data/kinds';
import { resourceCard } from '../data/resources';
import { shipCard } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import { isFaceDownTalent } from './fitting';
import type { Crewed, Fleet } from './fleet';
import {
  admiralPrice,
  captainPrice,
  crewedPrice,
  fleetPrice,
  HIDDEN_PRICE,
  resourcePrice,
  upgradePrice,
} from './prices';

/** The codes of the printed sheet. B and S are on it; no card of ours has them. */
export const TYPE_CODES: Readonly<Record<UpgradeType, string>> = {
  crew: 'C',
  eliteTalent: 'E',
  tech: 'T',
  weapon: 'W',
};
export const FACTION_CODES: Readonly<Record<Faction, string>> = {
  federation: 'FED',
  klingon: 'KLI',
  romulan: 'ROM',
  independent: 'IND',
};

/** One line of a Fleet Build Sheet. */
export interface SheetRow {
  readonly place: 'ship' | 'captain' | 'admiral' | 'upgrade';
  /** C, E, T or W; empty where the place says it, and where nobody may know it. */
  readonly type: string;
  /** The card's title; empty where nobody may know it. */
  readonly title: string;
  readonly faction: string;
  readonly sp: number;
  /** How it lies: open, as the event's hidden upgrade, or as a captain's face-down talent. */
  readonly lies: 'open' | 'hidden' | 'talent';
}

export interface SheetShip {
  readonly rows: readonly SheetRow[];
  readonly total: number;
}

/** A Fleet Build Sheet (rules 10.8) without its head and its table of battles. Ships beyond the fourth are on the back. */
export interface BuildSheet {
  readonly name: string;
  readonly ships: readonly SheetShip[];
  readonly resource: { readonly title: string; readonly sp: number };
  readonly total: number;
}

/** How many ships fit on the front. */
export const SHIPS_ON_FRONT = 4;

/** The sheet as its owner sees it, or as others may: face-down cards are theirs to find out. */
export const makeBuildSheet = (fleet: Fleet, own: boolean): BuildSheet => ({
  name: fleet.name,
  ships: fleet.ships.map((one) => ({ rows: shipRows(one, own), total: crewedPrice(one) })),
  resource: {
    title: fleet.resource ? resourceCard(fleet.resource).title : '',
    sp: resourcePrice(fleet),
  },
  total: fleetPrice(fleet),
});

const shipRows = (one: Crewed, own: boolean): SheetRow[] => [
  row('ship', shipCard(one.ship), shipCard(one.ship).cost),
  row('captain', captainCard(one.captain), captainPrice(one)),
  ...(one.admiral ? [row('admiral', admiralCard(one.admiral), admiralPrice(one))] : []),
  ...one.upgrades.map((id) => upgradeRow(one, id, own)),
  ...(one.hidden ?? []).map((id) => hiddenRow(id, own)),
];

interface Shown {
  readonly title: string;
  readonly faction: Faction;
}

const row = (place: SheetRow['place'], { title, faction }: Shown, sp: number, type = ''): SheetRow => ({
  place,
  type,
  title,
  faction: FACTION_CODES[faction],
  sp,
  lies: 'open',
});

const upgradeRow = (one: Crewed, id: UpgradeId, own: boolean): SheetRow => {
  const card = upgradeCard(id);
  const shown = row('upgrade', card, upgradePrice(one, id), TYPE_CODES[card.type]);
  if (!isFaceDownTalent(one, card)) return shown;
  return { ...shown, lies: 'talent', title: own ? shown.title : '' };
};

const hiddenRow = (id: UpgradeId, own: boolean): SheetRow => {
  const card = upgradeCard(id);
  const shown = row('upgrade', card, HIDDEN_PRICE, TYPE_CODES[card.type]);
  return own ? { ...shown, lies: 'hidden' } : { ...shown, lies: 'hidden', title: '', type: '', faction: '' };
};

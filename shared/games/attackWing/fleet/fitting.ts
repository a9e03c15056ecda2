import { admiralCard, type AdmiralId } from '../data/admirals';
import { captainCard, type CaptainId } from '../data/captains';
import type { BuildOp, Requirement, UpgradeCard } from '../data/cards';
import type { UpgradeType } from '../data/kinds';
import { shipCard, type ShipId } from '../data/ships';

/** A ship under a captain, as far as prices and slots go. */
export interface Manned {
  readonly ship: ShipId;
  readonly captain: CaptainId;
  readonly admiral?: AdmiralId;
}

/** What the captain changes in building. */
export const buildOps = <T extends BuildOp['op']>(
  { captain }: Pick<Manned, 'captain'>,
  op: T,
): Extract<BuildOp, { readonly op: T }>[] =>
  captainCard(captain).build.filter((one): one is Extract<BuildOp, { readonly op: T }> => one.op === op);

/** Whether the ship and its captain are what a card asks for. */
export const fits = ({ ship, captain }: Manned, requirement: Requirement): boolean => {
  const { faction, shipClass, hull } = shipCard(ship);
  const { factions, classes, captainTags, hullMost } = requirement;
  const { tags } = captainCard(captain);
  if (factions && !factions.includes(faction)) return false;
  if (classes && !classes.includes(shipClass)) return false;
  if (captainTags && !captainTags.some((tag) => tags.includes(tag))) return false;
  return hullMost === undefined || hull <= hullMost;
};

export type SlotCounts = Readonly<Record<UpgradeType, number>>;

/** Rules 8.1, check 4: the Upgrade Bar, the talents of captain and admiral, and what the captain adds. */
export const slotsOf = (manned: Manned): SlotCounts => {
  const counts: Record<UpgradeType, number> = { crew: 0, eliteTalent: 0, tech: 0, weapon: 0 };
  for (const type of shipCard(manned.ship).slots) counts[type]++;
  for (const { type } of buildOps(manned, 'addSlot')) counts[type]++;
  counts.eliteTalent += captainCard(manned.captain).talents;
  if (manned.admiral) counts.eliteTalent += admiralCard(manned.admiral).talents;
  return counts;
};

/** Kirk's: a talent that lies face down beside its captain until it is used. */
export const isFaceDownTalent = (manned: Manned, { type, faction }: UpgradeCard): boolean =>
  buildOps(manned, 'faceDown').some((op) => op.type === type && op.faction === faction);

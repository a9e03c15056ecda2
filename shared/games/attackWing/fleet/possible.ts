import { captainCard } from '../data/captains';
import { shipCard } from '../data/ships';
import { upgradeCard, UPGRADE_IDS, type UpgradeId } from '../data/upgrades';
import { fits, isFaceDownTalent, type Manned, slotsOf } from './fitting';
import { titled } from './known';
import { costWithSurcharge, HIDDEN_COST_MOST } from './prices';

/** A ship as everybody may know it: cards that lie face down are only known to lie there. */
export interface SeenShip extends Manned {
  /** Cards that lie open or have lain open, as bought face up. */
  readonly open: readonly UpgradeId[];
  /** Talents of the captain that lie face down. */
  readonly talents: number;
}

/** Unique titles seen in a fleet: they lie nowhere else in it. */
export const titlesSeen = (ships: readonly SeenShip[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  for (const { ship, captain, admiral, open } of ships)
    for (const id of [ship, captain, ...(admiral ? [admiral] : []), ...open]) {
      const card = titled(id);
      if (card?.unique) seen.add(card.title);
    }
  return seen;
};

/**
 * Rules 9.8: every card that checks 4 to 12 would allow as this ship's hidden upgrade, from public things alone. What
 * lies face down shortens no list.
 */
export const possibleHidden = (ship: SeenShip, seen: ReadonlySet<string>): UpgradeId[] => {
  const slots = { ...slotsOf(ship) };
  const titles = new Set<string>();
  for (const id of ship.open) {
    const { type, title } = upgradeCard(id);
    slots[type]--;
    titles.add(title);
  }
  slots.eliteTalent -= ship.talents;
  const { faction } = shipCard(ship.ship);
  return UPGRADE_IDS.filter((id) => {
    const card = upgradeCard(id);
    if (card.faction !== faction || slots[card.type] < 1) return false;
    if (card.type === 'eliteTalent' && captainCard(ship.captain).talents === 0) return false;
    if (card.restriction && !fits(ship, card.restriction)) return false;
    if ((card.onePerShip && titles.has(card.title)) || (card.unique && seen.has(card.title))) return false;
    return costWithSurcharge(ship, id) <= HIDDEN_COST_MOST;
  });
};

/** What a face-down talent of this captain may be. */
export const possibleTalents = (ship: SeenShip, seen: ReadonlySet<string>): UpgradeId[] =>
  UPGRADE_IDS.filter((id) => {
    const card = upgradeCard(id);
    return isFaceDownTalent(ship, card) && !(card.unique && seen.has(card.title));
  });

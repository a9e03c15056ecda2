import type { AdmiralId } from '../data/admirals';
import type { CaptainId } from '../data/captains';
import type { ShipId } from '../data/ships';
import { UPGRADE_IDS, type UpgradeId } from '../data/upgrades';
import { possibleHidden, possibleTalents, type SeenShip, titlesSeen } from './possible';

type Bought = 'open' | 'hidden' | 'talent';

/** What is needed of a ship on the table, or of its public side; nothing is read of a card that lies face down. */
interface Carrier {
  readonly seat: number;
  readonly card: ShipId;
  readonly captain: CaptainId;
  readonly admiral: AdmiralId | '';
  readonly upgrades: readonly {
    readonly card: UpgradeId | '';
    readonly bought: Bought;
    readonly faceDown: boolean;
  }[];
}

const seenShip = ({ card, captain, admiral, upgrades }: Carrier): SeenShip => ({
  ship: card,
  captain,
  ...(admiral === '' ? {} : { admiral }),
  open: upgrades.flatMap((one) => (one.faceDown || one.card === '' ? [] : [one.card])),
  talents: upgrades.filter(({ faceDown, bought }) => faceDown && bought === 'talent').length,
});

/** Lists once made are kept: they depend on nothing but what everybody sees. */
const made = new Map<string, readonly UpgradeId[]>();
const MOST_KEPT = 1000;

/**
 * Rules 9.8: what a face-down card of this ship may be, from public things alone. A fleet from elsewhere may break the
 * rules with it; where nothing fits it may be anything.
 */
export const possibleCards = (
  { ships }: { readonly ships: readonly Carrier[] },
  at: number,
  bought: Bought,
): readonly UpgradeId[] => {
  const carrier = ships[at];
  if (!carrier) return [];
  const ship = seenShip(carrier);
  const seen = titlesSeen(ships.filter(({ seat }) => seat === carrier.seat).map(seenShip));
  const key = [bought, ship.ship, ship.captain, ship.admiral, ship.talents, ...ship.open, '', ...seen].join();
  const kept = made.get(key);
  if (kept) return kept;
  const found = bought === 'talent' ? possibleTalents(ship, seen) : possibleHidden(ship, seen);
  const list = found.length > 0 ? found : UPGRADE_IDS;
  if (made.size >= MOST_KEPT) made.clear();
  made.set(key, list);
  return list;
};

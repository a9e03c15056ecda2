import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import type { State, UpgradeState } from '../../../shared/games/attackWing/types';
import type { Work } from '../../../shared/games/attackWing/work';
import { COMBAT, go, type Put, tableWith } from './helpers';

const hidden = (card: UpgradeId): UpgradeState => ({
  card,
  paid: 3,
  bought: 'hidden',
  status: 'ready',
  faceDown: true,
});

/** Fleets that only a single battle takes: several hidden cards on a ship, some of another faction, beside Kirk's talents. */
export const FROM_ELSEWHERE = [
  'aw1~Smugglers~fedEnterprise.kirk.fedCheatDeath-fedScott-fedUhura~fedMiranda.terrell-kliKunivas-fedChekov-romDecoy',
  'aw1~Privateers~kliKronosOne.chang-kliKorax-kliTractorBeam~romBirdOfPrey.romulanCommander-romDecoy-romDecoy',
] as const;

/** Seat 0's Federation ship has this card face down; an enemy stands before it. */
export const tableHiding = (card: UpgradeId, agenda: readonly Work[], own: Partial<Put> = {}): State => {
  const state = tableWith({
    phase: agenda === COMBAT ? 'combat' : 'activation',
    options: { mission: 'balanceOfTerror' },
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'pike', at: [457, 300, 0], dial: 'straight1', ...own },
      { seat: 1, at: [457, 550, 180], dial: 'straight1', activated: true },
    ],
    agenda,
  });
  state.ships[0]!.upgrades.push(hidden(card));
  go(state);
  return state;
};

/** That ship is about to move. */
export const moving = (card: UpgradeId): State =>
  tableHiding(card, [{ type: 'activate', ship: 0 }, { type: 'endPhase' }]);

import { upgradeCard } from '../data/upgrades';
import { isFaceDownTalent } from './fitting';
import { type Crewed, type Fleet, writeFleet, type WrittenShip } from './fleet';
import { makeFleet } from './text';

/** Stands for a card that only its owner knows. */
export const FACE_DOWN = 'faceDown';

const maskShip = (one: Crewed, written: WrittenShip): WrittenShip => ({
  ...written,
  upgrades: one.upgrades.map((id) => (isFaceDownTalent(one, upgradeCard(id)) ? FACE_DOWN : id)),
  hidden: written.hidden.map(() => FACE_DOWN),
});

/** The fleet as a short text for everybody: of face-down cards only that they lie there. */
export const makeMasked = (fleet: Fleet): string => {
  const written = writeFleet(fleet);
  const ships = fleet.ships.flatMap((one, at) => {
    const ship = written.ships[at];
    return ship ? [maskShip(one, ship)] : [];
  });
  return makeFleet({ ...written, ships });
};

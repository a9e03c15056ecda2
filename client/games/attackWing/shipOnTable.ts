import { SHIP_IDS, type ShipId } from '../../../shared/games/attackWing/data/ships';
import type { Holodeck } from '../../holodeck';
import { TABLE } from '../../holodeck/measures';
import { ASSETS } from '../../kit/assets';
import { loadMinis, type Mini } from '../../kit/mat/minis';

/** As large as a ship that stands alone on the table may be. */
const SCALE = 3.6;
const TURN = 0.25;
const FADE_SECONDS = 0.6;

/** One ship of the roster on an empty table, turning slowly; the eye goes around it as it likes. */
export interface ShipOnTable {
  /** `''`: none. */
  show(ship: ShipId | ''): void;
  dispose(): void;
}

export const standShip = async (deck: Holodeck, calm: boolean): Promise<ShipOnTable> => {
  const minis = await loadMinis(deck.scene, deck.preset.relief, ASSETS.wing, SHIP_IDS);
  const made = new Map<ShipId, Mini<ShipId>>();
  let shown: Mini<ShipId> | undefined;
  const add = (ship: ShipId): Mini<ShipId> => {
    const mini = minis.add(ship);
    mini.node.position.y = TABLE.height;
    mini.node.scaling.setAll(SCALE);
    mini.fade(0);
    made.set(ship, mini);
    return mini;
  };
  const stop = deck.each((time) => {
    minis.update(time);
    if (shown) shown.node.rotation.y = 2.4 + (calm ? 0 : time * TURN);
  });
  return {
    show: (ship) => {
      const next = ship === '' ? undefined : (made.get(ship) ?? add(ship));
      if (next === shown) return;
      shown?.fade(0);
      next?.fade(1, calm ? 0 : FADE_SECONDS);
      shown = next;
    },
    dispose: () => {
      stop();
      minis.dispose();
    },
  };
};

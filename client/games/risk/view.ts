import { TABLE } from '../../holodeck/measures';
import type { Sight } from '../../viewpoint/viewpoint';

/**
 * The whole map from a seat, as large as it can be while all names have room: the board with the captains stands over the far rim,
 * a hand of cards lies before the near one.
 */
export const RISK_SIGHT: Sight = {
  target: [0, TABLE.height, 0.01],
  steep: 0.9,
  far: 2.15,
  upright: { steep: 0.66, wide: 1.06 },
};

/** The height of a name's capitals, in points: at least 11, and more in a picture that is higher than usual. */
export const CAPITALS = 11.5;
const [USUAL_HIGH, LARGEST] = [720, 1.3];
export const capitalsIn = (high: number): number =>
  CAPITALS * Math.min(LARGEST, Math.max(1, high / USUAL_HIGH));

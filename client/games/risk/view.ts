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

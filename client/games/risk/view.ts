import { TABLE } from '../../holodeck/measures';
import type { Sight } from '../../viewpoint/viewpoint';

/** The whole map from a seat, low in the picture: the board with all captains stands over the far rim. */
export const RISK_SIGHT: Sight = { target: [0, TABLE.height, 0.1], steep: 0.5, far: 2.75 };

/** The height of a name's capitals, in points: at least 11. */
export const CAPITALS = 11.5;

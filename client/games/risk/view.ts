import { TABLE } from '../../holodeck/measures';
import type { View } from '../../holodeck/views';
import type { Sight } from '../../viewpoint/viewpoint';

/** The whole map from a seat, with room for a hand of cards below it. */
export const RISK_VIEW: View = {
  target: [0, TABLE.height, -0.1],
  alpha: -Math.PI / 2,
  beta: 0.6,
  radius: 2.5,
  aside: [0, 0],
};

/** At a table with people: lower in the picture, for the board with all captains stands over the far rim. */
export const RISK_SIGHT: Sight = { target: [0, TABLE.height, 0.1], steep: 0.5, far: 2.75 };

/** The least height of a name's capitals, in pixels of the page. */
export const CAPITALS_PX = 11.5;

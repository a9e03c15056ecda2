import type { Gaze } from '../../../viewpoint/gaze';
import { HEIGHT, MAP, type Spot, SPOTS } from '../map/ground';
import { RIM, RIM_SPOTS } from '../map/rimNames';
import type { Box, Scenery, Sight } from './place';

/** How somebody sees a spot of the map: `high` is above the table. */
const seenBy = (gaze: Gaze, [x, z]: Spot, high: number): Sight =>
  gaze.see(x, HEIGHT + high, z, { x: 0, y: 0, scale: 1, seen: false });

const letterBox = ({ x, y, scale }: Sight): Box => {
  const half = RIM.cap * scale;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
};

/** Everything that labels are placed among, as it is seen; `cap`: points of a capital's height. */
export const sceneryFrom = (gaze: Gaze, cap: number): Scenery => ({
  sights: SPOTS.map((spot) => seenBy(gaze, spot, MAP.world)),
  cap,
  lettering: RIM_SPOTS.map((spot) => letterBox(seenBy(gaze, spot, 0))),
});

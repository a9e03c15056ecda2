import type { View } from '../../../holodeck/views';
import { HEIGHT, MAP, type Spot, SPOTS } from '../map/ground';
import { RIM, RIM_SPOTS } from '../map/rimNames';
import type { Box, Scenery, Sight } from './place';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The vertical angle of the desk's camera. */
export const DESK_FOV = 0.75;

/** How somebody sees a spot of the map who looks at it in a certain way: `high` is above the table. */
export type Eyes = (spot: Spot, high: number) => Sight;

/** The eyes of one who sits before a screen of this size. */
export const eyesAt = ({ target, alpha, beta, radius }: View, { width, height }: Screen): Eyes => {
  const [sa, ca, sb, cb] = [Math.sin(alpha), Math.cos(alpha), Math.sin(beta), Math.cos(beta)];
  const tan = Math.tan(DESK_FOV / 2);
  return ([sx, sz], high) => {
    const [dx, dy, dz] = [sx - target[0], HEIGHT + high - target[1], sz - target[2]];
    const depth = radius - (dx * ca * sb + dy * cb + dz * sa * sb);
    const scale = height / (2 * tan * depth);
    const x = width / 2 + (-dx * sa + dz * ca) * scale;
    const y = height / 2 - (dy * sb - (dx * ca + dz * sa) * cb) * scale;
    return { x, y, scale, seen: x > 0 && y > 0 && x < width && y < height };
  };
};

const letterBox = ({ x, y, scale }: Sight): Box => {
  const half = RIM.cap * scale;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
};

/** Everything that labels are placed among, as these eyes see it. */
export const sceneryFrom = (eyes: Eyes, cap: number): Scenery => ({
  sights: SPOTS.map((spot) => eyes(spot, MAP.world)),
  cap,
  lettering: RIM_SPOTS.map((spot) => letterBox(eyes(spot, 0))),
});

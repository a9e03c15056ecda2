import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { bearing } from '../facings';
import { Shape } from '../shape';
import { SHIELD } from '../shields/panel';
import { BASE } from './base';

/** The six shields and the six sections of the hull in the ship's own metres: what a pointer meets, and where they are. */

const SIXTH = Math.PI / 3;
const WALL = { radius: 169, foot: BASE.top, top: 46 } as const;

/** The facing at which a place lies, by its bearing from the middle. */
export const facingAt = (x: number, z: number): number => {
  const turn = Math.atan2(x, z);
  return Math.floor((turn < 0 ? turn + 2 * Math.PI : turn) / SIXTH) % 6;
};

/** Where the hull is parted: rays from a hub under the saucer, and the waist of the engineering hull. */
const HUB = 59;
const WAIST = -8;
export const hullFacingAt = (x: number, z: number): number => {
  const front = Math.abs(x) * Math.cos(SIXTH) < (z - HUB) * Math.sin(SIXTH);
  const part = front ? 0 : z < WAIST ? 2 : 1;
  return x >= 0 ? part : 5 - part;
};

/** An oval wall without floor or top. */
const oval = (steps: number, wide: number, long: number, foot: number, top: number): Shape => {
  const shape = new Shape();
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    for (const y of [foot, top]) shape.vertex([wide * s, y, long * c], [s, 0, c], [0, 0]);
  }
  for (let i = 0; i < steps; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  return shape;
};

export const shieldWall = (): Shape => oval(36, WALL.radius, WALL.radius, WALL.foot, WALL.top);

/** An oval block about the hull. */
export const hullVolume = (): Shape => {
  const [steps, high] = [20, 52];
  const shape = oval(steps, 66, 147, -20, high);
  const top = shape.vertex([0, high, 0], [0, 1, 0], [0, 0]);
  for (let i = 0; i < steps; i++) shape.triangle(top, 2 * i + 1, 2 * i + 3);
  return shape;
};

/** A sixth of the wall about her, or of the floor under her; `uv` runs across and up. */
export const sectionPatch = (shape: Shape, facing: number, standing: boolean): void => {
  const steps = 8;
  const inset = 0.035;
  const first = shape.count;
  for (let i = 0; i <= steps; i++) {
    const a = (facing + inset + (1 - 2 * inset) * (i / steps)) * SIXTH;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const ends = standing
      ? ([
          [WALL.radius, WALL.foot + 2],
          [WALL.radius * 0.97, WALL.top],
        ] as const)
      : ([
          [62, BASE.top + 0.6],
          [158, BASE.top + 0.6],
        ] as const);
    ends.forEach(([r, y], v) => shape.vertex([r * s, y, r * c], [0, 1, 0], [i / steps, v]));
  }
  for (let i = 0; i < steps; i++)
    shape.quad(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2);
};

/** How far before the middle of the ship the hull of a facing lies. */
const HULL_ALONG: readonly number[] = [60, 20, -40, -40, 20, 60];
const HULL = { wide: 62 * 0.7, long: 62 } as const;

/** The world's place of the middle of a shield panel, or of the hull behind it; `heading` carries her frame. */
export const sectionToRef = (
  heading: TransformNode,
  part: 'shield' | 'hull',
  facing: number,
  result: Vector3,
): Vector3 => {
  const [s, c] = [Math.sin(bearing(facing)), Math.cos(bearing(facing))];
  if (part === 'shield') result.set(SHIELD.radius * s, 8, SHIELD.radius * c);
  else result.set(HULL.wide * s, 8, HULL.long * c + (HULL_ALONG[facing] ?? 0));
  return Vector3.TransformCoordinatesToRef(result, heading.computeWorldMatrix(true), result);
};

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { type Facing, FACINGS } from '../facings';

export const WEAPONS = ['phaser', 'torpedo'] as const;
export type Weapon = (typeof WEAPONS)[number];

type Muzzle = readonly [number, number, number];

const mirrored = (front: Muzzle, side: Muzzle, rear: Muzzle): Readonly<Record<Facing, Muzzle>> => {
  const port = ([x, y, z]: Muzzle): Muzzle => [-x, y, z];
  return { FR: front, SR: side, RR: rear, RL: port(rear), SL: port(side), FL: port(front) };
};

/**
 * Where fire leaves the Enterprise for each facing, in her own metres, just clear of the skin. Phaser banks are set in
 * the underside of the saucer and over the hangar, torpedo tubes about the saucer's lower dome and under the hangar.
 */
export const MUZZLES: Readonly<Record<Weapon, Readonly<Record<Facing, Muzzle>>>> = {
  phaser: mirrored([13, 26.2, 103.3], [26, 26.2, 80.75], [7.9, 10.6, -49.5]),
  torpedo: mirrored([3.4, 22.3, 90.2], [13.2, 22.8, 80.75], [6.9, -3, -53.6]),
};

/** The world's place of a muzzle; `heading` carries her frame (the centrepiece's pivot). */
export const muzzleToRef = (
  heading: TransformNode,
  weapon: Weapon,
  index: number,
  result: Vector3,
): Vector3 => {
  const facing = FACINGS[index] ?? 'FR';
  return Vector3.TransformCoordinatesToRef(
    result.set(...MUZZLES[weapon][facing]),
    heading.getWorldMatrix(),
    result,
  );
};

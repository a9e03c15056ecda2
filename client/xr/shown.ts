import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Beads, Rgb } from './beads';
import { JOINTS, type Tracked } from './tracked';

const LIT: Rgb = [0.9, 1, 0.95];
const [A, B] = [new Vector3(), new Vector3()];

/** Each joint that is not a root, with the one before it. */
const BONES = JOINTS.map((name, at) => (at === 0 ? -1 : name.endsWith('metacarpal') ? 0 : at - 1));

/** A bare hand as its bones, a controller as a slim wand; with a light in it, 0…1, for what it holds or could take. */
export const drawHand = (beads: Beads, tracked: Tracked, unit: number, tint: Rgb, light = 0): void => {
  if (!tracked.isSeen) return;
  const bright = (light > 0 ? 0.004 + 0.018 * light : 0) * unit;
  if (bright > 0) beads.rod(tracked.palm, tracked.palm, bright, bright, LIT, 2 * light);
  if (!tracked.isHand) {
    const { palm, tip, ray } = tracked;
    ray.direction.scaleToRef(-0.075 * unit, A).addInPlace(palm);
    beads.rod(A, palm, 0.014 * unit, 0.017 * unit, tint, 0.5);
    beads.rod(palm, tip, 0.017 * unit, 0.006 * unit, tint, 1.2);
    return;
  }
  BONES.forEach((before, at) => {
    if (before < 0) return;
    Vector3.FromArrayToRef(tracked.joints, before * 3, A);
    Vector3.FromArrayToRef(tracked.joints, at * 3, B);
    beads.rod(A, B, 0.0085 * unit, 0.0075 * unit, tint, 0.7);
  });
};

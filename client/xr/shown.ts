import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Beads, Rgb } from './beads';
import { JOINTS, type Tracked } from './tracked';

const LIT: Rgb = [0.9, 1, 0.95];
const [A, B] = [new Vector3(), new Vector3()];

/** Each joint that is not a root, with the one before it. */
const BONES = JOINTS.map((name, at) => (at === 0 ? -1 : name.endsWith('metacarpal') ? 0 : at - 1));

/** A bare hand as its bones, a controller as a slim wand; with a light in it while it holds something. */
export const drawHand = (beads: Beads, tracked: Tracked, unit: number, tint: Rgb, holds = false): void => {
  if (!tracked.isSeen) return;
  if (holds) beads.rod(tracked.palm, tracked.palm, 0.016 * unit, 0.016 * unit, LIT, 2);
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

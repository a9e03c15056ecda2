import { deepestOf, depthAmong, type Disc } from './overlap';
import { BASE, type Pose, shifted } from './pose';
import { poseAlong } from './slide';
import type { Template } from './templates';

/**
 * What a maneuver led to. `touching` is the index of the last base it backed away from, or, counted on after the bases, of
 * the planet; −1 if it overlapped none.
 */
export interface Flight {
  readonly pose: Pose;
  readonly touching: number;
  /** How far along the template the rear edge came (micrometres; negative: not past where the front edge began). */
  readonly rear: number;
}

/** Rules 2.5: sliding back goes in steps of half a millimetre until the base is free. */
const STEP = 500;
/** …and then halves the last step until it is known this finely (micrometres; the result is rounded to whole ones). */
const FINE = 0.01;
/**
 * No point of a base moves farther than this many times the way its rear edge goes along a template (the sharpest
 * curve, radius 35 mm, gives 1.6). So a base that is in another by a depth d stays in it for d / 2.5 more.
 */
const MOST_SWING = 2.5;

/**
 * Executes a maneuver: to its end, or, where that would overlap another base, slid back along the template to the
 * farthest free place; if there is none the ship stays where it was. A come about that overlaps becomes a plain
 * straight. Other ships and planets may be passed over freely.
 */
export const fly = (
  from: Pose,
  template: Template,
  others: readonly Pose[],
  planets: readonly Disc[] = NONE_THERE,
): Flight => {
  const end = shifted(from, template.right, template.forward, template.hx, template.hy);
  const depth = depthAmong(end, others, planets);
  return depth === 0
    ? { pose: end, touching: -1, rear: template.length }
    : slideBack(from, template, others, planets, depth);
};

const NONE_THERE: readonly Disc[] = [];

const slideBack = (
  from: Pose,
  template: Template,
  others: readonly Pose[],
  planets: readonly Disc[],
  depthAtEnd: number,
): Flight => {
  let rear = template.length;
  let depth = depthAtEnd;
  let pose = from;
  while (depth > 0) {
    rear -= STEP * Math.max(1, Math.floor(depth / (MOST_SWING * STEP)));
    if (rear <= -BASE)
      return refine(from, template, others, planets, -BASE, Math.max(rear + STEP, -BASE), from);
    pose = poseAlong(from, template, rear);
    depth = depthAmong(pose, others, planets);
  }
  return refine(from, template, others, planets, rear, rear + STEP, pose);
};

/** Between a free place and one half a millimetre ahead that is not. */
const refine = (
  from: Pose,
  template: Template,
  others: readonly Pose[],
  planets: readonly Disc[],
  free: number,
  blocked: number,
  freePose: Pose,
): Flight => {
  let low = free;
  let high = blocked;
  let pose = freePose;
  while (high - low > FINE) {
    const middle = (low + high) / 2;
    const tried = poseAlong(from, template, middle);
    if (depthAmong(tried, others, planets) === 0) {
      low = middle;
      pose = tried;
    } else high = middle;
  }
  return { pose, touching: deepestOf(poseAlong(from, template, high), others, planets), rear: low };
};

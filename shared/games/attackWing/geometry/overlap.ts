import { HALF, type Pose, UNIT } from './pose';

/** A round thing on the mat: a planet, an obstacle. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Bases whose centers are farther apart than their diagonals reach cannot overlap. Squared micrometres. */
const FAR = 8 * HALF * HALF * 1.000001;

/**
 * How deep two bases overlap, in micrometres: the shortest way by which one would have to be moved to be free of the
 * other. 0 if they overlap in no area, which includes touching.
 */
export const depthOf = (a: Pose, b: Pose): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx * dx + dy * dy >= FAR) return 0;
  const dot = Math.abs(a.ux * b.ux + a.uy * b.uy) / UNIT;
  const cross = Math.abs(a.ux * b.uy - a.uy * b.ux) / UNIT;
  const reach = HALF * (UNIT + dot + cross);
  const gap = Math.max(
    Math.abs(dx * a.ux + dy * a.uy),
    Math.abs(dx * a.uy - dy * a.ux),
    Math.abs(dx * b.ux + dy * b.uy),
    Math.abs(dx * b.uy - dy * b.ux),
  );
  return gap >= reach ? 0 : (reach - gap) / UNIT;
};

export const overlaps = (a: Pose, b: Pose): boolean => depthOf(a, b) > 0;

/** How deep a base overlaps a disc, likewise. */
export const depthInDisc = (base: Pose, { x, y, radius }: Disc): number => {
  const dx = x - base.x;
  const dy = y - base.y;
  const wide = Math.abs(dx * base.uy - dy * base.ux) / UNIT - HALF;
  const deep = Math.abs(dx * base.ux + dy * base.uy) / UNIT - HALF;
  if (wide <= 0 && deep <= 0) return radius - Math.max(wide, deep);
  const [outX, outY] = [Math.max(0, wide), Math.max(0, deep)];
  return Math.max(0, radius - Math.sqrt(outX * outX + outY * outY));
};

/** Which of the bases is overlapped deepest (−1: none); discs count on after the bases. */
export const deepestOf = (pose: Pose, others: readonly Pose[], discs: readonly Disc[] = []): number => {
  let deepest = 0;
  let found = -1;
  for (let at = 0; at < others.length; at++) {
    const other = others[at];
    if (!other) continue;
    const depth = depthOf(pose, other);
    if (depth > deepest) {
      deepest = depth;
      found = at;
    }
  }
  for (let at = 0; at < discs.length; at++) {
    const disc = discs[at];
    const depth = disc ? depthInDisc(pose, disc) : 0;
    if (depth > deepest) {
      deepest = depth;
      found = others.length + at;
    }
  }
  return found;
};

/** How deep the deepest overlap is; 0: the pose is free. */
export const depthAmong = (pose: Pose, others: readonly Pose[], discs: readonly Disc[] = []): number => {
  let deepest = 0;
  for (const other of others) deepest = Math.max(deepest, depthOf(pose, other));
  for (const disc of discs) deepest = Math.max(deepest, depthInDisc(pose, disc));
  return deepest;
};

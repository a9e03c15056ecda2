/**
 * Where a base stands: its center in whole micrometres, its heading as a unit vector in units of 2^-30 (`ux` east, `uy`
 * north). The origin is the south-west corner of the mat. All four are integers, so that every machine agrees on them;
 * between two poses only `+ − × ÷` and `Math.sqrt` are used, which the language fixes to the bit.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

export const UNIT = 1_073_741_824;
/** Micrometres in a millimetre. */
export const MM = 1000;
/** Side of every base, and half of it. */
export const BASE = 40 * MM;
export const HALF = BASE / 2;
/** Side of the square play area: three feet. */
export const MAT = 914 * MM;
/** Depth of a starting area, which is one range band. */
export const STARTING_DEPTH = 100 * MM;
/** Borders count as inside: comparisons that involve rounded numbers give way by a thousandth of a micrometre. */
export const SLACK = 0.001;

/** Rounds to a whole number that is never −0, which JSON would not keep. */
export const whole = (value: number): number => Math.round(value) + 0;

/** Headings people may choose: multiples of 15 degrees, clockwise from north. */
export const HEADING_STEP = 15;
const SIN_15 = 277_904_834;
const SIN_30 = 536_870_912;
const SIN_45 = 759_250_125;
const SIN_60 = 929_887_697;
const SIN_75 = 1_037_154_959;
const QUARTER = [0, SIN_15, SIN_30, SIN_45, SIN_60, SIN_75] as const;

const sine = (steps: number): number => {
  const at = ((steps % 24) + 24) % 24;
  const inQuarter = at % 6;
  switch (Math.floor(at / 6)) {
    case 0:
      return QUARTER[inQuarter] ?? 0;
    case 1:
      return inQuarter === 0 ? UNIT : (QUARTER[6 - inQuarter] ?? 0);
    case 2:
      return 0 - (QUARTER[inQuarter] ?? 0);
    default:
      return inQuarter === 0 ? -UNIT : 0 - (QUARTER[6 - inQuarter] ?? 0);
  }
};

/** The pose at a point in whole millimetres with a heading in multiples of 15 degrees. */
export const poseAtMm = (xMm: number, yMm: number, degrees: number): Pose => {
  const steps = degrees / HEADING_STEP;
  return { x: xMm * MM, y: yMm * MM, ux: sine(steps), uy: sine(steps + 6) };
};

/**
 * The pose reached from another by going `right` and `forward` (micrometres, in its own frame) and turning to a heading
 * given in that frame (`hx` to the right, `hy` ahead).
 */
export const shifted = (from: Pose, right: number, forward: number, hx: number, hy: number): Pose => {
  const ux = from.ux / UNIT;
  const uy = from.uy / UNIT;
  const vx = hx * from.uy + hy * from.ux;
  const vy = hy * from.uy - hx * from.ux;
  // Quarter turns are exact; anything else is brought back to length one.
  const scale = hx === 0 || hy === 0 ? 1 : UNIT / Math.sqrt(vx * vx + vy * vy);
  return {
    x: whole(from.x + right * uy + forward * ux),
    y: whole(from.y - right * ux + forward * uy),
    ux: whole(vx * scale),
    uy: whole(vy * scale),
  };
};

/** How far the base reaches from its center along either axis of the mat. */
const reach = (pose: Pose): number => (HALF * (Math.abs(pose.ux) + Math.abs(pose.uy))) / UNIT;

/** Whether the whole base lies in this rectangle. */
const within = (pose: Pose, south: number, north: number): boolean => {
  const half = reach(pose) - SLACK;
  return pose.x - half >= 0 && pose.x + half <= MAT && pose.y - half >= south && pose.y + half <= north;
};

export const isOnMat = (pose: Pose): boolean => within(pose, 0, MAT);

export const EDGES = ['south', 'north'] as const;
export type Edge = (typeof EDGES)[number];

/** Whether the whole base lies in the starting area along this edge. */
export const isInStartingArea = (pose: Pose, edge: Edge): boolean =>
  edge === 'south' ? within(pose, 0, STARTING_DEPTH) : within(pose, MAT - STARTING_DEPTH, MAT);

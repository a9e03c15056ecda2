import { fastRng, type Rng } from '../../../../shared/engine/rng';
import { fly, isOnMat, overlaps, type Pose, poseAtMm } from '../../../../shared/games/attackWing/geometry';
import { TEMPLATES } from '../../../../shared/games/attackWing/geometry/templates';

const ON_DIALS = [...TEMPLATES.values()].filter(({ speed }) => speed <= 4);
const UNIT = 1n << 30n;
const HALF = 20_000n;

/** The corners of a base in units of 2^-30 micrometres: exact. */
const cornersOf = ({ x, y, ux, uy }: Pose): [bigint, bigint][] => {
  const [cx, cy] = [BigInt(x) * UNIT, BigInt(y) * UNIT];
  const [fx, fy] = [BigInt(ux) * HALF, BigInt(uy) * HALF];
  return [
    [cx + fx + fy, cy + fy - fx],
    [cx - fx + fy, cy - fy - fx],
    [cx - fx - fy, cy - fy + fx],
    [cx + fx - fy, cy + fy + fx],
  ];
};

/** How deep two bases overlap, in micrometres, worked out in whole numbers and without the game's own test. */
export const penetration = (a: Pose, b: Pose): number => {
  const [first, second] = [cornersOf(a), cornersOf(b)];
  let least = Infinity;
  for (const { ux, uy } of [a, b]) {
    for (const [nx, ny] of [
      [BigInt(ux), BigInt(uy)],
      [BigInt(uy), BigInt(-ux)],
    ] as const) {
      const along = (corners: [bigint, bigint][]): bigint[] =>
        corners.map(([x, y]) => x * nx + y * ny).sort((p, q) => (p < q ? -1 : p > q ? 1 : 0));
      const [one, two] = [along(first), along(second)];
      const overlap = [one[3]! - two[0]!, two[3]! - one[0]!].sort((p, q) => (p < q ? -1 : 1))[0]!;
      least = Math.min(least, Number(overlap) / 2 ** 60);
    }
  }
  return Math.max(0, least);
};

/** A pose from a row of a table: millimetres and degrees. */
export const posed = ([x = 0, y = 0, heading = 0]: readonly number[]): Pose => poseAtMm(x, y, heading);

const SIZE_MM = 220;

const anywhere = (rng: Rng): Pose =>
  poseAtMm(320 + rng.below(SIZE_MM), 320 + rng.below(SIZE_MM), 15 * rng.below(24));

export interface Tally {
  readonly maneuvers: number;
  readonly overlapped: number;
  /** The deepest overlap left, in micrometres. */
  readonly deepest: number;
}

/** Two ships close to each other (and a third in the way) fly one maneuver each, over and over, on a crowded mat. */
export const manyManeuvers = (pairs: number, seed: number, watch?: (done: number) => void): Tally => {
  const rng = fastRng(seed);
  let ships: Pose[] = [];
  let overlapped = 0;
  let deepest = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 3 === 0 || !ships.every(isOnMat)) ships = crowd(rng);
    for (let mover = 0; mover < 2; mover++) {
      const others = ships.filter((_, at) => at !== mover);
      const { pose, touching } = fly(ships[mover]!, rng.pick(ON_DIALS), others);
      if (touching >= 0) overlapped++;
      ships[mover] = pose;
      deepest = Math.max(deepest, ...others.map((other) => deepestOf(pose, other)));
    }
    if (watch && pair % 100_000 === 0) watch(pair);
  }
  return { maneuvers: 2 * pairs, overlapped, deepest };
};

/** Exact arithmetic is slow: it is only needed where the centers are near. */
const deepestOf = (a: Pose, b: Pose): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return dx * dx + dy * dy > 3.3e9 ? 0 : penetration(a, b);
};

const crowd = (rng: Rng): Pose[] => {
  const ships: Pose[] = [];
  while (ships.length < 3) {
    const pose = anywhere(rng);
    if (!ships.some((ship) => overlaps(ship, pose))) ships.push(pose);
  }
  return ships;
};

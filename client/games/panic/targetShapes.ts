import type { Maneuver } from '../../../shared/games/panic/data/ship';
import { Shape } from '../../kit/shape';
import { BASE } from '../../kit/ship/base';

/** Shapes in the ship's own metres: what a pointer meets, and the outlines that light up. */

const SIXTH = Math.PI / 3;
const WALL = { radius: 169, foot: BASE.top, top: 46 } as const;
export const PARTS_DRAWN = 15;

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

export const shieldWall = (): Shape => {
  const shape = new Shape();
  const steps = 36;
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    for (const y of [WALL.foot, WALL.top])
      shape.vertex([WALL.radius * s, y, WALL.radius * c], [s, 0, c], [0, 0]);
  }
  for (let i = 0; i < steps; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  return shape;
};

/** An oval block about the hull. */
export const hullVolume = (): Shape => {
  const shape = new Shape();
  const steps = 20;
  const [wide, long, low, high] = [66, 147, -20, 52];
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    for (const y of [low, high]) shape.vertex([wide * s, y, long * c], [s, 0, c], [0, 0]);
  }
  for (let i = 0; i < steps; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  const top = shape.vertex([0, high, 0], [0, 1, 0], [0, 0]);
  for (let i = 0; i < steps; i++) shape.triangle(top, 2 * i + 1, 2 * i + 3);
  return shape;
};

type P = readonly [number, number];
const FLOOR = BASE.top - 5;

/** A flat strip along a line of middle points, narrow or wide as told, ending in a head. */
const arrow = (shape: Shape, way: readonly P[], half: number, head: number): void => {
  const up = [0, 1, 0] as const;
  const sides = way.map((p, i) => {
    const [a, b] = [way[Math.max(0, i - 1)] ?? p, way[Math.min(way.length - 1, i + 1)] ?? p];
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dz) || 1;
    return { p, across: [-dz / size, dx / size] as const, along: [dx / size, dz / size] as const };
  });
  const put = (p: P, u: number, v: number): number => shape.vertex([p[0], FLOOR, p[1]], up, [u, v]);
  let before: readonly [number, number] | undefined;
  sides.forEach(({ p, across }, i) => {
    const v = i / way.length;
    const left = put([p[0] + across[0] * half, p[1] + across[1] * half], 0, v);
    const right = put([p[0] - across[0] * half, p[1] - across[1] * half], 1, v);
    if (before) shape.quad(before[0], left, right, before[1]);
    before = [left, right];
  });
  const last = sides[sides.length - 1];
  if (!last) return;
  const { p, across, along } = last;
  const a = put([p[0] + across[0] * half * 2.3, p[1] + across[1] * half * 2.3], 0, 1);
  const b = put([p[0] - across[0] * half * 2.3, p[1] - across[1] * half * 2.3], 1, 1);
  const tip = put([p[0] + along[0] * head, p[1] + along[1] * head], 0.5, 1);
  shape.triangle(a, tip, b);
};

const ARC = 202;
const arc = (from: number, to: number): readonly P[] =>
  Array.from({ length: 15 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 14) / 180) * Math.PI;
    return [ARC * Math.sin(a), ARC * Math.cos(a)] as const;
  });

export interface Arrow {
  readonly id: Maneuver;
  /** Where its middle lies, x and z. */
  readonly at: P;
  readonly shape: (shape: Shape, width: number) => void;
}

const bent = (id: Maneuver, from: number, to: number): Arrow => ({
  id,
  at: arc(from, to)[8] ?? [0, 0],
  shape: (shape, width) => arrow(shape, arc(from, to), 7.5 * width, 20),
});

/** Turning arrows lie about the base to both sides of the bow, the way ahead before it. */
export const ARROWS: readonly Arrow[] = [
  bent('clockwise', 22, 52),
  bent('counterclockwise', -22, -52),
  {
    id: 'forward',
    at: [0, 214],
    shape: (shape, width) =>
      arrow(
        shape,
        [
          [0, 192],
          [0, 204],
          [0, 216],
        ],
        7.5 * width,
        22,
      ),
  },
];

/** Walls, floors and arrows in one mesh; the attribute `part` tells them apart, `uv` runs across and up each. */
export const outline = (): Shape => {
  const shape = new Shape();
  const mark = (from: number, part: number): void => {
    for (let i = from; i < shape.count; i++) shape.extra('part', part);
  };
  for (let facing = 0; facing < 12; facing++) {
    const from = shape.count;
    patch(shape, facing % 6, facing < 6);
    mark(from, facing);
  }
  ARROWS.forEach(({ shape: draw }, at) => {
    const from = shape.count;
    draw(shape, 1);
    mark(from, 12 + at);
  });
  return shape;
};

const patch = (shape: Shape, facing: number, standing: boolean): void => {
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

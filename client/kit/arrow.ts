import type { Shape } from './shape';

type P = readonly [x: number, z: number];

interface Side {
  readonly p: P;
  readonly across: P;
  readonly along: P;
}

const sidesOf = (way: readonly P[]): readonly Side[] =>
  way.map((p, i) => {
    const [a, b] = [way[Math.max(0, i - 1)] ?? p, way[Math.min(way.length - 1, i + 1)] ?? p];
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.hypot(dx, dz) || 1;
    return { p, across: [-dz / size, dx / size], along: [dx / size, dz / size] };
  });

/** So far from a point of the line to one side of it. */
const beside = ({ p, across }: Side, far: number): P => [p[0] + across[0] * far, p[1] + across[1] * far];

/** Left corner, tip and right corner of the head. */
const headOf = (last: Side, half: number, head: number): readonly [P, P, P] => [
  beside(last, half * 2.3),
  [last.p[0] + last.along[0] * head, last.p[1] + last.along[1] * head],
  beside(last, -half * 2.3),
];

/** A flat strip along a line of middle points, so high and half so wide, ending in a head. */
export const layArrow = (shape: Shape, way: readonly P[], y: number, half: number, head: number): void => {
  const up = [0, 1, 0] as const;
  const sides = sidesOf(way);
  const put = (p: P, u: number, v: number): number => shape.vertex([p[0], y, p[1]], up, [u, v]);
  let before: readonly [number, number] | undefined;
  sides.forEach((side, i) => {
    const v = i / way.length;
    const left = put(beside(side, half), 0, v);
    const right = put(beside(side, -half), 1, v);
    if (before) shape.quad(before[0], left, right, before[1]);
    before = [left, right];
  });
  const last = sides[sides.length - 1];
  if (!last) return;
  const [a, tip, b] = headOf(last, half, head);
  shape.triangle(put(a, 0, 1), put(tip, 0.5, 1), put(b, 1, 1));
};

/** The same arrow as a solid, from one height to another: flat, it would be a mere line for eyes that are hardly above it. */
export const layThickArrow = (
  shape: Shape,
  way: readonly P[],
  [low, high]: readonly [number, number],
  half: number,
  head: number,
): void => {
  for (const y of [low, high]) layArrow(shape, way, y, half, head);
  const sides = sidesOf(way);
  const last = sides[sides.length - 1];
  if (!last) return;
  const rim = [
    ...sides.map((side) => beside(side, half)),
    ...headOf(last, half, head),
    ...sides.map((side) => beside(side, -half)).reverse(),
  ];
  rim.forEach((a, i) => {
    const b = rim[(i + 1) % rim.length] ?? a;
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const out = [(a[1] - b[1]) / size, 0, (b[0] - a[0]) / size] as const;
    const put = (p: P, y: number): number => shape.vertex([p[0], y, p[1]], out, [0, 0]);
    shape.quad(put(a, low), put(b, low), put(b, high), put(a, high));
  });
};

import { makeChance } from '../chance';
import { Shape } from '../shape';

const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
] as const;
const UP = [0, 1, 0] as const;

/** One square, −1…1 both ways; the shaders turn and stretch it. */
export const square = (): Shape => squares(1);

/** So many squares, each with four chances of its own. */
export const squares = (count: number): Shape => {
  const chance = makeChance(1701);
  const shape = new Shape();
  for (let i = 0; i < count; i++) {
    const seed = [chance(), chance(), chance(), chance()];
    const [a, b, c, d] = CORNERS.map((uv) => {
      const at = shape.vertex([uv[0], uv[1], 0], UP, uv);
      shape.extra('seed', ...seed);
      return at;
    });
    shape.quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
  }
  return shape;
};

/** An open tube about the y axis: u round it, v from 0 to 1 along it. */
export const tube = (segments: number): Shape => {
  const shape = new Shape();
  for (let i = 0; i <= segments; i++) {
    const a = (i / segments) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    for (const v of [0, 1]) shape.vertex([s, v, c], [s, 0, c], [i / segments, v]);
  }
  for (let i = 0; i < segments; i++) shape.quad(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2);
  return shape;
};

type V = readonly [number, number, number];

const GOLD = (1 + Math.sqrt(5)) / 2;
const POINTS: readonly V[] = [
  ...[-1, 1].flatMap((s) => [-1, 1].map((t): V => [0, s, t * GOLD])),
  ...[-1, 1].flatMap((s) => [-1, 1].map((t): V => [s, t * GOLD, 0])),
  ...[-1, 1].flatMap((s) => [-1, 1].map((t): V => [t * GOLD, 0, s])),
];

const unit = ([x, y, z]: V): V => {
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
};
const between = (a: V, b: V): V => unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);
const near = (a: V, b: V): boolean => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 2.01;

/** The twenty faces of the icosahedron, each split into four as often as asked. */
const faces = (splits: number): readonly (readonly [V, V, V])[] => {
  const first: (readonly [V, V, V])[] = [];
  POINTS.forEach((a, i) =>
    POINTS.slice(i + 1).forEach((b, j) =>
      POINTS.slice(i + j + 2).forEach((c) => {
        if (near(a, b) && near(b, c) && near(a, c)) first.push([unit(a), unit(b), unit(c)]);
      }),
    ),
  );
  let all: readonly (readonly [V, V, V])[] = first;
  for (let n = 0; n < splits; n++) {
    all = all.flatMap(([a, b, c]) => {
      const [p, q, r] = [between(a, b), between(b, c), between(c, a)];
      return [[a, p, r] as const, [p, b, q] as const, [r, q, c] as const, [p, q, r] as const];
    });
  }
  return all;
};

/** A ball of triangles whose seams can be drawn: u and v are a corner's shares of the first two corners. */
export const geode = (splits: number): Shape => {
  const shape = new Shape();
  for (const corners of faces(splits)) {
    const [a, b, c] = corners.map((p, i) => shape.vertex(p, p, [i === 0 ? 1 : 0, i === 1 ? 1 : 0]));
    shape.triangle(a ?? 0, b ?? 0, c ?? 0);
  }
  return shape;
};

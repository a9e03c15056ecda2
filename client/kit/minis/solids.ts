import type { Shape } from '../shape';

type V = readonly [number, number, number];

/** What a vertex of a miniature is painted as: bare hull, its owner's colour, a lamp, or a dark pane. */
export const TRIM = { hull: 0, owner: 1, lamp: 2, dark: 3 } as const;
export type Trim = keyof typeof TRIM;

const put = (shape: Shape, p: V, n: V, trim: Trim): number => {
  const made = shape.vertex(p, n, [p[0], p[2]]);
  shape.extra('trim', TRIM[trim]);
  return made;
};

/** A ball drawn out along each axis. */
export const addBall = (
  shape: Shape,
  at: V,
  radii: V,
  trim: Trim,
  [around, up]: readonly [number, number] = [12, 6],
): void => {
  const grid = Array.from({ length: up + 1 }, (_, j) =>
    Array.from({ length: around + 1 }, (_v, i) => {
      const [a, b] = [(i / around) * 2 * Math.PI, (j / up) * Math.PI];
      const way: V = [Math.sin(b) * Math.sin(a), -Math.cos(b), Math.sin(b) * Math.cos(a)];
      const leaned = way.map((w, k) => w / (radii[k] ?? 1));
      const size = Math.hypot(...leaned) || 1;
      return put(
        shape,
        [at[0] + way[0] * radii[0], at[1] + way[1] * radii[1], at[2] + way[2] * radii[2]],
        [(leaned[0] ?? 0) / size, (leaned[1] ?? 0) / size, (leaned[2] ?? 0) / size],
        trim,
      );
    }),
  );
  for (let j = 0; j < up; j++)
    for (let i = 0; i < around; i++) {
      const corner = (dj: number, di: number): number => grid[j + dj]?.[i + di] ?? 0;
      shape.quad(corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0));
    }
};

/** A flat side through four corners, seen from where they run anticlockwise. */
const addSide = (shape: Shape, corners: readonly V[], trim: Trim): void => {
  const [a, b, c] = corners;
  if (a === undefined || b === undefined || c === undefined) return;
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const size = Math.hypot(...n) || 1;
  const made = corners.map((p) => put(shape, p, [n[0] / size, n[1] / size, n[2] / size], trim));
  shape.quad(made[0] ?? 0, made[1] ?? 0, made[2] ?? 0, made[3] ?? 0);
};

/** A box between two rectangles, one at the front and one at the back: x, low and high of each, and where they lie. */
export interface Prow {
  readonly z: number;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}
export const addBox = (shape: Shape, front: Prow, back: Prow, trim: Trim): void => {
  const rim = ({ z, x, y }: Prow): readonly [V, V, V, V] => [
    [x[0], y[0], z],
    [x[1], y[0], z],
    [x[1], y[1], z],
    [x[0], y[1], z],
  ];
  const [f, b] = [rim(front), rim(back)];
  addSide(shape, f, trim);
  addSide(shape, [b[1], b[0], b[3], b[2]], trim);
  addSide(shape, [b[3], f[3], f[2], b[2]].reverse(), trim);
  addSide(shape, [b[0], b[1], f[1], f[0]].reverse(), trim);
  addSide(shape, [f[1], b[1], b[2], f[2]], trim);
  addSide(shape, [b[0], f[0], f[3], b[3]], trim);
};

import { type Mesh, join, mirror, polygon } from '../lib/mesh';
import { noise3 } from '../lib/random';
import { lathe, TURN, tube } from '../lib/solids';
import { surface } from '../lib/surface';
import { type V2, type V3, dot, mix, steps, sub } from '../lib/vector';

/** Paint comes later, so shapes leave their sheet coordinates alone. */
const NONE: V2 = [0, 1];

/** One cut through a hull: half its width, its rise above and its drop below the middle, and how square it is (2 is round). */
export interface Station {
  readonly z: number;
  readonly w: number;
  readonly up: number;
  readonly down?: number;
  readonly y?: number;
  readonly square?: number;
}

type Row = readonly [number, number, number, number, number, number];
const rowOf = ({ z, w, up, down, y, square }: Station): Row => [z, w, up, down ?? up, y ?? 0, square ?? 2];

/** A value between rows, smooth through all of them. */
const along = (rows: readonly Row[], t: number, column: number): number => {
  const last = rows.length - 1;
  const i = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
  const s = t * last - i;
  const at = (k: number): number => rows[Math.min(last, Math.max(0, k))]?.[column] ?? 0;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)));
};

const bulge = (v: number, square: number): number => Math.sign(v) * Math.pow(Math.abs(v), 2 / square);

export interface LoftOptions {
  readonly around?: number;
  /** Rows of faces between two stations. */
  readonly fine?: number;
  /** Straight between stations, with hard edges there. */
  readonly straight?: boolean;
}

/** A hull through its stations, bow first; ends that are not points are closed flat. */
export const loft = (stations: readonly Station[], options: LoftOptions = {}): Mesh => {
  const { around = 24, fine = 2, straight = false } = options;
  const rows = stations.map(rowOf);
  const at = (section: readonly Row[], u: number, t: number): V3 => {
    const get = (column: number): number => along(section, t, column);
    const square = Math.max(1, get(5));
    const [s, c] = [bulge(Math.sin(u * TURN), square), bulge(Math.cos(u * TURN), square)];
    return [Math.max(0, get(1)) * s, get(4) + Math.max(0, c > 0 ? get(2) : get(3)) * c, get(0)];
  };
  const skin = (section: readonly Row[], spans: number): Mesh =>
    surface({
      us: steps(0, 1, around),
      vs: steps(0, 1, spans),
      at: (u, t) => at(section, u, Math.min(1, Math.max(0, t))),
      uv: () => NONE,
    });
  const skins = straight
    ? rows.slice(1).map((row, i) => skin([rows[i] ?? row, row], 1))
    : [skin(rows, fine * (rows.length - 1))];
  const cap = (t: number): Mesh => {
    const rim = steps(0, 1, around)
      .slice(1)
      .map((u) => at(rows, u, t));
    return polygon(t === 0 ? rim.reverse() : rim, NONE);
  };
  const blunt = (row: Row | undefined): boolean => row !== undefined && row[1] > 0.05;
  return join([
    ...skins,
    ...(blunt(rows[0]) ? [cap(0)] : []),
    ...(blunt(rows[rows.length - 1]) ? [cap(1)] : []),
  ]);
};

/** One cut through a wing, across the span. */
export interface Rib {
  readonly x: number;
  readonly y: number;
  readonly front: number;
  readonly back: number;
  readonly thick: number;
}

const PROFILE: readonly V2[] = [
  [0, 0.32],
  [0.1, 0.78],
  [0.4, 1],
  [0.85, 0.72],
  [1, 0.3],
];

const profile = (v: number): number => {
  for (let i = 1; i < PROFILE.length; i++) {
    const [a, b] = [PROFILE[i - 1] ?? [0, 0], PROFILE[i] ?? [1, 0]];
    if (v <= b[0]) return mix(a[1], b[1], (v - a[0]) / (b[0] - a[0]));
  }
  return 0.3;
};

/** A starboard wing through its ribs, root first: hard edges before, behind and at the ribs. */
export const wing = (ribs: readonly Rib[], fine = 1): Mesh => {
  const at = (a: Rib, b: Rib, u: number, v: number, side: number): V3 => {
    const [front, back] = [mix(a.front, b.front, u), mix(a.back, b.back, u)];
    const half = (mix(a.thick, b.thick, u) / 2) * profile(v) * side;
    return [mix(a.x, b.x, u), mix(a.y, b.y, u) + half, mix(front, back, v)];
  };
  const us = steps(0, 1, fine);
  const panel = (b: Rib, i: number): Mesh => {
    const a = ribs[i] ?? b;
    const face = (side: number): Mesh =>
      surface({
        us,
        vs: PROFILE.map(([v]) => v),
        at: (u, v) => at(a, b, u, v, side),
        uv: () => NONE,
        inside: side < 0,
      });
    const edge = (v: number): Mesh =>
      surface({ us, vs: [1, -1], at: (u, side) => at(a, b, u, v, side), uv: () => NONE, inside: v === 0 });
    return join([face(1), face(-1), edge(0), edge(1)]);
  };
  const end = (rib: Rib): V3[] => [
    ...PROFILE.map(([v]) => at(rib, rib, 0, v, 1)),
    ...[...PROFILE].reverse().map(([v]) => at(rib, rib, 0, v, -1)),
  ];
  const [root, tip] = [ribs[0], ribs[ribs.length - 1]];
  return join([
    ...ribs.slice(1).map(panel),
    ...(root ? [polygon(end(root), NONE)] : []),
    ...(tip ? [polygon(end(tip).reverse(), NONE)] : []),
  ]);
};

export const both = (mesh: Mesh): Mesh => join([mesh, mirror(mesh)]);

export const ball = (centre: V3, radii: V3, around = 16, spans = 10): Mesh =>
  surface({
    us: steps(0, 1, around),
    vs: steps(0, 1, spans),
    at: (u, v) => {
      const r = Math.sin(v * Math.PI);
      return [
        centre[0] + radii[0] * r * Math.sin(u * TURN),
        centre[1] - radii[1] * Math.cos(v * Math.PI),
        centre[2] + radii[2] * r * Math.cos(u * TURN),
      ];
    },
    uv: () => NONE,
  });

/** A stone: a ball pushed about by noise; `bite` is how deep. */
export const rock = (radii: V3, seed: number, bite: number, around = 28, spans = 18): Mesh =>
  surface({
    us: steps(0, 1, around),
    vs: steps(0, 1, spans),
    at: (u, v) => {
      const r = Math.sin(v * Math.PI);
      const d: V3 = [r * Math.sin(u * TURN), -Math.cos(v * Math.PI), r * Math.cos(u * TURN)];
      const rough = (k: number): number => noise3(d[0] * k + seed, d[1] * k + 31, d[2] * k + 7) - 0.5;
      const size = 1 + bite * (rough(1.7) + 0.45 * rough(3.9) - 0.5 * Math.max(0, rough(2.6) * 2));
      return [radii[0] * d[0] * size, radii[1] * d[1] * size, radii[2] * d[2] * size];
    },
    uv: () => NONE,
  });

/** A body of revolution in hard-edged runs of straight lines, bottom up for y, bow to stern for z. */
export const turned = (
  points: readonly V2[],
  axis: 'y' | 'z',
  segments: number,
  centre: V3 = [0, 0, 0],
): Mesh =>
  lathe({
    runs: points.slice(1).map((point, i) => ({ points: [points[i] ?? point, point], spans: 1 })),
    axis,
    segments,
    centre,
    uv: () => NONE,
  });

/** A smooth body of revolution. */
export const rounded = (
  points: readonly V2[],
  axis: 'y' | 'z',
  segments: number,
  spans: number,
  centre: V3 = [0, 0, 0],
): Mesh => lathe({ runs: [{ points, spans }], axis, segments, centre, uv: () => NONE });

/** Flat faces, each turned to look away from `heart`. */
export const facets = (faces: readonly (readonly V3[])[], heart: V3): Mesh =>
  join(
    faces.map((corners) => {
      const face = polygon(corners, NONE);
      const [first] = face.vertices;
      return first && dot(first.n, sub(first.p, heart)) < 0 ? polygon([...corners].reverse(), NONE) : face;
    }),
  );

/** A box with cut edges: `low` and `high` are its corners, `cut` how much is planed off the four long edges. */
export const block = (low: V3, high: V3, cut: number): Mesh => {
  const [[a, b, c], [d, e, f]] = [low, high];
  const rim: V2[] = [
    [a + cut, e],
    [d - cut, e],
    [d, e - cut],
    [d, b + cut],
    [d - cut, b],
    [a + cut, b],
    [a, b + cut],
    [a, e - cut],
  ];
  const ring = (z: number): V3[] => rim.map(([x, y]) => [x, y, z]);
  const [front, back] = [ring(f), ring(c)];
  const sides = front.map((p, i): V3[] => {
    const j = (i + 1) % front.length;
    return [p, front[j] ?? p, back[j] ?? p, back[i] ?? p];
  });
  return facets([front, back, ...sides], [(a + d) / 2, (b + e) / 2, (c + f) / 2]);
};

export const rod = (path: readonly V3[], radius: number, around = 8): Mesh =>
  tube(path, radius, around, NONE);

/** A small flat light with corners round a middle; it looks along `up` × `right`. */
export const patch = (centre: V3, right: V3, up: V3, corners = 4): Mesh => {
  const face = polygon(
    Array.from({ length: corners }, (_, i): V3 => {
      const a = ((i + 0.5) / corners) * TURN;
      const [s, c] = [Math.sin(a) * Math.SQRT2, Math.cos(a) * Math.SQRT2];
      const at = (k: 0 | 1 | 2): number => centre[k] + right[k] * s + up[k] * c;
      return [at(0), at(1), at(2)];
    }),
    NONE,
  );
  return face;
};

import { type Mesh, join, polygon } from './mesh';
import { spline, surface } from './surface';
import { type V2, type V3, mix, steps } from './vector';

export const TURN = 2 * Math.PI;

export interface Run {
  /** Points of the profile: distance from the axis, and height (axis y) or z (axis z). */
  readonly points: readonly V2[];
  readonly spans: number;
}

export interface Lathe {
  /** Each run is smooth in itself; runs meet in a hard edge. Upwards for axis y, from bow to stern for axis z. */
  readonly runs: readonly Run[];
  readonly axis: 'y' | 'z';
  readonly segments: number;
  readonly centre?: V3;
  readonly uv: (turn: number, t: number, p: V3) => V2;
  /** Pulls the surface about, given the plain point: keels, teardrops, grooves. */
  readonly warp?: (p: V3, turn: number) => V3;
}

export const lathe = (spec: Lathe): Mesh => {
  const [cx, cy, cz] = spec.centre ?? [0, 0, 0];
  const warp = spec.warp ?? ((p: V3): V3 => p);
  const total = spec.runs.reduce((sum, run) => sum + run.spans, 0);
  let done = 0;
  const parts = spec.runs.map((run) => {
    const curve = spline(run.points);
    const [from, to] = [done / total, (done + run.spans) / total];
    done += run.spans;
    const place = (u: number, t: number): V3 => {
      const [r, h] = curve(t);
      const [s, c] = [Math.sin(u * TURN), Math.cos(u * TURN)];
      const plain: V3 = spec.axis === 'y' ? [r * s, h, r * c] : [r * s, r * c, h];
      const [x, y, z] = warp(plain, u);
      return [x + cx, y + cy, z + cz];
    };
    return surface({
      us: steps(0, 1, spec.segments),
      vs: steps(0, 1, run.spans),
      at: place,
      uv: (u, t, p) => spec.uv(u, mix(from, to, t), p),
    });
  });
  return join(parts);
};

/** A box between two corners, each face flat. */
export const box = (low: V3, high: V3, uv: V2): Mesh => {
  const [a, b, c] = low;
  const [d, e, f] = high;
  return join([
    polygon(
      [
        [a, e, c],
        [a, e, f],
        [d, e, f],
        [d, e, c],
      ],
      uv,
    ),
    polygon(
      [
        [a, b, f],
        [a, b, c],
        [d, b, c],
        [d, b, f],
      ],
      uv,
    ),
    polygon(
      [
        [d, b, c],
        [d, e, c],
        [d, e, f],
        [d, b, f],
      ],
      uv,
    ),
    polygon(
      [
        [a, b, f],
        [a, e, f],
        [a, e, c],
        [a, b, c],
      ],
      uv,
    ),
    polygon(
      [
        [d, b, f],
        [d, e, f],
        [a, e, f],
        [a, b, f],
      ],
      uv,
    ),
    polygon(
      [
        [a, b, c],
        [a, e, c],
        [d, e, c],
        [d, b, c],
      ],
      uv,
    ),
  ]);
};

/** A ring of round section about the z axis. */
export const torus = (r: number, tube: number, centre: V3, counts: V2, uv: V2): Mesh =>
  surface({
    us: steps(0, 1, counts[0]),
    vs: steps(0, 1, counts[1]),
    at: (u, v) => {
      const [a, b] = [u * TURN, -v * TURN];
      const out = r + tube * Math.cos(b);
      return [centre[0] + out * Math.sin(a), centre[1] + out * Math.cos(a), centre[2] + tube * Math.sin(b)];
    },
    uv: () => uv,
  });

/** A round bar that follows a path of points. */
export const tube = (path: readonly V3[], radius: number, around: number, uv: V2): Mesh => {
  const last = path.length - 1;
  const at = (t: number): V3 => {
    const i = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
    const [p, q] = [path[i] ?? [0, 0, 0], path[i + 1] ?? [0, 0, 0]];
    const s = t * last - i;
    return [mix(p[0], q[0], s), mix(p[1], q[1], s), mix(p[2], q[2], s)];
  };
  const frame = (t: number): readonly [V3, V3] => {
    const [p, q] = [at(Math.max(0, t - 0.5 / last)), at(Math.min(1, t + 0.5 / last))];
    const d: V3 = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    const size = Math.hypot(...d) || 1;
    const k: V3 = [d[0] / size, d[1] / size, d[2] / size];
    const side: V3 = Math.abs(k[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0];
    const m: V3 = [
      k[1] * side[2] - k[2] * side[1],
      k[2] * side[0] - k[0] * side[2],
      k[0] * side[1] - k[1] * side[0],
    ];
    const ms = Math.hypot(...m) || 1;
    const a: V3 = [m[0] / ms, m[1] / ms, m[2] / ms];
    return [a, [k[1] * a[2] - k[2] * a[1], k[2] * a[0] - k[0] * a[2], k[0] * a[1] - k[1] * a[0]]];
  };
  return surface({
    us: steps(0, 1, around),
    vs: steps(0, 1, last),
    at: (u, v) => {
      const [a, b] = frame(v);
      const [s, c] = [radius * Math.sin(u * TURN), radius * Math.cos(u * TURN)];
      const p = at(v);
      return [p[0] + a[0] * c + b[0] * s, p[1] + a[1] * c + b[1] * s, p[2] + a[2] * c + b[2] * s];
    },
    uv: () => uv,
  });
};

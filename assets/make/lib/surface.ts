import type { Mesh, Triangle, Vertex } from './mesh';
import { type V2, type V3, cross, mix, sub, unit } from './vector';

/** A curve through its points, evenly paced by distance (centripetal enough for the profiles we draw). */
export const spline = (points: readonly V2[]): ((t: number) => V2) => {
  const last = points.length - 1;
  const at = (i: number): V2 => points[Math.min(last, Math.max(0, i))] ?? [0, 0];
  const marks = [0];
  for (let i = 1; i <= last; i++) {
    const [a, b] = [at(i - 1), at(i)];
    marks.push((marks[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = marks[last] ?? 1;
  const slope = (i: number, axis: 0 | 1): number => {
    const [lo, hi] = [Math.max(0, i - 1), Math.min(last, i + 1)];
    return (at(hi)[axis] - at(lo)[axis]) / Math.max(1e-9, (marks[hi] ?? 0) - (marks[lo] ?? 0));
  };
  return (t) => {
    const want = Math.min(1, Math.max(0, t)) * total;
    let i = 0;
    while (i < last - 1 && (marks[i + 1] ?? 0) < want) i++;
    const span = Math.max(1e-9, (marks[i + 1] ?? 0) - (marks[i] ?? 0));
    const s = (want - (marks[i] ?? 0)) / span;
    const [h00, h10] = [(1 + 2 * s) * (1 - s) * (1 - s), s * (1 - s) * (1 - s)];
    const [h01, h11] = [s * s * (3 - 2 * s), s * s * (s - 1)];
    const axis = (k: 0 | 1): number =>
      h00 * at(i)[k] + h10 * span * slope(i, k) + h01 * at(i + 1)[k] + h11 * span * slope(i + 1, k);
    return [axis(0), axis(1)];
  };
};

export interface Sheet {
  readonly us: readonly number[];
  readonly vs: readonly number[];
  readonly at: (u: number, v: number) => V3;
  readonly uv: (u: number, v: number, p: V3) => V2;
  /** Set when u × v points inwards. */
  readonly inside?: boolean;
}

const EPSILON = 1e-4;

const normalAt = (sheet: Sheet, u: number, v: number): V3 => {
  const { us, vs, at } = sheet;
  const [u0, u1] = [us[0] ?? 0, us[us.length - 1] ?? 1];
  const [v0, v1] = [vs[0] ?? 0, vs[vs.length - 1] ?? 1];
  const [du, dv] = [(u1 - u0) * EPSILON, (v1 - v0) * EPSILON];
  const across = (x: number): V3 => sub(at(u + du, x), at(u - du, x));
  const low = Math.abs(v - v0) < Math.abs(dv) ? v : v - dv;
  const high = Math.abs(v - v1) < Math.abs(dv) ? v : v + dv;
  const along = sub(at(u, high), at(u, low));
  const direct = cross(across(v), along);
  // At a pole every u is the same point: look a little beside it.
  const nudged = v === low ? v + 20 * dv : v - 20 * dv;
  const n = Math.hypot(...direct) > 1e-9 ? direct : cross(across(nudged), along);
  const out = unit(n);
  return sheet.inside ? [-out[0], -out[1], -out[2]] : out;
};

/** A smooth patch sampled at every (u, v); thin triangles at poles are left out. */
export const surface = (sheet: Sheet): Mesh => {
  const { us, vs } = sheet;
  const vertices: Vertex[] = [];
  for (const v of vs) {
    for (const u of us) {
      const p = sheet.at(u, v);
      vertices.push({ p, n: normalAt(sheet, u, v), uv: sheet.uv(u, v, p) });
    }
  }
  const triangles: Triangle[] = [];
  const width = us.length;
  const push = (a: number, b: number, c: number): void => {
    const [p, q, r] = [vertices[a]?.p, vertices[b]?.p, vertices[c]?.p];
    if (!p || !q || !r || Math.hypot(...cross(sub(q, p), sub(r, p))) < 1e-7) return;
    triangles.push(sheet.inside ? [a, c, b] : [a, b, c]);
  };
  for (let j = 0; j + 1 < vs.length; j++) {
    for (let i = 0; i + 1 < width; i++) {
      const a = j * width + i;
      push(a, a + 1, a + width + 1);
      push(a, a + width + 1, a + width);
    }
  }
  return { vertices, triangles };
};

/** Numbers from 0 to 1 that fall closer together where `weight` asks for more. */
export const paced = (count: number, weight: (t: number) => number): number[] => {
  const fine = 400;
  const sums = [0];
  for (let i = 0; i < fine; i++) sums.push((sums[i] ?? 0) + weight((i + 0.5) / fine));
  const total = sums[fine] ?? 1;
  let i = 0;
  return Array.from({ length: count + 1 }, (_, k) => {
    const want = (k / count) * total;
    while (i < fine - 1 && (sums[i + 1] ?? 0) < want) i++;
    const [lo, hi] = [sums[i] ?? 0, sums[i + 1] ?? 1];
    return mix(i, i + 1, (want - lo) / Math.max(1e-9, hi - lo)) / fine;
  });
};

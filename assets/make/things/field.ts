import { TURN } from '../lib/solids';
import { type V2, clamp } from '../lib/vector';

/** How far a point is from a shape's edge: negative inside. */
export type Field = (x: number, y: number) => number;

const segment = (x: number, y: number, a: V2, b: V2): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : clamp(((x - a[0]) * dx + (y - a[1]) * dy) / size, 0, 1);
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
};

export const disc =
  (cx: number, cy: number, r: number): Field =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

export const shape = (...corners: V2[]): Field => {
  const edges = corners.map((a, i) => [a, corners[(i + 1) % corners.length] ?? a] as const);
  return (x, y) => {
    let [inside, far] = [false, Infinity];
    for (const [a, b] of edges) {
      far = Math.min(far, segment(x, y, a, b));
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
    return inside ? -far : far;
  };
};

export const strokes =
  (pen: number, ...lines: V2[][]): Field =>
  (x, y) =>
    Math.min(...lines.flatMap((line) => line.slice(1).map((b, i) => segment(x, y, line[i] ?? b, b)))) - pen;

export const union =
  (...fields: Field[]): Field =>
  (x, y) =>
    Math.min(...fields.map((field) => field(x, y)));
export const without =
  (field: Field, hole: Field): Field =>
  (x, y) =>
    Math.max(field(x, y), -hole(x, y));
export const ring =
  (r: number, pen: number, cx = 0, cy = 0): Field =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - r) - pen;
export const mirrored =
  (field: Field): Field =>
  (x, y) =>
    field(Math.abs(x), y);

/** A star or a regular polygon: `inner` is how far the notches lie from the middle. */
export const star = (points: number, inner: number, turn = 0): Field =>
  shape(
    ...Array.from({ length: points * 2 }, (_, i): V2 => {
      const a = (i / (points * 2)) * TURN + turn;
      const r = i % 2 === 0 ? 1 : inner;
      return [Math.sin(a) * r, Math.cos(a) * r];
    }),
  );
export const regular = (corners: number, turn = 0): Field => star(corners, Math.cos(Math.PI / corners), turn);
export const arc = (cx: number, cy: number, r: number, from: number, to: number): V2[] =>
  Array.from({ length: 17 }, (_, i): V2 => {
    const a = from + ((to - from) * i) / 16;
    return [cx + r * Math.sin(a), cy + r * Math.cos(a)];
  });
export const scaled =
  (field: Field, by: number): Field =>
  (x, y) =>
    field(x / by, y / by) * by;

import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Gaze, Seen } from './gaze';

/** Things this near to each other, of the height of what they lie in, stand in one row. */
const ROWS = 12;

interface Lying<T> {
  readonly thing: T;
  readonly x: number;
  readonly y: number;
}

export interface Read<T> {
  readonly thing: T;
  /** How far right it lies among all of them, 0…1. */
  readonly across: number;
}

const span = (numbers: readonly number[]): readonly [from: number, length: number] => {
  const from = Math.min(...numbers);
  return [from, Math.max(...numbers) - from || 1];
};

/** Things as whoever looks would read them: rows from top to bottom, each from left to right. */
export const inReadingOrder = <T extends { readonly at: Vector3 }>(
  gaze: Pick<Gaze, 'see'>,
  things: readonly T[],
  rows = ROWS,
): readonly (readonly Read<T>[])[] => {
  const into: Seen = { x: 0, y: 0, scale: 1, seen: false };
  const all = things.map((thing): Lying<T> => {
    const { x, y } = gaze.see(thing.at.x, thing.at.y, thing.at.z, into);
    // What lies in the plane of the eye is nowhere in what is seen; it can be reached all the same.
    return { thing, x: Number.isFinite(x) ? x : 0, y: Number.isFinite(y) ? y : 0 };
  });
  const [left, wide] = span(all.map(({ x }) => x));
  const [top, high] = span(all.map(({ y }) => y));
  const read: Lying<T>[][] = Array.from({ length: rows }, () => []);
  for (const one of all) read[Math.min(rows - 1, Math.floor(((one.y - top) / high) * rows))]?.push(one);
  return read
    .filter((row) => row.length > 0)
    .map((row) =>
      row.sort((a, b) => a.x - b.x).map(({ thing, x }) => ({ thing, across: (x - left) / wide })),
    );
};

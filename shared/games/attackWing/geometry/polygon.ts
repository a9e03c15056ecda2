import { SLACK } from './pose';

/** A convex polygon as x, y, x, y, …; it may shrink to a line or a point. */
export type Polygon = readonly number[];

/** The part of a polygon where a·x + b·y is not negative. A border that is only touched counts as inside. */
export const clip = (polygon: Polygon, a: number, b: number): Polygon => {
  const kept: number[] = [];
  const count = polygon.length;
  for (let at = 0; at < count; at += 2) {
    const x = polygon[at] ?? 0;
    const y = polygon[at + 1] ?? 0;
    const nextX = polygon[(at + 2) % count] ?? 0;
    const nextY = polygon[(at + 3) % count] ?? 0;
    const here = a * x + b * y;
    const next = a * nextX + b * nextY;
    if (here >= -SLACK) kept.push(x, y);
    if ((here > SLACK && next < -SLACK) || (here < -SLACK && next > SLACK)) {
      const share = here / (here - next);
      kept.push(x + share * (nextX - x), y + share * (nextY - y));
    }
  }
  return kept;
};

/** A shortest line between two polygons: from a point of the first to a point of the second. */
export interface Line {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

export interface Closest {
  readonly distance: number;
  /** All shortest lines that start or end at a corner; several where two edges are parallel. */
  readonly lines: readonly Line[];
}

/** The shortest lines between two convex polygons that do not overlap; at least one of its ends is a corner. */
export const closest = (from: Polygon, to: Polygon): Closest => {
  const found: (Line & { readonly squared: number })[] = [];
  cornersToEdges(from, to, (x, y, ex, ey, squared) =>
    found.push({ fromX: x, fromY: y, toX: ex, toY: ey, squared }),
  );
  cornersToEdges(to, from, (x, y, ex, ey, squared) =>
    found.push({ fromX: ex, fromY: ey, toX: x, toY: y, squared }),
  );
  const distance = Math.sqrt(found.reduce((least, { squared }) => Math.min(least, squared), Infinity));
  const lines = found.filter(({ squared }) => Math.sqrt(squared) <= distance + SLACK);
  return { distance, lines: lines.map(({ fromX, fromY, toX, toY }) => ({ fromX, fromY, toX, toY })) };
};

type Found = (x: number, y: number, edgeX: number, edgeY: number, squared: number) => void;

const cornersToEdges = (corners: Polygon, edges: Polygon, found: Found): void => {
  for (let c = 0; c < corners.length; c += 2) {
    const x = corners[c] ?? 0;
    const y = corners[c + 1] ?? 0;
    for (let e = 0; e < edges.length; e += 2) {
      const ax = edges[e] ?? 0;
      const ay = edges[e + 1] ?? 0;
      const dx = (edges[(e + 2) % edges.length] ?? 0) - ax;
      const dy = (edges[(e + 3) % edges.length] ?? 0) - ay;
      const length = dx * dx + dy * dy;
      const share = length > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
      const ex = ax + share * dx;
      const ey = ay + share * dy;
      found(x, y, ex, ey, (x - ex) * (x - ex) + (y - ey) * (y - ey));
    }
  }
};

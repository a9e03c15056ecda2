import { type Area, crosses } from './areas';
import { clip, closest, type Line, type Polygon } from './polygon';
import { HALF, type Pose, UNIT } from './pose';
import { type Band, bandOf, OUT_OF_RANGE } from './range';

export const ARCS = ['forward90', 'forward180', 'rear90'] as const;
export type Arc = (typeof ARCS)[number];

/*
 * All in the attacker's own frame (x to its right, y ahead, apex of every arc at the origin). An arc is the part of the
 * plane where each of its one or two sides is not negative: borders count as inside.
 */
interface Shape {
  readonly sides: readonly (readonly [number, number])[];
  /** The part of the attacker's own base inside the arc. */
  readonly own: Polygon;
}

const SHAPES: Readonly<Record<Arc, Shape>> = {
  forward90: {
    sides: [
      [1, 1],
      [-1, 1],
    ],
    own: [0, 0, HALF, HALF, -HALF, HALF],
  },
  forward180: { sides: [[0, 1]], own: [HALF, 0, HALF, HALF, -HALF, HALF, -HALF, 0] },
  rear90: {
    sides: [
      [1, -1],
      [-1, -1],
    ],
    own: [0, 0, -HALF, -HALF, HALF, -HALF],
  },
};

/** The corners of a base in the frame of another. */
const seenFrom = (from: Pose, base: Pose): number[] => {
  const dx = base.x - from.x;
  const dy = base.y - from.y;
  const x = (dx * from.uy - dy * from.ux) / UNIT;
  const y = (dx * from.ux + dy * from.uy) / UNIT;
  // Half a base ahead and to the right, as the other sees it.
  const ax = ((base.ux * from.uy - base.uy * from.ux) / UNIT) * (HALF / UNIT);
  const ay = ((base.ux * from.ux + base.uy * from.uy) / UNIT) * (HALF / UNIT);
  return [
    x + ax + ay,
    y + ay - ax,
    x - ax + ay,
    y - ay - ax,
    x - ax - ay,
    y - ay + ax,
    x + ax - ay,
    y + ay + ax,
  ];
};

const partInArc = (from: Pose, target: Pose, arc: Arc): Polygon => {
  let part: Polygon = seenFrom(from, target);
  for (const [a, b] of SHAPES[arc].sides) part = clip(part, a, b);
  return part;
};

/** Whether any part of the target's base lies in the arc, however far away. */
export const isInArc = (from: Pose, target: Pose, arc: Arc): boolean =>
  partInArc(from, target, arc).length > 0;

/** An attack as it is measured: between the parts of both bases that lie in the arc. */
export interface Sight {
  readonly distance: number;
  readonly range: Band;
  /** The shortest lines, in the attacker's frame. */
  readonly lines: readonly Line[];
}

/** What the attacker sees of the target in this arc; `undefined` if nothing is in it, or nothing within range 3. */
export const sightOf = (from: Pose, target: Pose, arc: Arc): Sight | undefined => {
  const part = partInArc(from, target, arc);
  if (part.length === 0) return undefined;
  const { distance, lines } = closest(SHAPES[arc].own, part);
  const range = bandOf(distance);
  return range === OUT_OF_RANGE ? undefined : { distance, range, lines };
};

/**
 * Whether something lies on the line of an attack. Where several lines are equally short, both ends and the middle of that
 * set are tested and the attacker takes the best. Ships never obstruct.
 */
export const isObstructed = (from: Pose, sight: Sight, areas: readonly Area[]): boolean =>
  areas.length > 0 && tested(sight.lines).every((line) => areas.some((area) => crosses(from, line, area)));

/** The two lines farthest apart of those equally short, and the one halfway between them. */
const tested = (lines: readonly Line[]): readonly Line[] => {
  const [first] = lines;
  if (!first) return [];
  const one = farthestFrom(first, lines);
  const other = farthestFrom(one, lines);
  return [one, other, halfway(one, other)];
};

const farthestFrom = (line: Line, lines: readonly Line[]): Line =>
  lines.reduce((found, tried) => (apart(line, tried) > apart(line, found) ? tried : found), line);

const apart = (a: Line, b: Line): number =>
  Math.max(
    Math.abs(a.fromX - b.fromX),
    Math.abs(a.fromY - b.fromY),
    Math.abs(a.toX - b.toX),
    Math.abs(a.toY - b.toY),
  );

const halfway = (a: Line, b: Line): Line => ({
  fromX: (a.fromX + b.fromX) / 2,
  fromY: (a.fromY + b.fromY) / 2,
  toX: (a.toX + b.toX) / 2,
  toY: (a.toY + b.toY) / 2,
});

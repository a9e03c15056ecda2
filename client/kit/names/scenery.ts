import type { Gaze, Seen } from '../gaze';
import { widthOf } from './letters';
import { beyond } from './panels';
import type { Box, Scenery } from './options';

/** A point of the room in metres. */
type Point = readonly [x: number, y: number, z: number];

/** Something on the table that has a name: its middle, and how far it reaches. */
export interface Named {
  readonly text: string;
  readonly at: Point;
  readonly round: number;
}

/** Other lettering on the table, so many metres about a point: names had better not lie on it. */
export interface Lettered {
  readonly at: Point;
  readonly round: number;
}

/** The height of a name's capitals, in points: at least 11, and more in a picture that is higher than usual. */
export const CAPITALS = 11.5;
const [USUAL_HIGH, LARGEST] = [720, 1.3];
export const capitalsIn = (high: number): number =>
  CAPITALS * Math.min(LARGEST, Math.max(1, high / USUAL_HIGH));

const seenBy = (gaze: Gaze, [x, y, z]: Point): Seen =>
  gaze.see(x, y, z, { x: 0, y: 0, scale: 1, seen: false });

const letterBox = ({ x, y, scale }: Seen, round: number): Box => {
  const half = round * scale;
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
};

/** Everything that names are placed among, as it is seen; `times` as large as usual. */
export const sceneryFrom = (
  gaze: Gaze,
  named: readonly Named[],
  lettered: readonly Lettered[] = [],
  times = 1,
): Scenery => ({
  things: named.map(({ text, at, round }) => ({ sight: seenBy(gaze, at), round, long: widthOf(text) })),
  cap: times * capitalsIn(gaze.high),
  lettering: lettered.map(({ at, round }) => letterBox(seenBy(gaze, at), round)),
  panels: beyond(gaze),
});

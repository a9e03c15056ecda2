import { HALF, MM, type Pose, SLACK, UNIT } from './pose';

export const BAND = 100 * MM;
/** Beyond range 3. */
export const OUT_OF_RANGE = 0;
export type Band = 0 | 1 | 2 | 3;

/** The range band of a distance in micrometres: 1, 2, 3, or out of range. */
export const bandOf = (distance: number): Band => {
  if (distance <= BAND + SLACK) return 1;
  if (distance <= 2 * BAND + SLACK) return 2;
  return distance <= 3 * BAND + SLACK ? 3 : OUT_OF_RANGE;
};

/** The smallest distance between two bases (micrometres); 0 if they touch. */
export const distanceBetween = (a: Pose, b: Pose): number =>
  Math.sqrt(Math.min(cornersTo(a, b), cornersTo(b, a)));

/** The smallest squared distance from a corner of one base to the other base. */
const cornersTo = (of: Pose, to: Pose): number => {
  let least = Infinity;
  for (let corner = 0; corner < 4; corner++) {
    const right = corner < 2 ? HALF : -HALF;
    const ahead = corner % 2 === 0 ? HALF : -HALF;
    const x = of.x - to.x + (right * of.uy + ahead * of.ux) / UNIT;
    const y = of.y - to.y + (ahead * of.uy - right * of.ux) / UNIT;
    const outX = Math.max(0, Math.abs(x * to.uy - y * to.ux) / UNIT - HALF);
    const outY = Math.max(0, Math.abs(x * to.ux + y * to.uy) / UNIT - HALF);
    least = Math.min(least, outX * outX + outY * outY);
  }
  return least;
};

export const rangeBetween = (a: Pose, b: Pose): Band => bandOf(distanceBetween(a, b));

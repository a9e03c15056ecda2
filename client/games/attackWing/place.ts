import { MAT_SCALE, MAT_SIDE } from '../../kit/mat/measures';
import type { Strip } from '../../kit/mat/paths';
import { HALF, MAT, MM, type Pose, type Template, UNIT } from '../../../shared/games/attackWing/geometry';

/** A place on the table: metres from the middle of the mat (x east, z north) and a turn about the upright, bow to +z. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/** Metres on the table in a micrometre of the rules. */
const METRE = MAT_SCALE / (1000 * MM);

/** Where a pose of the rules lies on the table; `turned`: for whoever has the northern edge the mat lies the other way round. */
export const spotOf = ({ x, y, ux, uy }: Pose, turned = false): Spot => {
  const way = turned ? -1 : 1;
  return {
    x: way * (x - MAT / 2) * METRE,
    z: way * (y - MAT / 2) * METRE,
    turn: Math.atan2(way * ux, way * uy),
  };
};

/** A point of the table in whole millimetres of the mat, kept on it. */
export const pointAt = (x: number, z: number, turned = false): readonly [xMm: number, yMm: number] => {
  const way = turned ? -1 : 1;
  const whole = (value: number): number =>
    Math.min(MAT / MM, Math.max(0, Math.round(((way * value) / MAT_SIDE + 0.5) * (MAT / MM))));
  return [whole(x), whole(z)];
};

/** A turn about the upright as a heading that people may choose. */
export const headingAt = (turn: number, stepDegrees: number): number => {
  const steps = 360 / stepDegrees;
  const at = Math.round(((turn * 180) / Math.PI / stepDegrees) % steps);
  return (((at % steps) + steps) % steps) * stepDegrees;
};

/** A template as the strip that is drawn. */
export const stripOf = ({ length, radius, side, way }: Template): Strip => ({
  length: length * METRE,
  bend: radius === 0 ? 0 : side / (radius * METRE),
  way: way < 0 ? -1 : 1,
});

/** Where a template starts that is laid to a base: the middle of its leading edge. */
export const startOf = (from: Pose, { way }: Template, turned = false): Spot => {
  const { x, z, turn } = spotOf(from, turned);
  const ahead = (turned ? -way : way) * HALF * METRE;
  return { x: x + (from.ux / UNIT) * ahead, z: z + (from.uy / UNIT) * ahead, turn };
};

import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Spot } from '../../shared/presence';

export { targetOf } from '../viewpoint/target';

/** A point of the world as seen from the place at this bearing, told as if from where everybody sits down. */
export const seatedSpot = ({ x, y, z }: Vector3, bearing: number): Spot => {
  const [sin, cos] = [Math.sin(Math.PI - bearing), Math.cos(Math.PI - bearing)];
  return [x * cos + z * sin, y, z * cos - x * sin];
};

/** The way back: where somebody is who sits at a console at this bearing. */
export const atConsole = ([x, y, z]: Spot, bearing: number, into: Vector3): Vector3 => {
  const [sin, cos] = [Math.sin(bearing - Math.PI), Math.cos(bearing - Math.PI)];
  return into.set(x * cos + z * sin, y, z * cos - x * sin);
};

import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Spot } from '../../shared/presence';
import { TABLE } from '../holodeck/measures';

/** What is pointed at, if it is on the table or over it: what somebody does with their own cards is nobody's business. */
export const targetOf = (place: Vector3 | undefined): Spot | undefined => {
  if (place === undefined) return undefined;
  const { x, y, z } = place;
  const onTable = Math.hypot(x, z) < TABLE.radius && y > TABLE.height - 0.05 && y < TABLE.height + 0.6;
  return onTable ? [x, y, z] : undefined;
};

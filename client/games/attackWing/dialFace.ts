import type { Color } from '../../../shared/games/attackWing/data/classes';
import { type ManeuverId, templateOf } from '../../../shared/games/attackWing/geometry';
import type { DialFace } from '../../kit/mat/dials';

/** What a dial shows of a maneuver. */
export const dialFace = (id: ManeuverId, color: Color): DialFace => {
  const { bearing, speed } = templateOf(id);
  return { sign: bearing, speed, ease: color };
};

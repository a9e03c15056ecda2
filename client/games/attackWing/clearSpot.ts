import { MAT_SIDE } from '../../kit/mat/measures';
import type { Picture } from './picture';
import { type Spot, spotOf } from './place';
import { isOnMat, isTurned } from './read';

/** Half the room that both sides' dice, two dials of a guess or a card that is held up take, metres across and deep. */
export const CLEAR_ROOM = { across: 0.22, deep: 0.15 } as const;
/** Ships keep their plates under them: so much of the mat round a ship is not to be lain over. */
const CLEAR = { across: 0.1, ahead: 0.07, behind: 0.13 } as const;
const STEPS = 12;

const isClear = (x: number, z: number, ships: readonly Spot[]): boolean =>
  ships.every(
    (ship) =>
      Math.abs(ship.x - x) > CLEAR_ROOM.across + CLEAR.across ||
      z - ship.z > CLEAR_ROOM.deep + CLEAR.ahead ||
      ship.z - z > CLEAR_ROOM.deep + CLEAR.behind,
  );

/** Over the far edge of the mat is the board, over its left what is told: only further to the right and nearer is all of it seen. */
const CORNER = { x: -0.2, z: 0.2 } as const;

/** A point of the mat. */
interface Point {
  readonly x: number;
  readonly z: number;
}

const isFree = (x: number, z: number, taken: readonly Point[]): boolean =>
  taken.every(
    (other) => Math.abs(other.x - x) >= 2 * CLEAR_ROOM.across || Math.abs(other.z - z) >= 2 * CLEAR_ROOM.deep,
  );

/** The place next to a point where something of that size hides no ship, nor what else lies there; within this corner of the mat. */
const nearestClear = (
  to: Point,
  standing: readonly Spot[],
  taken: readonly Point[],
  corner: Point,
): Point | undefined => {
  const [wide, high] = [MAT_SIDE / 2 - CLEAR_ROOM.across, MAT_SIDE / 2 - CLEAR_ROOM.deep];
  let best: Point | undefined;
  let least = Infinity;
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++) {
      const x = Math.max(corner.x, wide * ((2 * column) / STEPS - 1));
      const z = Math.min(corner.z, high * ((2 * row) / STEPS - 1));
      const away = Math.hypot(x - to.x, z - to.z);
      if (away < least && isClear(x, z, standing) && isFree(x, z, taken)) [best, least] = [{ x, z }, away];
    }
  return best;
};

/** The place of the mat next to these spots where something of that size hides no ship; where there is none, at the right edge. */
export const clearSpot = (picture: Picture, near: readonly Spot[], taken: readonly Point[] = []): Point => {
  const turned = isTurned(picture);
  const standing = picture.ships.filter(isOnMat).map(({ pose }) => spotOf(pose, turned));
  const middle = (of: (spot: Spot) => number): number =>
    near.reduce((sum, spot) => sum + of(spot) / near.length, 0);
  const to = { x: middle(({ x }) => x), z: middle(({ z }) => z) };
  const anywhere = { x: -MAT_SIDE, z: MAT_SIDE };
  return (
    nearestClear(to, standing, taken, CORNER) ??
    nearestClear(to, standing, [], anywhere) ?? { x: MAT_SIDE / 2 - CLEAR_ROOM.across, z: 0 }
  );
};

/** Where the dice of an attack are thrown: on the mat, as near to the fight as they hide no ship. */
export const diceSpot = (picture: Picture): Point => {
  const { ships, attack } = picture;
  const fighters = [attack?.attacker, attack?.target].flatMap((at) => {
    const ship = ships[at ?? -1];
    return ship ? [spotOf(ship.pose, isTurned(picture))] : [];
  });
  return clearSpot(picture, fighters);
};

import { MAT_SIDE } from '../../kit/mat/measures';
import type { Picture } from './picture';
import { type Spot, spotOf } from './place';
import { isOnMat, isTurned } from './read';

/** Half the room that both sides' dice, or two dials of a guess, take, metres across and deep. */
export const DICE_ROOM = { across: 0.22, deep: 0.15 } as const;
/** Ships keep their plates under them: so much of the mat round a ship is not to be lain over. */
const CLEAR = { across: 0.1, ahead: 0.07, behind: 0.13 } as const;
const STEPS = 12;

const isClear = (x: number, z: number, ships: readonly Spot[]): boolean =>
  ships.every(
    (ship) =>
      Math.abs(ship.x - x) > DICE_ROOM.across + CLEAR.across ||
      z - ship.z > DICE_ROOM.deep + CLEAR.ahead ||
      ship.z - z > DICE_ROOM.deep + CLEAR.behind,
  );

/** A point of the mat. */
interface Point {
  readonly x: number;
  readonly z: number;
}

/** The place of the mat next to these spots where something of that size hides no ship; within this corner, further to the right and nearer. */
export const clearSpot = (picture: Picture, near: readonly Spot[], corner?: Point): Point => {
  const turned = isTurned(picture);
  const standing = picture.ships.filter(isOnMat).map(({ pose }) => spotOf(pose, turned));
  const middle = (of: (spot: Spot) => number): number =>
    near.reduce((sum, spot) => sum + of(spot) / near.length, 0);
  const [mx, mz] = [middle(({ x }) => x), middle(({ z }) => z)];
  const [wide, high] = [MAT_SIDE / 2 - DICE_ROOM.across, MAT_SIDE / 2 - DICE_ROOM.deep];
  let best = { x: wide, z: 0 };
  let least = Infinity;
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++) {
      const x = Math.max(corner?.x ?? -wide, wide * ((2 * column) / STEPS - 1));
      const z = Math.min(corner?.z ?? high, high * ((2 * row) / STEPS - 1));
      const away = Math.hypot(x - mx, z - mz);
      if (away < least && isClear(x, z, standing)) [best, least] = [{ x, z }, away];
    }
  return best;
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

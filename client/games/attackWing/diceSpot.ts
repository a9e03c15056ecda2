import { MAT_SIDE } from '../../kit/mat/measures';
import type { Picture } from './picture';
import { type Spot, spotOf } from './place';
import { isOnMat, isTurned } from './read';

/** Half the room that both sides' dice take, metres across and deep. */
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

/** Where the dice of an attack are thrown: on the mat, as near to the fight as they hide no ship. */
export const diceSpot = (picture: Picture): { readonly x: number; readonly z: number } => {
  const { ships, attack } = picture;
  const turned = isTurned(picture);
  const standing = ships.filter(isOnMat).map(({ pose }) => spotOf(pose, turned));
  const fighters = [attack?.attacker, attack?.target].flatMap((at) => {
    const ship = ships[at ?? -1];
    return ship ? [spotOf(ship.pose, turned)] : [];
  });
  const middle = (of: (spot: Spot) => number): number =>
    fighters.reduce((sum, spot) => sum + of(spot) / fighters.length, 0);
  const [mx, mz] = [middle(({ x }) => x), middle(({ z }) => z)];
  const [wide, high] = [MAT_SIDE / 2 - DICE_ROOM.across, MAT_SIDE / 2 - DICE_ROOM.deep];
  let best = { x: wide, z: 0 };
  let least = Infinity;
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++) {
      const [x, z] = [wide * ((2 * column) / STEPS - 1), high * ((2 * row) / STEPS - 1)];
      const far = Math.hypot(x - mx, z - mz);
      if (far < least && isClear(x, z, standing)) [best, least] = [{ x, z }, far];
    }
  return best;
};

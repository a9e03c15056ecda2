import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { MM } from '../../../shared/games/attackWing/geometry';
import { EDGE_FREE } from '../../../shared/games/attackWing/legal/terrain';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import type { Phase } from '../../../shared/games/attackWing/types';
import { BAND, MAT_SIDE, mm } from '../../kit/mat/measures';
import { TABLE } from '../../kit/measures';
import type { Pick } from '../../kit/pick';
import { CLEAR_ROOM, diceSpot } from './clearSpot';
import { pick } from './pick';
import type { Picture } from './picture';
import { wantsCards } from './pieces';
import { spotOf } from './place';
import { isOnMat, isTurned, type MatLook, questionIn } from './read';

/** No panel lies over a ship, or over dice that are spoken of. */
const [SHIPS, DICE] = [16, 8];
export const STARS: readonly Pick[] = [
  ...Array.from({ length: SHIPS }, (_, at) => pick.ship(at)),
  ...(['attack', 'defense'] as const).flatMap((side) =>
    Array.from({ length: DICE }, (_, nth) => pick.die(side, nth)),
  ),
];

/** Metres of a ship and what is about it, as the reader sees it: the plate hangs under it, the board lies over what is beyond. */
const ROUND = { across: 0.11, ahead: 0.2, behind: 0.13 } as const;
const BEYOND = 0.14;
/** Whatever a ship can do this round lies within range 3 of it. */
const RANGE = 3.4 * BAND;
/** Of the depth that is looked at: so much more lies before it where cards are in the hand, over the foot of the picture. */
const HAND = 0.36;
/** Half of the least that is looked at. */
const LEAST = 0.34;

const WHOLE: ReadonlySet<Phase> = new Set(['gathering', 'placement']);

/** The ship that a question is about; −1: all of them. */
const aboutOf = (question: OpenQuestion | undefined): number =>
  question && question.type !== 'order' && 'ship' in question ? question.ship : -1;

/** A point so far before all these that none of them lies behind the hand. */
const overTheHand = (seen: readonly Vector3[], x: number): Vector3 => {
  const along = seen.map(({ z }) => z);
  const [near, far] = [Math.min(...along), Math.max(...along)];
  return new Vector3(x, TABLE.height, near - HAND * (far - near));
};

/** Where obstacles may lie, and a little more. */
const obstacleArea = (): readonly Vector3[] => {
  const half = MAT_SIDE / 2 - mm(EDGE_FREE / MM) + BAND / 2;
  return [-half, half].flatMap((x) => [-half, half].map((z) => new Vector3(x, TABLE.height, z)));
};

/** What whoever is asked has before them: the fight, or the ship in question and all that is within its reach. */
export const focusPoints = (picture: Picture, look: MatLook): readonly Vector3[] => {
  const question = questionIn(look);
  if (question?.type === 'placeObstacle') return obstacleArea();
  if (WHOLE.has(picture.phase)) return [];
  const turned = isTurned(picture);
  const all = picture.ships.flatMap((ship, at) =>
    isOnMat(ship) ? [{ at, ...spotOf(ship.pose, turned) }] : [],
  );
  const own = all.find(({ at }) => at === aboutOf(question));
  const { attack } = picture;
  const near = own
    ? all.filter(
        ({ at, x, z }) =>
          Math.hypot(x - own.x, z - own.z) < RANGE || at === attack?.attacker || at === attack?.target,
      )
    : all;
  const [x, z] = [0, 1].map((axis) => {
    const along = near.map((spot) => (axis === 0 ? spot.x : spot.z));
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  if (near.length === 0 || x === undefined || z === undefined) return [];
  const dice = attack ? [diceSpot(picture)] : [];
  const seen = [
    ...near.flatMap((spot) => [
      [spot.x - ROUND.across, spot.z - ROUND.behind],
      [spot.x + ROUND.across, spot.z + ROUND.ahead],
    ]),
    ...dice.flatMap((spot) => [
      [spot.x - CLEAR_ROOM.across, spot.z - CLEAR_ROOM.deep],
      [spot.x + CLEAR_ROOM.across, spot.z + CLEAR_ROOM.deep + BEYOND],
    ]),
    [x - LEAST, z - LEAST],
    [x + LEAST, z + LEAST],
  ].map(([px = 0, pz = 0]) => new Vector3(px, TABLE.height, pz));
  return wantsCards(look) ? [...seen, overTheHand(seen, x)] : seen;
};

import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import type { Move } from '../../../shared/games/attackWing/moves';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import type { Look } from '../../tabletop/gameTable';
import type { Alert, Meaning } from '../../kit/theme';
import { seatMeaning } from '../../kit/theme';
import type { Picture, ShipPicture } from './picture';
import { shipOf } from './pick';

export type MatLook = Look<Move>;

/** Whoever has the northern edge sits at it: the mat lies the other way round. */
export const isTurned = ({ me, sides }: Pick<Picture, 'me' | 'sides'>): boolean =>
  sides[me]?.edge === 'north';

/** The question of whoever looks, as this game puts them. */
export const questionIn = ({ asked }: MatLook): OpenQuestion | undefined => asked as OpenQuestion | undefined;

export const isAlive = ({ fate }: ShipPicture): boolean => fate === 'alive';
export const isOnMat = (ship: ShipPicture): boolean => ship.placed && isAlive(ship);

export const hullOf = ({ card, damage }: ShipPicture): number =>
  Math.max(0, shipCard(card).hull - damage.length);

/** Whose light a ship has. */
export const meaningOf = ({ seat }: ShipPicture, { me }: Picture): Meaning => seatMeaning(seat, me);

/** The own ship that a question, or whoever looks, is busy with; −1: none. */
export const focusOf = (picture: Picture, look: MatLook): number => {
  const mine = (at: number | undefined): at is number => {
    const ship = at === undefined ? undefined : picture.ships[at];
    return ship?.seat === picture.me && isAlive(ship);
  };
  const picked = look.choice?.picked.map(shipOf).find(mine);
  if (picked !== undefined) return picked;
  const question = questionIn(look);
  if (question && 'ship' in question && mine(question.ship)) return question.ship;
  const { attack } = picture;
  if (mine(attack?.attacker)) return attack.attacker;
  if (mine(attack?.target)) return attack.target;
  return picture.ships.findIndex((_, at) => mine(at));
};

/** Red: an own ship is breaking up, or at its last hull point. Yellow: a hull is torn, or shields are lost. */
export const alertOf = ({ ships, winner, me }: Picture): Alert => {
  if (winner >= 0) return 'calm';
  const mine = ships.filter((ship) => isAlive(ship) && (me < 0 || ship.seat === me));
  if (mine.some((ship) => ship.doomed || hullOf(ship) <= 1)) return 'red';
  const torn = ({ card, shields, disabledShields, damage }: ShipPicture): boolean =>
    damage.length > 0 || shields + disabledShields < shipCard(card).shields;
  return mine.some(torn) ? 'yellow' : 'calm';
};

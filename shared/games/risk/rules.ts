import type { Seat } from '../../engine/game';
import { starsOf } from './data/cards';
import { FEWEST_STARS, MOST_STARS } from './data/stars';
import {
  hasShipToSpare,
  isAdjacent,
  isEmpty,
  neighboursOf,
  ownerAt,
  type Position,
  reaches,
  spareShips,
  wormholeFrom,
} from './position';
import type { RefusalCode } from './refusals';

/** Why something may not be done; `undefined`: it may. */
export type Ban = RefusalCode | undefined;

/** What an expansion and an invasion have in common: an own origin and an adjacent location that is not one's own. */
const advanceBan = (position: Position, seat: Seat, from: number, to: number): Ban => {
  if (ownerAt(position, from) !== seat) return 'notYours';
  if (!isAdjacent(position, from, to)) return 'notAdjacent';
  return ownerAt(position, to) === seat ? 'ownTarget' : undefined;
};

const leaveBan = (position: Position, from: number, ships: number): Ban =>
  ships > spareShips(position, from) ? 'keepOne' : undefined;

/** Rulebook p. 8: into an adjacent location where nobody is. */
export const expansionBan = (position: Position, seat: Seat, from: number, to: number, ships = 1): Ban =>
  advanceBan(position, seat, from, to) ??
  (isEmpty(position, to) ? leaveBan(position, from, ships) : 'notEmpty');

/** Rulebook p. 9: from a location with a ship to spare on an adjacent one that somebody else holds. */
export const invasionBan = (position: Position, seat: Seat, from: number, to: number): Ban =>
  advanceBan(position, seat, from, to) ??
  (isEmpty(position, to) ? 'nobodyThere' : leaveBan(position, from, 1));

/** Rulebook p. 10: one group along a chain of held locations. */
export const maneuverBan = (position: Position, seat: Seat, from: number, to: number, ships = 1): Ban => {
  if (ownerAt(position, from) !== seat || ownerAt(position, to) !== seat) return 'notYours';
  if (from === to) return 'sameLocation';
  return leaveBan(position, from, ships) ?? (reaches(position, from, to) ? undefined : 'notConnected');
};

export const mayExpand = (position: Position, seat: Seat, from: number, to: number): boolean =>
  expansionBan(position, seat, from, to) === undefined;
export const mayInvade = (position: Position, seat: Seat, from: number, to: number): boolean =>
  invasionBan(position, seat, from, to) === undefined;
/** Whether one may go from here to there, be it into an empty location or against somebody. */
export const mayAdvance = (position: Position, seat: Seat, from: number, to: number): boolean => {
  // Most neighbours of one's own locations are one's own: they need no further look.
  if (ownerAt(position, to) === seat) return false;
  return isEmpty(position, to) ? mayExpand(position, seat, from, to) : mayInvade(position, seat, from, to);
};

/** Whether there is anything to expand into or to invade from here. */
export const canActFrom = (position: Position, seat: Seat, from: number): boolean => {
  if (!hasShipToSpare(position, seat, from)) return false;
  for (const to of neighboursOf(from)) if (mayAdvance(position, seat, from, to)) return true;
  const far = wormholeFrom(position, from);
  return far >= 0 && mayAdvance(position, seat, from, far);
};

/** Whether a maneuver may start here: a ship to spare, and the chain has a second location. */
export const canLeave = (position: Position, seat: Seat, from: number): boolean => {
  if (!hasShipToSpare(position, seat, from)) return false;
  for (const to of neighboursOf(from)) if (ownerAt(position, to) === seat) return true;
  const far = wormholeFrom(position, from);
  return far >= 0 && ownerAt(position, far) === seat;
};

interface Trade {
  /** Stars turned in so far. */
  readonly stars: number;
}

/** Reinforcement 3: a trade takes two stars at least. */
export const mayEndTrade = ({ stars }: Trade): boolean => stars === 0 || stars >= FEWEST_STARS;

/** Reinforcement 3: ten stars at most; a trade that could never reach two stars is not begun. */
export const tradeBan = ({ stars }: Trade, card: string, handSize: number): Ban => {
  if (stars + starsOf(card) > MOST_STARS) return 'tooManyStars';
  return stars > 0 || handSize > 1 || starsOf(card) >= FEWEST_STARS ? undefined : 'tooFewStars';
};
export const mayTrade = (trade: Trade, card: string, handSize: number): boolean =>
  tradeBan(trade, card, handSize) === undefined;

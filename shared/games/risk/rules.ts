import type { Seat } from '../../engine/game';
import { starsOf } from './data/cards';
import { FEWEST_STARS, MOST_STARS } from './data/stars';
import { atTruce, hasFlag } from './flags';
import {
  anywhere,
  committable,
  hasShipToSpare,
  isAdjacent,
  isCaptain,
  isClouded,
  isEmpty,
  maneuverGoals,
  neighboursOf,
  ownerAt,
  type Position,
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

/** What Q-Vents forbid the captain who would declare an invasion. */
const peaceBan = (position: Position, seat: Seat, from: number, to: number): Ban => {
  if (position.flags.length === 0 && position.truces.length === 0) return undefined;
  if (hasFlag(position, 'noInvade', seat)) return 'atRest';
  if (isClouded(position, seat, from) || isClouded(position, seat, to)) return 'clouded';
  const holder = ownerAt(position, to);
  if (!isCaptain(holder)) return undefined;
  if (hasFlag(position, 'noInvadeCaptains', seat)) return 'atPeace';
  return atTruce(position, seat, holder) ? 'truce' : undefined;
};

/** Rulebook p. 9: from a location with a ship to commit on an adjacent one that somebody else holds. */
export const invasionBan = (position: Position, seat: Seat, from: number, to: number): Ban => {
  const ban = advanceBan(position, seat, from, to);
  if (ban !== undefined) return ban;
  if (isEmpty(position, to)) return 'nobodyThere';
  return committable(position, from) < 1 ? 'keepOne' : peaceBan(position, seat, from, to);
};

/** Rulebook p. 10: one group along a chain of held locations. */
export const maneuverBan = (position: Position, seat: Seat, from: number, to: number, ships = 1): Ban => {
  if (ownerAt(position, from) !== seat || ownerAt(position, to) !== seat) return 'notYours';
  if (from === to) return 'sameLocation';
  if (hasFlag(position, 'noManeuver', seat)) return 'noManeuver';
  const ban = leaveBan(position, from, ships);
  if (ban !== undefined || maneuverGoals(position, seat, from).includes(to)) return ban;
  return hasFlag(position, 'maneuverAdjacentOnly', seat) ? 'onlyNextDoor' : 'notConnected';
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
  if (ownerAt(position, from) !== seat || committable(position, from) < 1) return false;
  for (const to of neighboursOf(position, from)) if (mayAdvance(position, seat, from, to)) return true;
  const far = wormholeFrom(position, from);
  return far >= 0 && mayAdvance(position, seat, from, far);
};

/** Whether a maneuver may start here: a ship to spare, and somewhere to go. */
export const canLeave = (position: Position, seat: Seat, from: number): boolean => {
  if (!hasShipToSpare(position, seat, from)) return false;
  if (position.flags.length > 0) return maneuverGoals(position, seat, from).length > 0;
  for (const to of neighboursOf(position, from)) if (ownerAt(position, to) === seat) return true;
  const far = wormholeFrom(position, from);
  return far >= 0 && ownerAt(position, far) === seat;
};

/** Whether any maneuver can be made. */
export const canManeuver = (position: Position, seat: Seat): boolean =>
  (position.held[seat] ?? 0) > 1 &&
  !hasFlag(position, 'noManeuver', seat) &&
  anywhere(position, seat, canLeave);

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

import { askOf } from '../../engine/asks';
import type { Actor, Refusal, Seat } from '../../engine/game';
import { handOf } from './apply/cards';
import { closedQuadrant, nextEnd } from './apply/begin';
import { starsOf } from './data/cards';
import { QUADRANT_OF } from './data/map';
import { FEWEST_STARS, MOST_STARS } from './data/stars';
import { isStanding, type Move, type MoveOf, ORDER_DICE, type Standing } from './moveShape';
import { attackLimit, connected, defenceLimit, isAdjacent, isEmpty, ownerAt, unitsAt } from './position';
import { refuse, type RefusalCode } from './refusals';
import { ANSWERS, type AskType, type RiskState } from './types';

type State = Readonly<RiskState>;
type Verdict = RefusalCode | undefined;

/** Judges a move; `undefined` means it is good. */
export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const code = judge(state, actor, move);
  return code === undefined ? undefined : refuse(code);
};

const judge = (state: State, actor: Actor, move: Move): Verdict => {
  if (actor === 'table') return 'notForTable';
  if (state.alive[actor] === undefined) return 'noSuchSeat';
  if (state.alive[actor] !== 1) return 'eliminated';
  if (move.type === 'concede') return undefined;
  if (isStanding(move)) return state.orders[actor] === ORDER_DICE[move.type] ? 'sameOrder' : undefined;
  return answers(state, actor, move) ? judgeAnswer(state, actor, move) : 'wrongAnswer';
};

const answers = (state: State, seat: Seat, move: Move): boolean => {
  const question = askOf(state, seat)?.type as AskType | undefined;
  return question !== undefined && (ANSWERS[question] as readonly string[]).includes(move.type);
};

const judgeAnswer = (state: State, seat: Seat, move: Exclude<Move, MoveOf<Standing>>): Verdict => {
  switch (move.type) {
    case 'chooseCaptain':
      return state.captains.includes(move.captain) ? 'captainTaken' : undefined;
    case 'setWormhole':
      return QUADRANT_OF[move.location] === nextEnd(state) ? undefined : 'wrongQuadrant';
    case 'placeFleet':
      return judgeFleet(state, move.location);
    case 'tradeCard':
      return judgeCard(state, seat, move);
    case 'endTrade':
      return state.stars > 0 && state.stars < FEWEST_STARS ? 'tooFewStars' : undefined;
    case 'deploy':
      return judgeDeploy(state, seat, move);
    case 'expand':
      return judgeExpand(state, seat, move);
    case 'invade':
      return (
        judgeTarget(state, seat, move) ??
        (move.ships > attackLimit(state, move.from, move.to) ? 'keepOne' : undefined)
      );
    case 'assault':
      return judgeAssault(state, seat, move);
    case 'defend':
      return move.ships > defenceLimit(state, state.invasion.to) ? 'tooFewDefenders' : undefined;
    case 'moveIn':
      return keepsOne(state, state.invasion.from, move.ships);
    case 'maneuver':
      return judgeManeuver(state, seat, move);
    case 'endActions':
    case 'endTurn':
      return undefined;
  }
};

const judgeFleet = (state: State, location: number): Verdict => {
  if (!isEmpty(state, location)) return 'inhabited';
  return QUADRANT_OF[location] === closedQuadrant(state) ? 'wrongQuadrant' : undefined;
};

/** Stars in hand and turned in: a trade that could never reach two stars is not begun. */
const judgeCard = (state: State, seat: Seat, { card }: MoveOf<'tradeCard'>): Verdict => {
  const hand = handOf(state, seat).cards;
  if (!hand.includes(card)) return 'notInHand';
  if (state.stars + starsOf(card) > MOST_STARS) return 'tooManyStars';
  const alone = state.stars === 0 && hand.length === 1 && starsOf(card) < FEWEST_STARS;
  return alone ? 'tooFewStars' : undefined;
};

const judgeDeploy = (state: State, seat: Seat, { location, ships }: MoveOf<'deploy'>): Verdict => {
  if (ownerAt(state, location) !== seat) return 'notYours';
  return ships > state.pool ? 'beyondPool' : undefined;
};

const keepsOne = (state: State, from: number, ships: number): Verdict =>
  ships >= unitsAt(state, from) ? 'keepOne' : undefined;

const judgeExpand = (state: State, seat: Seat, { from, to, ships }: MoveOf<'expand'>): Verdict => {
  if (ownerAt(state, from) !== seat) return 'notYours';
  if (!isAdjacent(state, from, to)) return 'notAdjacent';
  if (ownerAt(state, to) === seat) return 'ownTarget';
  if (!isEmpty(state, to)) return 'notEmpty';
  return keepsOne(state, from, ships);
};

/** What every invasion needs: an own origin with two ships, an adjacent target that somebody else holds. */
const judgeTarget = (
  state: State,
  seat: Seat,
  { from, to }: { readonly from: number; readonly to: number },
): Verdict => {
  if (ownerAt(state, from) !== seat) return 'notYours';
  if (!isAdjacent(state, from, to)) return 'notAdjacent';
  if (ownerAt(state, to) === seat) return 'ownTarget';
  if (isEmpty(state, to)) return 'nobodyThere';
  return keepsOne(state, from, 1);
};

const judgeAssault = (state: State, seat: Seat, move: MoveOf<'assault'>): Verdict =>
  judgeTarget(state, seat, move) ?? (move.downTo >= unitsAt(state, move.from) ? 'badLimit' : undefined);

const judgeManeuver = (state: State, seat: Seat, { from, to, ships }: MoveOf<'maneuver'>): Verdict => {
  if (ownerAt(state, from) !== seat || ownerAt(state, to) !== seat) return 'notYours';
  if (from === to) return 'sameLocation';
  return keepsOne(state, from, ships) ?? (connected(state, from).includes(to) ? undefined : 'notConnected');
};

import { askOf } from '../../engine/asks';
import type { Actor, Refusal, Seat } from '../../engine/game';
import { handOf } from './apply/cards';
import { closedQuadrant, nextEnd } from './apply/begin';
import { QUADRANT_OF } from './data/map';
import { isStanding, type Move, type MoveOf, ORDER_DICE, type Standing } from './moves';
import { attackLimit, defenceLimit, isEmpty, ownerAt, spareShips } from './position';
import { refuse } from './refusals';
import { type Ban, expansionBan, invasionBan, maneuverBan, mayEndTrade, tradeBan } from './rules';
import { ANSWERS, type AskType, type RiskState } from './types';

type State = Readonly<RiskState>;

/** Judges a move; `undefined` means it is good. */
export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const code = judge(state, actor, move);
  return code === undefined ? undefined : refuse(code);
};

const judge = (state: State, actor: Actor, move: Move): Ban => {
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

const judgeAnswer = (state: State, seat: Seat, move: Exclude<Move, MoveOf<Standing>>): Ban => {
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
      return mayEndTrade(state) ? undefined : 'tooFewStars';
    case 'deploy':
      return judgeDeploy(state, seat, move);
    case 'expand':
      return expansionBan(state, seat, move.from, move.to, move.ships);
    case 'invade':
      return (
        invasionBan(state, seat, move.from, move.to) ??
        (move.ships > attackLimit(state, move.from, move.to) ? 'keepOne' : undefined)
      );
    case 'assault':
      return (
        invasionBan(state, seat, move.from, move.to) ??
        (move.downTo > spareShips(state, move.from) ? 'badLimit' : undefined)
      );
    case 'defend':
      return move.ships > defenceLimit(state, state.invasion.to) ? 'tooFewDefenders' : undefined;
    case 'moveIn':
      return move.ships > spareShips(state, state.invasion.from) ? 'keepOne' : undefined;
    case 'maneuver':
      return maneuverBan(state, seat, move.from, move.to, move.ships);
    case 'endActions':
    case 'endTurn':
      return undefined;
  }
};

const judgeFleet = (state: State, location: number): Ban => {
  if (!isEmpty(state, location)) return 'inhabited';
  return QUADRANT_OF[location] === closedQuadrant(state) ? 'wrongQuadrant' : undefined;
};

const judgeCard = (state: State, seat: Seat, { card }: MoveOf<'tradeCard'>): Ban => {
  const hand = handOf(state, seat).cards;
  return hand.includes(card) ? tradeBan(state, card, hand.length) : 'notInHand';
};

const judgeDeploy = (state: State, seat: Seat, { location, ships }: MoveOf<'deploy'>): Ban => {
  if (ownerAt(state, location) !== seat) return 'notYours';
  return ships > state.pool ? 'beyondPool' : undefined;
};

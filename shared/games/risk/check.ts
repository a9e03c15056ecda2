import { askOf } from '../../engine/asks';
import type { Actor, Refusal, Seat } from '../../engine/game';
import { handOf } from './apply/cards';
import { closedQuadrant, nextEnd } from './apply/begin';
import { checkQVent, type QVentMove } from './checkQVents';
import { canReroll, commandsFor } from './crew';
import { CREWS } from './data/crew';
import { QUADRANT_OF } from './data/map';
import { CREW_ORDERS, isCrewOrder, isDiceOrder, type Move, type MoveOf, ORDER_DICE } from './moves';
import { attackLimit, defenceLimit, fightsToTheDeath, isEmpty, ownerAt, spareShips } from './position';
import { isFulfilled } from './quests';
import { refuse } from './refusals';
import { type Ban, expansionBan, invasionBan, maneuverBan, mayEndTrade, tradeBan } from './rules';
import { ANSWERS, type RiskAsk, type RiskState } from './types';

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
  if (isDiceOrder(move)) return state.orders[actor] === ORDER_DICE[move.type] ? 'sameOrder' : undefined;
  if (isCrewOrder(move)) return judgeCrewOrder(state, actor, move.type);
  const asked = askOf(state, actor) as RiskAsk | undefined;
  if (!asked || !(ANSWERS[asked.type] as readonly string[]).includes(move.type)) return 'wrongAnswer';
  return judgeAnswer(state, asked, move);
};

const judgeCrewOrder = (state: State, seat: Seat, type: keyof typeof CREW_ORDERS): Ban => {
  const { role, ask } = CREW_ORDERS[type];
  if (state.crew[seat]?.some((card) => card.role === role) !== true) return 'noSuchCrew';
  const muted = (((state.muted[seat] ?? 0) >> role) & 1) === 1;
  return muted === !ask ? 'sameOrder' : undefined;
};

const judgeAnswer = (state: State, asked: RiskAsk, move: Move): Ban => {
  const { seat } = asked;
  switch (move.type) {
    case 'chooseCaptain':
      return state.captains.includes(move.captain) ? 'captainTaken' : undefined;
    case 'keepCrew':
      return CREWS.some((crew) => crew.join() === move.crew.join()) ? undefined : 'badCrew';
    case 'setWormhole':
      return QUADRANT_OF[move.location] === nextEnd(state) ? undefined : 'wrongQuadrant';
    case 'placeFleet':
      return judgeFleet(state, move.location);
    case 'tradeCard':
      return judgeCard(state, seat, move);
    case 'endTrade':
      return mayEndTrade(state) ? undefined : 'tooFewStars';
    case 'expand':
      return expansionBan(state, seat, move.from, move.to, move.ships);
    case 'invade':
      return invasionBan(state, seat, move.from, move.to) ?? judgeDice(state, seat, move);
    case 'assault':
      return invasionBan(state, seat, move.from, move.to) ?? judgeLimit(state, seat, move);
    case 'commit':
      return move.ships > attackLimit(state, state.invasion.from, state.invasion.to)
        ? 'tooManyDice'
        : undefined;
    case 'defend':
      return move.ships > defenceLimit(state, state.invasion.to) ? 'tooFewDefenders' : undefined;
    case 'useCrew':
      return commandsFor(state, asked).some(({ role, at }) => role === move.role && at === move.at)
        ? undefined
        : 'cannotCommand';
    case 'reroll':
      return asked.step === 4 && canReroll(state, seat) ? undefined : 'noReroll';
    case 'moveIn':
      return move.ships > spareShips(state, state.invasion.from) ? 'keepOne' : undefined;
    case 'claim':
      return judgeClaim(state, seat, move);
    case 'deploy':
      return judgeDeploy(state, asked, move);
    case 'maneuver':
      return asked.left === 0 ? 'onlyHelm' : maneuverBan(state, seat, move.from, move.to, move.ships);
    case 'decline':
      return asked.optional === true ? undefined : 'mustAnswer';
    case 'endActions':
    case 'endTurn':
    case 'pass':
      return undefined;
    default:
      return checkQVent(state, asked, move as QVentMove);
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

/** Too many ships: either one must stay, or a rule limits the dice. */
const judgeDice = (state: State, seat: Seat, { from, to, ships }: MoveOf<'invade'>): Ban => {
  if (ships <= attackLimit(state, from, to)) return undefined;
  return ships > spareShips(state, from) && !fightsToTheDeath(state, seat) ? 'keepOne' : 'tooManyDice';
};

const judgeLimit = (state: State, seat: Seat, { from, downTo }: MoveOf<'assault'>): Ban => {
  if (fightsToTheDeath(state, seat)) return downTo === 0 ? undefined : 'toTheEnd';
  return downTo < 1 || downTo > spareShips(state, from) ? 'badLimit' : undefined;
};

const judgeDeploy = (state: State, asked: RiskAsk, { location, ships }: MoveOf<'deploy'>): Ban => {
  if (ownerAt(state, location) !== asked.seat) return 'notYours';
  const most = asked.type === 'place' ? (asked.left ?? 0) : state.pool;
  return ships > most ? 'beyondPool' : undefined;
};

const judgeClaim = (state: State, seat: Seat, { quest }: MoveOf<'claim'>): Ban => {
  if (!state.questsOpen.includes(quest)) return 'questNotOpen';
  return isFulfilled(state, seat, quest) ? undefined : 'questNotFulfilled';
};

import type { Actor, Emit } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Event } from '../events';
import { type Move, ORDER_DICE } from '../moves';
import type { RiskState, Work } from '../types';
import {
  askCaptain,
  askFleet,
  begin,
  chooseCaptain,
  firstTurn,
  placeFleet,
  rollForOrder,
  seedAliens,
  setWormhole,
  wormhole,
} from './begin';
import { concede, order } from './eliminate';
import { actStep, assault, engage, expand, fight, invade, moveIn } from './invade';
import {
  close,
  deploy,
  deployStep,
  endActions,
  endTrade,
  maneuver,
  maneuverStep,
  nextTurn,
  reinforce,
  tradeCard,
} from './turn';

/** Does a move that was found good. */
export const apply = (draft: RiskState, seat: Actor, move: Move, rng: Rng, emit: Emit<Event>): void => {
  // Nothing in this game is done by the clock or the organiser: `check` refuses it.
  if (seat === 'table') return;
  switch (move.type) {
    case 'chooseCaptain':
      return chooseCaptain(draft, seat, move, emit);
    case 'setWormhole':
      return setWormhole(draft, seat, move, emit);
    case 'placeFleet':
      return placeFleet(draft, seat, move, emit);
    case 'tradeCard':
      return tradeCard(draft, seat, move, emit);
    case 'endTrade':
      return endTrade(draft, seat, emit);
    case 'deploy':
      return deploy(draft, seat, move.location, move.ships, emit);
    case 'expand':
      return expand(draft, seat, move, emit);
    case 'invade':
      return invade(draft, seat, move, emit);
    case 'assault':
      return assault(draft, seat, move, emit);
    case 'endActions':
      return endActions(draft, seat, emit);
    case 'defend':
      return fight(draft, move.ships, rng, emit);
    case 'moveIn':
      return moveIn(draft, seat, move, emit);
    case 'maneuver':
      return maneuver(draft, seat, move, emit);
    case 'endTurn':
      return;
    case 'orderAsk':
    case 'orderOne':
    case 'orderTwo':
      if (order(draft, seat, move, emit)) fight(draft, ORDER_DICE[move.type], rng, emit);
      return;
    case 'concede':
      return concede(draft, seat, emit);
  }
};

/** Goes on with one piece of work from the agenda. */
export const resume = (draft: RiskState, work: Work, rng: Rng, emit: Emit<Event>): void => {
  switch (work.type) {
    case 'begin':
      return begin(draft, emit);
    case 'captains':
      return askCaptain(draft);
    case 'rollOff':
      return rollForOrder(draft, rng, emit);
    case 'wormhole':
      return wormhole(draft, emit);
    case 'aliens':
      return seedAliens(draft, rng, emit);
    case 'fleets':
      return askFleet(draft);
    case 'firstTurn':
      return firstTurn(draft, emit);
    case 'reinforce':
      return reinforce(draft, emit);
    case 'deploy':
      return deployStep(draft, emit);
    case 'act':
      return actStep(draft);
    case 'engage':
      return engage(draft, rng, emit);
    case 'maneuver':
      return maneuverStep(draft);
    case 'close':
      return close(draft, rng, emit);
    case 'nextTurn':
      return nextTurn(draft, rng, emit);
  }
};

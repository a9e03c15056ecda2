import type { Actor, Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Event } from '../events';
import { isCrewOrder, isDiceOrder, type Move } from '../moves';
import type { RiskState, Work } from '../types';
import { answer, isQVentAnswer, vote } from './answers';
import { takeAsked } from './asking';
import * as setUp from './begin';
import { orderCrew, orderDice, pass, reroll, useCrew } from './commands';
import { concede } from './concede';
import { moveIn } from './conquest';
import { countVotes } from './effects/captains';
import { qventDone, qventStep } from './effects/qvents';
import { resumeOp } from './effects/run';
import { reckon } from './eliminate';
import { commit, engage } from './engagement';
import { actStep, assault, endActions, expand, invade } from './invade';
import { claim, claimStep, openQuests } from './quests';
import { fight, growTribbles, overrun } from './tribbles';
import * as turn from './turn';

/** Does a move that was found good. */
export const apply = (draft: RiskState, seat: Actor, move: Move, rng: Rng, emit: Emit<Event>): void => {
  // Nothing in this game is done by the clock or the organiser: `check` refuses it.
  if (seat === 'table') return;
  if (draft.mission === 'finalFrontier' && isQVentAnswer(move)) {
    const asked = takeAsked(draft);
    if (asked) return answer(draft, asked, move, rng, emit);
  }
  applyAnswer(draft, seat, move, rng, emit);
};

const applyAnswer = (draft: RiskState, seat: Seat, move: Move, rng: Rng, emit: Emit<Event>): void => {
  switch (move.type) {
    case 'invade':
      return invade(draft, seat, move, rng, emit);
    case 'expand':
      return expand(draft, seat, move, emit);
    case 'deploy':
      return turn.deploy(draft, seat, move.location, move.ships, emit);
    case 'defend':
      draft.invasion.defenders = move.ships;
      return;
    case 'chooseCaptain':
      return setUp.chooseCaptain(draft, seat, move, emit);
    case 'keepCrew':
      return setUp.keepCrew(draft, seat, move, emit);
    case 'setWormhole':
      return setUp.setWormhole(draft, seat, move, emit);
    case 'placeFleet':
      return setUp.placeFleet(draft, seat, move, emit);
    case 'tradeCard':
      return turn.tradeCard(draft, seat, move, emit);
    case 'endTrade':
      return turn.endTrade(draft, seat, emit);
    case 'assault':
      return assault(draft, seat, move, rng, emit);
    case 'endActions':
      return endActions(draft, seat, emit);
    case 'commit':
      return commit(draft, seat, move.ships, emit);
    case 'useCrew':
      return useCrew(draft, seat, move, rng, emit);
    case 'reroll':
      return reroll(draft, seat, rng, emit);
    case 'pass':
      return pass(draft, seat, emit);
    case 'moveIn':
      return moveIn(draft, seat, move.ships, emit);
    case 'maneuver':
      draft.tally.maneuvered = true;
      turn.maneuver(draft, seat, move, emit);
      return turn.afterManeuver(draft, seat);
    case 'claim':
      return claim(draft, seat, move, emit);
    case 'decline':
      return emit?.({ type: 'declined', seat });
    case 'vote':
      return vote(draft, seat, move, emit);
    case 'concede':
      return concede(draft, seat, rng, emit);
    default:
      if (isDiceOrder(move)) orderDice(draft, seat, move, emit);
      else if (isCrewOrder(move)) orderCrew(draft, seat, move, emit);
  }
};

const resumeSetUp = (draft: RiskState, work: Work, rng: Rng, emit: Emit<Event>): void => {
  switch (work.type) {
    case 'begin':
      return setUp.begin(draft, emit);
    case 'rankCaptains':
      return setUp.rankCaptains(draft, rng, emit);
    case 'captains':
      return setUp.askCaptain(draft);
    case 'seating':
      return setUp.seatCaptains(draft, emit);
    case 'crew':
      return setUp.askCrew(draft);
    case 'rollOff':
      return setUp.rollForOrder(draft, rng, emit);
    case 'rollWormhole':
      return setUp.rollForWormhole(draft, rng, emit);
    case 'wormhole':
      return setUp.wormhole(draft, emit);
    case 'aliens':
      return setUp.seedAliens(draft, rng, emit);
    case 'quests':
      return openQuests(draft, rng, emit);
    case 'qvents':
      return setUp.shuffleQVents(draft, rng, emit);
    case 'fleets':
      return setUp.askFleet(draft);
    case 'firstTurn':
      return setUp.firstTurn(draft, emit);
    default:
  }
};

/** Goes on with one piece of work from the agenda. */
export const resume = (draft: RiskState, work: Work, rng: Rng, emit: Emit<Event>): void => {
  switch (work.type) {
    case 'act':
      return actStep(draft, emit);
    case 'engage':
      return engage(draft, rng, emit);
    case 'deploy':
      return turn.deployStep(draft, emit);
    case 'maneuver':
      return turn.maneuverStep(draft);
    case 'reinforce':
      return turn.reinforce(draft, emit);
    case 'close':
      return turn.close(draft, rng, emit);
    case 'nextTurn':
      return turn.nextTurn(draft, rng, emit);
    case 'tribbles':
      return growTribbles(draft, emit);
    case 'overrun':
      return overrun(draft, emit);
    case 'fight':
      return fight(draft, work, emit);
    case 'qvent':
      return qventStep(draft, rng, emit);
    case 'op':
      return resumeOp(draft, work, rng, emit);
    case 'countVotes':
      return countVotes(draft, work, emit);
    case 'asked':
      return;
    case 'qventDone':
      return qventDone(draft, emit);
    case 'reckon':
      return reckon(draft, rng, emit);
    case 'afterDeploy':
      return turn.afterDeploy(draft);
    case 'beforeManeuver':
      return turn.beforeManeuver(draft);
    case 'claim':
      return claimStep(draft);
    default:
      return resumeSetUp(draft, work, rng, emit);
  }
};

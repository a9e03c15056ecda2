import type { Tagged } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { askForCharacter, begin, deal } from '../setup';
import type { PanicState, Work } from '../types';
import { board, boardersStrike } from './boarding';
import type { Emitter } from './context';
import { doEffect } from './effects';
import { maybeWin } from './ending';
import { ambush, forwardStress, runTickHooks } from './hooks';
import { dock } from './maneuver';
import { endMission, testMissionToken } from './missions';
import { drawThreat, pickThreats, resolveThreat } from './newThreats';
import { sectorActs, sectorFires, threatsEnd } from './threats';
import { tradePhase } from './trade';
import { askToPlay, beginPhase, beginTurn, endTurn, idleDiscard } from './turn';

/** Goes on with one piece of work, and looks whether it has won the game. */
export const resume = (draft: PanicState, work: Tagged, rng: Rng, emit: Emitter): void => {
  dispatch(draft, work as Work, rng, emit);
  maybeWin(draft, emit);
};

const dispatch = (draft: PanicState, work: Work, rng: Rng, emit: Emitter): void => {
  switch (work.type) {
    case 'begin':
      begin(draft, rng, emit);
      return;
    case 'character':
      askForCharacter(draft, work.seat);
      return;
    case 'deal':
      deal(draft, rng, emit);
      return;
    case 'turn':
      beginTurn(draft, emit);
      return;
    case 'phase':
      beginPhase(draft, work.phase, rng, emit);
      return;
    case 'trade':
      tradePhase(draft);
      return;
    case 'play':
      askToPlay(draft);
      return;
    case 'idleDiscard':
      idleDiscard(draft, work.left);
      return;
    case 'endTurn':
      endTurn(draft, emit);
      return;
    default:
      dispatchDetail(draft, work, rng, emit);
  }
};

type DetailWork = Exclude<
  Work,
  {
    type: 'begin' | 'character' | 'deal' | 'turn' | 'phase' | 'trade' | 'play' | 'idleDiscard' | 'endTurn';
  }
>;

const dispatchDetail = (draft: PanicState, work: DetailWork, rng: Rng, emit: Emitter): void => {
  switch (work.type) {
    case 'effect':
      doEffect(draft, work.effect, work.why, rng, emit);
      return;
    case 'missionEnd':
      endMission(draft, work.done, emit);
      return;
    case 'afterTick':
      runTickHooks(draft, rng, emit);
      return;
    case 'sector':
      sectorActs(draft, work.sector, emit);
      return;
    case 'sectorFire':
      sectorFires(draft, work, rng, emit);
      return;
    case 'threatsEnd':
      threatsEnd(draft, emit);
      return;
    case 'missionTokenTest':
      testMissionToken(draft, emit);
      return;
    case 'boarding':
      board(draft, work, emit);
      return;
    case 'boardersStrike':
      boardersStrike(draft, rng, emit);
      return;
    case 'ambush':
      ambush(draft, rng, emit);
      return;
    case 'forwardStress':
      forwardStress(draft, rng, emit);
      return;
    case 'dock':
      dock(draft, work, emit);
      return;
    case 'drawThreat':
      drawThreat(draft, rng, emit);
      return;
    case 'pickThreats':
      pickThreats(draft, work, emit);
      return;
    case 'resolveThreat':
      resolveThreat(draft, work, rng, emit);
  }
};

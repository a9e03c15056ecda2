import type { Actor, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { assume } from '../setup';
import type { PanicMove } from '../moves';
import type { PanicState } from '../types';
import * as answers from './answers';
import { sendTeam } from './boarding';
import { type Emitter, schedule } from './context';
import { giveUp, maybeWin } from './ending';
import { maneuver } from './maneuver';
import { pickThreat } from './newThreats';
import * as cards from './play';
import { acceptTrade, declineTrade, exchange, offerTrade } from './trade';
import { endPlay } from './turn';

/** Does one move that was judged before. */
export const apply = (draft: PanicState, actor: Actor, move: PanicMove, rng: Rng, emit: Emitter): void => {
  if (actor === 'table') return;
  switch (move.type) {
    case 'takeCharacter':
      assume(draft, actor, move.character, false, emit);
      break;
    case 'offerTrade':
      offerTrade(draft, move, emit);
      break;
    case 'acceptTrade':
      acceptTrade(draft, emit);
      break;
    case 'declineTrade':
      declineTrade(draft, emit);
      break;
    case 'exchange':
      exchange(draft, move, rng, emit);
      break;
    case 'endPhase':
      endPlay(draft);
      break;
    case 'giveUp':
      giveUp(draft, actor, emit);
      break;
    case 'discard':
    case 'sendTeam':
    case 'chooseEffect':
    case 'restore':
    case 'removeThreat':
    case 'takeBack':
    case 'pickThreat':
    case 'pass':
      applyAnswer(draft, actor, move, emit);
      break;
    default:
      applyPlay(draft, move, rng, emit);
  }
  maybeWin(draft, emit);
};

type AnswerType =
  'discard' | 'sendTeam' | 'chooseEffect' | 'restore' | 'removeThreat' | 'takeBack' | 'pickThreat' | 'pass';

const applyAnswer = (
  draft: PanicState,
  seat: Seat,
  move: Extract<PanicMove, { type: AnswerType }>,
  emit: Emitter,
): void => {
  switch (move.type) {
    case 'discard':
      answers.discard(draft, seat, move, emit);
      return;
    case 'sendTeam':
      sendTeam(draft, seat, move.card, emit);
      return;
    case 'chooseEffect':
      answers.chooseEffect(draft, move, emit);
      return;
    case 'restore':
      answers.restore(draft, move, emit);
      return;
    case 'removeThreat':
      answers.removeThreat(draft, move, emit);
      return;
    case 'takeBack':
      answers.takeBack(draft, move, emit);
      return;
    case 'pickThreat':
      pickThreat(draft, move.token, emit);
      return;
    case 'pass':
      answers.pass(draft);
  }
};

type PlayType = Exclude<
  PanicMove['type'],
  | AnswerType
  | 'takeCharacter'
  | 'offerTrade'
  | 'acceptTrade'
  | 'declineTrade'
  | 'exchange'
  | 'endPhase'
  | 'giveUp'
>;

/** What is done in phase 4, after which the active player goes on with it (McCoy may treat in phase 1 too). */
const applyPlay = (
  draft: PanicState,
  move: Extract<PanicMove, { type: PlayType }>,
  rng: Rng,
  emit: Emitter,
): void => {
  if (draft.phase === 'play') schedule(draft, { type: 'play' });
  switch (move.type) {
    case 'fire':
      cards.fire(draft, move, emit);
      return;
    case 'directHit':
      cards.directHit(draft, move, emit);
      return;
    case 'repair':
      cards.repair(draft, move, emit);
      return;
    case 'rebuild':
      cards.rebuild(draft, move, emit);
      return;
    case 'emergencyRepairs':
      cards.emergencyRepairs(draft, move, emit);
      return;
    case 'forceField':
      cards.forceField(draft, move, emit);
      return;
    case 'tractorBeam':
      cards.tractorBeam(draft, move, emit);
      return;
    case 'playCard':
      cards.playCard(draft, move, rng, emit);
      return;
    case 'libraryComputer':
      cards.libraryComputer(draft, move, emit);
      return;
    case 'evasiveAction':
      cards.evasiveAction(draft, move, emit);
      return;
    case 'commit':
      cards.commit(draft, move, emit);
      return;
    case 'maneuver':
      draft.used.maneuvers++;
      maneuver(draft, move.maneuver, emit);
      return;
    case 'mend':
      cards.mend(draft, move, emit);
      return;
    case 'treat':
      cards.treat(draft, move.seat, rng, emit);
  }
};

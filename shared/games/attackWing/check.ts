import type { Actor, Refusal, Seat } from '../../engine/game';
import { isTimeOver } from './apply/ending';
import { actionProblem, isAction } from './legal/actions';
import { anticipateProblem } from './legal/anticipating';
import { attackProblem } from './legal/attacks';
import { confirmProblem, dialProblem, pickProblem, reopenProblem } from './legal/dials';
import { fleetProblem } from './legal/fleets';
import { modifyProblem } from './legal/modify';
import { placeProblem } from './legal/placing';
import type { Move } from './moves';
import { questionOf, shipAt } from './play';
import { refuse, type RefusalCode } from './refusals';
import type { OpenQuestion, State } from './types';

/** Judges a move. Nothing secret is looked at but the mover's own. */
export const check = (state: Readonly<State>, actor: Actor, move: Move): Refusal | undefined => {
  if (actor === 'table') return checkTable(state, move);
  if (move.type === 'concede') return undefined;
  if (move.type === 'timeUp') return refuse('tableOnly');
  const asked = questionOf(state, actor);
  const code = asked ? answerProblem(state, asked, move) : 'wrongAnswer';
  return code && refuse(code);
};

const checkTable = (state: Readonly<State>, move: Move): Refusal | undefined => {
  if (move.type !== 'timeUp') return refuse('seatsOnly');
  return isTimeOver(state) ? refuse('timeCalled') : undefined;
};

const answerProblem = (state: Readonly<State>, asked: OpenQuestion, move: Move): RefusalCode | undefined => {
  switch (asked.type) {
    case 'chooseFleet':
      return fleetProblem(state, move);
    case 'placeShip':
      if (move.type !== 'place') break;
      return placeProblem(state, asked.seat, asked.ships, move);
    case 'setDials':
      return planningProblem(state, asked.seat, move);
    case 'order':
      if (move.type !== 'next') break;
      return asked.ships.includes(move.ship) ? undefined : 'notNow';
    case 'anticipate':
      if (move.type === 'letPass') return undefined;
      if (move.type !== 'anticipate') break;
      return anticipateProblem(state, asked.ship, asked.ships, move);
    case 'pickManeuver':
      if (move.type !== 'pickManeuver') break;
      return pickProblem(shipAt(state, asked.ship), move.maneuver);
    case 'action':
      if (move.type === 'noAction') return undefined;
      if (!isAction(move)) break;
      return actionProblem(state, asked.ship, move);
    case 'attack':
      if (move.type === 'holdFire') return undefined;
      if (move.type !== 'attack') break;
      return attackProblem(state, asked.ship, move);
    case 'modify':
      return modifyingProblem(state, asked, move);
    default:
      return plainProblem(asked, move);
  }
  return 'wrongAnswer';
};

const planningProblem = (state: Readonly<State>, seat: Seat, move: Move): RefusalCode | undefined => {
  switch (move.type) {
    case 'setDial':
      return dialProblem(state, seat, move);
    case 'confirmDials':
      return confirmProblem(state, seat);
    case 'reopenDials':
      return reopenProblem(state, seat);
    default:
      return 'wrongAnswer';
  }
};

type QuestionOf<T extends OpenQuestion['type']> = Extract<OpenQuestion, { readonly type: T }>;

const modifyingProblem = (
  state: Readonly<State>,
  { timing }: QuestionOf<'modify'>,
  move: Move,
): RefusalCode | undefined => {
  switch (move.type) {
    case 'done':
      return undefined;
    case 'spendBattleStations':
    case 'spendEvade':
    case 'spendTargetLock':
    case 'use':
      return modifyProblem(state, timing, move);
    default:
      return 'wrongAnswer';
  }
};

/** Questions about one ship with a plain answer. */
const plainProblem = (
  asked: QuestionOf<'discardUpgrade' | 'cloakToken' | 'raiseShields'>,
  move: Move,
): RefusalCode | undefined => {
  if (move.type !== asked.type) return 'wrongAnswer';
  if (move.ship !== asked.ship) return 'notNow';
  if (asked.type !== 'discardUpgrade' || move.type !== 'discardUpgrade') return undefined;
  return asked.upgrades.includes(move.upgrade) ? undefined : 'noSuchCard';
};

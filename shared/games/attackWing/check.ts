import type { Actor, Refusal, Seat } from '../../engine/game';
import { isTimeOver } from './apply/ending';
import { diceOf } from './apply/dice';
import { actingProblem, mayLetBe } from './legal/acting';
import { isAction } from './legal/actions';
import { anticipateProblem } from './legal/anticipating';
import { mayStayDown } from './legal/asking';
import { attackProblem } from './legal/attacks';
import { confirmProblem, dialProblem, pickProblem, reopenProblem } from './legal/dials';
import { fleetProblem } from './legal/fleets';
import { placeProblem } from './legal/placing';
import { obstacleProblem } from './legal/terrain';
import { diceProblem, isWindowMove, windowProblem } from './legal/windows';
import type { Move, MoveOf } from './moves';
import { questionOf, shipAt } from './play';
import type { OpenQuestion, QuestionOf } from './questions';
import { refuse, type RefusalCode } from './refusals';
import type { State } from './types';

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
    case 'placeObstacle':
      if (move.type !== 'placeObstacle') break;
      return obstacleProblem(state, move);
    case 'setDials':
      return planningProblem(state, asked.seat, move);
    case 'order':
      if (move.type !== 'next') break;
      return asked.ships.includes(move.ship) ? undefined : 'notNow';
    case 'anticipate':
      if (move.type === 'letPass') return undefined;
      if (move.type !== 'anticipate') break;
      return anticipateProblem(state, asked.ship, asked.ships, move);
    case 'chooseDamage':
      // Gornarus: whoever has searched need not take what was found.
      return move.type === 'done' ? undefined : plainProblem(state, asked, move);
    case 'pickManeuver':
      if (move.type === 'done' && asked.mayDecline) return undefined;
      if (move.type !== 'pickManeuver') break;
      return pickProblem(shipAt(state, asked.ship), asked.maneuvers, move.maneuver);
    case 'action':
      if (move.type === 'noAction' && (!asked.free || mayLetBe(state, asked))) return undefined;
      if (!isAction(move) && move.type !== 'use') break;
      return actingProblem(state, asked, move);
    case 'attack':
      if (move.type === 'holdFire') return undefined;
      if (move.type !== 'attack') break;
      return attackProblem(state, asked.ship, move, asked.target);
    case 'window':
      if (move.type === 'done') return undefined;
      if (move.type === 'stayDown') return mayStayDown(state, asked) ? undefined : 'nothingFaceDown';
      if (!isWindowMove(move)) break;
      return windowProblem(state, asked.ship, asked.timing, move);
    default:
      return plainProblem(state, asked, move);
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

type PlainQuestion = QuestionOf<
  | 'chooseShip'
  | 'chooseDice'
  | 'chooseFace'
  | 'chooseToken'
  | 'chooseRepair'
  | 'chooseDamage'
  | 'discardUpgrade'
  | 'cloakToken'
  | 'raiseShields'
>;

const among = <T>(choices: readonly T[], choice: T): RefusalCode | undefined =>
  choices.includes(choice) ? undefined : 'notAmong';

/** Questions with a plain answer. */
const plainProblem = (state: Readonly<State>, asked: PlainQuestion, move: Move): RefusalCode | undefined => {
  if (move.type !== asked.type) return 'wrongAnswer';
  switch (move.type) {
    case 'chooseShip':
      return asked.type === 'chooseShip' ? among(asked.ships, move.ship) : 'wrongAnswer';
    case 'chooseDice':
      return asked.type === 'chooseDice' ? chosenDiceProblem(state, asked, move.dice) : 'wrongAnswer';
    case 'chooseFace':
      return asked.type === 'chooseFace' ? among(asked.faces, move.face) : 'wrongAnswer';
    case 'chooseToken':
      return asked.type === 'chooseToken' ? among(asked.tokens, move.token) : 'wrongAnswer';
    case 'chooseRepair':
      return asked.type === 'chooseRepair' ? among(asked.cards, move.card) : 'wrongAnswer';
    case 'chooseDamage':
      return asked.type === 'chooseDamage' ? among(asked.cards, move.card) : 'wrongAnswer';
    default:
      return shipProblem(asked, move);
  }
};

const chosenDiceProblem = (
  state: Readonly<State>,
  { dice, among: allowed, most }: QuestionOf<'chooseDice'>,
  chosen: readonly number[],
): RefusalCode | undefined => {
  const rolled = diceOf(state.attack, dice).map((die, at) => {
    const barred = !allowed.includes(at);
    return { ...die, again: barred, forced: barred };
  });
  return diceProblem(rolled, chosen, true) ?? (chosen.length > most ? 'tooManyDice' : undefined);
};

/** Questions about one ship. */
const shipProblem = (
  asked: PlainQuestion,
  move: MoveOf<'discardUpgrade' | 'cloakToken' | 'raiseShields'>,
): RefusalCode | undefined => {
  if (move.ship !== asked.ship) return 'notNow';
  if (asked.type !== 'discardUpgrade' || move.type !== 'discardUpgrade') return undefined;
  return asked.upgrades.includes(move.upgrade) ? undefined : 'noSuchCard';
};

import type { Ask, Seat } from '../../../engine/game';
import { diceOf } from '../apply/dice';
import type { Public } from '../board';
import type { Move } from '../moves';
import { questionOf } from '../play';
import type { OpenQuestion, QuestionOf } from '../questions';
import type { State } from '../types';
import { actingMoves, mayLetBe } from './acting';
import { anticipateMoves } from './anticipating';
import { mayStayDown } from './asking';
import { attackMoves } from './attacks';
import { dialMoves } from './dials';
import { fleetMoves } from './fleets';
import { placeMenu } from './placing';
import { obstacleMenu } from './terrain';
import { diceMenu, windowMoves } from './windows';

/** What a seat that is asked may answer. */
export const legalMoves = (state: Readonly<State>, seat: Seat): Move[] => {
  const asked = questionOf(state, seat);
  return asked ? answersTo(state, asked) : [];
};

/** Every answer to an open question, or a menu where it is `open`. */
export const answersTo = (state: Readonly<State>, asked: OpenQuestion): Move[] => {
  switch (asked.type) {
    case 'chooseFleet':
      return fleetMoves(state);
    case 'placeShip':
      return placeMenu(state, asked.seat, asked.ships);
    case 'placeObstacle':
      return obstacleMenu(state);
    case 'setDials':
      return dialMoves(state, asked.seat);
    case 'order':
      return asked.ships.map((ship) => ({ type: 'next', ship }));
    case 'anticipate':
      return anticipateMoves(state, asked.ship, asked.ships);
    case 'pickManeuver':
      return [
        ...asked.maneuvers.map((maneuver): Move => ({ type: 'pickManeuver', maneuver })),
        ...(asked.mayDecline ? [DONE] : []),
      ];
    case 'action':
      return asked.free && !mayLetBe(state, asked)
        ? actingMoves(state, asked)
        : [...actingMoves(state, asked), { type: 'noAction' }];
    case 'attack':
      return [...attackMoves(state, asked.ship, asked.target), { type: 'holdFire' }];
    case 'window':
      return [
        ...windowMoves(state, asked.ship, asked.timing),
        ...(mayStayDown(state, asked) ? [STAY_DOWN] : []),
        DONE,
      ];
    default:
      return choices(state, asked);
  }
};

const DONE: Move = { type: 'done' };
const STAY_DOWN: Move = { type: 'stayDown' };

type Chosen = QuestionOf<
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

/** Small questions that list what can be chosen. */
const choices = (state: Readonly<State>, asked: Chosen): Move[] => {
  switch (asked.type) {
    case 'chooseShip':
      return asked.ships.map((ship) => ({ type: 'chooseShip', ship }));
    case 'chooseDice':
      return diceMenu(diceOf(state.attack, asked.dice), asked.among, asked.most).map((dice) => ({
        type: 'chooseDice',
        dice,
      }));
    case 'chooseFace':
      return asked.faces.map((face) => ({ type: 'chooseFace', face }));
    case 'chooseToken':
      return asked.tokens.map((token) => ({ type: 'chooseToken', token }));
    case 'chooseRepair':
      return asked.cards.map((card) => ({ type: 'chooseRepair', card }));
    case 'chooseDamage':
      return [...asked.cards.map((card): Move => ({ type: 'chooseDamage', card })), DONE];
    case 'discardUpgrade':
      return asked.upgrades.map((upgrade) => ({ type: 'discardUpgrade', ship: asked.ship, upgrade }));
    case 'cloakToken':
      return [true, false].map((keep) => ({ type: 'cloakToken', ship: asked.ship, keep }));
    case 'raiseShields':
      return [true, false].map((raise) => ({ type: 'raiseShields', ship: asked.ship, raise }));
  }
};

/** Rules 9.8: a quiet "no" is ordered for one moment, whichever ship is asked, until the End phase. */
export const quietFor = ({ round, phase }: Public, ask: Ask): string => {
  const asked = ask as OpenQuestion;
  const isOrdered = asked.type === 'window' && asked.reaction === true && phase !== 'end';
  return isOrdered ? `${String(round)}/${asked.timing}` : '';
};

/** The answer that does nothing. */
export const quiet = (state: Readonly<State>, ask: Ask): Move | undefined => {
  const asked = ask as OpenQuestion;
  switch (asked.type) {
    case 'anticipate':
      return { type: 'letPass' };
    case 'action':
      return asked.free && !mayLetBe(state, asked) ? undefined : { type: 'noAction' };
    case 'attack':
      return { type: 'holdFire' };
    case 'window':
      return DONE;
    case 'pickManeuver':
      return asked.mayDecline ? DONE : undefined;
    case 'chooseDamage':
      return DONE;
    case 'cloakToken':
      return { type: 'cloakToken', ship: asked.ship, keep: true };
    case 'raiseShields':
      return { type: 'raiseShields', ship: asked.ship, raise: false };
    case 'chooseFleet':
    case 'placeObstacle':
    case 'placeShip':
    case 'setDials':
    case 'order':
    case 'chooseShip':
    case 'chooseDice':
    case 'chooseFace':
    case 'chooseToken':
    case 'chooseRepair':
    case 'discardUpgrade':
      return undefined;
  }
};

import type { Ask, Seat } from '../../../engine/game';
import type { Move } from '../moves';
import { questionOf, shipAt } from '../play';
import type { OpenQuestion, State } from '../types';
import { actionMoves } from './actions';
import { anticipateMoves } from './anticipating';
import { attackMoves } from './attacks';
import { dialMoves, pickMoves } from './dials';
import { fleetMoves } from './fleets';
import { modifyMoves } from './modify';
import { placeMenu } from './placing';

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
    case 'setDials':
      return dialMoves(state, asked.seat);
    case 'order':
      return asked.ships.map((ship) => ({ type: 'next', ship }));
    case 'anticipate':
      return anticipateMoves(state, asked.ship, asked.ships);
    case 'pickManeuver':
      return pickMoves(shipAt(state, asked.ship));
    case 'action':
      return [...actionMoves(state, asked.ship), { type: 'noAction' }];
    case 'attack':
      return [...attackMoves(state, asked.ship), { type: 'holdFire' }];
    case 'modify':
      return [...modifyMoves(state, asked.timing), { type: 'done' }];
    case 'discardUpgrade':
      return asked.upgrades.map((upgrade) => ({ type: 'discardUpgrade', ship: asked.ship, upgrade }));
    case 'cloakToken':
      return [true, false].map((keep) => ({ type: 'cloakToken', ship: asked.ship, keep }));
    case 'raiseShields':
      return [true, false].map((raise) => ({ type: 'raiseShields', ship: asked.ship, raise }));
  }
};

/** The answer that does nothing. */
export const quiet = (_: Readonly<State>, ask: Ask): Move | undefined => {
  const asked = ask as OpenQuestion;
  switch (asked.type) {
    case 'anticipate':
      return { type: 'letPass' };
    case 'action':
      return { type: 'noAction' };
    case 'attack':
      return { type: 'holdFire' };
    case 'modify':
      return { type: 'done' };
    case 'cloakToken':
      return { type: 'cloakToken', ship: asked.ship, keep: true };
    case 'raiseShields':
      return { type: 'raiseShields', ship: asked.ship, raise: false };
    case 'chooseFleet':
    case 'placeShip':
    case 'setDials':
    case 'order':
    case 'pickManeuver':
    case 'discardUpgrade':
      return undefined;
  }
};

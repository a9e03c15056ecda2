import type { Actor, Ask, Refusal, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { fleetsOf } from '../data/fleets';
import type { Move } from '../moves';
import { askedOf, shipAt } from '../play';
import { refuse } from '../refusals';
import type { Asked, State } from '../types';
import { actionMoves, checkAction, isAction } from './actions';
import { attackMoves, checkAttack } from './attacks';
import {
  checkConfirm,
  checkDial,
  checkPick,
  checkReopen,
  choosable,
  dialMoves,
  pickMoves,
  unset,
} from './dials';
import { checkModify, modifyMoves } from './modify';
import { checkPlace, placeMenu, samplePlace } from './placing';

/** What a seat that is asked may answer. */
export const legalMoves = (state: Readonly<State>, seat: Seat): Move[] => {
  const asked = askedOf(state, seat);
  return asked ? answersTo(state, asked) : [];
};

const answersTo = (state: Readonly<State>, asked: Asked): Move[] => {
  switch (asked.type) {
    case 'chooseFleet':
      return fleetsOf(state.options.size).map((fleet) => ({ type: 'chooseFleet', fleet }));
    case 'placeShip':
      return placeMenu(state, asked.seat, asked.ships);
    case 'setDials':
      return dialMoves(state, asked.seat);
    case 'order':
      return asked.ships.map((ship) => ({ type: 'next', ship }));
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

/** Judges a move. Nothing secret is looked at but the mover's own. */
export const check = (state: Readonly<State>, actor: Actor, move: Move): Refusal | undefined => {
  if (actor === 'table') return checkTable(state, move);
  if (move.type === 'concede') return undefined;
  if (move.type === 'timeUp') return refuse('tableOnly');
  const asked = askedOf(state, actor);
  return asked ? checkAnswer(state, asked, move) : refuse('wrongAnswer');
};

const checkTable = (state: Readonly<State>, move: Move): Refusal | undefined => {
  if (move.type !== 'timeUp') return refuse('seatsOnly');
  if (state.phase === 'gathering') return refuse('notBegun');
  return state.timeCalled ? refuse('timeCalled') : undefined;
};

const checkAnswer = (state: Readonly<State>, asked: Asked, move: Move): Refusal | undefined => {
  switch (asked.type) {
    case 'chooseFleet':
      if (move.type !== 'chooseFleet') break;
      return fleetsOf(state.options.size).includes(move.fleet) ? undefined : refuse('notOffered');
    case 'placeShip':
      if (move.type !== 'place') break;
      return checkPlace(state, asked.seat, asked.ships, move);
    case 'setDials':
      return checkPlanning(state, asked.seat, move);
    case 'order':
      if (move.type !== 'next') break;
      return asked.ships.includes(move.ship) ? undefined : refuse('notNow');
    case 'pickManeuver':
      if (move.type !== 'pickManeuver') break;
      return checkPick(shipAt(state, asked.ship), move.maneuver);
    case 'action':
      if (move.type === 'noAction') return undefined;
      if (!isAction(move)) break;
      return checkAction(state, asked.ship, move);
    case 'attack':
      if (move.type === 'holdFire') return undefined;
      if (move.type !== 'attack') break;
      return checkAttack(state, asked.ship, move);
    case 'modify':
      return checkModifying(state, asked, move);
    default:
      return checkOwnership(asked, move);
  }
  return refuse('wrongAnswer');
};

const checkPlanning = (state: Readonly<State>, seat: Seat, move: Move): Refusal | undefined => {
  switch (move.type) {
    case 'setDial':
      return checkDial(state, seat, move);
    case 'confirmDials':
      return checkConfirm(state, seat);
    case 'reopenDials':
      return checkReopen(state, seat);
    default:
      return refuse('wrongAnswer');
  }
};

type AskedOf<T extends Asked['type']> = Extract<Asked, { readonly type: T }>;

const checkModifying = (
  state: Readonly<State>,
  { timing }: AskedOf<'modify'>,
  move: Move,
): Refusal | undefined => {
  switch (move.type) {
    case 'done':
      return undefined;
    case 'spendBattleStations':
    case 'spendEvade':
    case 'spendTargetLock':
    case 'use':
      return checkModify(state, timing, move);
    default:
      return refuse('wrongAnswer');
  }
};

/** Questions about one ship with a plain answer. */
const checkOwnership = (
  asked: AskedOf<'discardUpgrade' | 'cloakToken' | 'raiseShields'>,
  move: Move,
): Refusal | undefined => {
  if (move.type !== asked.type) return refuse('wrongAnswer');
  if (move.ship !== asked.ship) return refuse('notNow');
  if (asked.type !== 'discardUpgrade' || move.type !== 'discardUpgrade') return undefined;
  return asked.upgrades.includes(move.upgrade) ? undefined : refuse('noSuchCard');
};

/** One legal answer at random, without listing all where that is slow. */
export const sampleMove = (state: Readonly<State>, seat: Seat, rng: Rng): Move => {
  const asked = askedOf(state, seat);
  if (!asked) throw new RangeError(`sampleMove: seat ${String(seat)} is not asked`);
  if (asked.type === 'placeShip') return samplePlace(state, seat, asked.ships, rng);
  if (asked.type === 'setDials') return sampleDial(state, seat, rng);
  return rng.pick(answersTo(state, asked));
};

/** Dials are taken back now and then, so that this is played too, but mostly confirmed. */
const sampleDial = (state: Readonly<State>, seat: Seat, rng: Rng): Move => {
  const ships = unset(state, seat);
  const ship = ships[0];
  if (rng.below(32) === 0 && checkReopen(state, seat) === undefined) return { type: 'reopenDials' };
  if (ship === undefined) return { type: 'confirmDials' };
  return { type: 'setDial', ship, maneuver: rng.pick(choosable(shipAt(state, ship))).id };
};

/** The answer that does nothing. */
export const quiet = (_: Readonly<State>, ask: Ask): Move | undefined => {
  const asked = ask as Asked;
  switch (asked.type) {
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

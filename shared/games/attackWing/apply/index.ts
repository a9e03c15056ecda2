import type { Actor, Emit, Tagged } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { loseUpgrade, runEffects, trigger, triggerDealt } from '../abilities/effects';
import type { Event } from '../events';
import { isAction } from '../legal/actions';
import type { Move } from '../moves';
import { next, type Play } from '../play';
import type { State, Work } from '../types';
import { act, performAction } from './actions';
import { anticipate, askToAnticipate, letPass } from './anticipation';
import {
  activate,
  activateNext,
  beginActivation,
  checkPowerStrain,
  execute,
  pickManeuver,
  revealDial,
} from './activation';
import {
  attackNext,
  attackWith,
  beginCombat,
  compareResults,
  declareAttack,
  endAttack,
  rollAttack,
  rollDefense,
} from './combat';
import { deal } from './damage';
import { callTime, reckon, surrender } from './ending';
import { askCloaks, askShields, beginEnd, endRound, keepCloak, raiseShields } from './endPhase';
import { beginBattle, buildFleet, chooseFleet, revealFleets } from './gathering';
import { place, placeNext } from './placement';
import { askDials, beginRound, confirmDials, reopenDials, setDial } from './planning';
import { doneModifying, modify, openModify } from './windows';

/** Does a checked move; the question it answers is closed already. */
export const apply = (draft: State, actor: Actor, move: Move, rng: Rng, emit: Emit<Event>): void => {
  const play: Play = { draft, rng, emit };
  if (actor === 'table') callTime(play);
  else applySeat(play, actor, move);
};

const applySeat = (play: Play, seat: number, move: Move): void => {
  const { draft } = play;
  if (isAction(move)) return act(play, draft.active, move);
  switch (move.type) {
    case 'chooseFleet':
      return chooseFleet(play, seat, move.fleet);
    case 'buildFleet':
      return buildFleet(play, seat, move.fleet);
    case 'place':
      return place(play, move);
    case 'setDial':
      return setDial(play, seat, move);
    case 'confirmDials':
      return confirmDials(play, seat);
    case 'reopenDials':
      return reopenDials(play, seat);
    case 'next':
      return next(play, { type: draft.phase === 'combat' ? 'attackWith' : 'activate', ship: move.ship });
    case 'anticipate':
      return anticipate(play, move);
    case 'letPass':
      return letPass(play);
    case 'pickManeuver':
      return pickManeuver(play, draft.active, move.maneuver);
    case 'noAction':
      return emit(play, { type: 'actionSkipped', ship: draft.active, why: 'choice' });
    case 'attack':
      return declareAttack(play, draft.active, move);
    case 'holdFire':
      return emit(play, { type: 'heldFire', ship: draft.active });
    case 'spendBattleStations':
    case 'spendEvade':
    case 'spendTargetLock':
    case 'use':
      return modify(play, move);
    case 'done':
      return doneModifying(play);
    case 'discardUpgrade':
      return loseUpgrade(play, move.ship, move.upgrade);
    case 'cloakToken':
      return keepCloak(play, move.ship, move.keep);
    case 'raiseShields':
      return raiseShields(play, move.ship, move.raise);
    case 'concede':
      return surrender(play, seat);
    case 'timeUp':
      return;
  }
};

const emit = (play: Play, event: Event): void => play.emit?.(event);

/** Goes on with one piece of work from the agenda. */
export const resume = (draft: State, tagged: Tagged, rng: Rng, emitter: Emit<Event>): void => {
  const play: Play = { draft, rng, emit: emitter };
  // Everything on the agenda was put there by this game.
  const work = tagged as Work;
  switch (work.type) {
    case 'begin':
      return beginBattle(play);
    case 'reveal':
      return revealFleets(play);
    case 'placeNext':
      return placeNext(play);
    case 'round':
      return beginRound(play);
    case 'dials':
      return askDials(play);
    case 'trigger':
      return trigger(play, work.timing, work.ships);
    case 'effects':
      return runEffects(play, work);
    case 'reckon':
      return reckon(play);
    case 'activation':
    case 'activateNext':
    case 'activate':
    case 'anticipate':
    case 'revealDial':
    case 'execute':
    case 'powerStrain':
    case 'performAction':
      return resumeActivation(play, work);
    case 'endPhase':
    case 'cloaks':
    case 'shields':
    case 'endRound':
      return resumeEnd(play, work);
    default:
      return resumeCombat(play, work);
  }
};

type WorkOf<T extends Work['type']> = Extract<Work, { readonly type: T }>;
type ActivationWork = WorkOf<
  | 'activation'
  | 'activateNext'
  | 'activate'
  | 'anticipate'
  | 'revealDial'
  | 'execute'
  | 'powerStrain'
  | 'performAction'
>;

const resumeActivation = (play: Play, work: ActivationWork): void => {
  switch (work.type) {
    case 'activation':
      return beginActivation(play);
    case 'activateNext':
      return activateNext(play);
    case 'activate':
      return activate(play, work.ship);
    case 'anticipate':
      return askToAnticipate(play, work.ship);
    case 'revealDial':
      return revealDial(play, work.ship);
    case 'execute':
      return execute(play, work.ship, work.maneuver);
    case 'powerStrain':
      return checkPowerStrain(play, work.ship);
    case 'performAction':
      return performAction(play, work.ship, work.free);
  }
};

const resumeEnd = (play: Play, work: WorkOf<'endPhase' | 'cloaks' | 'shields' | 'endRound'>): void => {
  switch (work.type) {
    case 'endPhase':
      return beginEnd(play);
    case 'cloaks':
      return askCloaks(play, work.ships);
    case 'shields':
      return askShields(play, work.ships);
    case 'endRound':
      return endRound(play);
  }
};

type CombatWork = WorkOf<
  | 'combat'
  | 'attackNext'
  | 'attackWith'
  | 'rollAttack'
  | 'modify'
  | 'rollDefense'
  | 'compare'
  | 'deal'
  | 'dealt'
  | 'attackOver'
>;

const resumeCombat = (play: Play, work: CombatWork): void => {
  switch (work.type) {
    case 'combat':
      return beginCombat(play);
    case 'attackNext':
      return attackNext(play);
    case 'attackWith':
      return attackWith(play, work.ship);
    case 'rollAttack':
      return rollAttack(play);
    case 'modify':
      return openModify(play, work.timing);
    case 'rollDefense':
      return rollDefense(play);
    case 'compare':
      return compareResults(play);
    case 'deal':
      return deal(play, work.ship, work.hits, work.criticals);
    case 'dealt':
      return triggerDealt(play, work.ship, work.serial);
    case 'attackOver':
      return endAttack(play, work.ship);
  }
};

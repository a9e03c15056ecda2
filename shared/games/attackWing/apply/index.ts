import type { Actor, Emit, Tagged } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { runEffects, triggerDealt } from '../abilities/effects';
import { cardGoes } from '../abilities/losses';
import { setMark } from '../abilities/shipOps';
import { pay } from '../abilities/paying';
import type { Event } from '../events';
import { isAction } from '../legal/actions';
import { isWindowMove } from '../legal/windows';
import type { Move } from '../moves';
import { next, type Play } from '../play';
import type { State } from '../types';
import type { Work, WorkOf } from '../work';
import { act, endActions, performAction } from './actions';
import {
  activate,
  activateNext,
  beginActivation,
  checkCourse,
  checkPowerStrain,
  execute,
  revealDial,
} from './activation';
import { anticipate, askToAnticipate, letPass } from './anticipation';
import { choose, done, isChoice } from './choosing';
import {
  attackNext,
  attackWith,
  holdFire,
  beginCombat,
  compareResults,
  dealLeft,
  declareAttack,
  endAttack,
  payWeapon,
  rollAttack,
  rollDefense,
  showCloak,
  strikeBack,
} from './combat';
import { deal, dealCard, goDown } from './damage';
import { callTime, reckon, surrender } from './ending';
import { askCloaks, askShields, beginEnd, endRound, keepCloak, raiseShields } from './endPhase';
import { beginBattle, buildFleet, chooseFleet, revealFleets } from './gathering';
import { place, placeNext } from './placement';
import { askDials, beginRound, confirmDials, endPlanning, reopenDials, setDial } from './planning';
import { placeNextObstacle, placeObstacle } from './terrain';
import { trigger } from './triggering';
import { actInWindow, openWindow } from './windows';

/** Does a checked move; the question it answers is closed already. */
export const apply = (draft: State, actor: Actor, move: Move, rng: Rng, emit: Emit<Event>): void => {
  const play: Play = { draft, rng, emit };
  if (actor === 'table') callTime(play);
  else applySeat(play, actor, move);
};

const applySeat = (play: Play, seat: number, move: Move): void => {
  if (isAction(move)) return act(play, shipAsked(play), move);
  if (isWindowMove(move)) return actInWindow(play, shipAsked(play), move);
  if (isChoice(move)) return choose(play, move);
  switch (move.type) {
    case 'chooseFleet':
      return chooseFleet(play, seat, move.fleet);
    case 'buildFleet':
      return buildFleet(play, seat, move.fleet);
    case 'place':
      return place(play, move);
    case 'placeObstacle':
      return placeObstacle(play, seat, move);
    case 'setDial':
      return setDial(play, seat, move);
    case 'confirmDials':
      return confirmDials(play, seat);
    case 'reopenDials':
      return reopenDials(play, seat);
    case 'next':
      return next(play, { type: play.draft.phase === 'combat' ? 'attackWith' : 'activate', ship: move.ship });
    case 'anticipate':
      return anticipate(play, move);
    case 'letPass':
      return letPass(play);
    case 'noAction':
      return endActions(play);
    case 'attack':
      return declareAttack(play, move);
    case 'holdFire':
      return holdFire(play, shipAsked(play));
    case 'done':
      return done(play, seat);
    case 'stayDown':
      return setMark(play, shipAsked(play), 'staysDown', true);
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

/** The ship a question was about: what goes on after its answer lies on top of the agenda and names it. */
const shipAsked = ({ draft }: Play): number => {
  const top = draft.agenda[draft.agenda.length - 1] as Work | undefined;
  return top && 'ship' in top ? top.ship : draft.active;
};

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
    case 'obstacleNext':
      return placeNextObstacle(play);
    case 'placeNext':
      return placeNext(play);
    case 'round':
      return beginRound(play);
    case 'dials':
      return askDials(play);
    case 'planningEnd':
      return endPlanning(play);
    case 'reckon':
      return reckon(play);
    case 'activation':
    case 'activateNext':
    case 'activate':
    case 'anticipate':
    case 'revealDial':
    case 'checkCourse':
    case 'execute':
    case 'powerStrain':
    case 'performAction':
      return resumeActivation(play, work);
    case 'endPhase':
    case 'cloaks':
    case 'shields':
    case 'endRound':
      return resumeEnd(play, work);
    case 'window':
    case 'trigger':
    case 'effects':
    case 'chosen':
    case 'pay':
    case 'lose':
    case 'sunk':
    case 'spent':
    case 'dealt':
    case 'deal':
    case 'dealCritical':
      return resumeText(play, work);
    default:
      return resumeCombat(play, work);
  }
};

type ActivationWork = WorkOf<
  | 'activation'
  | 'activateNext'
  | 'activate'
  | 'anticipate'
  | 'revealDial'
  | 'checkCourse'
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
    case 'checkCourse':
      return checkCourse(play, work.ship);
    case 'execute':
      return execute(play, work);
    case 'powerStrain':
      return checkPowerStrain(play, work.ship);
    case 'performAction':
      return performAction(play, work.ship);
  }
};

type TextWork = WorkOf<
  | 'window'
  | 'trigger'
  | 'effects'
  | 'chosen'
  | 'pay'
  | 'lose'
  | 'sunk'
  | 'spent'
  | 'dealt'
  | 'deal'
  | 'dealCritical'
>;

const resumeText = (play: Play, work: TextWork): void => {
  switch (work.type) {
    case 'window':
      return openWindow(play, work.timing, work.ship);
    case 'trigger':
      return trigger(play, work.timing, work.ships);
    case 'effects':
      return runEffects(play, work);
    case 'pay':
      return pay(play, work);
    case 'lose':
      return cardGoes(play, work);
    case 'sunk':
      return goDown(play, work.ship);
    case 'dealt':
      return triggerDealt(play, work.ship, work.serial);
    case 'deal':
      return deal(play, work.ship, work.hits, work.criticals);
    case 'dealCritical':
      return dealCard(play, work.ship, true);
    case 'chosen':
    case 'spent':
      // Marks on the agenda: they say what a question was about.
      return;
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
  | 'payWeapon'
  | 'showCloak'
  | 'rollAttack'
  | 'rollDefense'
  | 'compare'
  | 'dealLeft'
  | 'counterDie'
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
    case 'payWeapon':
      return payWeapon(play);
    case 'showCloak':
      return showCloak(play, work.ship);
    case 'rollAttack':
      return rollAttack(play);
    case 'rollDefense':
      return rollDefense(play);
    case 'compare':
      return compareResults(play);
    case 'dealLeft':
      return dealLeft(play);
    case 'counterDie':
      return strikeBack(play);
    case 'attackOver':
      return endAttack(play, work.ship, work.extra);
  }
};

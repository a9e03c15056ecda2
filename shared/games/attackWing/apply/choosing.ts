import { takeFromResource } from '../abilities/actionOps';
import { cancelResult } from '../abilities/attackOps';
import { endSearch, repairDamage, repairShield } from '../abilities/damageOps';
import { colorOnDial, flyNow, setCourse } from '../abilities/flightOps';
import { loseCard } from '../abilities/losses';
import { isOwnDice } from '../legal/usable';
import type { Move, MoveOf } from '../moves';
import { next, opponentOf, type Play, shipAt } from '../play';
import type { Effects, Work } from '../work';
import { layCard } from './damage';
import { rollAgain } from './dice';
import { aimAt } from './using';
import { doneWithWindow } from './windows';

/* Small answers that an operation was waiting for: it lies on top of the agenda. */

type Choice = MoveOf<
  | 'chooseShip'
  | 'chooseDice'
  | 'chooseFace'
  | 'chooseToken'
  | 'chooseRepair'
  | 'chooseDamage'
  | 'discardUpgrade'
  | 'pickManeuver'
>;

const CHOICES: readonly string[] = [
  'chooseShip',
  'chooseDice',
  'chooseFace',
  'chooseToken',
  'chooseRepair',
  'chooseDamage',
  'discardUpgrade',
  'pickManeuver',
] satisfies readonly Choice['type'][];

export const isChoice = (move: Move): move is Choice => CHOICES.includes(move.type);

export const choose = (play: Play, move: Choice): void => {
  switch (move.type) {
    case 'chooseShip':
      return aimAt(play, move.ship);
    case 'discardUpgrade':
      return discard(play, move);
    case 'pickManeuver':
      return pickManeuver(play, move);
    default:
      return settle(play, takeWaiting(play), move);
  }
};

/** The operation that waits, off the agenda. */
const takeWaiting = ({ draft }: Play): Effects => {
  const waiting = draft.agenda.pop() as Work | undefined;
  if (waiting?.type !== 'chosen')
    throw new RangeError(`choose: ${String(waiting?.type)} waits for no answer`);
  return waiting;
};

type Plain = Exclude<Choice, { readonly type: 'chooseShip' | 'discardUpgrade' | 'pickManeuver' }>;

const settle = (play: Play, { ship, target, ops: [op] }: Effects, move: Plain): void => {
  switch (move.type) {
    case 'chooseDice':
      if (op?.op !== 'reroll') return;
      return rollAgain(
        play,
        ship,
        op.dice,
        move.dice,
        isOwnDice(play.draft, shipAt(play.draft, ship), op.dice),
      );
    case 'chooseFace':
      if (op?.op === 'cancel') return cancelResult(play, ship, move.face);
      play.draft.attack.setFace = move.face;
      return play.emit?.({ type: 'dieLaid', ship, face: move.face });
    case 'chooseToken':
      return takeFromResource(play, ship, move.token);
    case 'chooseRepair':
      return move.card === 0 ? repairShield(play, target) : repairDamage(play, target, move.card);
    case 'chooseDamage':
      return takeFound(play, target, move);
  }
};

/** The card that was looked for is dealt in place of the top one; the critical that waits is answered with it. */
const takeFound = (play: Play, target: number, { card }: MoveOf<'chooseDamage'>): void => {
  const { draft } = play;
  draft.attack.found.splice(draft.attack.found.indexOf(card), 1);
  endSearch(play, shipAt(draft, target).seat);
  const top = draft.agenda[draft.agenda.length - 1] as Work | undefined;
  if (top?.type === 'dealCritical') draft.agenda.pop();
  layCard(play, target, card, true);
};

/** What is paid goes under the ship card, what is taken is lost. */
const discard = (play: Play, { ship, upgrade }: MoveOf<'discardUpgrade'>): void => {
  const waiting = play.draft.agenda.pop() as Work | undefined;
  if (waiting?.type === 'pay') {
    next(play, { ...waiting, price: waiting.price.slice(1) });
    return loseCard(play, ship, upgrade, 'under');
  }
  if (waiting?.type !== 'chosen') return;
  loseCard(play, ship, upgrade, 'lost');
};

/** In place of an illegal maneuver, of the one revealed, or as an extra one. */
const pickManeuver = (play: Play, { maneuver }: MoveOf<'pickManeuver'>): void => {
  const { draft } = play;
  const top = draft.agenda[draft.agenda.length - 1] as Work | undefined;
  if (top?.type === 'checkCourse')
    return setCourse(play, top.ship, maneuver, opponentOf(shipAt(draft, top.ship).seat));
  const { ship, target, ops } = takeWaiting(play);
  if (ops[0]?.op === 'replaceManeuver') setCourse(play, ship, maneuver);
  else flyNow(play, target, maneuver, colorOnDial(play, target, maneuver));
};

/** Nothing more is done: a window closes, an interruption is let happen, an extra maneuver is not flown. */
export const done = (play: Play, seat: number): void => {
  const { agenda } = play.draft;
  const top = agenda[agenda.length - 1] as Work | undefined;
  play.emit?.({ type: 'passed', seat });
  if (top?.type === 'chosen') {
    agenda.pop();
    // What was found goes back: the Critical Hit that waits deals the top card.
    if (top.ops[0]?.op === 'searchDamage') endSearch(play, shipAt(play.draft, top.target).seat);
  }
  if (top?.type === 'window') doneWithWindow(play, top);
};

import { setMark } from '../abilities/shipOps';
import { spendLock } from '../abilities/paying';
import { passiveOf } from '../abilities/sources';
import { askedAt, hasMoment } from '../legal/asking';
import { isInterruption, isModifying, mayReroll, type WindowMove } from '../legal/windows';
import { isAlive, next, type Play, put, shipAt } from '../play';
import type { Timing } from '../abilities/language';
import { type Window, NONE } from '../types';
import type { WorkOf } from '../work';
import { addResult, changeDice, diceShowing, rollAgain } from './dice';
import { cardTexts, noteUse } from './triggering';
import { useText } from './using';

/** Windows in the midst of an attack; they are passed over once it is off. */
const IN_ATTACK: ReadonlySet<Timing> = new Set<Timing>([
  'attackDeclare',
  'defendDeclare',
  'attackRoll',
  'defendAttackRoll',
  'attackDice',
  'defendAttackModify',
  'attackModify',
  'attackDefenseRoll',
  'defenseRoll',
  'attackDefenseModify',
  'defenseModify',
  'defendAfterRolls',
  'compare',
]);

/** Whether the attack is still on: both ships are there, and nothing has cancelled it. */
export const isAttackOn = ({ draft }: Play): boolean => {
  const { attacker, target, cancelled } = draft.attack;
  return (
    attacker !== NONE && !cancelled && isAlive(shipAt(draft, attacker)) && isAlive(shipAt(draft, target))
  );
};

/** A moment at which the owner of a ship may act: one thing after another, until he is done. */
export const openWindow = (play: Play, timing: Window, ship: number): void => {
  const { draft } = play;
  if (!isAlive(shipAt(draft, ship)) || (IN_ATTACK.has(timing) && !isAttackOn(play))) return;
  const asked = askedAt(draft, ship, timing);
  if (!asked) return closeWindow(play, timing, ship);
  if (!isInterruption(timing)) next(play, { type: 'window', timing, ship });
  const { seat } = shipAt(draft, ship);
  const open = mayReroll(draft, ship, timing);
  put(play, {
    type: 'window',
    seat,
    ship,
    timing,
    open,
    ...(asked.reaction ? { reaction: true, usesAtOnce: true } : {}),
  });
};

/** Nothing more is chosen: texts that must act and have not been used act now; then there may be more to choose. */
const closeWindow = (play: Play, timing: Window, ship: number): void => {
  if (!isModifying(timing) || !hasMoment(play.draft, ship, timing)) return;
  const works = cardTexts(play, ship, timing);
  if (works.length > 0) next(play, ...works, { type: 'window', timing, ship });
};

/** The owner is done. */
export const doneWithWindow = (play: Play, { timing, ship }: WorkOf<'window'>): void => {
  play.draft.agenda.pop();
  if (isModifying(timing)) next(play, ...cardTexts(play, ship, timing));
};

export const actInWindow = (play: Play, ship: number, move: WindowMove): void => {
  switch (move.type) {
    case 'spendBattleStations':
      return spendBattleStations(play, ship);
    case 'spendEvade':
      shipAt(play.draft, ship).evade--;
      play.emit?.({ type: 'tokenSpent', ship, token: 'evade' });
      return addResult(play, ship, 'defense', 'evade');
    case 'spendTargetLock':
      spendLock(play, ship);
      return rollAgain(play, ship, 'attack', move.dice);
    case 'addDice':
      return addFromPool(play, ship, move.count);
    case 'use':
      return useText(play, move);
  }
};

/**
 * Khan turns the results into Critical Hits with his token, which then serves no other card; a token that Red Alert has
 * kept does not serve him. Of several tokens one that has triggered nothing is spent first.
 */
const spendBattleStations = (play: Play, at: number): void => {
  const { attack } = play.draft;
  const ship = shipAt(play.draft, at);
  const attacking = attack.attacker === at;
  const side = attacking ? 'attack' : 'defense';
  const fresh = ship.battleStations > (ship.marks.includes('tokenTriggered') ? 1 : 0);
  const sharper = attacking && fresh ? passiveOf(play.draft, at, 'tokenResult') : undefined;
  ship.battleStations--;
  play.emit?.({ type: 'tokenSpent', ship: at, token: 'battleStations' });
  if (!fresh) setMark(play, at, 'tokenTriggered', false);
  if (sharper) noteUse(play, at, sharper);
  const places = diceShowing(attack, side, 'battleStations', 'all');
  changeDice(play, at, side, places, sharper?.op.to ?? (attacking ? 'hit' : 'evade'));
  if (hasMoment(play.draft, at, 'tokenSpent'))
    next(
      play,
      { type: 'window', timing: 'tokenSpent', ship: at },
      { type: 'spent', ship: at, fresh: fresh && sharper === undefined },
    );
};

const addFromPool = (play: Play, at: number, count: number): void => {
  shipAt(play.draft, at).pool -= count;
  play.draft.attack.extraAttack += count;
  play.emit?.({ type: 'poolSpent', ship: at, count });
};

/** Rules 7.2: the mark of having rolled lasts for the round. */
export const noteDefenseRoll = (play: Play, at: number): void => {
  setMark(play, at, 'rolledDefense', true);
};

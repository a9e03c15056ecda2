import { runEffects } from '../abilities/effects';
import { setMark } from '../abilities/shipOps';
import { passiveOf } from '../abilities/sources';
import { damageCard } from '../data/damage';
import { echoed } from '../geometry';
import { actionKey, type ActionMove, canEcho, forbidsActions } from '../legal/actions';
import { isAskedToAct } from '../legal/asking';
import type { MoveOf } from '../moves';
import { isAlive, next, type Play, put, shipAt } from '../play';
import { CAPTAIN } from '../types';
import type { Work } from '../work';
import { cloak } from './cloaking';
import { noteUse } from './triggering';
import { takeGift } from './using';

/**
 * Rules 4.2 step 6 and 5: one action or none, and the free actions the ship has, in any order; the question is put
 * again until its owner is done. None at all after an overlap or with an Auxiliary Power Token.
 */
export const performAction = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isAlive(ship)) return;
  if (isAskedToAct(draft, at)) {
    next(play, { type: 'performAction', ship: at });
    const open = canEcho(draft, at);
    return put(play, { type: 'action', seat: ship.seat, ship: at, free: false, icons: [], cards: [], open });
  }
  if (!ship.acted && !ship.marks.includes('freeActionDone'))
    play.emit?.({ type: 'actionSkipped', ship: at, why: forbidsActions(draft, at) ?? 'nothing' });
};

/** No action, or no more of them. */
export const endActions = (play: Play): void => {
  const { draft } = play;
  const waiting = draft.agenda.pop() as Work | undefined;
  // A face-down card that might have acted is let be.
  if (waiting?.type === 'chosen')
    return play.emit?.({ type: 'passed', seat: shipAt(draft, waiting.ship).seat });
  const why = shipAt(draft, draft.active).acted ? 'enough' : 'choice';
  play.emit?.({ type: 'actionSkipped', ship: draft.active, why });
};

/** An action that is no card's: the ship's own, or a free one that a text gives. */
export const act = (play: Play, at: number, move: ActionMove): void => {
  const ship = shipAt(play.draft, at);
  const inSpite = ship.aux > 0 ? passiveOf(play.draft, at, 'actWithAux') : undefined;
  if (inSpite) noteUse(play, at, inSpite);
  ship.actions.push(actionKey(move));
  if (takeGift(play)) setMark(play, at, 'freeActionDone', true);
  else ship.acted = true;
  if (move.type === 'cloak') next(play, { type: 'trigger', timing: 'onAction', ships: [at] });
  doAction(play, at, move);
};

const doAction = (play: Play, at: number, move: ActionMove): void => {
  const ship = shipAt(play.draft, at);
  switch (move.type) {
    case 'takeToken':
      ship[move.token]++;
      return play.emit?.({ type: 'tokenTaken', ship: at, token: move.token });
    case 'targetLock':
      ship.lock = move.target;
      return play.emit?.({ type: 'locked', ship: at, target: move.target });
    case 'cloak':
      return cloak(play, at);
    case 'sensorEcho':
      return sensorEcho(play, at, move);
    case 'repair':
      return repair(play, at, move.card);
    case 'enable':
      return enable(play, at, move.upgrade);
  }
};

const sensorEcho = (play: Play, at: number, { side, offset }: MoveOf<'sensorEcho'>): void => {
  const ship = shipAt(play.draft, at);
  const from = ship.pose;
  ship.pose = echoed(from, side === 'right' ? 1 : -1, offset);
  play.emit?.({ type: 'echoed', ship: at, from, to: ship.pose });
};

/** The repair line of an open damage card. */
const repair = (play: Play, at: number, serial: number): void => {
  const card = shipAt(play.draft, at).damage.find((one) => one.serial === serial);
  const line = card && damageCard(card.card).abilities.find(({ timing }) => timing === 'action');
  if (!line) return;
  play.emit?.({ type: 'repairTried', ship: at, card: card.card });
  runEffects(play, { ship: at, target: at, from: { kind: 'damage', serial }, ops: line.effect });
};

/** A captain's text works again at once, his skill counts from the next phase on. */
const enable = (play: Play, at: number, which: number): void => {
  const ship = shipAt(play.draft, at);
  const upgrade = ship.upgrades[which];
  if (which === CAPTAIN) ship.captainDisabled = false;
  else if (upgrade) upgrade.status = 'ready';
  play.emit?.({ type: 'enabled', ship: at, upgrade: which });
};

import { runEffects } from '../abilities/effects';
import { disableShields } from '../abilities/costs';
import { damageCard } from '../data/damage';
import { echoed } from '../geometry';
import { actionKey, type ActionMove, canEcho, forbidsActions } from '../legal/actions';
import { isAskedToAct } from '../legal/asking';
import type { MoveOf } from '../moves';
import { isAlive, type Play, put, shipAt } from '../play';

/** Rules 4.2 step 6 and 5: one action or none; none at all with an Auxiliary Power Token or after an overlap. */
export const performAction = (play: Play, at: number, free: boolean): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  if (!isAlive(ship)) return;
  const why = forbidsActions(ship);
  if (why) return play.emit?.({ type: 'actionSkipped', ship: at, why });
  if (!isAskedToAct(draft, at)) return play.emit?.({ type: 'actionSkipped', ship: at, why: 'nothing' });
  put(play, { type: 'action', seat: ship.seat, ship: at, free, open: canEcho(draft, at) });
};

export const act = (play: Play, at: number, move: ActionMove): void => {
  const ship = shipAt(play.draft, at);
  ship.actions.push(actionKey(move));
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

const cloak = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  ship.cloak = 'green';
  ship.cloakedIn = play.draft.round;
  play.emit?.({ type: 'cloaked', ship: at });
  disableShields(play, at, ship.shields);
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

const enable = (play: Play, at: number, which: number): void => {
  const upgrade = shipAt(play.draft, at).upgrades[which];
  if (!upgrade) return;
  upgrade.status = 'ready';
  play.emit?.({ type: 'enabled', ship: at, upgrade: which });
};

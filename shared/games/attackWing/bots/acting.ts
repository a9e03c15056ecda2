import { damageCard } from '../data/damage';
import { upgradeCard } from '../data/upgrades';
import { echoed, type Pose } from '../geometry';
import { actingMoves } from '../legal/acting';
import { type ActionMove, isAction } from '../legal/actions';
import { attackMoves } from '../legal/attacks';
import type { Move } from '../moves';
import type { QuestionOf } from '../questions';
import { isAlive, shipAt } from '../play';
import { NONE, type Ship, type State } from '../types';
import { worthOfCardAction } from './cardActions';
import { foesOf, worthOfPose } from './flying';
import { primaryThreat, weakness } from './odds';

export interface Situation {
  readonly state: Readonly<State>;
  readonly ship: Ship;
  /** Damage this ship's primary weapon may do from where it stands, and damage it may take there. */
  readonly chance: number;
  readonly danger: number;
  readonly near: boolean;
}

/** The action worth most where the ship stands now. */
export const chooseAction = (
  state: Readonly<State>,
  asked: Pick<QuestionOf<'action'>, 'ship' | 'free' | 'icons' | 'cards'>,
  ignoresTexts: boolean,
): Move => {
  const { ship: at } = asked;
  const situation = sizeUp(state, at);
  const moves = actingMoves(state, asked);
  // A free action that was given has to be done.
  let found: Move = (asked.free ? moves[0] : undefined) ?? { type: 'noAction' };
  let best = 0;
  for (const move of moves) {
    if (ignoresTexts && move.type === 'use') continue;
    const worth =
      move.type === 'use'
        ? worthOfCardAction(situation, at, move)
        : isAction(move)
          ? worthOfAction(situation, at, move)
          : 0;
    if (worth > best) {
      best = worth;
      found = move;
    }
  }
  return found;
};

const sizeUp = (state: Readonly<State>, at: number): Situation => {
  const ship = shipAt(state, at);
  let chance = 0;
  let danger = 0;
  let near = false;
  for (const other of state.ships) {
    if (other.seat === ship.seat || !isAlive(other)) continue;
    chance = Math.max(chance, primaryThreat(state, ship, ship.pose, other, other.pose));
    danger += primaryThreat(state, other, other.pose, ship, ship.pose);
    near ||= isNear(ship.pose, other.pose);
  }
  return { state, ship, chance, danger, near };
};

const isNear = (a: Pose, b: Pose): boolean => {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < 420_000 * 420_000;
};

const worthOfAction = (situation: Situation, at: number, move: ActionMove): number => {
  const { ship, chance, danger, near } = situation;
  switch (move.type) {
    case 'takeToken':
      return worthOfToken(situation, move.token);
    case 'targetLock':
      return worthOfLock(situation, move.target);
    case 'cloak':
      // Four more dice against all that comes, for the shields of one round.
      return near && ship.shields <= 3 ? 0.8 + 0.6 * danger : 0;
    case 'sensorEcho':
      return worthOfEcho(situation, at, move.side === 'right' ? 1 : -1, move.offset);
    case 'repair':
      return worthOfRepair(ship, move.card);
    case 'enable':
      return chance === 0 && !near ? 0.6 : 0.25;
  }
};

const worthOfToken = (
  { chance, danger, near }: Situation,
  token: 'evade' | 'battleStations' | 'scan',
): number => {
  switch (token) {
    case 'battleStations':
      return 0.15 + 0.5 * chance + 0.3 * danger + (near ? 0.3 : 0);
    case 'evade':
      return 0.1 + 0.55 * Math.min(danger, 1.5) + (near ? 0.2 : 0);
    case 'scan':
      return 0.05 + 0.35 * Math.min(chance, 1.5) + (near ? 0.1 : 0);
  }
};

const worthOfLock = ({ state, ship, chance }: Situation, at: number): number => {
  const armed = ship.upgrades.some(
    ({ card, status }) => status === 'ready' && upgradeCard(card).weapon?.needsLock,
  );
  const target = shipAt(state, at);
  // A lock that is already there is only given up for a better one.
  const fresh = ship.lock === NONE ? 1 : 0.3;
  const inSight = primaryThreat(state, ship, ship.pose, target, target.pose) > 0 ? 0.4 : 0;
  return fresh * ((armed ? 0.7 : 0.25) + inSight + 0.2 * chance) * weakness(target);
};

const worthOfEcho = ({ state, ship }: Situation, at: number, side: number, offset: number): number => {
  const foes = foesOf(state, ship.seat);
  const now = worthOfPose(state, ship, ship.pose, foes);
  const then = worthOfPose(state, ship, echoed(ship.pose, side, offset), foes);
  return attackMoves(state, at).length > 0 ? then - now - 1 : then - now;
};

const worthOfRepair = (ship: Ship, serial: number): number => {
  const card = ship.damage.find((one) => one.serial === serial)?.card;
  if (!card) return 0;
  switch (card) {
    case 'consoleFire':
      return 0.9;
    case 'damagedSensorArray':
      return 0.6;
    case 'warpCoreBreach':
      return 0.45;
    default:
      return damageCard(card).abilities.length > 1 ? 0.5 : 0;
  }
};

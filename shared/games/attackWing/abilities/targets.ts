import { upgradeCard } from '../data/upgrades';
import { OUT_OF_RANGE, rangeBetween } from '../geometry';
import { isAlive, shipAt } from '../play';
import { NONE, type Ship, type State } from '../types';
import type { Ability, Op } from './language';

/** Upgrades of these types that can be lost: cards under the ship or face down are out of reach. */
export const losable = (ship: Ship, types: readonly string[], but = NONE): number[] =>
  ship.upgrades.flatMap(({ card, status, faceDown }, at) =>
    at !== but &&
    !faceDown &&
    (status === 'ready' || status === 'disabled') &&
    types.includes(upgradeCard(card).type)
      ? [at]
      : [],
  );

/** The ships a text may fall on; more than one: its owner chooses. */
export const targetsOf = (state: Readonly<State>, at: number, { target, effect }: Ability): number[] => {
  const { attack } = state;
  switch (target) {
    case 'self':
    case 'friends':
      return [at];
    case 'opponent': {
      const other = attack.attacker === at ? attack.target : attack.attacker;
      return [other === NONE ? at : other];
    }
    case 'locked': {
      const { lock } = shipAt(state, at);
      return lock !== NONE && bears(shipAt(state, lock), effect) ? [lock] : [];
    }
    default:
      return state.ships.flatMap((other, place) =>
        isAlive(other) && other.placed && fits(state, at, place, target) && bears(other, effect)
          ? [place]
          : [],
      );
  }
};

type Chosen = Exclude<Ability['target'], 'self' | 'friends' | 'opponent' | 'locked'>;

const fits = (state: Readonly<State>, at: number, place: number, target: Chosen): boolean => {
  const ship = shipAt(state, at);
  const other = shipAt(state, place);
  if (place === at) return target === 'within1OrSelf';
  const range = rangeBetween(ship.pose, other.pose);
  switch (target) {
    case 'within1':
    case 'within1OrSelf':
      return range === 1;
    case 'exposed':
      return (range === 1 || range === 2) && other.cloak === 'none' && other.shields === 0;
    case 'farFriend':
      return range === OUT_OF_RANGE && other.seat === ship.seat && other.skill < ship.skill;
    case 'farEnemy':
      return range === OUT_OF_RANGE && other.seat !== ship.seat;
  }
};

/** Whether the effect could do anything to this ship. */
const bears = (ship: Ship, effect: readonly Op[]): boolean =>
  effect.every((op) => {
    if (op.op === 'takeUpgrades') return losable(ship, op.types).length > 0;
    return op.op !== 'disableCaptain' || !ship.captainDisabled;
  });

import type { Ability, Op } from '../abilities/language';
import { countFaces, threatOf } from '../apply/dice';
import { isOnMat, fly, templateOf, rangeBetween } from '../geometry';
import { planetsOf } from '../legal/terrain';
import { leftOf } from '../legal/usable';
import { shipCard } from '../data/ships';
import { isAlive, shipAt } from '../play';
import { NONE, type Ship, type State } from '../types';

/** What using a text now is worth in a window; 0: better kept. What is free is used whenever it helps at all. */
export const worthOfText = (state: Readonly<State>, at: number, text: Ability): number => {
  const [op] = text.effect;
  if (!op) return 0;
  const worth = worthOfOp(state, at, op);
  return worth > 0
    ? Math.max(0.01, worth - priceOf(state, at, text)) * (isTooDear(state, at, text) ? 0 : 1)
    : 0;
};

/** What the price of a text takes off its worth. */
const priceOf = (state: Readonly<State>, at: number, { pay }: Ability): number => {
  const ship = shipAt(state, at);
  return pay.reduce((sum, cost) => {
    switch (cost.pay) {
      case 'destroyShields':
        return sum + 1;
      case 'disableShields':
        return sum + 0.3 * (cost.count === 'all' ? ship.shields : cost.count);
      case 'aux':
        return sum + 0.3;
      default:
        return sum;
    }
  }, 0);
};

/** A ship under fire keeps its last shields. */
const isTooDear = (state: Readonly<State>, at: number, { pay }: Ability): boolean => {
  const ship = shipAt(state, at);
  const shields = pay.some((cost) => cost.pay === 'destroyShields' || cost.pay === 'disableShields');
  return shields && state.attack.attacker === at && ship.shields < 3 && hullOf(ship) < 3;
};

export const hullOf = (ship: Ship): number => shipCard(ship.card).hull - ship.damage.length;

const worthOfOp = (state: Readonly<State>, at: number, op: Op): number => {
  const { attack } = state;
  switch (op.op) {
    case 'reroll':
      return worthOfReroll(state, at, op);
    case 'change':
      return worthOfChange(state, at, op);
    case 'addResult':
      return op.dice === 'attack' ? 1.5 : threatOf(attack) > 0 ? 1.5 : 0;
    case 'cancel':
      return op.faces.some((face) => leftOf(attack, face) > 0) ? 2 : 0;
    case 'cancelAttack':
      return threatOf(attack) >= 2 || threatOf(attack) >= hullOf(shipAt(state, at)) ? 3 : 0;
    case 'dice':
      return 1;
    case 'setDie':
    case 'swapDie':
      return 2;
    case 'opponentDebt':
      return shipAt(state, at).cloak === 'none' ? 2 : 0;
    case 'flyExtra':
      return worthOfCloserAttack(state, at);
    case 'searchDamage':
    case 'extraAttack':
    case 'keepCloak':
    case 'waiveLock':
    case 'keepToken':
    case 'takeItsPlace':
    case 'revive':
    case 'removeAux':
    case 'setDial':
      return 2;
    default:
      return worthOfCourse(state, at, op);
  }
};

/** Rolling again: own misses that nothing else turns; the enemy's successes. */
const worthOfReroll = (
  state: Readonly<State>,
  at: number,
  op: Extract<Op, { readonly op: 'reroll' }>,
): number => {
  const { attack } = state;
  const attacking = attack.attacker === at;
  if (attacking && op.dice === 'attack') {
    const token = shipAt(state, at).battleStations > 0;
    const misses = attack.attackDice.filter(
      ({ face, again }) => !again && (face === 'blank' || (face === 'battleStations' && !token)),
    ).length;
    if (op.face === 'battleStations') return token ? 0 : 6;
    return misses > 0 ? 6 : 0;
  }
  if (!attacking && op.dice === 'defense') {
    const misses = attack.defenseDice.filter(({ face, again }) => !again && face !== 'evade').length;
    return threatOf(attack) > 0 && misses > 0 ? 4 : 0;
  }
  if (op.dice === 'defense') return countFaces(attack.defenseDice, 'evade') > 0 ? 2 : 0;
  const hits = countFaces(attack.attackDice, 'hit') + countFaces(attack.attackDice, 'critical');
  const least = op.count === 'all' ? attack.attackDice.length * 0.6 : 1;
  return hits >= least && hits > 0 ? 2 : 0;
};

const worthOfChange = (
  state: Readonly<State>,
  at: number,
  op: Extract<Op, { readonly op: 'change' }>,
): number => {
  const { attack } = state;
  if (op.dice === 'defense') return threatOf(attack) > 0 ? 3 : 0;
  if (op.to === 'battleStations') return shipAt(state, at).battleStations > 0 ? 3 : 0;
  if (op.from === 'blank') return 4;
  return op.to === 'critical' ? 3.5 : 3;
};

/** Algeron: forward into range 1, if that does not take the target out of sight. */
const worthOfCloserAttack = (state: Readonly<State>, at: number): number => {
  const { attack } = state;
  if (attack.attacker !== at || attack.target === NONE || attack.range === 1) return 0;
  const ship = shipAt(state, at);
  const others = state.ships.flatMap((other, place) => (place !== at && isAlive(other) ? [other.pose] : []));
  const { pose } = fly(ship.pose, templateOf('straight1'), others, planetsOf(state));
  return isOnMat(pose) && rangeBetween(pose, shipAt(state, attack.target).pose) === 1 ? 1 : 0;
};

/** Before moving: another course only to stay on the mat; a red one is better white. */
const worthOfCourse = ({ course, ships }: Readonly<State>, at: number, op: Op): number => {
  const ship = ships[at];
  if (!ship || course.maneuver === '') return 0;
  const { pose } = fly(ship.pose, templateOf(course.maneuver), []);
  if (op.op === 'replaceManeuver') return isOnMat(pose) ? 0 : 3;
  return op.op === 'recolorCourse' && op.color === 'white' ? 2 : 0;
};

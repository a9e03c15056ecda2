import { canPay } from '../abilities/prices';
import { isKeptDown, SHIP_TEXT, speaks, type Text } from '../abilities/sources';
import type { Weapon } from '../data/cards';
import { CLASSES } from '../data/classes';
import { shipCard } from '../data/ships';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import { type Arc, type Disc, distanceBetween, isObstructed, type Sight, sightOf } from '../geometry';
import type { MoveOf } from '../moves';
import { isAlive, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import { NONE, PRIMARY, type Ship, type State } from '../types';
import { planetsOf, restsOnObstacle } from './terrain';

type AttackMove = MoveOf<'attack'>;

/** Range 3 and both bases' corners: farther centers are out of every weapon's reach. */
const FAR = 300_001;

/** The weapon card at a place, if it is ready. */
const weaponAt = (ship: Ship, at: number): Weapon | undefined => {
  const upgrade = ship.upgrades[at];
  return upgrade?.status === 'ready' ? upgradeCard(upgrade.card).weapon : undefined;
};

/** The arcs a weapon of this ship fires into: the primary weapon only forward. */
const arcsOf = (ship: Ship, weapon: Weapon | undefined): Arc[] => {
  const { forward, rear } = CLASSES[shipCard(ship.card).shipClass];
  const arcs: Arc[] = [];
  if (!weapon || weapon.arcs.includes('forward')) arcs.push(forward);
  if (weapon?.arcs.includes('rear') && rear !== 'none') arcs.push(rear);
  return arcs;
};

const reaches = (weapon: Weapon | undefined, { range }: Sight): boolean =>
  !weapon || weapon.ranges.includes(range);

/** Rules 12: a planet lets no attack line pass. */
const sightThrough = (
  ship: Ship,
  target: Ship,
  weapon: Weapon | undefined,
  planets: readonly Disc[],
): Sight | undefined => {
  if (distanceBetween(ship.pose, target.pose) > FAR) return undefined;
  const sights = arcsOf(ship, weapon).flatMap((arc) => {
    const sight = sightOf(ship.pose, target.pose, arc);
    return sight && !isObstructed(ship.pose, sight, planets) ? [sight] : [];
  });
  return sights.find((sight) => reaches(weapon, sight)) ?? sights[0];
};

/** What a weapon sees of a target: through the first of its arcs in which the range fits, or any at all. */
export const sightWith = (
  state: Readonly<State>,
  at: number,
  place: number,
  target: number,
): Sight | undefined => {
  const ship = shipAt(state, at);
  const card = ship.upgrades[place]?.card;
  return sightThrough(ship, shipAt(state, target), card && upgradeCard(card).weapon, planetsOf(state));
};

/** Why a weapon that reaches so far sees nothing of a target. */
const unseenProblem = (ship: Ship, target: Ship, weapon: Weapon | undefined): RefusalCode =>
  sightThrough(ship, target, weapon, []) ? 'planetBetween' : 'notInArc';

/** Whether a text of the ship lets this weapon fire without a Target Lock: cloaked, from its own card. */
const waivesLock = (state: Readonly<State>, at: number, weapon: Weapon): boolean =>
  waiverOf(state, at, weapon) !== undefined;

/** The text of the ship that does so. */
export const waiverOf = (state: Readonly<State>, at: number, { family }: Weapon): Text | undefined => {
  const ship = shipAt(state, at);
  if (ship.cloak === 'none') return undefined;
  const { abilities } = shipCard(ship.card);
  const index = abilities.findIndex(({ effect }) => effect.some(({ op }) => op === 'waiveLock'));
  const text = abilities[index];
  return text?.when.some((one) => one.if === 'weapon' && one.is === family) &&
    speaks(state, at, SHIP_TEXT, text)
    ? { ref: SHIP_TEXT, index, text }
    : undefined;
};

/** Why a ship may attack this target with nothing at all. */
const targetProblem = (
  state: Readonly<State>,
  ship: Ship,
  target: Ship | undefined,
): RefusalCode | undefined => {
  if (!target) return 'noSuchShip';
  if (target.seat === ship.seat) return 'notAnEnemy';
  if (!isAlive(target)) return 'shipGone';
  if (ship.marks.includes('cannotAttack')) return 'cannotAttack';
  if (restsOnObstacle(state, ship.pose)) return 'onObstacle';
  return target.marks.includes('cannotBeAttacked') ? 'cannotBeAttacked' : undefined;
};

const weaponProblem = (
  state: Readonly<State>,
  at: number,
  place: number,
  weapon: Weapon,
  target: number,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  if (ship.suppressed) return 'suppressed';
  if (isKeptDown(ship, place)) return 'keptDown';
  const waived = waivesLock(state, at, weapon);
  if (weapon.needsLock && ship.lock !== target && !waived) return 'needsLock';
  const price = weapon.pay.filter(({ pay }) => pay !== 'targetLock' || !waived);
  return canPay(state, at, { kind: 'upgrade', at: place }, price) ? undefined : 'cannotPay';
};

/** Why a ship may not declare this attack now. `only`: the target of an extra attack, or none. */
export const attackProblem = (
  state: Readonly<State>,
  at: number,
  move: AttackMove,
  only = NONE,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  const target = state.ships[move.target];
  const problem = targetProblem(state, ship, target);
  if (problem ?? !target) return problem;
  if (only !== NONE && move.target !== only) return 'onlyThatShip';
  // Once More Unto The Breach: after the first attack with the primary weapon another one with it.
  if (only === NONE && ship.attacks > 0 && move.weapon !== PRIMARY) return 'onlyPrimary';
  const weapon = weaponAt(ship, move.weapon);
  if (move.weapon !== PRIMARY && !weapon) return 'noSuchWeapon';
  const unarmed = weapon && weaponProblem(state, at, move.weapon, weapon, move.target);
  if (unarmed) return unarmed;
  const sight = sightWith(state, at, move.weapon, move.target);
  if (!sight) return unseenProblem(ship, target, weapon);
  return reaches(weapon, sight) ? undefined : 'wrongRange';
};

/** Every attack the ship may declare now. */
export const attackMoves = (state: Readonly<State>, at: number, only = NONE): AttackMove[] => {
  const ship = shipAt(state, at);
  const found: AttackMove[] = [];
  for (let target = 0; target < state.ships.length; target++) {
    const other = state.ships[target];
    if (!other || other.seat === ship.seat || distanceBetween(ship.pose, other.pose) > FAR) continue;
    for (let weapon = PRIMARY; weapon < ship.upgrades.length; weapon++) {
      const move: AttackMove = { type: 'attack', weapon, target };
      if (attackProblem(state, at, move, only) === undefined) found.push(move);
    }
  }
  return found;
};

/** Whether a weapon card that might lie face down at a place could attack anybody now. */
export const couldAttackWith = (
  state: Readonly<State>,
  at: number,
  place: number,
  card: UpgradeId,
): boolean => {
  const { weapon } = upgradeCard(card);
  const ship = shipAt(state, at);
  if (!weapon || ship.attacks > 0) return false;
  return state.ships.some((target, number) => {
    if (targetProblem(state, ship, target) ?? weaponProblem(state, at, place, weapon, number)) return false;
    const sight = sightThrough(ship, target, weapon, planetsOf(state));
    return sight !== undefined && reaches(weapon, sight);
  });
};

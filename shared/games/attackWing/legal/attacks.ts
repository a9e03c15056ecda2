import { canPay } from '../abilities/costs';
import { CLASSES } from '../data/classes';
import { shipCard } from '../data/ships';
import type { Weapon } from '../data/cards';
import { upgradeCard } from '../data/upgrades';
import { type Arc, distanceBetween, type Sight, sightOf } from '../geometry';
import type { MoveOf } from '../moves';
import { isAlive, shipAt } from '../play';
import type { RefusalCode } from '../refusals';
import { PRIMARY, type Ship, type State } from '../types';

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

/** What a weapon sees of a target: through the first of its arcs in which the range fits, or any at all. */
export const sightWith = (
  state: Readonly<State>,
  at: number,
  place: number,
  target: number,
): Sight | undefined => {
  const ship = shipAt(state, at);
  const { pose } = shipAt(state, target);
  if (distanceBetween(ship.pose, pose) > FAR) return undefined;
  const weapon = ship.upgrades[place] ? upgradeCard(ship.upgrades[place].card).weapon : undefined;
  const sights = arcsOf(ship, weapon).flatMap((arc) => sightOf(ship.pose, pose, arc) ?? []);
  return sights.find((sight) => reaches(weapon, sight)) ?? sights[0];
};

/** Why a ship may not declare this attack now. */
export const attackProblem = (
  state: Readonly<State>,
  at: number,
  move: AttackMove,
): RefusalCode | undefined => {
  const ship = shipAt(state, at);
  const target = state.ships[move.target];
  if (!target) return 'noSuchShip';
  if (target.seat === ship.seat) return 'notAnEnemy';
  if (!isAlive(target)) return 'shipGone';
  const weapon = weaponAt(ship, move.weapon);
  if (move.weapon !== PRIMARY && !weapon) return 'noSuchWeapon';
  if (weapon && ship.suppressed) return 'suppressed';
  if (weapon && ((weapon.needsLock && ship.lock !== move.target) || !canPay(state, at, weapon.pay)))
    return 'needsLock';
  const sight = sightWith(state, at, move.weapon, move.target);
  if (!sight) return 'notInArc';
  return reaches(weapon, sight) ? undefined : 'wrongRange';
};

/** Every attack the ship may declare now. */
export const attackMoves = (state: Readonly<State>, at: number): AttackMove[] => {
  const ship = shipAt(state, at);
  const found: AttackMove[] = [];
  for (let target = 0; target < state.ships.length; target++) {
    const other = state.ships[target];
    if (!other || other.seat === ship.seat || distanceBetween(ship.pose, other.pose) > FAR) continue;
    for (let weapon = PRIMARY; weapon < ship.upgrades.length; weapon++) {
      const move: AttackMove = { type: 'attack', weapon, target };
      if (attackProblem(state, at, move) === undefined) found.push(move);
    }
  }
  return found;
};

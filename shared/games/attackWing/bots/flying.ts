import { colorFor } from '../abilities/passives';
import type { Maneuver } from '../data/classes';
import { dialOf } from '../data/dials';
import { shipCard } from '../data/ships';
import { fly, isOnMat, MAT, type Pose, templateOf, touches, UNIT } from '../geometry';
import { choosable } from '../legal/dials';
import { obstaclesOf, planetsOf } from '../legal/terrain';
import { isAlive, shipAt } from '../play';
import type { Ship, State } from '../types';
import { type Mat, primaryThreat, weakness } from './odds';

/** Where a ship may be after its next maneuver: a few that ships mostly fly. */
const USUAL = ['straight1', 'straight2', 'straight3', 'bankLeft2', 'bankRight2'] as const;

const foresee = (ship: Ship): Pose[] => {
  const poses = USUAL.map((id) => fly(ship.pose, templateOf(id), []).pose).filter(isOnMat);
  return poses.length > 0 ? poses : [ship.pose];
};

interface Foe {
  readonly ship: Ship;
  readonly poses: readonly Pose[];
}

/** The enemies of a seat with the places they may stand at once all have moved. */
export const foesOf = (state: Readonly<State>, seat: number): Foe[] =>
  state.ships
    .filter((ship) => ship.seat !== seat && isAlive(ship))
    .map((ship) => ({ ship, poses: ship.activated ? [ship.pose] : foresee(ship) }));

/** What standing there is worth against these enemies: what one may do to them, less what they may do. */
export const worthOfPose = (mat: Mat, ship: Ship, pose: Pose, foes: readonly Foe[]): number => {
  let best = 0;
  let danger = 0;
  let approach = -Infinity;
  for (const foe of foes) {
    let own = 0;
    let their = 0;
    for (const at of foe.poses) {
      own += primaryThreat(mat, ship, pose, foe.ship, at);
      their += primaryThreat(mat, foe.ship, at, ship, pose);
      approach = Math.max(approach, nearness(pose, at));
    }
    best = Math.max(best, (own * weakness(foe.ship)) / foe.poses.length);
    danger += their / foe.poses.length;
  }
  return 2 * best - 0.35 * danger * weakness(ship) + 0.5 * Math.max(-4, approach);
};

/** Prefers the enemy ahead and not too far: the cosine of the bearing, less the distance in half mats. */
const nearness = (from: Pose, to: Pose): number => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.sqrt(dx * dx + dy * dy) + 1;
  const ahead = (dx * from.ux + dy * from.uy) / (distance * UNIT);
  return ahead - (2 * Math.max(0, distance - COMFORT)) / MAT;
};

const COMFORT = 160_000;

/** How many maneuvers would keep the ship on the mat in the round after. */
const waysOn = (ship: Ship, pose: Pose): number => {
  let ways = 0;
  for (const { id, color } of dialOf(shipCard(ship.card).shipClass)) {
    if (color !== 'red' && isOnMat(fly(pose, templateOf(id), []).pose)) ways++;
  }
  return ways;
};

const OFF_MAT = -1000;
const DEAD_END = -300;
/** Half a damage to be expected of an obstacle, and no action. */
const STRUCK = 2;

/** How good a maneuver is for a ship. */
export const worthOfManeuver = (
  state: Readonly<State>,
  at: number,
  maneuver: Maneuver,
  foes: readonly Foe[],
): number => {
  const ship = shipAt(state, at);
  const template = templateOf(maneuver.id);
  const flight = fly(ship.pose, template, friendsBut(state, at), planetsOf(state));
  const { pose, touching } = flight;
  if (!isOnMat(pose)) return OFF_MAT;
  const ways = waysOn(ship, pose);
  const color = colorFor(ship, maneuver);
  let worth = worthOfPose(state, ship, pose, foes);
  if (ways === 0) worth += DEAD_END;
  else if (ways < 4) worth -= 1;
  if (touching >= 0) worth -= 1;
  if (obstaclesOf(state).some((obstacle) => touches(ship.pose, template, flight, obstacle)))
    worth -= STRUCK * weakness(ship);
  if (color === 'red') worth -= 1.2;
  if (color === 'green' && ship.aux > 0) worth += 2;
  return worth;
};

/** Where friends will be: as their dials say if they are set, otherwise where they are. */
const friendsBut = (state: Readonly<State>, at: number): Pose[] => {
  const { seat } = shipAt(state, at);
  return state.ships.flatMap((ship, other) => {
    if (other === at || ship.seat !== seat || !isAlive(ship)) return [];
    return [ship.dial === '' || ship.activated ? ship.pose : fly(ship.pose, templateOf(ship.dial), []).pose];
  });
};

/** The maneuver that is worth most (or, to spoil an enemy's plans, least). */
export const bestManeuver = (
  state: Readonly<State>,
  at: number,
  among: readonly Maneuver[] = choosable(shipAt(state, at)),
  sign = 1,
): Maneuver | undefined => {
  const foes = foesOf(state, shipAt(state, at).seat);
  let found: Maneuver | undefined;
  let best = -Infinity;
  for (const maneuver of among) {
    const worth = sign * worthOfManeuver(state, at, maneuver, foes);
    if (worth > best) {
      best = worth;
      found = maneuver;
    }
  }
  return found;
};

import { statOf } from '../abilities/passives';
import { CLASSES } from '../data/classes';
import { shipCard } from '../data/ships';
import { isObstructed, type Pose, type Sight, sightOf } from '../geometry';
import { planetsOf, restsOnObstacle } from '../legal/terrain';
import type { Ship, State, Terrain } from '../types';

/** What of a battle counts for where one stands. */
export type Mat = Pick<State, 'round' | 'terrain'>;

/** Chances of one die: a Hit or Critical, the same with a Battle Stations token, an Evade. */
const HIT = 0.5;
const HIT_WITH_TOKEN = 0.75;
const EVADE = 0.375;
const EVADE_WITH_TOKEN = 0.625;
const CLOAK_DICE = 4;

/** Dice that defend a ship against the primary weapon at this range. */
const defenseDice = (target: Ship, attacker: Ship, range: number, round: number): number =>
  statOf(target, 'agility', round) +
  (target.cloak === 'none' ? 0 : CLOAK_DICE) +
  (range === 3 ? 1 : 0) -
  attacker.scan;

/** Damage an attack may be expected to do, roughly: what is rolled less what is evaded, softened near zero. */
const expectedDamage = (attacker: Ship, target: Ship, dice: number, defense: number): number => {
  const hits = dice * (attacker.battleStations > 0 ? HIT_WITH_TOKEN : HIT);
  const evade = target.battleStations > 0 ? EVADE_WITH_TOKEN : EVADE;
  const evades = Math.max(0, defense) * evade + target.evade;
  const surplus = hits - evades;
  return surplus > 0 ? surplus + 0.3 : 0.3 / (1 - surplus);
};

/** What the primary weapon of one ship would do to another if they stood like this. */
export const primaryThreat = (
  { round, terrain }: Mat,
  attacker: Ship,
  from: Pose,
  target: Ship,
  to: Pose,
): number => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx * dx + dy * dy > OUT_OF_SIGHT) return 0;
  const sight = sightOf(from, to, CLASSES[shipCard(attacker.card).shipClass].forward);
  const cover = sight ? coverOf(terrain, from, sight) : NO_SHOT;
  if (!sight || cover === NO_SHOT) return 0;
  const dice = statOf(attacker, 'primary', round) + (sight.range === 1 ? 1 : 0);
  return expectedDamage(attacker, target, dice, defenseDice(target, attacker, sight.range, round) + cover);
};

export const NO_SHOT = -1;

/** Dice that terrain adds to a target's defense; `NO_SHOT` from behind a planet, or from an obstacle. */
export const coverOf = (terrain: readonly Terrain[], from: Pose, sight: Sight): number => {
  if (terrain.length === 0) return 0;
  if (restsOnObstacle({ terrain }, from) || isObstructed(from, sight, planetsOf({ terrain }))) return NO_SHOT;
  return isObstructed(from, sight, terrain) ? 1 : 0;
};

/** Squared: centers farther apart than range 3 and two half diagonals. */
const OUT_OF_SIGHT = 357_000 * 357_000;

/** How near to its end a ship is: 1 fresh, more when it is failing. */
export const weakness = (ship: Ship): number => {
  const { hull, shields } = shipCard(ship.card);
  const left = Math.max(1, hull - ship.damage.length) + ship.shields;
  return 1 + 0.6 * (1 - left / (hull + shields));
};

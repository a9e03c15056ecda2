import type { Seat } from '../../../engine/game';
import { countFaces, threatOf } from '../apply/dice';
import type { Public, PublicShip } from '../board';
import { CLASSES } from '../data/classes';
import { shipCard } from '../data/ships';
import { sightOf } from '../geometry';
import { coverOf, NO_SHOT } from './odds';

/** What a stranger can reckon about the fire to come. */
export interface Prospects {
  /** Damage to be expected of all ships as they stand now, at what each sees best. */
  readonly threat: number;
  /** The same of those that may still fire in this round. */
  readonly volley: number;
  /** Rounds of the enemy's fire that the fleet withstands. */
  readonly holds: number;
  /** Damage that an attack under way is about to do to it. */
  readonly struck: number;
  /** Target locks on enemies that are still there. */
  readonly locks: number;
  /** How early its best captain moves last and fires first. */
  readonly skill: number;
  /** Damage cards that lie open. */
  readonly crippling: number;
}

/** Chances of one die: a Hit or Critical, an Evade; what a token or a lock adds to the first. */
const [HIT, EVADE, BETTER] = [0.5, 0.375, 0.17];
const CLOAK_DICE = 4;

const strengthOf = (ship: PublicShip): number => {
  const { hull } = shipCard(ship.card);
  return Math.max(0, hull - ship.damage.length) + ship.shields;
};

/** Damage that so many dice may be expected to do to a ship, softened near zero. */
const damageTo = (
  attacker: PublicShip,
  target: PublicShip,
  dice: number,
  { range, cover = 0 }: { readonly range: number; readonly cover?: number },
): number => {
  const sharp = (attacker.battleStations > 0 ? 1 : 0) + (attacker.lock >= 0 ? 1 : 0);
  const defence = Math.max(
    0,
    shipCard(target.card).agility +
      target.agilityBonus +
      (target.cloak === 'none' ? 0 : CLOAK_DICE) +
      (range === 3 ? 1 : 0) +
      cover -
      attacker.scan,
  );
  const evades = defence * (EVADE + (target.battleStations > 0 ? 0.2 : 0)) + target.evade;
  const surplus = dice * (HIT + BETTER * sharp) - evades;
  return surplus > 0 ? surplus + 0.3 : 0.3 / (1 - surplus);
};

/** What one ship may do to another as they stand; nothing where it does not see it. */
const fireAt = ({ terrain }: Public, attacker: PublicShip, target: PublicShip): number => {
  const { shipClass, attack } = shipCard(attacker.card);
  const sight = sightOf(attacker.pose, target.pose, CLASSES[shipClass].forward);
  const cover = sight ? coverOf(terrain, attacker.pose, sight) : NO_SHOT;
  if (!sight || cover === NO_SHOT) return 0;
  return damageTo(attacker, target, attack + (sight.range === 1 ? 1 : 0), { range: sight.range, cover });
};

const isThere = ({ fate, placed }: PublicShip): boolean => fate === 'alive' && placed;

/** What an attack under way does if nothing more is changed; dice that were not rolled yet count as usual. */
const struckBy = ({ attack, ships }: Public, seat: Seat): number => {
  const [from, to] = [ships[attack.attacker], ships[attack.target]];
  if (!from || to?.seat !== seat || attack.attackDice.length === 0) return 0;
  const doubled = countFaces(attack.attackDice, 'doubleHit');
  const saved = countFaces(attack.attackDice, 'battleStations') * (from.battleStations > 0 ? 1 : 0);
  const spare = attack.defenseDice.length > 0 ? 0 : shipCard(to.card).agility * EVADE + to.evade;
  return Math.max(0, Math.min(strengthOf(to), threatOf(attack) + doubled + saved - spare));
};

export const prospectsOf = (pub: Public, seat: Seat): Prospects => {
  const own = pub.ships.filter((ship) => ship.seat === seat && isThere(ship));
  const enemies = pub.ships.filter((ship) => ship.seat !== seat && isThere(ship));
  const best = (ship: PublicShip): number => Math.max(0, ...enemies.map((enemy) => fireAt(pub, ship, enemy)));
  const usual = (from: readonly PublicShip[], to: readonly PublicShip[]): number =>
    from.reduce((sum, ship) => {
      const each = to.map((target) => damageTo(ship, target, shipCard(ship.card).attack, { range: 2 }));
      return sum + (each.length === 0 ? 0 : each.reduce((all, one) => all + one, 0) / each.length);
    }, 0);
  const total = (of: (ship: PublicShip) => number): number => own.reduce((sum, ship) => sum + of(ship), 0);
  return {
    threat: total(best),
    volley: total((ship) => (ship.attacked ? 0 : best(ship))),
    holds: total(strengthOf) / (0.3 + usual(enemies, own)),
    struck: struckBy(pub, seat),
    locks: total(({ lock }) => (lock >= 0 && pub.ships[lock]?.fate === 'alive' ? 1 : 0)),
    skill: Math.max(0, ...own.map((ship) => ship.skill)),
    crippling: total(({ damage }) => damage.filter(({ up }) => up).length),
  };
};

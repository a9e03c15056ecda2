import type { Op, Timing } from './abilities/language';
import { attackDiceOf, aurasFor, defenseDiceOf } from './abilities/rolls';
import { takeSight } from './apply/sighting';
import { damageCard } from './data/damage';
import { DICE, type DiceSide, type Face } from './data/dice';
import { shipCard } from './data/ships';
import { usableTexts } from './legal/usable';
import { shipAt } from './play';
import { noAttack } from './setup';
import { PRIMARY, type State } from './types';

/** What an attack may come to, from what everybody can see. Texts that may be declined are left out. */
export interface Odds {
  readonly attackDice: number;
  readonly defenseDice: number;
  /** One of the defense dice is there for what lies between. */
  readonly obstructed: boolean;
  /** The chance that anything gets through, and that it brings the target down. */
  readonly hit: number;
  readonly destroy: number;
  /** Damage to be expected. */
  readonly damage: number;
}

const NO_ODDS: Odds = { attackDice: 0, defenseDice: 0, obstructed: false, hit: 0, destroy: 0, damage: 0 };

/** The share of faces that count: with a Battle Stations token those results too. */
const share = (side: DiceSide, wanted: readonly Face[], token: boolean): number => {
  const faces: readonly Face[] = DICE[side];
  const good = faces.filter((face) => wanted.includes(face) || (token && face === 'battleStations'));
  return good.length / faces.length;
};

/** The chance of each number of successes among so many dice. */
export const successes = (dice: number, chance: number): number[] => {
  let row = [1];
  for (let die = 0; die < dice; die++) {
    const longer = [...row, 0];
    row = longer.map((_, n) => (row[n] ?? 0) * (1 - chance) + (row[n - 1] ?? 0) * chance);
  }
  return row;
};

/** The attack as it would stand once it is declared, with what must act. */
const declared = (state: Readonly<State>, attacker: number, weapon: number, target: number): State => {
  const ship = shipAt(state, attacker);
  const attack = { ...noAttack(), attacker, target, weapon, cloaked: ship.cloak !== 'none' };
  const then: State = { ...state, attack };
  takeSight({ draft: then });
  attack.noAttackDice = ship.damage.some(
    ({ up, card }) => up && damageCard(card).abilities.some(({ effect }) => effect.some(isNoAttackDice)),
  );
  attack.extraAttack +=
    added(then, attacker, 'attackRoll', 'attack') + added(then, target, 'defendAttackRoll', 'attack');
  attack.extraDefense +=
    added(then, attacker, 'attackDefenseRoll', 'defense') +
    added(then, target, 'defenseRoll', 'defense') +
    aurasFor(then, target).length;
  return then;
};

/** Stunned Helmsman. */
const isNoAttackDice = (op: Op): boolean => op.op === 'noDice' && op.dice === 'attack';

/** Dice that texts which must act add to a roll, or take from it. */
const added = (state: Readonly<State>, at: number, timing: Timing, side: DiceSide): number =>
  usableTexts(state, at, timing, 'compulsory').reduce(
    (sum, { text }) => text.effect.reduce((more, op) => more + moreDice(state, at, op, side), sum),
    0,
  );

const moreDice = (state: Readonly<State>, at: number, op: Op, side: DiceSide): number => {
  if (op.op === 'dice') return op.dice === side ? op.add : 0;
  if (side === 'attack') return 0;
  if (op.op === 'beamDice') return -shipAt(state, at).beamHits;
  return op.op === 'scanPenalty' ? -op.add : 0;
};

/** The odds of an attack with this weapon on that target, as both ships stand now. */
export const oddsOf = (state: Readonly<State>, attacker: number, weapon: number, target: number): Odds => {
  const then = declared(state, attacker, weapon, target);
  if (then.attack.range === 0) return NO_ODDS;
  const ship = shipAt(state, attacker);
  const foe = shipAt(state, target);
  const attackDice = attackDiceOf(then);
  const defenseDice = defenseDiceOf(then);
  const once = share('attack', ['hit', 'critical'], ship.battleStations > 0);
  // A Target Lock that is not paid for a weapon rolls every miss once more.
  const locked = weapon === PRIMARY && ship.lock === target;
  const chance = locked ? once + (1 - once) * once : once;
  const evading = share('defense', ['evade'], foe.battleStations > 0);
  const left = Math.max(1, shipCard(foe.card).hull - foe.damage.length) + foe.shields;
  const { obstructed } = then.attack;
  return {
    ...weigh(successes(attackDice, chance), successes(defenseDice, evading), foe.evade, left),
    obstructed,
  };
};

const weigh = (
  hits: readonly number[],
  evades: readonly number[],
  tokens: number,
  left: number,
): Omit<Odds, 'obstructed'> => {
  let hit = 0;
  let destroy = 0;
  let damage = 0;
  hits.forEach((chance, successful) => {
    evades.forEach((other, evaded) => {
      const through = successful - evaded - tokens;
      if (through <= 0) return;
      const both = chance * other;
      hit += both;
      damage += both * through;
      if (through >= left) destroy += both;
    });
  });
  return { attackDice: hits.length - 1, defenseDice: evades.length - 1, hit, destroy, damage };
};

import { bendOf } from './apply/bend';
import { type Bend, compareDice, STRAIGHT } from './apply/dice';
import {
  attackDiceFor,
  committable,
  MOST_ATTACK_DICE,
  MOST_DEFENCE_DICE,
  ownerAt,
  type Position,
  unitsAt,
} from './position';

/**
 * The exact chance of a battle: fought to the end with as many dice as allowed each time. Bots weigh invasions with it,
 * the map shows it.
 */

/** What a battle is fought with beside ships; whatever is left out is as usual. */
export interface Terms extends Partial<Bend> {
  /** Most attack dice: two across the Neutral Zone. */
  readonly attackDice?: number;
  /** Most defence dice: one by standing order. */
  readonly defenceDice?: number;
}

export interface Odds {
  /** Chance that the target falls. */
  readonly win: number;
  /** Attackers left on average, failures counted as none. */
  readonly left: number;
}

/** One way an engagement may end, and how likely it is. */
interface Turnout {
  readonly attacker: number;
  readonly defender: number;
  readonly chance: number;
}

/** All ways so many dice against so many may fall, put together by what is lost. */
const turnouts = (attackers: number, defenders: number, bend: Bend): Turnout[] => {
  const counts = new Map<number, number>();
  const total = attackers + defenders;
  const dice = Array.from({ length: total }, () => 1);
  let all = 0;
  for (;;) {
    const attack = dice.slice(0, attackers).sort((a, b) => b - a);
    const defence = dice.slice(attackers).sort((a, b) => b - a);
    const lost = compareDice(attack, defence, bend);
    const key = lost.attacker * 10 + lost.defender;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    all++;
    let place = 0;
    while (place < total && dice[place] === 6) dice[place++] = 1;
    if (place === total) break;
    dice[place] = (dice[place] ?? 0) + 1;
  }
  return [...counts].map(([key, count]) => ({
    attacker: Math.floor(key / 10),
    defender: key % 10,
    chance: count / all,
  }));
};

const NONE: Odds = { win: 0, left: 0 };

/** A table of battles under the same terms, row by attackers that may be lost, column by defenders; it grows at need. */
interface Battles {
  readonly bend: Bend;
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly rolls: readonly (readonly (readonly Turnout[])[])[];
  readonly rows: Odds[][];
}

const range = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

const battlesUnder = (terms: Terms): Battles => {
  const bend = { ...STRAIGHT, ...terms };
  const { attackDice = MOST_ATTACK_DICE, defenceDice = MOST_DEFENCE_DICE } = terms;
  const rolls = range(attackDice).map((a) => range(defenceDice).map((d) => turnouts(a, d, bend)));
  return { bend, attackDice, defenceDice, rolls, rows: [[]] };
};

/** Every battle with fewer units on both sides is in the table when this one is reckoned. */
const fightOut = (battles: Battles, attackers: number, defenders: number): Odds => {
  const [a, d] = [Math.min(battles.attackDice, attackers), Math.min(battles.defenceDice, defenders)];
  let win = 0;
  let left = 0;
  for (const { attacker, defender, chance } of battles.rolls[a - 1]?.[d - 1] ?? []) {
    const [attackersLeft, defendersLeft] = [attackers - Math.min(attacker, a), defenders - defender];
    const after = known(battles, attackersLeft, defendersLeft);
    win += chance * after.win;
    left += chance * after.left;
  }
  return { win, left };
};

const known = ({ rows }: Battles, attackers: number, defenders: number): Odds => {
  if (defenders <= 0) return { win: 1, left: attackers };
  return attackers <= 0 ? NONE : (rows[attackers]?.[defenders] ?? NONE);
};

const grow = (battles: Battles, attackers: number, defenders: number): void => {
  for (let a = 1; a <= attackers; a++) {
    const row = (battles.rows[a] ??= [{ win: 1, left: a }]);
    for (let d = row.length; d <= defenders; d++) row[d] = fightOut(battles, a, d);
  }
};

/** Beyond so many units odds hardly change; larger battles are scaled down to it. */
const MOST = 40;
const TABLES = new Map<string, Battles>();
const USUAL = battlesUnder({});
grow(USUAL, MOST, MOST);

const tableFor = (terms: Terms | undefined): Battles => {
  if (terms === undefined) return USUAL;
  const { attackDice, defenceDice, attackBonus, defenceBonus, mirror, topPairLoss } = terms;
  const key = [attackDice, defenceDice, attackBonus, defenceBonus, mirror, topPairLoss].join();
  const held = TABLES.get(key);
  if (held) return held;
  const made = battlesUnder(terms);
  TABLES.set(key, made);
  return made;
};

/** How a battle goes between so many ships that may be lost and so many defenders. */
export const battleOdds = (attackers: number, defenders: number, terms?: Terms): Odds => {
  if (defenders <= 0) return { win: 1, left: attackers };
  const battles = tableFor(terms);
  const most = Math.max(attackers, defenders);
  const scale = most <= MOST ? 1 : MOST / most;
  const [a, d] =
    scale === 1
      ? [attackers, defenders]
      : [Math.floor(attackers * scale), Math.max(1, Math.ceil(defenders * scale))];
  if (battles !== USUAL) grow(battles, a, d);
  const odds = known(battles, a, d);
  return scale === 1 ? odds : { win: odds.win, left: odds.left / scale };
};

/** What decides a battle: the map, and how each captain has ordered defence (0: as asked). */
export interface Battlefield extends Position {
  readonly orders: readonly number[];
}

/** The chance of an invasion from one location of another as things stand, fought with whatever the rules allow there now. */
export const invasionOdds = (field: Battlefield, from: number, to: number): Odds => {
  const order = field.orders[ownerAt(field, to)] ?? 0;
  return battleOdds(committable(field, from), unitsAt(field, to), {
    ...bendOf(field, ownerAt(field, from), to),
    attackDice: attackDiceFor(field, from, to),
    defenceDice: order === 0 ? MOST_DEFENCE_DICE : order,
  });
};

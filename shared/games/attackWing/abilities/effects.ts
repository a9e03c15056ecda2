import { damageCard, type DamageId } from '../data/damage';
import { rollFace } from '../data/dice';
import { upgradeCard } from '../data/upgrades';
import { destroy, suffer } from '../apply/damage';
import { addResult, changeDice, diceShowing, rollableShowing, rollAgain } from '../apply/dice';
import { isAlive, next, type Play, put, shipAt } from '../play';
import { type CardRef, NONE, type Ship, type State } from '../types';
import { holds } from './conditions';
import { placeAux } from './costs';
import type { Ability, Op, Timing } from './language';

/** The operations left of a text: of which card of which ship, and which ship they fall on. */
interface Effects {
  readonly ship: number;
  readonly target: number;
  readonly from: CardRef;
  readonly ops: readonly Op[];
}

/** Goes through the operations of one text; what has to wait for an answer or for a card in between stays as work. */
export const runEffects = (play: Play, effects: Effects): void => {
  const { ship, target } = effects;
  const [op, ...rest] = effects.ops;
  // A ship that is gone is past all effects.
  if (!op || !isAlive(shipAt(play.draft, ship)) || !isAlive(shipAt(play.draft, target))) return;
  if (rest.length > 0) next(play, { ...effects, type: 'effects', ops: rest });
  runOp(play, effects, op);
};

const runOp = (play: Play, effects: Effects, op: Op): void => {
  const { ship, target, from } = effects;
  switch (op.op) {
    case 'roll':
      return rollOne(play, effects, op);
    case 'suffer':
      return suffer(play, target, op.count);
    case 'destroy':
      return destroy(play, target);
    case 'aux':
      return placeAux(play, target, op.count, 'card');
    case 'token':
      shipAt(play.draft, target)[op.token] += op.count;
      return play.emit?.({ type: 'tokenTaken', ship: target, token: op.token });
    case 'turnDown':
      return turnDown(play, ship, from);
    case 'discardUpgrade':
      return discardOne(play, target, op.types);
    case 'containCore':
      shipAt(play.draft, target).coreContained = true;
      return play.emit?.({ type: 'coreContained', ship: target });
    case 'dice':
    case 'noDice':
    case 'change':
    case 'reroll':
    case 'addResult':
      return runDiceOp(play, ship, op);
    case 'add':
    case 'set':
    case 'recolor':
    case 'shut':
      // Continuous: they hold by lying open and are read where they matter (passives.ts).
      return;
  }
};

type DiceOp = Extract<Op, { readonly dice: unknown }>;

const runDiceOp = (play: Play, ship: number, op: DiceOp): void => {
  const { attack } = play.draft;
  switch (op.op) {
    case 'dice':
      if (op.dice === 'attack') attack.extraAttack += op.add;
      else attack.extraDefense += op.add;
      return;
    case 'noDice':
      if (op.dice === 'attack') attack.noAttackDice = true;
      else attack.noDefenseDice = true;
      return;
    case 'change':
      return changeDice(play, ship, op.dice, diceShowing(attack, op.dice, op.from, op.count), op.to);
    case 'reroll':
      return rollAgain(play, ship, op.dice, rollableShowing(attack, op.dice, op.face, op.count));
    case 'addResult':
      return addResult(play, ship, op.dice, op.face);
  }
};

const rollOne = (play: Play, effects: Effects, op: Extract<Op, { readonly op: 'roll' }>): void => {
  const face = rollFace(op.die, play.rng);
  const card = damageOf(play.draft, effects.ship, effects.from);
  if (card) play.emit?.({ type: 'dieRolled', ship: effects.ship, card, die: op.die, face });
  if (op.on.includes(face)) next(play, { ...effects, type: 'effects', ops: op.then });
};

/** The kind of damage card a reference points to. */
const damageOf = (state: Readonly<State>, ship: number, from: CardRef): DamageId | undefined =>
  from.kind === 'damage'
    ? shipAt(state, ship).damage.find(({ serial }) => serial === from.serial)?.card
    : undefined;

const turnDown = (play: Play, ship: number, from: CardRef): void => {
  if (from.kind !== 'damage') return;
  const card = shipAt(play.draft, ship).damage.find(({ serial }) => serial === from.serial);
  if (!card?.up) return;
  card.up = false;
  play.emit?.({ type: 'turnedDown', ship, card: card.card, serial: card.serial });
};

/** Upgrades of these types that can still be lost: cards under the ship are out of reach. */
export const losable = (ship: Ship, types: readonly string[]): number[] =>
  ship.upgrades.flatMap(({ card, status }, at) =>
    types.includes(upgradeCard(card).type) && (status === 'ready' || status === 'disabled') ? [at] : [],
  );

const discardOne = (play: Play, at: number, types: readonly string[]): void => {
  const ship = shipAt(play.draft, at);
  const upgrades = losable(ship, types);
  const [only] = upgrades;
  if (only === undefined) return;
  if (upgrades.length === 1) loseUpgrade(play, at, only);
  else put(play, { type: 'discardUpgrade', seat: ship.seat, ship: at, upgrades });
};

export const loseUpgrade = (play: Play, at: number, which: number): void => {
  const upgrade = shipAt(play.draft, at).upgrades[which];
  if (!upgrade) return;
  upgrade.status = 'lost';
  play.emit?.({ type: 'upgradeLost', ship: at, upgrade: which });
};

/** Everything that must act at this moment on these ships, each text as a piece of work. */
export const trigger = (play: Play, timing: Timing, ships: readonly number[]): void => {
  const works = ships.flatMap((ship) =>
    isAlive(shipAt(play.draft, ship)) ? compulsoryTexts(play.draft, ship, timing) : [],
  );
  next(play, ...works);
};

type EffectWork = Effects & { readonly type: 'effects' };

const compulsoryTexts = (state: Readonly<State>, ship: number, timing: Timing): EffectWork[] =>
  shipAt(state, ship).damage.flatMap((card) => {
    if (!card.up) return [];
    const from: CardRef = { kind: 'damage', serial: card.serial };
    return actingNow(state, ship, from, damageCard(card.card).abilities, timing);
  });

const actingNow = (
  state: Readonly<State>,
  ship: number,
  from: CardRef,
  abilities: readonly Ability[],
  timing: Timing,
): EffectWork[] =>
  abilities
    .filter((one) => one.timing === timing && !one.optional && holds(state, ship, from, one))
    .map((one) => ({ type: 'effects', ship, target: targetOf(state, ship, one), from, ops: one.effect }));

/** Whom an effect falls on. */
export const targetOf = ({ attack }: Readonly<State>, ship: number, { target }: Ability): number => {
  if (target === 'self') return ship;
  const other = attack.attacker === ship ? attack.target : attack.attacker;
  return other === NONE ? ship : other;
};

/** The texts of one card that was just dealt face up. */
export const triggerDealt = (play: Play, ship: number, serial: number): void => {
  const from: CardRef = { kind: 'damage', serial };
  const card = damageOf(play.draft, ship, from);
  if (card) next(play, ...actingNow(play.draft, ship, from, damageCard(card).abilities, 'dealt'));
};

import { askOf } from '../../../engine/asks';
import type { Seat } from '../../../engine/game';
import { makeIntact } from '../apply/damage';
import { choices, partsOf } from '../apply/effects';
import { heldByWebs, isLastStand, reachesWeb } from '../apply/ending';
import { type CardId, cardOf } from '../data/cards';
import type { CHARACTERS } from '../data/characters';
import type { Effect } from '../data/effects';
import { FACINGS_COUNT, type Part } from '../data/ship';
import { tokenOf } from '../data/tokens';
import { facingOf } from '../geometry';
import { legalMoves, PASS } from '../legal';
import { fits, lacking, missionOf } from '../mission';
import type { MoveOf, PanicMove } from '../moves';
import { handOf, isShip, maneuverBan } from '../position';
import { characterBan, isMendable } from '../rules';
import type { PanicState } from '../types';
import { evaluate, holdWorth } from './evaluate';
import { sketch } from './plan';
import { WEIGHTS } from './weights';

type Table = Readonly<PanicState>;

/** The best by a measure; the first of equals. */
export const bestBy = <T>(items: readonly T[], measure: (item: T) => number): T | undefined => {
  let best: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const worth = measure(item);
    if (worth > most) {
      most = worth;
      best = item;
    }
  }
  return best;
};

/** Cards that bring or free others help whatever is left to do. */
const ALWAYS_OF_USE: readonly string[] = ['directHit', 'libraryComputer', 'bridgeBriefing', 'sickbayRounds'];

/** With nothing left but webs, all that counts is to get hold of a card that reaches one. */
const worthAgainstWebs = (state: Table, card: CardId): number => {
  if (reachesWeb(state, card)) return 4;
  return ALWAYS_OF_USE.includes(cardOf(card).kind) ? 1 : -1;
};

/** Whether a ship is, or will come, within this card's range, and in its arc where she cannot turn. */
const isShot = (state: Table, card: CardId): boolean => {
  const { type, rangeMask, facingMask } = cardOf(card);
  if (type !== 'hit') return false;
  const held = maneuverBan(state) !== undefined;
  return state.tokens.some((token) => {
    if (!isShip(token) || (rangeMask & ((1 << (token.range + 1)) - 1)) === 0) return false;
    return !held || ((facingMask >> facingOf(token.sector, state.heading)) & 1) === 1;
  });
};

/** Once only ships are left, shots count; who has none would rather have an unknown card than anything else. */
const worthInLastStand = (state: Table, card: CardId): number => {
  if (heldByWebs(state)) return worthAgainstWebs(state, card);
  if (isShot(state, card) || cardOf(card).type === 'hitModifier') return holdWorth(card) + 2;
  const armed = handOf(state, state.active).some((one) => isShot(state, one));
  return armed ? holdWorth(card) : Math.min(holdWorth(card), WEIGHTS.card / 2);
};

/** What a card is worth to whoever holds it, the open mission included. */
export const cardWorth = (state: Table, card: CardId): number => {
  if (isLastStand(state)) return worthInLastStand(state, card);
  const mission = missionOf(state);
  const wanted = mission?.need.some((need, slot) => lacking(state, slot) > 0 && fits(cardOf(card), need));
  return holdWorth(card) + (wanted ? 2.5 : 0);
};

const mended = (state: Table, part: Part, facing: number): PanicState => {
  const draft = sketch(state);
  makeIntact(draft, part, facing);
  return draft;
};

export const restore = (state: Table, moves: readonly PanicMove[]): PanicMove =>
  bestBy(moves, (move) =>
    move.type === 'restore' ? evaluate(mended(state, move.part, move.facing)) : evaluate(state) - 100,
  ) ?? PASS;

/** Carries out a mending effect as well as it can be. */
const mendAll = (state: Table, effect: Effect): PanicState => {
  let now = sketch(state);
  if (effect.do !== 'repair' && effect.do !== 'rebuild') return now;
  for (let i = 0; i < effect.n; i++) {
    const options: PanicState[] = [];
    for (const part of partsOf(effect.part)) {
      for (let facing = 0; facing < FACINGS_COUNT; facing++) {
        if (isMendable(now, effect.do, part, facing)) options.push(mended(now, part, facing));
      }
    }
    now = bestBy(options, evaluate) ?? now;
  }
  return now;
};

export const chooseEffect = (state: Table, moves: readonly PanicMove[]): PanicMove => {
  const of = choices(state);
  const worth = (move: PanicMove): number => {
    const effect = move.type === 'chooseEffect' ? of[move.option] : undefined;
    return effect ? evaluate(mendAll(state, effect)) : -Infinity;
  };
  return bestBy(moves, worth) ?? PASS;
};

export const removeThreat = (state: Table, moves: readonly PanicMove[]): PanicMove => {
  const without = (target: string): PanicState => {
    const draft = sketch(state);
    draft.tokens = draft.tokens.filter(({ id }) => id !== target);
    return draft;
  };
  return (
    bestBy(moves, (move) => evaluate(move.type === 'removeThreat' ? without(move.target) : state)) ?? PASS
  );
};

const cardIn = (move: PanicMove): CardId | undefined =>
  move.type === 'takeBack' || move.type === 'discard' || move.type === 'exchange' ? move.card : undefined;

export const takeBack = (state: Table, moves: readonly PanicMove[]): PanicMove =>
  bestBy(moves, (move) => {
    const card = cardIn(move);
    return card === undefined ? 0 : cardWorth(state, card);
  }) ?? PASS;

/** Throws away the least useful card; where it may keep its hand, only cards worse than an unknown one. */
export const throwAway = (state: Table, moves: readonly PanicMove[], worthKeeping: number): PanicMove =>
  bestBy(moves, (move) => {
    const card = cardIn(move);
    return card === undefined ? -worthKeeping : -cardWorth(state, card);
  }) ?? PASS;

/** Boarders: a team is sent if the damage it stops is worse than its loss. */
export const sendTeam = (state: Table, seat: Seat, moves: readonly PanicMove[]): PanicMove => {
  const facing = facingOf(state.boarding.sector, state.heading);
  const hurt = (damage: number): number => {
    const draft = sketch(state);
    const hull = draft.hulls[facing] ?? 0;
    draft.hulls[facing] = Math.max(0, hull - damage);
    return evaluate(draft) - Math.max(0, damage - hull) * 1.3;
  };
  const { damage } = state.boarding;
  const saved = hurt(damage - 1) - hurt(damage);
  const team = bestBy(
    moves.filter((move): move is MoveOf<'sendTeam'> => move.type === 'sendTeam'),
    ({ card }) => -cardWorth(state, card),
  );
  const held = askOf(state, seat) !== undefined;
  return held && team && saved > cardWorth(state, team.card) ? team : PASS;
};

const DANGER: Readonly<Record<string, number>> = {
  klingonCruiser: 2.2,
  klingonBirdOfPrey: 1.5,
  kang: 3,
  koloth: 3,
  kor: 3,
  romulanBattleCruiser: 2.2,
  romulanBirdOfPrey: 4,
  tholian: 2.4,
  comet: 2.4,
  starbase: -1.5,
};

/** How bad it is to draw this token now. */
const danger = (state: Table, token: string): number => {
  const { kind } = tokenOf(token);
  const klingons = state.tokens.filter(({ id }) => tokenOf(id).faction === 'klingon').length;
  const ships = state.tokens.filter(({ id }) => tokenOf(id).type === 'ship').length;
  const base = DANGER[kind] ?? 2;
  if (kind === 'kang') return base + klingons * 0.7;
  if (kind === 'koloth' || kind === 'kor') return base + klingons * 0.3;
  return kind === 'comet' ? base - ships * 0.35 : base;
};

export const pickThreat = (state: Table, moves: readonly PanicMove[]): PanicMove =>
  bestBy(moves, (move) => (move.type === 'pickThreat' ? -danger(state, move.token) : -Infinity)) ?? PASS;

/** The characters that help most first. */
const PREFERENCE: readonly (typeof CHARACTERS)[number][] = [
  'kirk',
  'sulu',
  'mccoy',
  'spock',
  'scott',
  'chekov',
  'uhura',
];

export const takeCharacter = (state: Table, seat: Seat): PanicMove => {
  const character = PREFERENCE.find((one) => !characterBan(state, one));
  return character ? { type: 'takeCharacter', character } : (legalMoves(state, seat)[0] ?? PASS);
};

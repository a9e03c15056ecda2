import type { Seat } from '../../engine/game';
import { type Card, type CardId, cardOf } from './data/cards';
import { CHARACTER, type CharacterEntry } from './data/characters';
import { HAND_LIMITS } from './data/limits';
import { HULLS_LOST_TO_STOP, type Part, type Range, SHORT } from './data/ship';
import { type TokenId, tokenOf } from './data/tokens';
import { hasRule, hookOf, missionToken } from './mission';
import type { RefusalCode } from './refusals';
import type { PanicState, Token } from './types';

/** Questions about a position that several rules ask. */
export type Table = Readonly<PanicState>;

export const findToken = (state: Table, id: TokenId): Token | undefined => {
  for (const token of state.tokens) if (token.id === id) return token;
  return undefined;
};

export const isShip = (token: Token): boolean => tokenOf(token.id).type === 'ship';

export const isTholian = (token: Token): boolean => tokenOf(token.id).kind === 'tholian';

/** Rulebook p. 16: a Tholian at short range has the ship in its web. */
export const spinsWeb = (token: Token): boolean => token.range === SHORT && isTholian(token);

/** An enemy ship that cards can touch. */
export const isVisibleShip = (token: Token): boolean => !token.cloaked && isShip(token);

/** Rulebook p. 13 and 16: every enemy ship but Tholians; a mission's token that hunts hides instead. */
export const mayBoard = (state: Table, token: Token): boolean => {
  if (!isShip(token) || isTholian(token)) return false;
  return hookOf(state, 'hunts') === undefined || missionToken(state) !== token;
};

export const anyShip = (state: Table): boolean => state.tokens.some(isShip);

export const handOf = (state: Table, seat: Seat): readonly CardId[] => state.hands[seat] ?? [];

export const handLimit = (state: Table): number =>
  (HAND_LIMITS[state.players] ?? 0) - (hasRule(state, 'handLimitMinusOne') ? 1 : 0);

export const characterOf = (state: Table, seat: Seat): CharacterEntry | undefined => {
  const id = state.characters[seat];
  return id === undefined || id === '' ? undefined : CHARACTER[id];
};

/** Whether this seat's character has this ability, spent or not. */
export const canOnce = (state: Table, seat: Seat, ability: CharacterEntry['once']): boolean =>
  characterOf(state, seat)?.once === ability;

/** Whether the active player may use this ability now. */
export const abilityReady = (state: Table, ability: CharacterEntry['once']): boolean =>
  !state.used.ability && canOnce(state, state.active, ability);

export const tradesAllowed = (state: Table): number => characterOf(state, state.active)?.trades ?? 1;
export const maneuversAllowed = (state: Table): number => characterOf(state, state.active)?.maneuvers ?? 1;

export const section = (state: Table, part: Part, facing: number): number =>
  (part === 'shield' ? state.shields : state.hulls)[facing] ?? -1;

const hullsLost = (state: Table): number => {
  let lost = 0;
  for (const hull of state.hulls) if (hull === 0) lost++;
  return lost;
};

/** What forbids any maneuver now (rulebook p. 10); tested before each single one. */
export const maneuverBan = (state: Table): RefusalCode | undefined => {
  if (hullsLost(state) >= HULLS_LOST_TO_STOP) return 'hullTooWeak';
  if (hasRule(state, 'noManeuver')) return 'missionHolds';
  return state.tokens.some(spinsWeb) ? 'web' : undefined;
};

const inMask = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1;

export type Aim = 'onTarget' | 'byAbility' | 'wrongFacing' | 'wrongRange';

/** Whether a hit card reaches a facing and range: as printed, or with Chekov's help. */
export const aim = (state: Table, card: Card, facing: number, range: Range): Aim => {
  if (!inMask(card.facingMask, facing)) return 'wrongFacing';
  if (inMask(card.rangeMask, range)) return 'onTarget';
  return card.phasers && abilityReady(state, 'phasersAtAnyRange') ? 'byAbility' : 'wrongRange';
};

export const isKind = (id: CardId, kind: string): boolean => cardOf(id).kind === kind;

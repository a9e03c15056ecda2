import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { CardId } from '../data/cards';
import type { DrawReason } from '../events';
import type { PanicState } from '../types';
import type { Emitter } from './context';
import { finish } from './ending';

/** Takes one at random out of a pile without order. */
export const takeAny = <T>(from: T[], rng: Rng): T | undefined => {
  const last = from.length - 1;
  if (last < 0) return undefined;
  const at = rng.below(last + 1);
  const taken = from[at] as T;
  from[at] = from[last] as T;
  from.length = last;
  return taken;
};

/** Takes this one out of a list that keeps its order. */
export const takeOut = <T>(from: T[], item: T): boolean => {
  const at = from.indexOf(item);
  if (at < 0) return false;
  for (let i = at + 1; i < from.length; i++) from[i - 1] = from[i] as T;
  from.length--;
  return true;
};

/** Rulebook p. 5: an empty deck is renewed from the discard pile. */
const renewDeck = (draft: PanicState, emit: Emitter): void => {
  emit?.({ type: 'deckRenewed', cards: draft.discard.length });
  draft.deck = draft.discard;
  draft.discard = [];
};

const topCard = (draft: PanicState, rng: Rng, emit: Emitter): CardId | undefined => {
  if (draft.deck.length === 0 && draft.discard.length > 0) renewDeck(draft, emit);
  return takeAny(draft.deck, rng);
};

/**
 * A player draws. Rulebook p. 13: who must draw when the deck has been used up by damage loses the game for all; where
 * nothing was ever removed (all cards are in hands) the draw simply ends.
 */
export const drawCards = (
  draft: PanicState,
  seat: Seat,
  n: number,
  why: DrawReason,
  rng: Rng,
  emit: Emitter,
): void => {
  const hand = draft.hands[seat];
  if (!hand) return;
  const before = hand.length;
  let depleted = false;
  for (let i = 0; i < n && !depleted; i++) {
    const card = topCard(draft, rng, emit);
    if (card === undefined) depleted = true;
    else hand.push(card);
  }
  if (hand.length > before) emit?.({ type: 'drew', seat, cards: hand.slice(before), why });
  if (depleted && draft.removed.length > 0) finish(draft, 'deckLost', emit);
};

/** Every player draws, from the active one clockwise. */
export const everyoneDraws = (
  draft: PanicState,
  n: number,
  why: DrawReason,
  rng: Rng,
  emit: Emitter,
): void => {
  for (let i = 0; i < draft.players && draft.ending === ''; i++) {
    drawCards(draft, (draft.active + i) % draft.players, n, why, rng, emit);
  }
};

/** The top cards leave the game for good; with deck and discard pile empty nothing happens. */
export const removeTop = (draft: PanicState, n: number, rng: Rng, emit: Emitter): void => {
  const before = draft.removed.length;
  for (let i = 0; i < n; i++) {
    const card = topCard(draft, rng, emit);
    if (card !== undefined) draft.removed.push(card);
  }
  if (draft.removed.length > before) {
    emit?.({ type: 'cardsRemoved', cards: draft.removed.slice(before) });
  }
};

/** From a hand to the discard pile. */
export const discardCard = (draft: PanicState, seat: Seat, card: CardId): void => {
  const hand = draft.hands[seat];
  if (hand && takeOut(hand, card)) draft.discard.push(card);
};

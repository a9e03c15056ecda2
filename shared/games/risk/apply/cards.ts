import type { Emit, Seat } from '../../../engine/game';
import { maskOf, takeAt } from '../../../engine/piles';
import type { Rng } from '../../../engine/rng';
import { type CardId, locationOfCard } from '../data/cards';
import type { Event } from '../events';
import type { Hand, RiskState } from '../types';

export const handOf = (state: Readonly<RiskState>, seat: Seat): Hand => state.hands[seat] as Hand;

/**
 * Puts a card into a hand. A hand is kept in an order that everybody may know: by the deck a card came from, then by
 * who has seen it. Cards that a rival cannot tell apart lie together, so taking one away tells nothing of its age.
 */
const insert = (hand: Hand, card: CardId, seen: number, epoch: number): void => {
  let place = hand.cards.length;
  while (place > 0 && isAfter(hand, place - 1, seen, epoch)) place--;
  hand.cards.splice(place, 0, card);
  hand.seen.splice(place, 0, seen);
  hand.epoch.splice(place, 0, epoch);
};
const isAfter = (hand: Hand, place: number, seen: number, epoch: number): boolean => {
  const other = hand.epoch[place] ?? 0;
  return other === epoch ? (hand.seen[place] ?? 0) > seen : other > epoch;
};

/** The discards become the deck. Everybody has seen them, so everybody knows what the new deck is made of. */
const renewDeck = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  draft.epoch++;
  for (const card of draft.discard) draft.cardEpoch[locationOfCard(card)] = draft.epoch;
  draft.deck = rng.shuffle(draft.discard);
  draft.discard = [];
  emit?.({ type: 'deckRenewed', cards: draft.deck.length });
};

/** Takes the top card into the hand. With neither deck nor discards left, no card is drawn. */
export const drawCard = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  if (draft.deck.length === 0 && draft.discard.length > 0) renewDeck(draft, rng, emit);
  const card = draft.deck.pop();
  if (card === undefined) return;
  draft.reveals++;
  insert(handOf(draft, seat), card, maskOf([seat]), draft.epoch);
  emit?.({ type: 'cardDrawn', seat, card });
};

/** Puts a card from the hand on the discards, face-up; gives back who had seen it. */
export const discard = (draft: RiskState, seat: Seat, card: CardId): number => {
  const hand = handOf(draft, seat);
  const place = hand.cards.indexOf(card);
  const taken = takeAt(hand, place);
  hand.epoch.splice(place, 1);
  draft.discard.push(card);
  draft.reveals++;
  return taken?.seen ?? 0;
};

/** A whole hand goes to the captain who won it; whoever knew a card of it still does. */
export const handOver = (draft: RiskState, from: Seat, to: Seat): void => {
  const lost = handOf(draft, from);
  if (lost.cards.length === 0) return;
  const won = handOf(draft, to);
  const mask = maskOf([to]);
  lost.cards.forEach((card, place) => {
    insert(won, card, (lost.seen[place] ?? 0) | mask, lost.epoch[place] ?? 0);
  });
  draft.reveals++;
  draft.hands[from] = { cards: [], seen: [], epoch: [] };
};

/** One card at random goes from one hand to another; both captains know which, nobody else does. */
export const stealCard = (draft: RiskState, from: Seat, to: Seat, rng: Rng, emit: Emit<Event>): void => {
  const hand = handOf(draft, from);
  if (hand.cards.length === 0) return;
  const place = rng.below(hand.cards.length);
  const taken = takeAt(hand, place);
  const [epoch = 0] = hand.epoch.splice(place, 1);
  if (!taken) return;
  insert(handOf(draft, to), taken.card, taken.seen | maskOf([to]), epoch);
  draft.reveals++;
  emit?.({ type: 'cardTaken', seat: to, from, card: taken.card });
};

/** A whole hand goes to the discards. */
export const discardHand = (draft: RiskState, seat: Seat): readonly CardId[] => {
  const { cards } = handOf(draft, seat);
  if (cards.length === 0) return cards;
  draft.discard.push(...cards);
  draft.hands[seat] = { cards: [], seen: [], epoch: [] };
  draft.reveals++;
  return cards;
};

import type { Emit, Seat } from '../../../engine/game';
import { maskOf, putOnTop, takeAt } from '../../../engine/piles';
import type { Rng } from '../../../engine/rng';
import { type CardId, locationOfCard } from '../data/cards';
import type { Event } from '../events';
import type { Hand, RiskState } from '../types';

export const handOf = (state: Readonly<RiskState>, seat: Seat): Hand => state.hands[seat] as Hand;

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
  const hand = handOf(draft, seat);
  putOnTop(hand, card, maskOf([seat]));
  hand.epoch.push(draft.epoch);
  emit?.({ type: 'cardDrawn', seat, card });
};

/** Puts a card from the hand on the discards, face-up; gives back its place in the hand. */
export const discard = (draft: RiskState, seat: Seat, card: CardId): number => {
  const hand = handOf(draft, seat);
  const place = hand.cards.indexOf(card);
  takeAt(hand, place);
  hand.epoch.splice(place, 1);
  draft.discard.push(card);
  draft.reveals++;
  return place;
};

/** A whole hand goes to the captain who won it; whoever knew a card of it still does. */
export const handOver = (draft: RiskState, from: Seat, to: Seat, emit: Emit<Event>): void => {
  const lost = handOf(draft, from);
  if (lost.cards.length === 0) return;
  const won = handOf(draft, to);
  const mask = maskOf([to]);
  emit?.({ type: 'spoils', seat: to, from, cards: [...lost.cards] });
  lost.cards.forEach((card, place) => {
    putOnTop(won, card, (lost.seen[place] ?? 0) | mask);
    won.epoch.push(lost.epoch[place] ?? 0);
  });
  draft.reveals++;
  draft.hands[from] = { cards: [], seen: [], epoch: [] };
};

/** A whole hand goes to the discards. */
export const discardHand = (draft: RiskState, seat: Seat): readonly CardId[] => {
  const { cards } = handOf(draft, seat);
  draft.discard.push(...cards);
  draft.hands[seat] = { cards: [], seen: [], epoch: [] };
  draft.reveals++;
  return cards;
};

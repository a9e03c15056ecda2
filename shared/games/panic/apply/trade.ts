import { ask } from '../../../engine/asks';
import type { Rng } from '../../../engine/rng';
import type { CardId } from '../data/cards';
import { OFFERS_PER_TRADE } from '../data/limits';
import { hasRule } from '../mission';
import { handOf, tradesAllowed } from '../position';
import type { MoveOf } from '../moves';
import type { Offer, PanicState } from '../types';
import { type Emitter, schedule } from './context';
import { discardCard, drawCards, takeOut } from './piles';

export const noOffer = (): Offer => ({ partner: -1, give: '', take: '' });

const hasPartner = (state: Readonly<PanicState>): boolean =>
  state.hands.some((hand, seat) => seat !== state.active && hand.length > 0);

/** Phase 3, once for every trade the active player has left. Alone: discard one and draw one instead, by option. */
export const tradePhase = (draft: PanicState): void => {
  const { active } = draft;
  if (hasRule(draft, 'noTrade') || draft.used.trades >= tradesAllowed(draft)) return;
  if (handOf(draft, active).length === 0) return;
  if (draft.players === 1) {
    if (draft.options.soloExchange) ask(draft, { type: 'exchange', seat: active });
  } else if (hasPartner(draft)) ask(draft, { type: 'trade', seat: active });
};

export const offerTrade = (draft: PanicState, move: MoveOf<'offerTrade'>, emit: Emitter): void => {
  const { seat: partner, give, take } = move;
  schedule(draft, { type: 'trade' });
  draft.offer = { partner, give, take };
  if (draft.options.tradeConsent === 'open') {
    swap(draft, emit);
    return;
  }
  draft.used.offers++;
  emit?.({ type: 'tradeOffered', seat: draft.active, partner, give, take });
  ask(draft, { type: 'tradeOffer', seat: partner, from: draft.active, give, take });
};

const exchangeCards = (mine: CardId[], theirs: CardId[], { give, take }: Offer): void => {
  takeOut(mine, give);
  takeOut(theirs, take);
  mine.push(take);
  theirs.push(give);
};

const swap = (draft: PanicState, emit: Emitter): void => {
  const { offer, active } = draft;
  const mine = draft.hands[active];
  const theirs = draft.hands[offer.partner];
  if (mine && theirs) exchangeCards(mine, theirs, offer);
  emit?.({ type: 'traded', seat: active, partner: offer.partner, gave: offer.give, took: offer.take });
  tradeSpent(draft);
};

const tradeSpent = (draft: PanicState): void => {
  draft.used.trades++;
  draft.used.offers = 0;
  draft.offer = noOffer();
};

export const acceptTrade = (draft: PanicState, emit: Emitter): void => swap(draft, emit);

/** The active player may offer something else; after the third refusal this trade is spent. */
export const declineTrade = (draft: PanicState, emit: Emitter): void => {
  emit?.({ type: 'tradeDeclined', seat: draft.active, partner: draft.offer.partner });
  draft.used.declined = [...draft.used.declined, draft.offer];
  if (draft.used.offers >= OFFERS_PER_TRADE) tradeSpent(draft);
  else draft.offer = noOffer();
};

export const exchange = (draft: PanicState, { card }: MoveOf<'exchange'>, rng: Rng, emit: Emitter): void => {
  schedule(draft, { type: 'trade' });
  draft.used.trades++;
  discardCard(draft, draft.active, card);
  emit?.({ type: 'discarded', seat: draft.active, card, why: 'exchange' });
  drawCards(draft, draft.active, 1, 'exchange', rng, emit);
};

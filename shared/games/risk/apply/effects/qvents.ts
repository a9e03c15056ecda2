import type { Emit, Seat } from '../../../../engine/game';
import { draw, look, maskOf, shuffle } from '../../../../engine/piles';
import type { Rng } from '../../../../engine/rng';
import type { OpOf } from '../../data/effects';
import { type QVentId, qventOf } from '../../data/qvents';
import type { Event } from '../../events';
import { hasFlag } from '../../flags';
import { active } from '../../position';
import { noEffect } from '../../setup';
import type { RiskState } from '../../types';
import { askAbout } from '../asking';
import { push, pushOps } from '../works';

/** The round in which Q-Vents begin (rulebook p. 13). */
const FIRST_ROUND = 2;

/** Step 0 (e): the top Q-Vent, from the second round on. */
export const qventStep = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const seat = active(draft);
  draft.phase = 'start';
  if (draft.round < FIRST_ROUND) return;
  if (hasFlag(draft, 'noQVent', seat)) return emit?.({ type: 'qventSkipped', seat });
  if (!drawQVent(draft, seat, rng, emit)) return;
  push(draft, 'qventDone');
  carryOut(draft, draft.drawn as QVentId, seat);
};

/** Turns the top card over; an empty deck is made anew from the discards (R26). */
const drawQVent = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): boolean => {
  if (draft.qventDeck.cards.length === 0 && draft.qventDiscard.length > 0) {
    draft.qventDeck = { cards: draft.qventDiscard, seen: [] };
    draft.qventDiscard = [];
    shuffle(draft.qventDeck, rng);
    emit?.({ type: 'qventsRenewed', cards: draft.qventDeck.cards.length });
  }
  const drawn = draw(draft, draft.qventDeck);
  if (!drawn) return false;
  draft.drawn = drawn.card;
  emit?.({ type: 'qventDrawn', seat, card: drawn.card, knownBy: drawn.seen });
  return true;
};

const carryOut = (draft: RiskState, card: QVentId, by: Seat): void => {
  draft.effect = { ...noEffect(), card, by };
  pushOps(draft, qventOf(card).ops);
};

/** The card has been read: whoever has no ships is out, and a tenth Tribble overruns. */
export const qventDone = (draft: RiskState, emit: Emit<Event>): void => {
  const { drawn, effect } = draft;
  if (drawn !== '') {
    draft.qventDiscard.push(drawn);
    emit?.({ type: 'qventEnded', card: drawn });
  }
  if (effect.card !== '') draft.lastQVent = effect.card;
  draft.drawn = '';
  draft.effect = noEffect();
  push(draft, 'reckon', 'overrun', 'reckon');
};

/** Cause and Effect (R60): the last card happens anew; with none to copy the next one is drawn. */
export const repeatLast = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const { by, card } = draft.effect;
  if (draft.lastQVent !== '') {
    emit?.({ type: 'qventRepeated', seat: by, card: draft.lastQVent });
    return carryOut(draft, draft.lastQVent, by);
  }
  const first = draft.drawn;
  if (draft.qventDeck.cards.length === 0) {
    draft.effect = { ...noEffect(), by };
    return;
  }
  if (first !== '') draft.qventDiscard.push(first);
  if (card !== '' && drawQVent(draft, by, rng, emit)) carryOut(draft, draft.drawn as QVentId, by);
};

/** Cold Front: the captain looks at the next cards and puts them back in any order. */
export const peek = (draft: RiskState, op: OpOf<'peekQVents'>, seat: Seat, emit: Emit<Event>): void => {
  const cards = look(draft, draft.qventDeck, op.n, seat);
  if (cards.length === 0) return;
  emit?.({ type: 'qventsSeen', seat, cards });
  if (cards.length > 1) askAbout(draft, { type: 'reorder', seat, left: cards.length });
};

/** The cards looked at lie in their new order, top first. */
export const reorder = (draft: RiskState, seat: Seat, order: readonly number[], emit: Emit<Event>): void => {
  const { cards, seen } = draft.qventDeck;
  const top = cards.length - 1;
  const tops = cards.slice(-order.length).reverse();
  // Whoever had seen them before does not know any more which lies where.
  order.forEach((from, place) => {
    cards[top - place] = tops[from] as QVentId;
    seen[top - place] = maskOf([seat]);
  });
  emit?.({ type: 'qventsReturned', seat, cards: order.map((from) => tops[from] ?? '') });
};

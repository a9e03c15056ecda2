import type { Seat } from '../../../engine/game';
import { choices, isPossible, partsOf } from '../apply/effects';
import type { CardId } from '../data/cards';
import { findToken, handOf, type Table } from '../position';
import { type Ban, characterBan, isTeam, mendBan, removalBan } from '../rules';
import type { PanicAsk } from '../types';
import type { Check } from './checking';

type AnswerMove =
  | 'takeCharacter'
  | 'offerTrade'
  | 'acceptTrade'
  | 'declineTrade'
  | 'exchange'
  | 'discard'
  | 'sendTeam'
  | 'chooseEffect'
  | 'restore'
  | 'removeThreat'
  | 'takeBack'
  | 'pickThreat'
  | 'pass';

const fine = (): undefined => undefined;

const offerTrade: Check<'offerTrade'> = (state, seat, { seat: partner, give, take }) => {
  if (partner >= state.players) return 'noSuchSeat';
  if (partner === seat) return 'notYourself';
  const held = handOf(state, seat).includes(give) && handOf(state, partner).includes(take);
  return held ? undefined : 'notInHand';
};

const inHand = (state: Table, seat: Seat, { card }: { readonly card: CardId }): Ban =>
  handOf(state, seat).includes(card) ? undefined : 'notInHand';

const sendTeam: Check<'sendTeam'> = (state, seat, move) =>
  inHand(state, seat, move) ?? (isTeam(move.card) ? undefined : 'wrongCard');

const chooseEffect: Check<'chooseEffect'> = (state, _seat, { option }) => {
  const effect = choices(state)[option];
  if (!effect) return 'noSuchOption';
  return isPossible(state, effect) ? undefined : 'emptyChoice';
};

type RestoreAsk = Extract<PanicAsk, { type: 'restore' }>;

const restore: Check<'restore'> = (state, _seat, { part, facing }, asked) => {
  const { action, part: wanted } = asked as RestoreAsk;
  return partsOf(wanted).includes(part) ? mendBan(state, action, part, facing) : 'wrongPart';
};

const removeThreat: Check<'removeThreat'> = (state, _seat, { target }) => {
  const token = findToken(state, target);
  return token ? removalBan(token) : 'noSuchToken';
};

export const ANSWER_CHECKS: { readonly [T in AnswerMove]: Check<T> } = {
  takeCharacter: (state, _seat, { character }) => characterBan(state, character),
  offerTrade,
  acceptTrade: fine,
  declineTrade: fine,
  exchange: inHand,
  discard: inHand,
  sendTeam,
  chooseEffect,
  restore,
  removeThreat,
  takeBack: (state, _seat, { card }) => (state.discard.includes(card) ? undefined : 'notInDiscard'),
  pickThreat: (state, _seat, { token }) => (state.drawn.includes(token) ? undefined : 'notDrawn'),
  pass: fine,
};

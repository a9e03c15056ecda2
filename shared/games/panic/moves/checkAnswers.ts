import type { Seat } from '../../../engine/game';
import { choices, isMendable, isPossible, partsOf } from '../apply/effects';
import { type CardId, cardOf } from '../data/cards';
import { LONG } from '../data/ship';
import { tokenOf } from '../data/tokens';
import { findToken, handOf } from '../queries';
import type { RefusalCode } from '../refusals';
import type { PanicAsk } from '../types';
import type { Check, Table } from './checking';

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

const inHand = (state: Table, seat: Seat, { card }: { readonly card: CardId }): RefusalCode | undefined =>
  handOf(state, seat).includes(card) ? undefined : 'notInHand';

const sendTeam: Check<'sendTeam'> = (state, seat, { card }) => {
  if (!handOf(state, seat).includes(card)) return 'notInHand';
  return cardOf(card).kind === 'securityTeam' ? undefined : 'wrongCard';
};

const chooseEffect: Check<'chooseEffect'> = (state, _seat, { option }) => {
  const effect = choices(state)[option];
  if (!effect) return 'noSuchOption';
  return isPossible(state, effect) ? undefined : 'emptyChoice';
};

type RestoreAsk = Extract<PanicAsk, { type: 'restore' }>;

const restore: Check<'restore'> = (state, _seat, { part, facing }, asked) => {
  const { action, part: wanted } = asked as RestoreAsk;
  if (!partsOf(wanted).includes(part)) return 'wrongPart';
  if (isMendable(state, action, part, facing)) return undefined;
  return action === 'repair' ? 'notDamaged' : 'notDestroyed';
};

const removeThreat: Check<'removeThreat'> = (state, _seat, { target }) => {
  const token = findToken(state, target);
  if (!token) return 'noSuchToken';
  if (tokenOf(token.id).type !== 'ship') return 'notAShip';
  if (token.cloaked) return 'hidden';
  return token.range === LONG ? undefined : 'notAtLong';
};

export const ANSWER_CHECKS: { readonly [T in AnswerMove]: Check<T> } = {
  takeCharacter: (state, _seat, { character }) =>
    state.characters.includes(character) ? 'characterTaken' : undefined,
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

import type { Seat } from '../../../engine/game';
import type { DiscardReason } from '../events';
import type { MoveOf } from '../moves';
import type { PanicState, Work } from '../types';
import { type Emitter, schedule } from './context';
import { makeIntact } from './damage';
import { discardCard, takeOut } from './piles';
import { findToken } from '../position';
import { dismissToken } from './tokens';

/** Answers to questions whose remainder waits on the agenda. */

const waiting = (draft: PanicState): Work | undefined =>
  draft.agenda[draft.agenda.length - 1] as Work | undefined;

/** "No more": what was left to choose is taken away. Where a pass ends nothing there is nothing to take away. */
export const pass = (draft: PanicState): void => {
  const next = waiting(draft);
  if (next?.type === 'effect' || next?.type === 'idleDiscard') draft.agenda.pop();
};

export const restore = (draft: PanicState, { part, facing }: MoveOf<'restore'>, emit: Emitter): void => {
  const next = waiting(draft);
  const by = next?.type === 'effect' && next.why === 'docking' ? 'docking' : 'reward';
  const from = makeIntact(draft, part, facing);
  emit?.({ type: 'mended', seat: draft.active, part, facing, from, by, cards: [] });
};

export const chooseEffect = (draft: PanicState, { option }: MoveOf<'chooseEffect'>, emit: Emitter): void => {
  const next = waiting(draft);
  if (next?.type !== 'effect' || next.effect.do !== 'choose') return;
  draft.agenda.pop();
  const effect = next.effect.of[option];
  emit?.({ type: 'effectChosen', seat: draft.active, option, why: next.why });
  if (effect) schedule(draft, { type: 'effect', effect, why: next.why });
};

export const removeThreat = (draft: PanicState, { target }: MoveOf<'removeThreat'>, emit: Emitter): void => {
  const token = findToken(draft, target);
  if (token) dismissToken(draft, token, 'reward', emit);
};

export const takeBack = (draft: PanicState, { card }: MoveOf<'takeBack'>, emit: Emitter): void => {
  takeOut(draft.discard, card);
  draft.hands[draft.active]?.push(card);
  emit?.({ type: 'tookBack', seat: draft.active, card, by: 'reward' });
};

const discardReason = (draft: PanicState): DiscardReason => {
  const next = waiting(draft);
  if (next?.type === 'idleDiscard') return 'idle';
  return next?.type === 'effect' ? 'failure' : 'hook';
};

export const discard = (draft: PanicState, seat: Seat, { card }: MoveOf<'discard'>, emit: Emitter): void => {
  const why = discardReason(draft);
  discardCard(draft, seat, card);
  emit?.({ type: 'discarded', seat, card, why });
};

import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { type CardId, cardOf } from '../data/cards';
import { LONG } from '../data/ship';
import type { TokenId } from '../data/tokens';
import { facingOf } from '../geometry';
import { fits, missionOf } from '../mission';
import { aim, findToken } from '../position';
import type { MoveOf } from '../moves';
import type { PanicState } from '../types';
import type { Emitter } from './context';
import { makeIntact } from './damage';
import { maneuver } from './maneuver';
import { discardCard, drawCards, everyoneDraws, takeOut } from './piles';
import { destroyToken, moveToken } from './tokens';

/** A card from the active hand has been used for its effect and goes to the discard pile. */
const spend = (draft: PanicState, card: CardId): void => {
  discardCard(draft, draft.active, card);
  draft.used.cards++;
};

const shoot = (draft: PanicState, id: CardId, directHit: CardId, target: TokenId, emit: Emitter): void => {
  const token = findToken(draft, target);
  if (!token) return;
  const card = cardOf(id);
  const facing = facingOf(token.sector, draft.heading);
  const ability = aim(draft, card, facing, token.range) === 'byAbility';
  if (ability) {
    draft.used.ability = true;
    emit?.({ type: 'abilityUsed', seat: draft.active, character: 'chekov' });
  }
  const damage = directHit === '' ? Math.min(card.damage, token.defence) : token.defence;
  token.defence -= damage;
  draft.stirred = true;
  const { sector, range, defence: left } = token;
  emit?.({
    type: 'fired',
    seat: draft.active,
    card: id,
    directHit,
    target,
    facing,
    sector,
    range,
    damage,
    left,
    ability,
  });
  if (left === 0) destroyToken(draft, token, 'card', emit);
};

export const fire = (draft: PanicState, { card, target }: MoveOf<'fire'>, emit: Emitter): void => {
  shoot(draft, card, '', target, emit);
  spend(draft, card);
};

/** A hit card with a Direct Hit destroys its target whatever is left of it. */
export const directHit = (draft: PanicState, move: MoveOf<'directHit'>, emit: Emitter): void => {
  shoot(draft, move.hit, move.card, move.target, emit);
  spend(draft, move.hit);
  spend(draft, move.card);
};

/** Dilithium mends a damaged shield, Tritanium a damaged hull section. */
export const repair = (draft: PanicState, { card, facing }: MoveOf<'repair'>, emit: Emitter): void => {
  const by = cardOf(card).kind === 'dilithium' ? 'dilithium' : 'tritanium';
  const part = by === 'dilithium' ? 'shield' : 'hull';
  const from = makeIntact(draft, part, facing);
  spend(draft, card);
  emit?.({ type: 'mended', seat: draft.active, part, facing, from, by, cards: [card] });
};

export const rebuild = (draft: PanicState, move: MoveOf<'rebuild'>, emit: Emitter): void => {
  const { dilithium, tritanium, part, facing } = move;
  const from = makeIntact(draft, part, facing);
  spend(draft, dilithium);
  spend(draft, tritanium);
  emit?.({
    type: 'mended',
    seat: draft.active,
    part,
    facing,
    from,
    by: 'rebuild',
    cards: [dilithium, tritanium],
  });
};

export const emergencyRepairs = (
  draft: PanicState,
  { card, shield, hull }: MoveOf<'emergencyRepairs'>,
  emit: Emitter,
): void => {
  emit?.({ type: 'cardPlayed', seat: draft.active, card });
  spend(draft, card);
  for (const [part, facing] of [['shield', shield] as const, ['hull', hull] as const]) {
    if (facing < 0) continue;
    const from = makeIntact(draft, part, facing);
    emit?.({ type: 'mended', seat: draft.active, part, facing, from, by: 'emergencyRepairs', cards: [] });
  }
};

export const forceField = (
  draft: PanicState,
  { card, target }: MoveOf<'forceField'>,
  emit: Emitter,
): void => {
  const token = findToken(draft, target);
  if (token) token.forceField = true;
  spend(draft, card);
  emit?.({ type: 'forceFieldSet', seat: draft.active, card, target });
};

export const tractorBeam = (
  draft: PanicState,
  { card, target }: MoveOf<'tractorBeam'>,
  emit: Emitter,
): void => {
  const token = findToken(draft, target);
  emit?.({ type: 'cardPlayed', seat: draft.active, card });
  spend(draft, card);
  if (!token) return;
  const leg = moveToken(draft, token, token.sector, LONG);
  emit?.({ type: 'moved', steps: [leg], why: 'tractorBeam' });
};

/** Cards that need no target. They reach the discard pile after their effect, so a renewed deck does not hold them. */
export const playCard = (draft: PanicState, { card }: MoveOf<'playCard'>, rng: Rng, emit: Emitter): void => {
  const { active } = draft;
  emit?.({ type: 'cardPlayed', seat: active, card });
  const hand = draft.hands[active];
  if (hand) takeOut(hand, card);
  switch (cardOf(card).kind) {
    case 'bridgeBriefing':
      drawCards(draft, active, 2, 'bridgeBriefing', rng, emit);
      break;
    case 'sickbayRounds':
      everyoneDraws(draft, 1, 'sickbayRounds', rng, emit);
      break;
    case 'sensorSweep':
      draft.used.sensorSweep = true;
      break;
  }
  draft.discard.push(card);
  draft.used.cards++;
};

export const libraryComputer = (
  draft: PanicState,
  { card, take }: MoveOf<'libraryComputer'>,
  emit: Emitter,
): void => {
  emit?.({ type: 'cardPlayed', seat: draft.active, card });
  takeOut(draft.discard, take);
  draft.hands[draft.active]?.push(take);
  spend(draft, card);
  emit?.({ type: 'tookBack', seat: draft.active, card: take, by: 'libraryComputer' });
};

export const evasiveAction = (
  draft: PanicState,
  { card, maneuver: kind }: MoveOf<'evasiveAction'>,
  emit: Emitter,
): void => {
  emit?.({ type: 'cardPlayed', seat: draft.active, card });
  spend(draft, card);
  draft.used.evasiveAction = true;
  maneuver(draft, kind, emit);
};

/** A card goes beside the mission; where it does not fit by itself, Kirk makes it count as the credit that is lacking. */
export const commit = (draft: PanicState, { card, slot }: MoveOf<'commit'>, emit: Emitter): void => {
  const { mission, active } = draft;
  const need = missionOf(draft)?.need[slot];
  if (!need || mission.id === '') return;
  const ability = !fits(cardOf(card), need);
  if (ability) {
    draft.used.ability = true;
    emit?.({ type: 'abilityUsed', seat: active, character: 'kirk' });
  }
  const hand = draft.hands[active];
  if (hand) takeOut(hand, card);
  mission.committed.push({ card, slot });
  draft.used.cards++;
  draft.stirred = true;
  emit?.({ type: 'committed', seat: active, card, slot, mission: mission.id, ability });
};

/** Scott mends one damaged section without a card. */
export const mend = (draft: PanicState, { part, facing }: MoveOf<'mend'>, emit: Emitter): void => {
  draft.used.ability = true;
  emit?.({ type: 'abilityUsed', seat: draft.active, character: 'scott' });
  const from = makeIntact(draft, part, facing);
  emit?.({ type: 'mended', seat: draft.active, part, facing, from, by: 'scott', cards: [] });
};

/** McCoy lets one player draw. */
export const treat = (draft: PanicState, seat: Seat, rng: Rng, emit: Emitter): void => {
  draft.used.ability = true;
  emit?.({ type: 'abilityUsed', seat: draft.active, character: 'mccoy' });
  drawCards(draft, seat, 1, 'mccoy', rng, emit);
};

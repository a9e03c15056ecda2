import type { Rng } from '../../../engine/rng';
import { type Facing, INTACT, type Part } from '../data/ship';
import { sectorOf } from '../geometry';
import type { PanicState } from '../types';
import type { Emitter } from './context';
import { finish } from './ending';
import { removeTop } from './piles';

/** The shield falls: for the rest of the turn (or of this volley only, by option) the hull behind it is safe from fire. */
const shieldFell = (draft: PanicState, facing: Facing): void => {
  if (draft.options.overflowScope === 'turn') draft.fell[facing] = true;
};

const hitShield = (draft: PanicState, facing: Facing, damage: number, emit: Emitter): void => {
  const shield = draft.shields[facing] ?? 0;
  const left = Math.max(0, shield - damage);
  draft.shields[facing] = left;
  draft.stirred = true;
  if (left === 0) shieldFell(draft, facing);
  emit?.({
    type: 'shieldHit',
    facing,
    sector: sectorOf(facing, draft.heading),
    damage: shield - left,
    left,
    // Rulebook p. 12: damage does not overflow past the shield.
    lost: damage - (shield - left),
  });
};

const isWrecked = (draft: PanicState): boolean => draft.hulls.every((hull) => hull === 0);

/** Point by point: the hull first; each further point takes the top Enterprise card out of the game. */
export const hullDamage = (
  draft: PanicState,
  facing: Facing,
  damage: number,
  rng: Rng,
  emit: Emitter,
): void => {
  const hull = draft.hulls[facing] ?? 0;
  const left = Math.max(0, hull - damage);
  if (left < hull) {
    draft.hulls[facing] = left;
    draft.stirred = true;
    const sector = sectorOf(facing, draft.heading);
    emit?.({ type: 'hullHit', facing, sector, damage: hull - left, left });
    // Rulebook p. 13: with all six sections destroyed the game ends at once.
    if (left === 0 && isWrecked(draft)) {
      finish(draft, 'hullLost', emit);
      return;
    }
  }
  const surplus = damage - (hull - left);
  if (surplus > 0) removeTop(draft, surplus, rng, emit);
};

const ignore = (draft: PanicState, facing: Facing, damage: number, emit: Emitter): void =>
  emit?.({ type: 'damageIgnored', facing, sector: sectorOf(facing, draft.heading), damage });

/** One simultaneous burst on a facing (rulebook p. 12). */
export const volleyOn = (
  draft: PanicState,
  facing: Facing,
  damage: number,
  rng: Rng,
  emit: Emitter,
): void => {
  if (damage <= 0) return;
  if ((draft.shields[facing] ?? 0) > 0) hitShield(draft, facing, damage, emit);
  else if (draft.fell[facing]) ignore(draft, facing, damage, emit);
  else hullDamage(draft, facing, damage, rng, emit);
};

/** Rulebook p. 15: destroys what it meets first, shield or hull; a destroyed hull costs the top two cards. */
export const cometImpact = (draft: PanicState, facing: Facing, rng: Rng, emit: Emitter): void => {
  const shield = draft.shields[facing] ?? 0;
  const hull = draft.hulls[facing] ?? 0;
  if (shield > 0) hitShield(draft, facing, shield, emit);
  else if (draft.fell[facing]) ignore(draft, facing, 2, emit);
  else hullDamage(draft, facing, hull > 0 ? hull : 2, rng, emit);
};

/** A section comes back intact, whether repaired or rebuilt. Gives what it was. */
export const makeIntact = (draft: PanicState, part: Part, facing: Facing): number => {
  const sections = part === 'shield' ? draft.shields : draft.hulls;
  const from = sections[facing] ?? 0;
  sections[facing] = INTACT;
  draft.stirred = true;
  return from;
};

import type { Rng } from '../../../engine/rng';
import { type Sector, SHORT } from '../data/ship';
import { type TokenId, tokenOf } from '../data/tokens';
import type { Leg } from '../events';
import { facingOf, sideways } from '../geometry';
import { hasRule, hookOf, missionToken } from '../mission';
import { findToken } from '../position';
import type { PanicState, Token } from '../types';
import type { Emitter } from './context';
import { volleyOn } from './damage';
import { moveToken } from './tokens';

/** Lowers a mission token that stands in the line of fire. */
const hitMissionToken = (draft: PanicState, token: Token, damage: number, emit: Emitter): void => {
  const left = Math.max(0, token.defence - damage);
  emit?.({ type: 'tokenHit', token: token.id, damage: token.defence - left, left });
  token.defence = left;
  draft.stirred = true;
};

/** The mission token that takes all fire from its sector, as long as anything of it is left. */
const fireDrawer = (state: Readonly<PanicState>, sector: Sector): Token | undefined => {
  const token = hookOf(state, 'drawsFire') && missionToken(state);
  return token?.sector === sector && token.defence > 0 ? token : undefined;
};

/** The ships named (those still there) fire from one sector at the same time; `extra` is what a mission adds. */
export const volleyFrom = (
  draft: PanicState,
  sector: Sector,
  shooters: readonly TokenId[],
  extra: number,
  why: 'threats' | 'kang',
  rng: Rng,
  emit: Emitter,
): void => {
  let damage = extra;
  for (const id of shooters) if (findToken(draft, id)) damage += tokenOf(id).fire;
  if (damage === 0) return;
  const held = why === 'threats' && hasRule(draft, 'enemyHoldFire');
  const facing = facingOf(sector, draft.heading);
  emit?.({ type: 'volley', sector, facing, shooters, damage: held ? 0 : damage, why: held ? 'held' : why });
  if (held) return;
  const drawer = fireDrawer(draft, sector);
  if (drawer) hitMissionToken(draft, drawer, damage, emit);
  else volleyOn(draft, facing, damage, rng, emit);
};

/** Rulebook p. 15: 1–2 one facing clockwise, 3–4 none, 5–6 one counter-clockwise; one roll for all. */
const shiftOf = (roll: number): number => (roll <= 2 ? 1 : roll <= 4 ? 0 : -1);

/** Hidden ships that fit turn face up after one common sideways roll. */
export const reappear = (
  draft: PanicState,
  fitting: (token: Token) => boolean,
  fresh: boolean,
  rng: Rng,
  emit: Emitter,
): void => {
  const hidden = draft.tokens.filter((token) => token.cloaked && fitting(token));
  if (hidden.length === 0) return;
  const roll = rng.die();
  const shift = shiftOf(roll);
  const steps: Leg[] = [];
  for (const token of hidden) {
    steps.push(moveToken(draft, token, sideways(token.sector, shift), token.range));
    token.cloaked = false;
    token.fresh = fresh;
  }
  emit?.({ type: 'rolled', roll, why: 'reappearing', token: '' });
  emit?.({ type: 'reappeared', steps, shift });
};

export const atShort = (token: Token): boolean => token.range === SHORT;

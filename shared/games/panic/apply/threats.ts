import type { Rng } from '../../../engine/rng';
import { FACINGS_COUNT, type Sector } from '../data/ship';
import { type TokenId, tokenOf } from '../data/tokens';
import type { Leg } from '../events';
import { facingOf } from '../geometry';
import { isShip, mayBoard } from '../position';
import type { PanicState, Token, WorkOf } from '../types';
import { type Emitter, schedule } from './context';
import { atShort, reappear, volleyFrom } from './fire';
import { runEndHooks, runSectorHooks } from './hooks';
import { moveCloser } from './tokens';

const always = (): boolean => true;

/** Phase 6: hidden ships reappear, then the sectors act one after the other, 1 to 6. */
export const threatsPhase = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  schedule(draft, { type: 'sector', sector: 1 });
  reappear(draft, always, true, rng, emit);
};

/** What the ships of one sector do before they fire. */
interface Advance {
  readonly shooters: TokenId[];
  readonly boarders: TokenId[];
  readonly hiding: Token[];
  readonly steps: Leg[];
  boardingDamage: number;
}

const advanceTholian = (draft: PanicState, token: Token, into: Advance): void => {
  // Rulebook p. 16: at short range it neither moves nor fires, from the moment it enters.
  if (atShort(token)) return;
  into.steps.push(moveCloser(draft, token));
  if (!atShort(token)) into.shooters.push(token.id);
};

const advanceShip = (draft: PanicState, token: Token, shieldUp: boolean, into: Advance): void => {
  const fact = tokenOf(token.id);
  if (token.forceField) return;
  if (token.fresh) into.shooters.push(token.id);
  else if (fact.kind === 'tholian') advanceTholian(draft, token, into);
  else if (atShort(token) && !shieldUp && mayBoard(draft, token)) {
    into.boarders.push(token.id);
    into.boardingDamage += token.defence;
  } else {
    if (!atShort(token)) into.steps.push(moveCloser(draft, token));
    if (fact.cloaking) into.hiding.push(token);
    else into.shooters.push(token.id);
  }
};

const hide = (draft: PanicState, hiding: readonly Token[], emit: Emitter): void => {
  for (const token of hiding) {
    token.cloaked = true;
    draft.stirred = true;
    emit?.({ type: 'cloaked', token: token.id, sector: token.sector, range: token.range });
  }
};

/** One sector: all move, then boarders strike, then mission hooks, then one common volley (rulebook p. 12). */
export const sectorActs = (draft: PanicState, sector: Sector, emit: Emitter): void => {
  schedule(draft, sector < FACINGS_COUNT ? { type: 'sector', sector: sector + 1 } : { type: 'threatsEnd' });
  const shieldUp = (draft.shields[facingOf(sector, draft.heading)] ?? 0) > 0;
  const into: Advance = { shooters: [], boarders: [], hiding: [], steps: [], boardingDamage: 0 };
  let busy = false;
  for (const token of draft.tokens) {
    if (token.sector !== sector) continue;
    busy = true;
    if (isShip(token)) advanceShip(draft, token, shieldUp, into);
  }
  if (!busy) return;
  if (into.steps.length > 0) emit?.({ type: 'moved', steps: into.steps, why: 'advance' });
  hide(draft, into.hiding, emit);
  schedule(draft, { type: 'sectorFire', sector, shooters: into.shooters });
  if (into.boarders.length > 0) {
    schedule(draft, { type: 'boarding', sector, damage: into.boardingDamage, tokens: into.boarders });
  }
};

export const sectorFires = (
  draft: PanicState,
  { sector, shooters }: WorkOf<'sectorFire'>,
  rng: Rng,
  emit: Emitter,
): void => {
  const extra = runSectorHooks(draft, sector, emit);
  volleyFrom(draft, sector, shooters, extra, 'threats', rng, emit);
};

/** The marks of the phase go; then the mission's end-of-phase hooks and its test for a lost token. */
export const threatsEnd = (draft: PanicState, emit: Emitter): void => {
  for (const token of draft.tokens) {
    token.fresh = false;
    if (!token.forceField) continue;
    token.forceField = false;
    emit?.({ type: 'forceFieldEnded', target: token.id });
  }
  runEndHooks(draft, emit);
  schedule(draft, { type: 'missionTokenTest' });
};

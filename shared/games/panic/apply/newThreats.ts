import { ask } from '../../../engine/asks';
import type { Rng } from '../../../engine/rng';
import { NEW_THREATS } from '../data/limits';
import { LONG } from '../data/ship';
import { type TokenId, tokenOf } from '../data/tokens';
import { facingOf } from '../geometry';
import { characterOf } from '../position';
import type { PanicState, WorkOf } from '../types';
import { captainActs } from './captains';
import { type Emitter, schedule } from './context';
import { cometImpact } from './damage';
import { targetReached } from './ending';
import { takeAny, takeOut } from './piles';
import { destroyToken, placeToken } from './tokens';

/** Phase 7, skipped for good once the target is reached. Spock looks at one token more and chooses. */
export const newThreatsPhase = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  schedule(draft, { type: 'missionTokenTest' });
  if (targetReached(draft)) {
    emit?.({ type: 'threatsCalm', why: 'targetReached' });
    return;
  }
  const count = NEW_THREATS - (draft.used.sensorSweep ? 1 : 0);
  const extra = characterOf(draft, draft.active)?.threatsDrawnExtra ?? 0;
  if (extra > 0) layOut(draft, count, count + extra, rng, emit);
  else for (let i = 0; i < count; i++) schedule(draft, { type: 'drawThreat' });
};

/** Rulebook p. 14: discarded threats go back into the bag; not in the game without missions, which ends with the bag. */
const refillBag = (draft: PanicState, emit: Emitter): void => {
  if (draft.target === 0 || draft.threatDiscard.length === 0) return;
  emit?.({ type: 'bagRefilled', tokens: draft.threatDiscard.length });
  draft.bag.push(...draft.threatDiscard);
  draft.threatDiscard = [];
};

export const drawThreat = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  if (draft.bag.length === 0) refillBag(draft, emit);
  const token = takeAny(draft.bag, rng);
  if (token === undefined) {
    emit?.({ type: 'threatsCalm', why: 'nothingLeft' });
    return;
  }
  draft.drawn.push(token);
  emit?.({ type: 'threatDrawn', token, seat: draft.active });
  resolveThreat(draft, { type: 'resolveThreat', token }, rng, emit);
};

const layOut = (draft: PanicState, resolve: number, lay: number, rng: Rng, emit: Emitter): void => {
  if (draft.bag.length < lay) refillBag(draft, emit);
  for (let i = 0; i < lay; i++) {
    const token = takeAny(draft.bag, rng);
    if (token !== undefined) draft.drawn.push(token);
  }
  if (draft.drawn.length === 0) {
    emit?.({ type: 'threatsCalm', why: 'nothingLeft' });
    return;
  }
  emit?.({ type: 'abilityUsed', seat: draft.active, character: 'spock' });
  emit?.({ type: 'threatsLaidOut', tokens: draft.drawn.slice(), seat: draft.active });
  schedule(draft, { type: 'pickThreats', left: Math.min(resolve, draft.drawn.length) });
};

/** Which one comes next; the last one picks itself. Then the unwanted go back, before anything is resolved. */
export const pickThreats = (draft: PanicState, { left }: WorkOf<'pickThreats'>, emit: Emitter): void => {
  const [only] = draft.drawn;
  if (left > 0 && only !== undefined) {
    schedule(draft, { type: 'pickThreats', left: left - 1 });
    if (draft.drawn.length > 1) ask(draft, { type: 'pickThreat', seat: draft.active, left });
    else pickThreat(draft, only, emit);
    return;
  }
  for (const token of draft.drawn) emit?.({ type: 'threatReturned', token, seat: draft.active });
  draft.bag.push(...draft.drawn);
  draft.drawn = [];
  schedule(draft, ...draft.picked.map((token) => ({ type: 'resolveThreat', token }) as const));
};

export const pickThreat = (draft: PanicState, token: TokenId, emit: Emitter): void => {
  takeOut(draft.drawn, token);
  draft.picked.push(token);
  emit?.({ type: 'threatPicked', token, seat: draft.active });
};

/** Ships and starbases are placed at long range of a rolled sector; comets fly at once. */
export const resolveThreat = (
  draft: PanicState,
  { token }: WorkOf<'resolveThreat'>,
  rng: Rng,
  emit: Emitter,
): void => {
  takeOut(draft.drawn, token);
  takeOut(draft.picked, token);
  const { type, kind } = tokenOf(token);
  const roll = rng.die();
  emit?.({ type: 'rolled', roll, why: type === 'effect' ? 'comet' : 'placing', token });
  if (type === 'effect') {
    flyComet(draft, token, roll, rng, emit);
    return;
  }
  placeToken(draft, token, roll, LONG, 'threat', emit);
  captainActs(draft, token, kind, rng, emit);
};

/** Rulebook p. 15: every non-mission token in all three ranges of the sector is destroyed; then the impact. */
const flyComet = (draft: PanicState, comet: TokenId, sector: number, rng: Rng, emit: Emitter): void => {
  const facing = facingOf(sector, draft.heading);
  emit?.({ type: 'cometPassed', token: comet, sector, facing });
  const hit = draft.tokens.filter((token) => token.sector === sector && !tokenOf(token.id).ofMission);
  for (const token of hit) destroyToken(draft, token, 'comet', emit);
  cometImpact(draft, facing, rng, emit);
  draft.threatDiscard.push(comet);
};

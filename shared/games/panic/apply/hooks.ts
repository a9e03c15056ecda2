import { ask } from '../../../engine/asks';
import type { Rng } from '../../../engine/rng';
import type { HookName, MissionId } from '../data/missions';
import { FRONT_PORT, FRONT_STARBOARD, LONG, type Sector, SHORT } from '../data/ship';
import { facingOf, sectorOf } from '../geometry';
import { hookOf, missionOf, missionToken } from '../mission';
import { handOf, isShip, isVisibleShip } from '../position';
import type { PanicState, Token } from '../types';
import { type Emitter, schedule } from './context';
import { volleyOn } from './damage';
import { discardCard } from './piles';
import { dismissToken, moveCloser, moveToken } from './tokens';

/** Says that a mission's special rule was looked at, and whether it did anything. */
const tell = (draft: PanicState, hook: HookName, acted: boolean, emit: Emitter): void =>
  emit?.({
    type: 'hookActed',
    mission: draft.mission.id as MissionId,
    hook,
    token: missionOf(draft)?.token?.id ?? '',
    acted,
  });

/** Closer by one, and every enemy ship in the space it enters goes to the threat discard pile. */
const advanceCrush = (draft: PanicState, token: Token, emit: Emitter): void => {
  const leg = moveCloser(draft, token);
  emit?.({ type: 'moved', steps: [leg], why: 'hook' });
  const crushed = draft.tokens.filter(
    (other) => other.sector === token.sector && other.range === token.range && isShip(other),
  );
  for (const ship of crushed) dismissToken(draft, ship, 'crushed', emit);
};

/** Hooks of one sector before its volley; gives the damage they add to it. */
export const runSectorHooks = (draft: PanicState, sector: Sector, emit: Emitter): number => {
  if (!hookOf(draft, 'advanceCrush')) return 0;
  const token = missionToken(draft);
  if (token?.sector !== sector) return 0;
  tell(draft, 'advanceCrush', true, emit);
  // Only this hook moves it in this phase, so at short now means at short from the beginning.
  if (token.range === SHORT) return 1;
  advanceCrush(draft, token, emit);
  return 0;
};

const laneIsClear = (draft: PanicState, token: Token): boolean =>
  !draft.tokens.some((other) => other.sector === token.sector && isVisibleShip(other));

const driftIn = (draft: PanicState, token: Token, emit: Emitter): void => {
  const clear = laneIsClear(draft, token);
  tell(draft, 'driftIn', clear && token.range > SHORT, emit);
  if (!clear || token.range === SHORT) return;
  const leg = moveCloser(draft, token);
  emit?.({ type: 'moved', steps: [leg], why: 'hook' });
};

const driftOut = (draft: PanicState, token: Token, emit: Emitter): void => {
  const clear = laneIsClear(draft, token);
  tell(draft, 'driftOut', clear, emit);
  if (!clear) return;
  if (token.range === LONG) {
    draft.mission.departed = true;
    dismissToken(draft, token, 'departed', emit);
    return;
  }
  const leg = moveToken(draft, token, token.sector, token.range + 1);
  emit?.({ type: 'moved', steps: [leg], why: 'hook' });
};

/** Hooks at the end of phase 6. A token whose defence is gone drifts no more: its mission is about to fail. */
export const runEndHooks = (draft: PanicState, emit: Emitter): void => {
  const token = missionToken(draft);
  if (!token) return;
  if (hookOf(draft, 'driftIn')) driftIn(draft, token, emit);
  if (hookOf(draft, 'driftOut') && token.defence > 0) driftOut(draft, token, emit);
};

/** The first time the token reaches short range: a die roll may bring boarders. */
export const ambush = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const hook = hookOf(draft, 'ambushOnArrival');
  const token = missionToken(draft);
  if (!hook || !token) return;
  draft.mission.arrived = true;
  const roll = rng.die();
  emit?.({ type: 'rolled', roll, why: 'ambush', token: token.id });
  const caught = roll <= hook.upTo;
  tell(draft, 'ambushOnArrival', caught, emit);
  if (caught) schedule(draft, { type: 'boarding', sector: token.sector, damage: hook.damage, tokens: [] });
};

/** After each forward maneuver one of the two bows is shaken. */
export const forwardStress = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const hook = hookOf(draft, 'forwardStress');
  if (!hook) return;
  const roll = rng.die();
  emit?.({ type: 'rolled', roll, why: 'forwardStress', token: '' });
  tell(draft, 'forwardStress', true, emit);
  missionVolley(draft, roll <= 3 ? FRONT_PORT : FRONT_STARBOARD, hook.damage, rng, emit);
};

/** A volley that no ship fires. */
export const missionVolley = (
  draft: PanicState,
  facing: number,
  damage: number,
  rng: Rng,
  emit: Emitter,
): void => {
  const sector = sectorOf(facing, draft.heading);
  emit?.({ type: 'volley', sector, facing, shooters: [], damage, why: 'mission' });
  volleyOn(draft, facing, damage, rng, emit);
};

/** A sector is rolled and the facing there takes a volley. */
export const zapRolled = (draft: PanicState, damage: number, rng: Rng, emit: Emitter): void => {
  const roll = rng.die();
  emit?.({ type: 'rolled', roll, why: 'zap', token: '' });
  missionVolley(draft, facingOf(roll, draft.heading), damage, rng, emit);
};

/** After a tick, while the mission is still open. */
export const runTickHooks = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const zap = hookOf(draft, 'afterTickZap');
  if (zap) {
    tell(draft, 'afterTickZap', true, emit);
    zapRolled(draft, zap.damage, rng, emit);
  }
  const discard = hookOf(draft, 'afterTickDiscard');
  if (discard && handOf(draft, draft.active).length > 0) {
    tell(draft, 'afterTickDiscard', true, emit);
    discardByHook(draft, emit);
  }
};

const discardByHook = (draft: PanicState, emit: Emitter): void => {
  const hand = handOf(draft, draft.active);
  const [only] = hand;
  if (hand.length > 1 || only === undefined) {
    ask(draft, { type: 'discard', seat: draft.active, why: 'hook' });
    return;
  }
  discardCard(draft, draft.active, only);
  emit?.({ type: 'discarded', seat: draft.active, card: only, why: 'hook' });
};

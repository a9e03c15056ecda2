import { ask } from '../../../engine/asks';
import type { Tagged } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Effect } from '../data/effects';
import { FACINGS_COUNT, FRONT_PORT, FRONT_STARBOARD, LONG, type Part, PARTS } from '../data/ship';
import { facingOf } from '../geometry';
import type { Leg } from '../events';
import { missionToken } from '../mission';
import { handOf } from '../position';
import { isMendable, pushBan, removalBan } from '../rules';
import type { Cause, PanicState, Work } from '../types';
import { type Emitter, schedule } from './context';
import { cometImpact } from './damage';
import { finish } from './ending';
import { missionVolley, zapRolled } from './hooks';
import { discardCard, everyoneDraws, removeTop } from './piles';
import { dismissToken, moveToken } from './tokens';

type Table = Readonly<PanicState>;
type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Puts effects on the agenda in their order. */
export const scheduleEffects = (draft: PanicState, effects: readonly Effect[], why: Cause): void =>
  schedule(draft, ...effects.map((effect) => ({ type: 'effect', effect, why }) as const));

export const partsOf = (part: Part | 'any'): readonly Part[] => (part === 'any' ? PARTS : [part]);

const anyMendable = (state: Table, action: 'repair' | 'rebuild', part: Part | 'any'): boolean => {
  for (const one of partsOf(part)) {
    for (let facing = 0; facing < FACINGS_COUNT; facing++) {
      if (isMendable(state, action, one, facing)) return true;
    }
  }
  return false;
};

/** Whether an effect would do anything now. */
export const isPossible = (state: Table, effect: Effect): boolean => {
  switch (effect.do) {
    case 'repair':
    case 'rebuild':
      return anyMendable(state, effect.do, effect.part);
    case 'choose':
      return effect.of.some((one) => isPossible(state, one));
    case 'removeThreat':
      return state.tokens.some((token) => !removalBan(token));
    case 'takeBack':
      return state.discard.length > 0;
    default:
      return true;
  }
};

const choose = (draft: PanicState, effect: EffectOf<'choose'>, why: Cause): void => {
  const possible = effect.of.filter((one) => isPossible(draft, one));
  const [only] = possible;
  if (only && possible.length === 1) schedule(draft, { type: 'effect', effect: only, why });
  else if (only) {
    // The choice itself waits on the agenda, so that the answer finds what it chose from.
    schedule(draft, { type: 'effect', effect, why });
    ask(draft, { type: 'chooseEffect', seat: draft.active, why });
  }
};

/** What the open choice is between. */
export const choices = ({ agenda }: { readonly agenda: readonly Tagged[] }): readonly Effect[] => {
  const next = agenda[agenda.length - 1] as Work | undefined;
  return next?.type === 'effect' && next.effect.do === 'choose' ? next.effect.of : [];
};

type Counted = Extract<Effect, { do: 'repair' | 'rebuild' | 'removeThreat' | 'takeBack' }>;

/** "Up to n": one at a time. What is left waits on the agenda; who passes takes it away. */
const upTo = (draft: PanicState, effect: Counted, why: Cause): void => {
  if (effect.n <= 0 || !isPossible(draft, effect)) return;
  schedule(draft, { type: 'effect', effect: { ...effect, n: effect.n - 1 }, why });
  const seat = draft.active;
  const left = effect.n;
  switch (effect.do) {
    case 'repair':
    case 'rebuild':
      ask(draft, { type: 'restore', seat, action: effect.do, part: effect.part, left, why });
      return;
    case 'removeThreat':
    case 'takeBack':
      ask(draft, { type: effect.do, seat, left });
  }
};

const pushBack = (draft: PanicState, n: number, emit: Emitter): void => {
  const steps: Leg[] = [];
  for (const token of draft.tokens) {
    if (pushBan(token)) continue;
    steps.push(moveToken(draft, token, token.sector, Math.min(LONG, token.range + n)));
  }
  if (steps.length > 0) emit?.({ type: 'moved', steps, why: 'pushBack' });
};

/** All players at once, each one card; the rest of a larger number waits. Who has one card has no choice. */
const everyoneDiscards = (draft: PanicState, n: number, why: Cause, emit: Emitter): void => {
  if (n <= 0) return;
  schedule(draft, { type: 'effect', effect: { do: 'discard', n: n - 1 }, why });
  for (let i = 0; i < draft.players; i++) {
    const seat = (draft.active + i) % draft.players;
    const hand = handOf(draft, seat);
    const [only] = hand;
    if (only === undefined) continue;
    if (hand.length > 1) ask(draft, { type: 'discard', seat, why: 'failure' });
    else {
      discardCard(draft, seat, only);
      emit?.({ type: 'discarded', seat, card: only, why: 'failure' });
    }
  }
};

const impact = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const token = missionToken(draft);
  if (!token) return;
  const facing = facingOf(token.sector, draft.heading);
  emit?.({ type: 'volley', sector: token.sector, facing, shooters: [token.id], damage: 2, why: 'mission' });
  cometImpact(draft, facing, rng, emit);
  dismissToken(draft, token, 'missionOver', emit);
};

const zap = (draft: PanicState, effect: EffectOf<'zap'>, rng: Rng, emit: Emitter): void => {
  for (let i = 0; i < effect.times && draft.ending === ''; i++) zapRolled(draft, effect.damage, rng, emit);
};

/** Carries out one effect. */
export const doEffect = (draft: PanicState, effect: Effect, why: Cause, rng: Rng, emit: Emitter): void => {
  switch (effect.do) {
    case 'draw':
      everyoneDraws(draft, effect.n, why === 'docking' ? 'docking' : 'reward', rng, emit);
      return;
    case 'repair':
    case 'rebuild':
    case 'removeThreat':
    case 'takeBack':
      upTo(draft, effect, why);
      return;
    case 'choose':
      choose(draft, effect, why);
      return;
    case 'pushBack':
      pushBack(draft, effect.n, emit);
      return;
    case 'discard':
      everyoneDiscards(draft, effect.n, why, emit);
      return;
    case 'zap':
      zap(draft, effect, rng, emit);
      return;
    case 'zapFront':
      for (const facing of [FRONT_PORT, FRONT_STARBOARD])
        missionVolley(draft, facing, effect.damage, rng, emit);
      return;
    case 'impact':
      impact(draft, rng, emit);
      return;
    case 'removeCards':
      removeTop(draft, effect.n, rng, emit);
      return;
    case 'loseGame':
      finish(draft, 'missionLost', emit);
  }
};

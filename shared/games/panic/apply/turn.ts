import { ask } from '../../../engine/asks';
import type { Rng } from '../../../engine/rng';
import { IDLE_DISCARDS, STALEMATE_TURNS } from '../data/limits';
import { abilityReady, handLimit, handOf } from '../position';
import type { PanicState, Phase, Used, Work } from '../types';
import { type Emitter, schedule } from './context';
import { finish, isTrapped } from './ending';
import { checkStatus, maybeReveal } from './missions';
import { newThreatsPhase } from './newThreats';
import { drawCards } from './piles';
import { threatsPhase } from './threats';
import { tradePhase } from './trade';

export const nothingUsed = (): Used => ({
  maneuvers: 0,
  trades: 0,
  offers: 0,
  declined: [],
  cards: 0,
  ability: false,
  sensorSweep: false,
  evasiveAction: false,
});

const phase = (name: Phase): Work => ({ type: 'phase', phase: name });
const FROM_TRADE: readonly Work[] = [
  phase('trade'),
  phase('play'),
  phase('status'),
  phase('threats'),
  phase('newThreats'),
  { type: 'endTurn' },
];
const WHOLE_TURN: readonly Work[] = [phase('draw'), phase('mission'), ...FROM_TRADE];

/** Rulebook p. 4: the first player skips phases 1 and 2 once. The game without missions has no phases 2 and 5. */
export const beginTurn = (draft: PanicState, emit: Emitter): void => {
  draft.turn++;
  draft.used = nothingUsed();
  draft.stirred = false;
  emit?.({ type: 'turnBegan', seat: draft.active, turn: draft.turn });
  schedule(draft, ...(draft.turn === 1 ? FROM_TRADE : WHOLE_TURN));
};

const isSkipped = (draft: PanicState, name: Phase): boolean =>
  draft.target === 0 && (name === 'mission' || name === 'status');

export const beginPhase = (draft: PanicState, name: Phase, rng: Rng, emit: Emitter): void => {
  if (isSkipped(draft, name)) return;
  draft.phase = name;
  emit?.({ type: 'phaseBegan', phase: name, seat: draft.active });
  switch (name) {
    case 'draw':
      drawPhase(draft, rng, emit);
      return;
    case 'mission':
      maybeReveal(draft, rng, emit);
      return;
    case 'trade':
      tradePhase(draft);
      return;
    case 'play':
      askToPlay(draft);
      return;
    case 'status':
      checkStatus(draft, rng, emit);
      return;
    case 'threats':
      threatsPhase(draft, rng, emit);
      return;
    case 'newThreats':
      newThreatsPhase(draft, rng, emit);
      return;
    case 'setUp':
  }
};

const drawPhase = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const { active } = draft;
  const lacking = handLimit(draft) - handOf(draft, active).length;
  if (lacking > 0) drawCards(draft, active, lacking, 'refill', rng, emit);
  if (abilityReady(draft, 'onePlayerDraws')) ask(draft, { type: 'treat', seat: active });
};

export const askToPlay = (draft: PanicState): void => void ask(draft, { type: 'play', seat: draft.active });

/** Who used no card in this phase may throw some away. */
export const endPlay = (draft: PanicState): void => {
  if (draft.used.cards === 0) schedule(draft, { type: 'idleDiscard', left: IDLE_DISCARDS });
};

export const idleDiscard = (draft: PanicState, left: number): void => {
  if (left <= 0 || handOf(draft, draft.active).length === 0) return;
  schedule(draft, { type: 'idleDiscard', left: left - 1 });
  ask(draft, { type: 'idleDiscard', seat: draft.active, left });
};

/** The turn passes clockwise. A ship that nothing can free has lost, and so has one around which nothing happens any more. */
export const endTurn = (draft: PanicState, emit: Emitter): void => {
  draft.still = draft.stirred ? 0 : draft.still + 1;
  draft.fell.fill(false);
  if (draft.still >= STALEMATE_TURNS || isTrapped(draft)) finish(draft, 'stalemate', emit);
  draft.active = (draft.active + 1) % draft.players;
  schedule(draft, { type: 'turn' });
};

import { withdraw } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { crewCost } from '../crew';
import { ROLES } from '../data/crew';
import type { Event } from '../events';
import { CREW_ORDERS, type CrewOrder, type DiceOrder, type MoveOf, ORDER_DICE } from '../moves';
import type { RiskState } from '../types';
import { rerollAttack, runCrew } from './effects/run';
import { useFlag } from './modifiers';
import { push } from './works';

/** R38: pay, turn the card down, mark it, and its ability happens. The step it was used in goes on afterwards. */
export const useCrew = (
  draft: RiskState,
  seat: Seat,
  { role, at }: MoveOf<'useCrew'>,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const cost = crewCost(draft, seat, role);
  const { step } = draft.invasion;
  draft.credits[seat] = (draft.credits[seat] ?? 0) - cost;
  draft.crew[seat] = (draft.crew[seat] ?? []).map((card) =>
    card.role === role ? { role, ready: false, used: true } : card,
  );
  emit?.({ type: 'crewUsed', seat, role, step, cost, credits: draft.credits[seat] ?? 0 });
  if (step === 0) askAgain(draft);
  runCrew(draft, ROLES[role]?.ops ?? [], seat, at, rng, emit);
};

/** The question the crew member was used at is put again. */
const askAgain = (draft: RiskState): void => {
  if (draft.phase === 'deploy') push(draft, 'deploy');
  else if (draft.phase === 'act') push(draft, 'act');
  else if (!draft.tally.maneuvered) push(draft, 'maneuver');
};

/** Timeless. */
export const reroll = (draft: RiskState, seat: Seat, rng: Rng, emit: Emit<Event>): void => {
  useFlag(draft, 'rerollAttack', seat);
  rerollAttack(draft, seat, rng, emit);
};

export const pass = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  emit?.({ type: 'windowPassed', seat, step: draft.invasion.step });
  draft.invasion.step++;
};

/** A standing order for the defence; it also answers a question that is open. */
export const orderDice = (
  draft: RiskState,
  seat: Seat,
  { type }: MoveOf<DiceOrder>,
  emit: Emit<Event>,
): void => {
  const dice = ORDER_DICE[type];
  draft.orders[seat] = dice;
  emit?.({ type: 'ordered', seat, dice });
  if (dice > 0) withdraw(draft, (question) => question.seat === seat && question.type === 'defend');
};

/** A standing order for a crew card. A window that is open is looked at again. */
export const orderCrew = (
  draft: RiskState,
  seat: Seat,
  { type }: MoveOf<CrewOrder>,
  emit: Emit<Event>,
): void => {
  const { role, ask } = CREW_ORDERS[type];
  const bit = 1 << role;
  const muted = draft.muted[seat] ?? 0;
  draft.muted[seat] = ask ? muted & ~bit : muted | bit;
  emit?.({ type: 'crewOrdered', seat, role, ask });
  if (!ask) withdraw(draft, (question) => question.seat === seat && question.type === 'window');
};

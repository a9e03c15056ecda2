import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import type { Event } from '../events';
import { isOver } from '../outcome';
import type { Reason, RiskState } from '../types';
import { rollForOne } from './rollOff';

export const finish = (draft: RiskState, reason: Reason, winners: Seat[], emit: Emit<Event>): void => {
  if (isOver(draft)) return;
  draft.result = { reason, winners };
  emit?.({ type: 'ended', reason, winners });
};

/** Rulebook p. 11: the first to hold the goal wins, at once. */
export const maybeWin = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  if (draft.goal > 0 && (draft.held[seat] as number) >= draft.goal) finish(draft, 'locations', [seat], emit);
};

export const aliveSeats = (state: Pick<RiskState, 'alive'>): Seat[] =>
  state.alive.flatMap((alive, seat) => (alive === 1 ? [seat] : []));

/** The last captain in the match wins (rulebook p. 16 for two captains; designed for more); nobody may be left. */
export const maybeLast = (draft: RiskState, emit: Emit<Event>): void => {
  const left = aliveSeats(draft);
  if (left.length === 1) finish(draft, 'lastCaptain', left, emit);
  if (left.length === 0) finish(draft, 'nobody', [], emit);
};

/** Rulebook p. 18: the last Tribble of the supply, and Q and the Tribbles have won. */
export const maybeOverrun = (draft: RiskState, emit: Emit<Event>): void => {
  if (draft.supply.tribbles === 0) finish(draft, 'tribbles', [], emit);
};

const best = (seats: readonly Seat[], by: readonly number[]): Seat[] => {
  const top = seats.reduce((most, seat) => Math.max(most, by[seat] ?? 0), 0);
  return seats.filter((seat) => (by[seat] ?? 0) === top);
};

// House rule: after the last round most Quests win, then most locations, then most ships, then a roll-off.
export const endByLimit = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const claimed = draft.quests.map(({ length }) => length);
  const tied = best(best(best(aliveSeats(draft), claimed), draft.held), draft.ships);
  const { rolls, highest } = rollForOne(tied, rng);
  emit?.({ type: 'limitReached', round: draft.rounds, rolls });
  finish(draft, 'roundLimit', [highest], emit);
};

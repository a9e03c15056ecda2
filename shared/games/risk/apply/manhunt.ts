import type { Emit, Seat } from '../../../engine/game';
import type { Event } from '../events';
import { flagOf } from '../flags';
import type { RiskState } from '../types';
import { place, roomFor } from './forces';

/** R34, R59: a marker pays whoever expands onto its location or conquers it, once a turn, and stays. */
export const payManhunt = (draft: RiskState, seat: Seat, location: number, emit: Emit<Event>): void => {
  if (draft.manhunt.length === 0 || !draft.manhunt.includes(location)) return;
  const reward = flagOf(draft, 'manhuntReward', seat)?.value;
  if (reward === undefined || draft.tally.paid.includes(location)) return;
  draft.tally.paid.push(location);
  const ships = Math.min(reward.ships, roomFor(draft, seat));
  if (ships > 0) place(draft, seat, location, ships);
  draft.credits[seat] = (draft.credits[seat] ?? 0) + reward.credits;
  emit?.({ type: 'manhuntPaid', seat, location, ships, credits: reward.credits });
};

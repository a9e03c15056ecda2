import type { Emit } from '../../../engine/game';
import type { Event } from '../events';
import { ALIENS, type RiskState, TRIBBLES } from '../types';
import { maybeOverrun } from './end';
import { place, roomFor } from './forces';

/** Alien Lifeforms come onto a location that is theirs or empty, as far as the supply goes. */
export const placeAliens = (draft: RiskState, location: number, wanted: number, emit: Emit<Event>): void => {
  const units = Math.min(wanted, roomFor(draft, ALIENS));
  if (units === 0) return;
  place(draft, ALIENS, location, units);
  emit?.({ type: 'aliensPlaced', location, units });
};

/** Tribbles come onto a location that is theirs or empty; the last one of the supply ends the match (R33). */
export const placeTribbles = (
  draft: RiskState,
  location: number,
  wanted: number,
  emit: Emit<Event>,
): void => {
  const units = Math.min(wanted, roomFor(draft, TRIBBLES));
  if (units === 0) return;
  place(draft, TRIBBLES, location, units);
  emit?.({ type: 'tribblesPlaced', location, units });
  maybeOverrun(draft, emit);
};

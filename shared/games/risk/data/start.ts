import type { Mission } from '../types';
import type { LocationId } from './locations';
import type { Provenance } from './provenance';

/** What a match with a certain number of captains begins with. */
export interface StartRow {
  /** Location cards revealed for Alien Lifeforms. */
  readonly alienLocations: number;
  /** Ships of the starting fleets, by place in the order of play. */
  readonly fleets: readonly number[];
  /** Ends of the wormhole that stand from the beginning, Alpha first; without them captains place both. */
  readonly wormhole?: readonly [alpha: LocationId, beta: LocationId];
  /** Whether the fleets must start in different quadrants. */
  readonly apart: boolean;
  /** Whether holding enough locations wins. */
  readonly byLocations: boolean;
  readonly from: Provenance;
}

/** Alien Lifeforms on each location revealed for them (rulebook p. 7). */
export const ALIENS_EACH = 2;

// Rulebook p. 6 (three to five captains) and p. 16 (two).
export const STARTS: Readonly<Record<Mission, Readonly<Record<number, StartRow>>>> = {
  exploration: {
    2: {
      alienLocations: 16,
      fleets: [14, 14],
      wormhole: ['ferenginar', 'narendra-iii'],
      apart: true,
      byLocations: false,
      from: 'rulebook',
    },
    3: { alienLocations: 16, fleets: [10, 11, 12], apart: false, byLocations: true, from: 'rulebook' },
    4: { alienLocations: 14, fleets: [8, 10, 10, 12], apart: false, byLocations: true, from: 'rulebook' },
    5: { alienLocations: 12, fleets: [8, 10, 10, 12, 12], apart: false, byLocations: true, from: 'rulebook' },
  },
};

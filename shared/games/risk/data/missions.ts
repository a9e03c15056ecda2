import type { Mission } from '../types';
import type { Provenance } from './provenance';

/** What differs between missions beside set-up (data/start.ts) and the steps of a turn (apply/works.ts). */
export interface MissionRow {
  /** Most attack dice across the Neutral Zone. */
  readonly neutralZoneDice: number;
  readonly from: Provenance;
}

// Rulebook p. 14 limits invasions across the Neutral Zone in Mission 2 only.
export const MISSION_RULES: Readonly<Record<Mission, MissionRow>> = {
  exploration: { neutralZoneDice: 3, from: 'rulebook' },
};

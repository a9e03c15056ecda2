import type { Provenance } from './provenance';

/** The missions of the rulebook. Set-up tables and the steps of a turn go by mission. */
export const MISSIONS = ['exploration', 'finalFrontier'] as const;
export type Mission = (typeof MISSIONS)[number];

/** What differs between missions beside set-up (data/start.ts) and the steps of a turn (apply/works.ts). */
export interface MissionRow {
  /** Most attack dice across the Neutral Zone. */
  readonly neutralZoneDice: number;
  /** Whether starbases count as locations in reinforcement, and reinforcement brings Command Credits. */
  readonly credits: boolean;
  readonly from: Provenance;
}

/** Command Credits for every ship the count and the sectors bring (rulebook p. 13). */
export const CREDITS_PER_SHIP = 100;

// Rulebook p. 14 limits invasions across the Neutral Zone in Mission 2 only.
export const MISSION_RULES: Readonly<Record<Mission, MissionRow>> = {
  exploration: { neutralZoneDice: 3, credits: false, from: 'rulebook' },
  finalFrontier: { neutralZoneDice: 2, credits: true, from: 'rulebook' },
};

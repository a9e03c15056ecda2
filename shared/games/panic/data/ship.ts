import type { Provenance } from './provenance';

export const FACING_GROUPS = ['front', 'side', 'rear'] as const;
export type FacingGroup = (typeof FACING_GROUPS)[number];

export const SIDES = ['starboard', 'port'] as const;
export type Side = (typeof SIDES)[number];

/** 0 … 5, clockwise from the starboard bow; belongs to the ship and turns with it. */
export type Facing = number;
/** 1 … 6, clockwise, fixed on the board. */
export type Sector = number;
/** 1 short (blue), 2 medium (purple), 3 long (green). */
export type Range = number;

export const SHORT: Range = 1;
export const MEDIUM: Range = 2;
export const LONG: Range = 3;
export const RANGES = ['short', 'medium', 'long'] as const;
export type RangeName = (typeof RANGES)[number];

export const PARTS = ['shield', 'hull'] as const;
export type Part = (typeof PARTS)[number];

/** Damage points of an intact shield or hull section (rulebook p. 12). */
export const INTACT = 2;
export const FACINGS_COUNT = 6;

export interface FacingEntry {
  readonly id: string;
  readonly group: FacingGroup;
  readonly side: Side;
  readonly from: Provenance;
}

/** Indexed by facing. At heading 0 facing f lies in sector f + 1 (rulebook p. 4: the two fronts in 1 and 6). */
export const FACINGS: readonly FacingEntry[] = [
  { id: 'FR', group: 'front', side: 'starboard', from: 'rulebook' },
  { id: 'SR', group: 'side', side: 'starboard', from: 'designed' },
  { id: 'RR', group: 'rear', side: 'starboard', from: 'source' },
  { id: 'RL', group: 'rear', side: 'port', from: 'source' },
  { id: 'SL', group: 'side', side: 'port', from: 'designed' },
  { id: 'FL', group: 'front', side: 'port', from: 'rulebook' },
];

export const FRONT_STARBOARD: Facing = 0;
export const FRONT_PORT: Facing = 5;

export const MANEUVERS = ['clockwise', 'counterclockwise', 'forward'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** With this many hull sections destroyed the ship cannot maneuver (rulebook p. 10). */
export const HULLS_LOST_TO_STOP = 3;

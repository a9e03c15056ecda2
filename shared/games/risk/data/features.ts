import type { LocationId } from './locations';
import type { Provenance } from './provenance';

/** A passable border between the locations that touch it; it holds no units and no card names it. */
export interface Nebula {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly radii: readonly [x: number, y: number];
  readonly touches: readonly LocationId[];
  readonly from: { readonly name: Provenance; readonly border: Provenance; readonly touches: Provenance };
}

// Rulebook p. 18 names it and puts it in Klingon space; that it is passable is a public clarification.
export const ETNAP_NEBULA: Nebula = {
  name: 'Etnap Nebula',
  at: [770, 695],
  radii: [60, 52],
  touches: ['rura-penthe', 'qonos', 'tygokor', 'boreth'],
  from: { name: 'rulebook', border: 'source', touches: 'designed' },
};

/** The line of the Neutral Zone across the map (designed); it crosses exactly the edges marked with it. */
export const NEUTRAL_ZONE_LINE: readonly (readonly [x: number, y: number])[] = [
  [640, 20],
  [628, 130],
  [585, 205],
  [590, 275],
  [650, 305],
  [665, 345],
  [700, 375],
  [722, 425],
];

/** Where the quadrants meet (designed). */
export const QUADRANT_LINE_X = 500;

import type { Provenance } from './provenance';

export interface StarRow {
  readonly stars: number;
  readonly ships: number;
  readonly from: Provenance;
}

// Rulebook p. 8: three stars bring 4 ships, and at most ten stars are turned in; the rest of the row is the one that
// star-based editions of the game share.
export const STAR_CHART: readonly StarRow[] = [
  { stars: 2, ships: 2, from: 'source' },
  { stars: 3, ships: 4, from: 'rulebook' },
  { stars: 4, ships: 7, from: 'source' },
  { stars: 5, ships: 10, from: 'source' },
  { stars: 6, ships: 13, from: 'source' },
  { stars: 7, ships: 17, from: 'source' },
  { stars: 8, ships: 21, from: 'source' },
  { stars: 9, ships: 25, from: 'source' },
  { stars: 10, ships: 30, from: 'source' },
];
export const FEWEST_STARS = 2;
export const MOST_STARS = 10;

/** Ships for this many stars; none outside the chart. */
export const shipsForStars = (stars: number): number => STAR_CHART[stars - FEWEST_STARS]?.ships ?? 0;

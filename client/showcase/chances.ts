import type { GameModule, View } from '../../shared/engine/game';

/** How likely each seat is to win once a record has been told: by seat, 0…1; where all win together, all the same. */
export interface ChancePoint {
  /** Counts the records of the match as the page does: 1 is the set-up. */
  readonly rev: number;
  readonly chances: readonly number[];
}

/**
 * Reckons the chances of one match from a spectator's knowledge alone. It is fed with what a spectator sees, in any order (a replay is
 * sought back and forth), and says when it knows more: the first value of a record comes soon, a better one may follow.
 */
export interface ChanceSource {
  /** How things stand after a record. What comes twice is reckoned once. */
  note(rev: number, view: View<object, object>): void;
  /** All that is known, each rev once, the lowest first. */
  series(): readonly ChancePoint[];
  /** Told whenever the series has changed; gives how to stop. */
  watch(listener: () => void): () => void;
  /** Lets go of threads; nothing is told after. */
  dispose(): void;
}

/**
 * Opens a source for a match of this game; undefined where the game has no values to reckon with. Whoever shows a bar takes one as
 * `chances`, and shows none where there is none.
 */
export type OpenChances = (module: GameModule) => ChanceSource | undefined;

/** A change in the chances, and the record that made it. */
export interface Turning {
  readonly rev: number;
  /** The seat whose chance changed most; the first of those that changed alike. */
  readonly seat: number;
  /** By how much, −1…1. */
  readonly gain: number;
}

/** Sums of fractions that should be equal differ by less. */
const SAME = 1e-9;

const changeBetween = (before: ChancePoint, after: ChancePoint): Turning =>
  after.chances.reduce<Turning>(
    (most, chance, seat) => {
      const gain = chance - (before.chances[seat] ?? 0);
      return Math.abs(gain) > Math.abs(most.gain) + SAME ? { rev: after.rev, seat, gain } : most;
    },
    { rev: after.rev, seat: 0, gain: 0 },
  );

/** The records that changed the chances most, in the order in which they happened. */
export const turningPoints = (series: readonly ChancePoint[], most: number): readonly Turning[] =>
  series
    .slice(1)
    .map((point, at) => changeBetween(series[at] ?? point, point))
    .filter(({ gain }) => gain !== 0)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || a.rev - b.rev)
    .slice(0, most)
    .sort((a, b) => a.rev - b.rev);

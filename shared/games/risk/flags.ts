import type { Seat } from '../../engine/game';
import type { FlagKey, FlagValues } from './data/effects';
import { type Flag, NOBODY, NOWHERE } from './types';

/** Whatever has modifiers in force: the state, or a public view of it. */
export interface Flagged {
  readonly flags: readonly Flag[];
}

type FlagOf<K extends FlagKey> = Extract<Flag, { readonly key: K }>;
type NumberKey = { [K in FlagKey]: FlagValues[K] extends number ? K : never }[FlagKey];

const binds = (flag: Flag, seat: number): boolean => flag.seat === NOBODY || flag.seat === seat;

/** The first modifier of a kind that binds a captain; most tables have none at all. */
export const flagOf = <K extends FlagKey>(of: Flagged, key: K, seat: number): FlagOf<K> | undefined => {
  for (const flag of of.flags) if (flag.key === key && binds(flag, seat)) return flag as FlagOf<K>;
  return undefined;
};
export const hasFlag = (of: Flagged, key: FlagKey, seat: number): boolean =>
  of.flags.length > 0 && flagOf(of, key, seat) !== undefined;

/** Modifiers of the same kind add up. */
export const sumFlags = (of: Flagged, key: NumberKey, seat: number, at: number = NOWHERE): number => {
  let sum = 0;
  for (const flag of of.flags) {
    if (flag.key !== key || !binds(flag, seat)) continue;
    if (flag.at === NOWHERE || flag.at === at) sum += flag.value;
  }
  return sum;
};

/** Of several limits the lowest counts. */
export const leastFlag = (of: Flagged, key: NumberKey, seat: number, otherwise: number): number => {
  let least = otherwise;
  for (const flag of of.flags) {
    if (flag.key === key && binds(flag, seat)) least = Math.min(least, flag.value);
  }
  return least;
};

/** Truces forbid two captains to invade each other. */
export const atTruce = (
  { truces }: { readonly truces: readonly { readonly a: Seat; readonly b: Seat }[] },
  one: number,
  other: number,
): boolean => truces.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));

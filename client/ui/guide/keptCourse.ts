import * as v from 'valibot';
import type { Keep } from '../../net/identity';

/** How far somebody is in a course, as the browser keeps it. */
const shape = v.strictObject({
  /** The match it belongs to. */
  match: v.string(),
  over: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)),
  /** The lessons were sent away. */
  ended: v.boolean(),
});
export type Progress = v.InferOutput<typeof shape>;

const keyOf = (game: string): string => `starboard.lessons.${game}`;

/** What was learnt in this match; nothing of another one, nor of what cannot be read. */
export const readProgress = (keep: Keep | undefined, game: string, match: string): Progress => {
  const none: Progress = { match, over: [], ended: false };
  try {
    const kept = v.safeParse(shape, JSON.parse(keep?.getItem(keyOf(game)) ?? 'null'));
    return kept.success && kept.output.match === match ? kept.output : none;
  } catch {
    return none;
  }
};

export const writeProgress = (keep: Keep | undefined, game: string, progress: Progress): void => {
  try {
    keep?.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A browser may refuse to keep anything; then the lessons last as long as the page.
  }
};

/** A memory in which a guided game does not displace the one that is played for itself. */
export const apart = (keep: Keep | undefined, game: string): Keep | undefined =>
  keep && {
    getItem: (key) => keep.getItem(`${key}.first.${game}`),
    setItem: (key, value) => keep.setItem(`${key}.first.${game}`, value),
  };

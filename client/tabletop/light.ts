import { type Pick, pickKey } from '../kit/pick';
import type { Glow, Look } from './gameTable';

/** How a thing is lit: picked, spoken of, or to be picked next. */
export const glowOf = ({ choice }: Look, spoken: readonly Pick[]): Glow => {
  const keys = (picks: readonly Pick[] = []): ReadonlySet<string> => new Set(picks.map(pickKey));
  const [picked, told, legal] = [keys(choice?.picked), keys(spoken), keys(choice?.next)];
  return (thing) => {
    const key = pickKey(thing);
    if (picked.has(key)) return 'mine';
    if (told.has(key)) return 'yellow';
    return legal.has(key) ? 'legal' : undefined;
  };
};

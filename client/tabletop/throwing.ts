import type { Viewpoint } from '../viewpoint/viewpoint';

/**
 * Dice that lie in the hand of whoever looks, until it throws them; undefined: nobody has a hand here, or they are not theirs. A
 * story that is skipped meanwhile leaves them where they lay.
 */
export const throwing = (
  viewpoint: Viewpoint,
  take: () => (() => void) | undefined,
  signal: AbortSignal,
): Promise<void> | undefined => {
  if (viewpoint.hand?.() === undefined || viewpoint.thrown === undefined) return undefined;
  const putBack = take();
  if (putBack === undefined) return undefined;
  return viewpoint.thrown(signal).then(() => {
    if (signal.aborted) putBack();
  });
};

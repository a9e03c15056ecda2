import { heaviestMatching } from './blossom';
import type { Met } from './kit';

/** No difference of points outweighs a rematch, and no difference of places one of points. */
const REMATCH = 1e9;
const POINT = 1e5;
const MOST = 4e10;
/** Beyond this differences of points all weigh the same. */
const MOST_POINTS = 90;

/**
 * Pairs with the fewest rematches, then the smallest differences of points (squared, so that two small ones are better
 * than a large one), then those who stand near each other. `order` is that of the standings; its length is even.
 */
export const minimumPairs = (
  order: readonly string[],
  points: (player: string) => number,
  met: Met,
): [string, string][] => {
  const score = order.map(points);
  const cost = (a: number, b: number): number => {
    const apart = Math.min(MOST_POINTS, Math.abs((score[a] ?? 0) - (score[b] ?? 0)));
    const times = Math.min(20, met(order[a] ?? '', order[b] ?? ''));
    return times * REMATCH + apart * apart * POINT + Math.abs(a - b);
  };
  const costs = order.map((_, a) => order.map((__, b) => (a < b ? cost(a, b) : 0)));
  const partner = heaviestMatching(
    order.length,
    (a, b) => MOST - (costs[Math.min(a, b)]?.[Math.max(a, b)] ?? 0),
  );
  return order.flatMap((one, at): [string, string][] => {
    const other = partner[at] ?? -1;
    return other > at ? [[one, order[other] ?? one]] : [];
  });
};

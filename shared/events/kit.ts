/** Whether two have met, and how often. */
export type Met = (one: string, other: string) => number;

/**
 * Rules 10.11: the first is paired with the nearest below him whom he has not met, then the first of the rest, and so on;
 * where that leads to a dead end the next nearest is tried. If every set of pairs has a rematch, the first set with the
 * fewest counts.
 */
export const pairFromTop = (order: readonly string[], met: Met): [string, string][] => {
  for (let rematches = 0; rematches <= order.length / 2; rematches++) {
    const found = search(order, met, rematches, new Set());
    if (found) return found;
  }
  return [];
};

/** The first complete set with at most so many rematches. `dead`: what is known to have none. */
const search = (
  rest: readonly string[],
  met: Met,
  rematches: number,
  dead: Set<string>,
): [string, string][] | undefined => {
  const [first, ...others] = rest;
  if (first === undefined) return [];
  const key = `${String(rematches)} ${rest.join()}`;
  if (dead.has(key)) return undefined;
  for (const [at, other] of others.entries()) {
    const cost = met(first, other) > 0 ? 1 : 0;
    if (cost > rematches) continue;
    const found = search(
      others.filter((_, place) => place !== at),
      met,
      rematches - cost,
      dead,
    );
    if (found) return [[first, other], ...found];
  }
  dead.add(key);
  return undefined;
};

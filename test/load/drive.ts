/** One table that can be asked to make a move; `undefined`: nobody is asked there. */
export interface Playing {
  move(): Promise<number | undefined>;
}
export interface Driver {
  readonly playing: readonly Playing[];
  close(): Promise<void>;
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes moves at a steady rate, table after table, and measures each. A table still busy is passed over. Between two
 * moves the event loop has a turn, so that choosing the next move never delays hearing of the last. `from`: the table
 * to begin with, so that all come to their turn alike.
 */
export const drive = async (
  { playing }: Driver,
  perSecond: number,
  seconds: number,
  from = 0,
): Promise<readonly number[]> => {
  const taken: number[] = [];
  const busy = new Set<Playing>();
  const began = performance.now();
  const make = (table: Playing): void => {
    busy.add(table);
    void table.move().then((ms) => {
      busy.delete(table);
      if (ms !== undefined) taken.push(ms);
    });
  };
  for (let made = 0; ; made++) {
    const due = began + (made * 1000) / perSecond;
    if (due > began + seconds * 1000) break;
    if (due > performance.now()) await wait(due - performance.now());
    else await turn();
    const table = playing[(from + made) % playing.length];
    if (table && !busy.has(table)) make(table);
  }
  await wait(100);
  return taken;
};

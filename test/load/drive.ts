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

/** Makes moves at a steady rate, table after table, and measures each. A table still busy is passed over. */
export const drive = async (
  { playing }: Driver,
  perSecond: number,
  seconds: number,
): Promise<readonly number[]> => {
  const taken: number[] = [];
  const busy = new Set<Playing>();
  const began = performance.now();
  let next = 0;
  let due = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - began) / 1000;
      if (elapsed >= seconds) {
        clearInterval(timer);
        resolve();
        return;
      }
      for (; due < elapsed * perSecond; due++) {
        const table = playing[next++ % playing.length];
        if (!table || busy.has(table)) continue;
        busy.add(table);
        void table.move().then((ms) => {
          busy.delete(table);
          if (ms !== undefined) taken.push(ms);
        });
      }
    }, 2);
  });
  return taken;
};

/** No longer than this at a time: whoever waits beside long work hardly notices it. */
const SLICE_MS = 8;

let last: Promise<unknown> = Promise.resolve();
/** All long work takes turns: however much of it there is, everybody else has a turn after each slice. */
const myTurn = (): Promise<unknown> => {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
};

/** Does long work in short slices; between two of them everybody else has a turn. `each` sees what it yields. */
export const inSlices = async <Part, Whole>(
  work: Generator<Part, Whole, undefined>,
  each?: (part: Part) => void,
): Promise<Whole> => {
  for (;;) {
    await myTurn();
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
      each?.(value);
    } while (performance.now() < end);
  }
};

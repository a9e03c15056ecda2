/** No longer than this at a time: whoever waits beside long work hardly notices it. */
const SLICE_MS = 8;

/** Does long work in short slices; between two of them everybody else has a turn. `each` sees what it yields. */
export const inSlices = async <Part, Whole>(
  work: Generator<Part, Whole, undefined>,
  each: (part: Part) => void,
): Promise<Whole> => {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    each(value);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
};

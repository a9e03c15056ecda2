/** Does work that may be done in slices at one go. */
export const atOnce = <Part, Whole>(work: Generator<Part, Whole, undefined>): Whole => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};

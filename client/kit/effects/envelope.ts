const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * How bright a part is at an age: it rises, stays, and falls until its end, faster at first as embers do.
 * The one place where light over time is decided, so that what is counted is what is drawn.
 */
export const envelope = (age: number, end: number, rise: number, fall: number): number => {
  if (age < 0 || age >= end) return 0;
  const up = age < rise ? smooth(age / rise) : 1;
  const left = end - age;
  const down = left < fall ? left / fall : 1;
  return up * down * down;
};

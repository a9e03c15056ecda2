/** Widths of Antonio's bold capitals for each unit of their height, as measured; the letters' cap height is 0.859 of their size. */
const CAP = 0.859;
const THOUSANDTHS: Readonly<Record<string, number>> = {
  ...{
    A: 447,
    B: 461,
    C: 458,
    D: 477,
    E: 378,
    F: 374,
    G: 471,
    H: 492,
    I: 251,
    J: 442,
    K: 458,
    L: 351,
    M: 658,
  },
  ...{
    N: 506,
    O: 472,
    P: 446,
    Q: 472,
    R: 469,
    S: 414,
    T: 323,
    U: 478,
    V: 441,
    W: 658,
    X: 409,
    Y: 414,
    Z: 349,
  },
  ...{ "'": 204, ' ': 215, '-': 340, '+': 358 },
};
const USUAL = 440;

/** Size of the letters whose capitals are 1 high. */
export const SIZE_OF_CAP = 1 / CAP;

/** How wide a name in capitals is, in heights of a capital. */
export const widthOf = (name: string): number =>
  Array.from(name.toUpperCase()).reduce((sum, letter) => sum + (THOUSANDTHS[letter] ?? USUAL), 0) /
  1000 /
  CAP;

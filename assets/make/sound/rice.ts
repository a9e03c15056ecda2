import type { Bits } from './bits';

/** What is left when each sample is guessed from those before it, and how it is best written. */
export interface Residual {
  readonly order: number;
  readonly values: Int32Array;
  readonly parts: number;
  readonly parameters: readonly number[];
  /** In bits. */
  readonly size: number;
}

const MOST_PARTS = 5;
const MOST_PARAMETER = 14;

/** The guesses of FLAC's fixed predictors: differences of differences. */
const differences = (block: Int32Array, order: number): Int32Array => {
  let now = block;
  for (let k = 0; k < order; k++) {
    const from = now;
    now = from.map((v, i) => (i > k ? v - (from[i - 1] ?? 0) : v));
  }
  return now.subarray(order);
};

/** Small numbers of either sign as small numbers: 0, −1, 1, −2 … */
const folded = (v: number): number => (v < 0 ? -2 * v - 1 : 2 * v);

const cost = (values: Int32Array, parameter: number): number => {
  let bits = values.length * (1 + parameter);
  for (const v of values) bits += Math.floor(folded(v) / (1 << parameter));
  return bits;
};

/** The best parameter lies near the logarithm of the mean. */
const fit = (values: Int32Array): readonly [number, number] => {
  let sum = 0;
  for (const v of values) sum += folded(v);
  const guess = Math.max(0, Math.floor(Math.log2(sum / Math.max(1, values.length) + 1)));
  let best: readonly [number, number] = [0, Infinity];
  for (let k = Math.max(0, guess - 1); k <= Math.min(MOST_PARAMETER, guess + 1); k++) {
    const bits = cost(values, k);
    if (bits < best[1]) best = [k, bits];
  }
  return best;
};

const cut = (values: Int32Array, order: number, block: number, parts: number): Int32Array[] => {
  const each = block >> parts;
  return Array.from({ length: 1 << parts }, (_, i) =>
    values.subarray(Math.max(0, i * each - order), (i + 1) * each - order),
  );
};

export const residual = (block: Int32Array, order: number): Residual => {
  const values = differences(block, order);
  let best: Residual | undefined;
  for (let parts = 0; parts <= MOST_PARTS; parts++) {
    const each = block.length >> parts;
    if (each << parts !== block.length || each <= order) break;
    const fits = cut(values, order, block.length, parts).map(fit);
    const size = fits.reduce((sum, [, bits]) => sum + 4 + bits, 6 + 16 * order);
    if (best === undefined || size < best.size)
      best = { order, values, parts, parameters: fits.map(([k]) => k), size };
  }
  return best ?? { order, values, parts: 0, parameters: [fit(values)[0]], size: Infinity };
};

export const writeResidual = (
  bits: Bits,
  { order, values, parts, parameters }: Residual,
  block: number,
): void => {
  bits.put(0, 2).put(parts, 4);
  cut(values, order, block, parts).forEach((part, i) => {
    const k = parameters[i] ?? 0;
    bits.put(k, 4);
    for (const v of part) {
      const u = folded(v);
      bits.unary(Math.floor(u / (1 << k)));
      if (k > 0) bits.put(u & ((1 << k) - 1), k);
    }
  });
};

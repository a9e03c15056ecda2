import { chancesOf, type Sides, type Weights } from '../../shared/bots/chances';

/** What was known of each side of a position, and what its end was worth to each. */
export interface Example {
  readonly sides: Sides;
  readonly worths: readonly number[];
}

/** Keeps weights small that little speaks for. */
const RIDGE = 4;
const MOST_STEPS = 25;
const ENOUGH = 1e-6;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Solves A·x = b by elimination; A is symmetric and positive, so no row needs to be changed for another. */
export const solve = (a: readonly number[][], b: readonly number[]): number[] => {
  const rows = a.map((row, i) => [...row, b[i] ?? 0]);
  const size = b.length;
  for (let at = 0; at < size; at++)
    for (let below = at + 1; below < size; below++) {
      const factor = rows[below]![at]! / rows[at]![at]!;
      if (factor === 0) continue;
      for (let column = at; column <= size; column++) rows[below]![column]! -= factor * rows[at]![column]!;
    }
  const x = zeros(size);
  for (let at = size - 1; at >= 0; at--) {
    let rest = rows[at]![size]!;
    for (let column = at + 1; column < size; column++) rest -= rows[at]![column]! * x[column]!;
    x[at] = rest / rows[at]![at]!;
  }
  return x;
};

/** The slope of the likelihood and how it bends, where these weights are. */
const slopeAt = (examples: readonly Example[], weights: Weights) => {
  const size = weights.length;
  const slope = weights.map((weight) => -RIDGE * weight);
  const bend = Array.from({ length: size }, (_, at) => {
    const row = zeros(size);
    row[at] = RIDGE;
    return row;
  });
  const mean = zeros(size);
  for (const { sides, worths } of examples) {
    const chances = chancesOf(weights, sides);
    mean.fill(0);
    sides.forEach((side, of) => {
      const [chance = 0, worth = 0] = [chances[of], worths[of]];
      side?.forEach((x, i) => {
        if (x === 0) return;
        slope[i]! += (worth - chance) * x;
        mean[i]! += chance * x;
        const row = bend[i]!;
        for (let j = 0; j <= i; j++) row[j]! += chance * x * side[j]!;
      });
    });
    for (let i = 0; i < size; i++) for (let j = 0; j <= i; j++) bend[i]![j]! -= mean[i]! * mean[j]!;
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) bend[j]![i] = bend[i]![j]!;
  return { slope, bend };
};

/** The weights that make these ends most likely, by Newton's method. */
export const fitWeights = (examples: readonly Example[], tell: (line: string) => void): Weights => {
  // An end without a winner says nothing about who was ahead.
  const telling = examples.filter(({ worths }) => worths.some((worth) => worth > 0));
  const size = Math.max(...telling.flatMap(({ sides }) => sides.map((side) => side?.length ?? 0)));
  let weights: number[] = zeros(size);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, bend } = slopeAt(telling, weights);
    const change = solve(bend, slope);
    weights = weights.map((weight, i) => weight + change[i]!);
    if (Math.max(...change.map(Math.abs)) < ENOUGH) break;
  }
  tell(`${telling.length} positions, ${size} weights`);
  return weights.map((weight) => Number(weight.toFixed(4)));
};

/**
 * How likely somebody is to win, as weights fitted on self-play say: every weight counts one thing that a game knows of a
 * position (`npm run chance -- --fit` makes them).
 */
export type Weights = readonly number[];

/** e to the power of x by the same few operations everywhere: `Math.exp` may differ in its last digit between machines. */
export const exponential = (x: number): number => {
  // Far out nothing changes any more, and nothing may overflow.
  const bounded = Math.max(-60, Math.min(60, x));
  // e^x = (e^(x/65536))^65536: so near to 0 a few terms are exact to the last digits.
  const y = bounded / 65_536;
  let power = 1 + y * (1 + (y / 2) * (1 + (y / 3) * (1 + (y / 4) * (1 + y / 5))));
  for (let i = 0; i < 16; i++) power *= power;
  return power;
};

/** How far weights lean to a side about which so much is known. */
const leaning = (weights: Weights, features: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] ?? 0);
  return sum;
};

/**
 * What is known of each side of a match; `undefined`: it is out. A crew that wins or loses together plays against a side of
 * which nothing is known.
 */
export type Sides = readonly (readonly number[] | undefined)[];

/** The chances of all sides. They add up to 1 while anybody is in the match. */
export const chancesOf = (weights: Weights, sides: Sides): number[] => {
  const leans = sides.map((side) => (side === undefined ? -Infinity : leaning(weights, side)));
  const most = Math.max(...leans);
  const powers = leans.map((lean) => (lean === -Infinity ? 0 : exponential(lean - most)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => (all === 0 ? 0 : power / all));
};

/** The chances when a match is over: whoever won shares them. */
export const settled = (seats: number, winners: readonly number[]): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** What part of all this is; a fair part where there is nothing. */
export const part = (own: number, all: number, sides: number): number => (all === 0 ? 1 / sides : own / all);

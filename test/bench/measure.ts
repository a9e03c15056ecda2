/** One figure, as `npm run bench` prints it. With a peer the goal is a ratio, without one a figure of ours. */
export interface Row {
  readonly name: string;
  /** What is counted, per second. */
  readonly unit: string;
  readonly goal?: number;
  /** True: measured against something that must be installed first. */
  readonly needsPeers?: true;
  /** Gives our figure and, where there is one, the peer's, measured in turns. */
  measure?(): Promise<Measured> | Measured;
  /**
   * Ours and the peer's work where both run the same functions on different kinds of objects: each side is measured in
   * processes of its own, or the compiler would make of them what suits neither.
   */
  readonly sides?: Readonly<Record<Side, () => Work>>;
}

export const SIDES = ['ours', 'peer'] as const;
export type Side = (typeof SIDES)[number];

export interface Measured {
  readonly ours: number;
  readonly peer?: number;
}

/** Does a bounded amount of work and says how much it was. */
export type Work = () => number;

/** Less only to try the script itself. */
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 400);
const ROUNDS = 5;

const oneRound = (work: Work): number => {
  const began = performance.now();
  let done = 0;
  let spent = 0;
  while (spent < ROUND_MS) {
    done += work();
    spent = performance.now() - began;
  }
  return (done * 1000) / spent;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median rate of a piece of work, after one round to warm up. */
export const rate = (work: Work): Measured => {
  oneRound(work);
  return { ours: median(Array.from({ length: ROUNDS }, () => oneRound(work))) };
};

/** The median rates of two pieces of work, measured in turns, so that both meet the same machine. */
export const compare = (work: Work, peer: Work): Measured => {
  oneRound(work);
  oneRound(peer);
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: oneRound(work), peer: oneRound(peer) }));
  return { ours: median(rounds.map(({ ours }) => ours)), peer: median(rounds.map((round) => round.peer)) };
};

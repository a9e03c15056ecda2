export interface Rate {
  /** So many at once … */
  readonly burst: number;
  /** … and so many a second from then on. */
  readonly perSecond: number;
}

export interface Bucket {
  /** True: go on. False: too fast, and nothing was used up. */
  take(count?: number): boolean;
  /** One that was no use to anybody; counts as if refused. */
  blame(times?: number): void;
  /** How many were refused, less those that time has forgiven. */
  readonly refused: number;
}

/** A second forgives a quarter of what it lets through: whoever keeps to the rate is soon forgiven, nobody else. */
const FORGIVEN = 1 / 4;

/** A token bucket. `now` in milliseconds. */
export const bucket = ({ burst, perSecond }: Rate, now: () => number): Bucket => {
  let tokens = burst;
  let at = now();
  let refused = 0;
  const pass = (): void => {
    const time = now();
    const seconds = (time - at) / 1000;
    tokens = Math.min(burst, tokens + seconds * perSecond);
    refused = Math.max(0, refused - seconds * perSecond * FORGIVEN);
    at = time;
  };
  return {
    take(count = 1) {
      pass();
      if (tokens < count) {
        refused++;
        return false;
      }
      tokens -= count;
      return true;
    },
    blame(times = 1) {
      refused += times;
    },
    get refused() {
      pass();
      return Math.ceil(refused);
    },
  };
};

/** A bucket for each key, forgotten when it has been full again for a while. */
export const buckets = (rate: Rate, now: () => number, most = 10_000) => {
  const byKey = new Map<string, Bucket>();
  return (key: string): Bucket => {
    const known = byKey.get(key);
    if (known) return known;
    // The oldest goes first: a flood of keys forgets old guessers, never stops new ones from being counted.
    const [oldest] = byKey.keys();
    if (byKey.size >= most && oldest !== undefined) byKey.delete(oldest);
    const made = bucket(rate, now);
    byKey.set(key, made);
    return made;
  };
};

export interface Rate {
  /** So many at once … */
  readonly burst: number;
  /** … and so many a second from then on. */
  readonly perSecond: number;
}

export interface Bucket {
  /** True: go on. False: too fast, and nothing was used up. */
  take(): boolean;
  /** How many were refused since the last that was not. */
  readonly refused: number;
}

/** A token bucket. `now` in milliseconds. */
export const bucket = ({ burst, perSecond }: Rate, now: () => number): Bucket => {
  let tokens = burst;
  let at = now();
  let refused = 0;
  return {
    take() {
      const time = now();
      tokens = Math.min(burst, tokens + ((time - at) / 1000) * perSecond);
      at = time;
      if (tokens < 1) {
        refused++;
        return false;
      }
      tokens--;
      refused = 0;
      return true;
    },
    get refused() {
      return refused;
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

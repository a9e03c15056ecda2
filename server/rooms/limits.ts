export interface Rate {
  /** So many at once … */
  readonly burst: number;
  /** … and so many a second from then on. */
  readonly perSecond: number;
}

export interface Bucket {
  /** True: go on. False: too fast, and nothing was used up. */
  take(count?: number): boolean;
  /** What was taken turns out to have cost so much more (or less): it is paid for before the next is let through. */
  owe(count: number): void;
  /** One that was no use to anybody; counts as if refused. */
  blame(times?: number): void;
  /** How many were refused, less those that time has forgiven. */
  readonly refused: number;
}

/** A second forgives a quarter of what it lets through: whoever keeps to the rate is soon forgiven, nobody else. */
const FORGIVEN = 1 / 4;

/** A token bucket. `now` in milliseconds. */
export const bucket = (rate: Rate, now: () => number): Bucket => new TokenBucket(rate, now);

/** Every page and everybody at every table has several: they are small. */
class TokenBucket implements Bucket {
  private tokens: number;
  private at: number;
  private blamed = 0;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {
    this.tokens = rate.burst;
    this.at = now();
  }

  private pass(): void {
    const { burst, perSecond } = this.rate;
    const time = this.now();
    const seconds = (time - this.at) / 1000;
    this.tokens = Math.min(burst, this.tokens + seconds * perSecond);
    this.blamed = Math.max(0, this.blamed - seconds * perSecond * FORGIVEN);
    this.at = time;
  }

  take(count = 1): boolean {
    this.pass();
    if (this.tokens < count) {
      this.blamed++;
      return false;
    }
    this.tokens -= count;
    return true;
  }

  owe(count: number): void {
    this.pass();
    this.tokens = Math.min(this.rate.burst, this.tokens - count);
  }

  blame(times = 1): void {
    this.blamed += times;
  }

  get refused(): number {
    this.pass();
    return Math.ceil(this.blamed);
  }
}

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

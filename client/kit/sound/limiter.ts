import type { Category, SoundName } from './names';

/** A sound does not begin again sooner than this, in seconds. */
const GAP = 0.06;
/** What began this long ago still counts as being heard. */
const HEARD = 0.5;

/** Keeps a volley from being as many times as loud: the same sound not at once, and each further one softer. */
export class Limiter {
  private readonly last = new Map<SoundName, number>();
  private readonly begun: { readonly category: Category; readonly at: number }[] = [];

  /** How loud one more may be now; undefined: not at all. */
  admit(name: SoundName, category: Category, now: number): number | undefined {
    const before = this.last.get(name);
    if (before !== undefined && now - before < GAP) return undefined;
    this.last.set(name, now);
    while (this.begun[0] !== undefined && now - this.begun[0].at > HEARD) this.begun.shift();
    const heard = this.begun.filter((one) => one.category === category).length;
    this.begun.push({ category, at: now });
    return 1 / Math.sqrt(1 + heard);
  }
}

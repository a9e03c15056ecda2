import { Vector3 } from '@babylonjs/core/Maths/math.vector';

/** A hand, as far as it throws. */
export interface Thrower {
  /** Where it is over the person's own floor, in metres, and whether that is known. */
  readonly tracked: { readonly own: Vector3; readonly isSeen: boolean };
}

/** Metres a second of a hand that throws, and seconds after which dice roll out of one that does not. */
const FLUNG = 0.9;
const LONGEST = 3;

const NOWHERE: Thrower['tracked'] = { own: Vector3.Zero(), isSeen: false };

/** Dice in a hand: they leave it when it is flung and slows down again, when it opens, or in the end by themselves. */
export class Throwing {
  private done: (() => void) | undefined;
  private hand: Thrower | undefined;
  private time = 0;
  private until = 0;
  private fastest = 0;
  private isFirst = true;
  private readonly before = new Vector3();

  /** They lie in this hand. */
  isIn(hand: Thrower): boolean {
    return this.hand === hand;
  }

  get holds(): boolean {
    return this.hand !== undefined;
  }

  begin(signal: AbortSignal, hand: Thrower | undefined): Promise<void> {
    this.open();
    this.hand = hand;
    this.until = this.time + LONGEST;
    this.fastest = 0;
    this.isFirst = true;
    return new Promise((resolve) => {
      this.done = resolve;
      if (signal.aborted) this.open();
      else signal.addEventListener('abort', () => this.open(), { once: true });
    });
  }

  /** The hand opens, or there is none any more. */
  open(): void {
    const { done } = this;
    this.done = this.hand = undefined;
    done?.();
  }

  /** Each frame. */
  update(time: number): void {
    const passed = time - this.time;
    this.time = time;
    if (this.done === undefined) return;
    const { own, isSeen } = this.hand?.tracked ?? NOWHERE;
    if (!isSeen || time >= this.until) return this.open();
    const speed = this.isFirst || passed <= 0 ? 0 : Vector3.Distance(own, this.before) / passed;
    this.isFirst = false;
    this.before.copyFrom(own);
    this.fastest = Math.max(this.fastest, speed);
    if (this.fastest >= FLUNG && speed < 0.7 * this.fastest) this.open();
  }
}

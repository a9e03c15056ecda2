import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Direction, type Pick, type Rows, samePick, type Stop, type Walker } from './gesture';
import type { Finger, Hands, Spot } from './hands';
import { stopOf, walk } from './walk';

export interface WalkerPorts {
  rows(): Rows;
  place(stop: Stop, into: Vector3): void;
  show(stop: Stop | undefined): void;
}

class StopSpot implements Spot {
  pick: Pick | undefined;
  readonly at = new Vector3();
  readonly held = this.at;
}

/** A focus that goes from stop to stop and points at each as a pointer would. */
export class FocusWalker implements Walker {
  private readonly spot = new StopSpot();
  private readonly finger: Finger;
  private stop: Stop | undefined;
  private steps = 0;
  /** The last thing used was a key. */
  private walking = false;

  constructor(
    private readonly hands: Hands,
    private readonly ports: WalkerPorts,
  ) {
    this.finger = hands.finger({ slop: Infinity });
  }

  step(direction: Direction): void {
    const from = this.stop?.pick ?? this.hands.pointed();
    this.go(walk(this.ports.rows(), from, direction));
  }

  private go(stop: Stop | undefined): void {
    this.stop = stop;
    this.walking = true;
    this.ports.show(stop);
    if (stop === undefined) return this.finger.rest();
    this.ports.place(stop, this.spot.at);
    this.spot.pick = stop.pick;
    this.steps += 1;
    this.finger.move(this.spot, this.steps, 0);
  }

  /** The stop in focus, if it is still one. */
  private here(): Stop | undefined {
    const pick = this.stop?.pick ?? this.hands.pointed();
    const stop = stopOf(this.ports.rows(), pick);
    if (stop !== undefined && !samePick(stop.pick, this.stop?.pick)) this.go(stop);
    return stop;
  }

  choose(): void {
    if (this.finger.carries() !== undefined) return this.finger.release();
    if (this.here() === undefined) return this.step('first');
    this.finger.press();
    this.finger.release();
  }

  carry(): void {
    if (this.finger.carries() !== undefined) return this.finger.release();
    const stop = this.here();
    if (stop === undefined) return this.step('first');
    // What cannot be carried is chosen: the key does what it can.
    if (this.hands.things.draggable(stop.pick)) this.finger.grab(stop.pick);
    else this.choose();
  }

  explain(): void {
    if (this.here() !== undefined) this.finger.explain();
  }

  bring(pick: Pick): void {
    if (this.walking && this.finger.carries() === undefined) this.go(stopOf(this.ports.rows(), pick));
  }

  arrive(): void {
    if (this.here() === undefined) this.step('first');
  }

  tab(back: boolean): boolean {
    const all = this.ports.rows().flat();
    const at = all.findIndex(({ pick }) => samePick(pick, this.stop?.pick));
    const next = all[at + (back ? -1 : 1)];
    if (at < 0 || next === undefined) return false;
    this.go(next);
    return true;
  }

  /** Something else points now. */
  forget(): void {
    this.walking = false;
    if (this.stop === undefined || this.finger.carries() !== undefined) return;
    this.stop = undefined;
    this.ports.show(undefined);
  }

  /** What was in focus may have gone. */
  update(): void {
    if (this.stop !== undefined && !this.hands.things.alive(this.stop.pick)) {
      this.stop = undefined;
      this.ports.show(undefined);
      this.finger.lift();
    }
  }
}

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Aim, Pick, Pointer, PointerOptions, Turn } from './gesture';
import type { Finger, Hands, Spot } from './hands';
import type { Hit, Picker } from './picker';

/** Things may move under a pointer that lies still: it looks again every so many frames. */
const LOOK_AGAIN = 6;
/** Beyond this many metres the surface is the horizon, not the table. */
const FAR = 6;

class LiveSpot implements Spot {
  pick: Pick | undefined;
  empty = false;
  readonly at = new Vector3();
  readonly held = new Vector3();
}

/** A pointer that aims along a line and meets what the picker finds there, at most once a frame. */
export class AimedPointer implements Pointer {
  private readonly line = { origin: new Vector3(), direction: new Vector3(0, -1, 0) };
  private readonly hit: Hit = { pick: undefined, met: false, distance: Infinity, at: new Vector3() };
  private readonly spot = new LiveSpot();
  private readonly finger: Finger;
  private x = 0;
  private y = 0;
  private aims = false;
  /** How far a hand among the things reaches; 0: it points along its line. */
  private arm = 0;
  private readonly hand = new Vector3();
  private points = false;
  private stale = false;
  private frames = 0;
  /** How far from the eye the thing in the hand was taken up. */
  private reach = 1;
  onDispose: () => void = () => undefined;

  constructor(
    hands: Hands,
    private readonly picker: Picker,
    private readonly options: PointerOptions,
    private readonly surface: number,
    private readonly used: () => void,
  ) {
    this.finger = hands.finger(options);
  }

  grips(): boolean {
    return this.finger.grips();
  }

  /** The point one metre along its line, while it aims; what only points when it presses never hovers. */
  hovers(into: Vector3): boolean {
    if (!this.aims || this.options.onlyPressed === true) return false;
    this.line.direction.addToRef(this.line.origin, into);
    return true;
  }

  aim(aim: Aim, x: number, y: number): void {
    this.arm = 0;
    this.point(aim, x, y);
  }

  touch(at: Vector3, reach: number, beyond: Aim | undefined, x: number, y: number): void {
    this.arm = reach;
    this.hand.copyFrom(at);
    this.points = beyond !== undefined;
    this.point(beyond ?? this.line, x, y);
  }

  private point({ origin, direction }: Aim, x: number, y: number): void {
    this.line.origin.copyFrom(origin);
    this.line.direction.copyFrom(direction).normalize();
    this.x = x;
    this.y = y;
    this.aims = true;
    this.stale = true;
  }

  rest(): void {
    if (this.finger.carries() !== undefined) return;
    this.aims = false;
    this.stale = false;
    this.finger.rest();
  }

  /** Once a frame: looks if it has moved, and now and then if it has not. */
  update(): void {
    if (!this.aims) return;
    this.frames += 1;
    if (this.stale) this.used();
    if (this.stale || this.frames >= LOOK_AGAIN) this.look();
  }

  private look(): void {
    const { hit, spot, line, finger } = this;
    this.frames = 0;
    this.stale = false;
    const carried = finger.carries();
    const except = carried ?? this.options.except?.();
    if (this.arm > 0) {
      this.picker.near(this.hand, this.arm, except, hit, carried !== undefined);
      if (!hit.met && this.points) this.picker.look(line, except, hit);
      spot.held.copyFrom(this.hand);
    } else {
      this.picker.look(line, except, hit);
      if (carried === undefined) this.reach = hit.met ? hit.distance : this.reach;
      line.direction.scaleToRef(this.reach, spot.held).addInPlace(line.origin);
    }
    spot.pick = hit.pick;
    spot.empty = !hit.met;
    if (hit.met) spot.at.copyFrom(hit.at);
    else this.onSurface();
    finger.move(spot, this.x, this.y);
  }

  /** Nothing is met: the place on the table, or beside it where the hand is. */
  private onSurface(): void {
    const { origin, direction } = this.line;
    const far = (this.surface - origin.y) / direction.y;
    if ((this.arm === 0 || this.points) && far > 0 && far < FAR)
      direction.scaleToRef(far, this.spot.at).addInPlace(origin);
    else this.spot.at.copyFrom(this.spot.held);
  }

  press(): void {
    this.used();
    if (this.stale) this.look();
    this.finger.press();
    this.used();
  }

  release(): void {
    if (this.stale) this.look();
    this.finger.release();
    this.used();
  }

  twist(by: Turn): void {
    this.finger.twist(by);
  }

  lose(): void {
    this.finger.lift();
    this.used();
  }

  explain(): void {
    if (this.stale) this.look();
    this.finger.explain();
  }

  dispose(): void {
    this.finger.dispose();
    this.aims = false;
    this.onDispose();
  }
}

import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import {
  type Gesture,
  type GestureListener,
  type Pick,
  type PointerOptions,
  samePick,
  type Turn,
} from './gesture';

/** What a pointer meets: the thing, the place on it, and the place of the hand. */
export interface Spot {
  readonly pick: Pick | undefined;
  readonly at: Vector3;
  readonly held: Vector3;
  /** Nothing at all is there. */
  readonly empty?: boolean;
}

/** What is known about the things that can be met. */
export interface Things {
  /** It is still there. */
  alive(pick: Pick): boolean;
  draggable(pick: Pick): boolean;
  /** It is part of a dial. */
  turns(pick: Pick): boolean;
}

type Phase =
  | { readonly type: 'up' }
  | { readonly type: 'down'; readonly pick: Pick | undefined; readonly since: number }
  | { readonly type: 'dragging'; readonly pick: Pick }
  /** Pressed and turned: it is let go as it is, wherever the hand has wandered meanwhile. */
  | { readonly type: 'turning'; readonly pick: Pick }
  /** Pressed, but nothing more will come of it; perhaps it still looks about, perhaps the camera may not have it either. */
  | { readonly type: 'spent'; readonly looks: boolean; readonly grips: boolean };

const UP: Phase = { type: 'up' };
const SPENT: Phase = { type: 'spent', looks: false, grips: false };
const EXPLAINED: Phase = { type: 'spent', looks: true, grips: true };
const EMPTY: Phase = { type: 'spent', looks: false, grips: true };

/** All pointers together: one leads, and only that one can press or carry anything. */
export class Hands {
  private lead: Finger | undefined;
  private shown: Pick | undefined;
  time = 0;

  constructor(
    readonly things: Things,
    private readonly tell: GestureListener,
  ) {}

  finger(options: PointerOptions): Finger {
    return new Finger(this, options);
  }

  pointed(): Pick | undefined {
    return this.shown;
  }

  /** What is being carried. */
  carried(): Pick | undefined {
    return this.lead?.carries();
  }

  /** The place that is meant by whatever leads. */
  place(): Vector3 | undefined {
    return this.lead?.place();
  }

  emit(gesture: Gesture): void {
    this.tell(gesture);
  }

  point(pick: Pick | undefined, at: Vector3 | undefined): void {
    if (samePick(pick, this.shown)) return;
    this.shown = pick;
    this.emit({ type: 'point', pick, at });
  }

  leads(finger: Finger): boolean {
    return this.lead === finger;
  }

  /** Asks for the lead; a finger that is pressing keeps it. */
  takeLead(finger: Finger): boolean {
    if (this.lead !== finger && this.lead?.isPressing()) return false;
    this.lead = finger;
    return true;
  }

  dropLead(finger: Finger): void {
    if (this.lead === finger) this.lead = undefined;
  }

  /** Out of whatever is going on, whoever began it. */
  escape(): void {
    if (this.carried() !== undefined) this.lead?.lose();
    else {
      this.lead?.spend();
      this.emit({ type: 'cancel', pick: undefined });
    }
  }

  /** Time passes: long presses come due, and what is gone is let go. */
  tick(time: number): void {
    this.time = time;
    if (this.shown !== undefined && !this.things.alive(this.shown)) this.point(undefined, undefined);
    this.lead?.tick();
  }
}

/** One pointer's way from pressing to choosing, dragging, explaining or nothing. */
export class Finger {
  private phase: Phase = UP;
  private spot: Spot | undefined;
  /** What it met last; the spot itself is lent and has moved on by now. */
  private met: Pick | undefined;
  private x = 0;
  private y = 0;
  private fromX = 0;
  private fromY = 0;

  constructor(
    private readonly hands: Hands,
    private readonly options: PointerOptions,
  ) {}

  isPressing(): boolean {
    return this.phase.type !== 'up' && this.phase.type !== 'spent';
  }

  carries(): Pick | undefined {
    return this.phase.type === 'dragging' ? this.phase.pick : undefined;
  }

  place(): Vector3 | undefined {
    return this.spot?.at;
  }

  /** It holds something that can be dragged: the camera keeps still. */
  grips(): boolean {
    const { phase, hands } = this;
    if (phase.type === 'dragging' || phase.type === 'turning') return true;
    if (phase.type === 'spent') return phase.grips;
    return phase.type === 'down' && phase.pick !== undefined && hands.things.draggable(phase.pick);
  }

  move(spot: Spot, x: number, y: number): void {
    const moved = x !== this.x || y !== this.y || !samePick(spot.pick, this.met);
    this.spot = spot;
    this.met = spot.pick;
    this.x = x;
    this.y = y;
    if (this.phase.type === 'dragging') {
      if (moved) this.drag('drag');
    } else if (this.phase.type === 'down') this.wander();
    else if (this.phase.type !== 'turning') this.hover(moved);
  }

  private hover(moved: boolean): void {
    const { hands, spot, options, phase } = this;
    if (options.onlyPressed === true && phase.type === 'up') return;
    if (phase.type === 'spent' && !phase.looks) return;
    // A pointer lying still does not take the lead from one that is in use.
    if (!moved && !hands.leads(this)) return;
    if (hands.takeLead(this)) hands.point(spot?.pick, spot?.at);
  }

  /** Pressed and moving: within the slop it is still a press. */
  private wander(): void {
    const { phase, hands } = this;
    if (phase.type !== 'down') return;
    if (Math.hypot(this.x - this.fromX, this.y - this.fromY) <= this.options.slop) return;
    if (phase.pick === undefined || !hands.things.draggable(phase.pick)) {
      this.phase = SPENT;
      hands.point(undefined, undefined);
      return;
    }
    this.grab(phase.pick);
  }

  /** Takes the thing up; also what a key does at once. */
  grab(pick: Pick): void {
    if (!this.hands.takeLead(this)) return;
    this.hands.point(undefined, undefined);
    this.phase = { type: 'dragging', pick };
    this.drag('drag');
  }

  private drag(type: 'drag' | 'drop'): void {
    const pick = this.carries();
    if (pick === undefined || this.spot === undefined) return;
    const { at, held } = this.spot;
    const over = samePick(this.spot.pick, pick) ? undefined : this.spot.pick;
    this.hands.emit({ type, pick, over, at, held });
  }

  press(): void {
    const { hands, spot } = this;
    if (!hands.takeLead(this)) {
      this.phase = SPENT;
      return;
    }
    [this.fromX, this.fromY] = [this.x, this.y];
    hands.point(spot?.pick, spot?.at);
    this.phase = { type: 'down', pick: spot?.pick, since: hands.time };
  }

  /** A dial that is pressed goes on by one. */
  twist(by: Turn): void {
    const { phase, hands } = this;
    if (phase.type !== 'down' && phase.type !== 'turning') return;
    const { pick } = phase;
    if (pick === undefined || !hands.things.turns(pick)) return;
    this.phase = { type: 'turning', pick };
    hands.emit({ type: 'turn', by, pick });
  }

  release(): void {
    const { phase, spot } = this;
    if (phase.type === 'dragging') {
      this.drag('drop');
      this.phase = UP;
    } else {
      this.phase = UP;
      // Meant only if the press and its end met the same thing.
      if (phase.type === 'turning' && spot)
        this.hands.emit({ type: 'choose', pick: phase.pick, at: spot.at });
      else if (phase.type === 'down' && phase.pick && spot && samePick(spot.pick, phase.pick))
        this.hands.emit({ type: 'choose', pick: phase.pick, at: spot.at });
      // Pressing where nothing is lets go of whatever was begun.
      else if (phase.type === 'down' && phase.pick === undefined && spot?.empty === true)
        this.hands.emit({ type: 'cancel', pick: undefined });
    }
    if (this.options.onlyPressed === true) this.rest();
  }

  rest(): void {
    if (this.phase.type === 'dragging') return;
    this.spot = this.met = undefined;
    if (this.hands.leads(this)) this.hands.point(undefined, undefined);
  }

  /** Taken away in the middle of things. */
  lose(): void {
    const pick = this.carries();
    if (this.phase.type !== 'up') this.phase = pick === undefined ? SPENT : EMPTY;
    if (pick !== undefined) this.hands.emit({ type: 'cancel', pick });
  }

  /** As if it had never been pressed, until it is released. */
  spend(): void {
    if (this.phase.type === 'down' || this.phase.type === 'turning') this.phase = SPENT;
  }

  /** It is no longer pressed, whatever came of it. */
  lift(): void {
    this.lose();
    this.phase = UP;
    if (this.options.onlyPressed === true) this.rest();
  }

  explain(): void {
    const { hands, spot } = this;
    if (this.carries() !== undefined) return this.lose();
    if (spot?.pick === undefined || !hands.takeLead(this)) return;
    if (this.phase.type === 'down') this.phase = EXPLAINED;
    hands.emit({ type: 'explain', pick: spot.pick, at: spot.at });
  }

  tick(): void {
    const { phase, hands, options } = this;
    if (phase.type === 'dragging' || phase.type === 'turning') {
      if (!hands.things.alive(phase.pick)) this.lose();
    } else if (phase.type === 'down' && phase.pick !== undefined) {
      if (!hands.things.alive(phase.pick)) this.phase = SPENT;
      else if (options.explainAfter !== undefined && hands.time - phase.since >= options.explainAfter)
        this.explain();
    }
  }

  dispose(): void {
    this.lift();
    this.rest();
    this.hands.dropLead(this);
  }
}

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Settings, Worn } from '../ui/settings';
import type { XrHand } from './hand';
import type { Rig } from './rig';
import { DISTANCE, HEIGHT, heightFor, PLACES, SIZE } from './stance';

export interface ControlsPorts {
  settings(): Settings;
  change(worn: Partial<Worn>): void;
  explain(hand: XrHand): void;
  /** Turns what is about to be put. */
  turnHeld(by: 1 | -1): void;
  /** One's own room is seen: the table goes wherever a hand carries it. */
  readonly isFree: boolean;
}

/** Buttons of the standard layout: the stick pressed, the lower and the upper round button. */
const [STICK, LOWER, UPPER] = [3, 4, 5];
const [FAR, BACK] = [0.7, 0.4];

interface Held {
  readonly hand: XrHand;
  readonly from: Vector3;
}

/** How everything was when hands closed over nothing. */
interface Grasp {
  readonly worn: Worn;
  readonly apart: number;
  readonly height: number;
  /** How the line between two hands lay at the last frame. */
  angle: number;
}

/** What sticks, buttons and grips do besides pointing: turning, going to another place, moving the table. */
export class Controls {
  onMenu: () => void = () => undefined;
  private readonly down = new WeakMap<XrHand, Set<number>>();
  private readonly pushed = new WeakMap<XrHand, 'left' | 'right' | 'forward' | 'back'>();
  private readonly held: Held[] = [];
  private begun: Grasp | undefined;

  constructor(
    private readonly rig: Rig,
    private readonly ports: ControlsPorts,
  ) {}

  /** Each frame, for each hand that has them. */
  read(hand: XrHand): void {
    const { gamepad } = hand.tracked.source;
    if (!gamepad) return;
    this.stick(hand, gamepad.axes[2] ?? 0, gamepad.axes[3] ?? 0);
    const down = this.down.get(hand) ?? new Set<number>();
    this.down.set(hand, down);
    for (const index of BUTTONS) {
      const pressed = gamepad.buttons[index]?.pressed === true;
      if (pressed === down.has(index)) continue;
      if (pressed) down.add(index);
      else down.delete(index);
      if (pressed) this.button(hand, index);
    }
  }

  private button(hand: XrHand, index: number): void {
    if (index === STICK) this.rig.recentre();
    else if (index === LOWER) this.onMenu();
    else this.ports.explain(hand);
  }

  /** Pushed over and let go: one turn, or one place on. */
  private stick(hand: XrHand, x: number, y: number): void {
    const before = this.pushed.get(hand);
    if (before !== undefined) {
      if (Math.hypot(x, y) < BACK) this.pushed.delete(hand);
      return;
    }
    if (Math.hypot(x, y) < FAR) return;
    const across = Math.abs(x) > Math.abs(y);
    const way = across ? (x < 0 ? 'left' : 'right') : y < 0 ? 'forward' : 'back';
    this.pushed.set(hand, way);
    // What is in the hand is turned before the person is.
    if (across && hand.pressed !== undefined) this.ports.turnHeld(way === 'left' ? -1 : 1);
    else if (across) this.turn(way === 'left' ? -1 : 1);
    else this.goOn(way === 'forward' ? 1 : -1);
  }

  /** One step to the left or right, at once. */
  turn(by: number): void {
    this.rig.turnBy((by * this.ports.settings().worn.turn * Math.PI) / 180);
  }

  /** To the next place round the table; the world does not slide, one is simply there. */
  goOn(by: number): void {
    this.rig.recentre(this.ports.settings().worn, (this.rig.place + by + PLACES) % PLACES);
  }

  /** A hand closed over nothing has the table: it goes up, down, nearer and further with it; two hands make it larger. */
  grip(hand: XrHand, closed: boolean): void {
    const at = this.held.findIndex((held) => held.hand === hand);
    if (closed && at < 0) this.held.push({ hand, from: hand.tracked.own.clone() });
    if (!closed && at >= 0) this.held.splice(at, 1);
    if (!closed && at >= 0 && this.ports.isFree) this.set({ height: this.rig.height() });
    if (at >= 0 || closed) this.grasp();
  }

  private grasp(): void {
    const { worn } = this.ports.settings();
    for (const { hand, from } of this.held) from.copyFrom(hand.tracked.own);
    const [a, b] = this.held;
    const apart = a && b ? Vector3.Distance(a.from, b.from) : 0;
    const angle = a && b ? angleOf(a.hand, b.hand) : 0;
    this.begun = a && { worn, apart, angle, height: heightFor(worn, this.rig.head().y) };
  }

  update(): void {
    const { begun } = this;
    const [a, b] = this.held;
    if (begun === undefined || a === undefined) return;
    if (b === undefined) this.carry(a, begun);
    else if (begun.apart > 0.05) {
      const apart = Vector3.Distance(a.hand.tracked.own, b.hand.tracked.own);
      this.set({ size: within((begun.worn.size * apart) / begun.apart, SIZE) });
      if (this.ports.isFree) this.wheel(begun, angleOf(a.hand, b.hand));
    }
  }

  /** Two hands turn the table like a wheel. */
  private wheel(begun: Grasp, angle: number): void {
    this.rig.spin(Math.atan2(Math.sin(angle - begun.angle), Math.cos(angle - begun.angle)));
    begun.angle = angle;
  }

  private carry({ hand, from }: Held, { worn, height }: Grasp): void {
    const { own } = hand.tracked;
    if (this.ports.isFree) {
      this.rig.carry(own.x - from.x, own.y - from.y, own.z - from.z);
      from.copyFrom(own);
      return;
    }
    const away = this.rig.away();
    const out = (own.x - from.x) * Math.sin(away) + (own.z - from.z) * Math.cos(away);
    this.set({
      height: within(height + own.y - from.y, HEIGHT),
      distance: within(worn.distance - out, DISTANCE),
    });
  }

  /** Told only what has really changed: a hand that holds still changes nothing. */
  private set(worn: Partial<Worn>): void {
    const now = this.ports.settings().worn;
    const { size = now.size, height = now.height, distance = now.distance } = worn;
    const far = Math.abs(size - now.size) + Math.abs(height - now.height) + Math.abs(distance - now.distance);
    if (far >= 0.004) this.ports.change({ size, height, distance });
  }

  dispose(): void {
    this.held.length = 0;
  }
}

/** How the line from one hand to the other lies, seen from above. */
const angleOf = (a: XrHand, b: XrHand): number => {
  const [from, to] = [a.tracked.own, b.tracked.own];
  return Math.atan2(to.x - from.x, to.z - from.z);
};

const BUTTONS = [STICK, LOWER, UPPER] as const;

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000;

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import {
  type Nearest,
  type Pick,
  type Pointer,
  type PointerOptions,
  type Port,
  samePick,
} from '../input/gesture';
import { PROMPT } from '../kit/prompts';
import { Tracked } from './tracked';

/** Metres: how near a thing must be to be taken, to lie between the fingers, to have something put on it. */
const [TAKE, TOUCH] = [0.06, 0.025];
export const OVER = 0.1;
/** The same for what is poked at, pressed and let go again. */
const [HOVER, PRESS, AWAY] = [0.035, 0.009, 0.02];

/** A dial goes on by one for so many radians of the wrist. */
const NOTCH = 0.3;

/** A controller trembles by radians, a hand by metres. */
const RAY: PointerOptions = { slop: 0.05, explainAfter: 0.9 };
const NEAR: PointerOptions = { slop: 0.02, explainAfter: 0.9 };
const POKE: PointerOptions = { slop: Infinity };

export type Contact = 'ray' | 'near' | 'poke';

/**
 * One hand's three ways of meeting things: along a ray, by taking hold, with a fingertip. One of them is in use at a time: it lights
 * up what it meets, and a trigger or a pinch acts on nothing else.
 */
export class XrHand {
  readonly tracked: Tracked;
  /** What is pressed now. */
  pressed: Contact | undefined;
  /** By what it meets things now; undefined: it rests. */
  using: Contact | undefined;
  private readonly ways: Readonly<Record<Contact, Pointer>>;
  private readonly from = new Vector3();
  private rolled = 0;
  /** A fingertip has come near enough to be seen coming: what appears where it already is, it does not press. */
  private comes = false;
  /** Pressed by a trigger or a pinch, not by touching. */
  private byButton = false;

  constructor(
    source: XRInputSource,
    private readonly port: Port,
    /** What hangs on this hand: it cannot meet that. */
    private readonly worn: () => Pick | undefined = () => undefined,
  ) {
    this.tracked = new Tracked(source);
    const pointer = (options: PointerOptions): Pointer => port.pointer({ ...options, except: worn });
    this.ways = { ray: pointer(RAY), near: pointer(NEAR), poke: pointer(POKE) };
  }

  /** How this hand meets things now. What a controller points at comes before what merely lies near it; fingers round a thing have it. */
  way(unit: number): Contact {
    const { tracked, port } = this;
    const { pick: taken, drag, distance } = this.nearest(unit);
    if (drag && tracked.isHand && distance <= TOUCH * unit) return 'near';
    if (this.isPoking(unit)) return 'poke';
    if (!drag) return 'ray';
    const { pick } = port.along(tracked.ray, this.worn());
    return pick === undefined || samePick(pick, taken) ? 'near' : 'ray';
  }

  /** Its ray meets something. */
  isAimed(): boolean {
    return this.port.along(this.tracked.ray, this.worn()).pick !== undefined;
  }

  /** Something is in reach that a grip would take up. */
  canTake(unit: number): boolean {
    return this.tracked.isSeen && this.nearest(unit).drag;
  }

  private nearest(unit: number): Nearest {
    return this.port.near(this.tracked.palm, TAKE * unit, this.worn());
  }

  /** A fingertip presses anything; the tip of a controller would stumble over things, so it presses panels alone. */
  private isPoking(unit: number): boolean {
    const { pick, drag } = this.touched(unit);
    return pick !== undefined && !drag && (this.tracked.isHand || pick.kind === PROMPT);
  }

  isAtPanel(unit: number): boolean {
    return this.touched(unit).pick?.kind === PROMPT;
  }

  private touched(unit: number): Nearest {
    return this.port.near(this.tracked.tip, HOVER * unit, this.worn());
  }

  /** Meets things this way; the other two rest. */
  use(way: Contact | undefined, unit: number): void {
    this.using = way;
    if (way !== 'poke') this.comes = false;
    for (const other of WAYS) if (other !== way && other !== this.pressed) this.ways[other].rest();
    if (way === 'ray') this.aim();
    else if (way === 'near') this.feel(unit);
    else if (way === 'poke') this.poke(unit);
  }

  private aim(): void {
    const { direction } = this.tracked.ray;
    const { x, y, z } = direction;
    this.ways.ray.aim(this.tracked.ray, Math.atan2(x, z), Math.atan2(y, Math.hypot(x, z)));
  }

  /** What is carried goes to what is under the hand, or else to what it points at. */
  private feel(unit: number): void {
    const { palm, ray } = this.tracked;
    const holds = this.pressed === 'near';
    const moved = holds ? Vector3.Distance(palm, this.from) / unit : 0;
    this.ways.near.touch(
      palm,
      (holds ? OVER : TAKE) * unit,
      holds && moved > NEAR.slop ? ray : undefined,
      moved,
      0,
    );
  }

  private poke(unit: number): void {
    const { tip } = this.tracked;
    const { distance } = this.touched(unit);
    if (this.pressed === 'poke' && !this.byButton && distance > AWAY * unit) return this.release();
    this.ways.poke.touch(tip, HOVER * unit, undefined, 0, 0);
    if (this.pressed !== undefined) return;
    if (distance > PRESS * unit) this.comes = true;
    else if (this.comes) {
      this.pressed = 'poke';
      this.ways.poke.press();
    }
  }

  /** The trigger or a pinch acts on what is lit up, before whatever a fingertip merely leans on; a grip takes what is in reach. */
  press(unit: number, way = this.way(unit)): void {
    if (this.pressed === 'poke' && !this.byButton) {
      this.ways.poke.lose();
      this.pressed = undefined;
    }
    if (this.pressed !== undefined || !this.tracked.isSeen) return;
    this.use(way, unit);
    this.pressed = way;
    this.byButton = true;
    this.comes = false;
    this.from.copyFrom(this.tracked.palm);
    this.rolled = this.tracked.roll;
    this.ways[way].press();
  }

  /** What is pressed is turned with the wrist. */
  twist(): void {
    const { pressed, tracked } = this;
    if (pressed === undefined || !this.byButton) return;
    const by = Math.atan2(Math.sin(tracked.roll - this.rolled), Math.cos(tracked.roll - this.rolled));
    if (Math.abs(by) < NOTCH) return;
    this.rolled += Math.sign(by) * NOTCH;
    this.ways[pressed].twist(by < 0 ? 1 : -1);
  }

  release(): void {
    const way = this.pressed;
    this.pressed = undefined;
    this.byButton = false;
    if (way !== undefined) this.ways[way].release();
  }

  /** Out of sight, or taken away: whatever it held goes back. */
  lose(): void {
    for (const way of WAYS) {
      this.ways[way].lose();
      this.ways[way].rest();
    }
    this.pressed = undefined;
    this.byButton = false;
    this.using = undefined;
  }

  explain(): void {
    this.ways[this.using ?? 'ray'].explain();
  }

  /** A short knock, where the device has one. */
  pulse(strength: number, ms: number): void {
    const { gamepad } = this.tracked.source;
    const actuators: unknown = gamepad && 'hapticActuators' in gamepad ? gamepad.hapticActuators : undefined;
    const first: unknown = Array.isArray(actuators) ? actuators[0] : undefined;
    if (canPulse(first)) void Promise.resolve(first.pulse(strength, ms)).catch(() => undefined);
  }

  dispose(): void {
    for (const way of WAYS) this.ways[way].dispose();
  }
}

const WAYS: readonly Contact[] = ['ray', 'near', 'poke'];

interface Actuator {
  pulse(strength: number, ms: number): unknown;
}
const canPulse = (it: unknown): it is Actuator => typeof it === 'object' && it !== null && 'pulse' in it;

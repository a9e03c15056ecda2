import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Pointer, PointerOptions, Port } from '../input/gesture';
import { PROMPT } from '../kit/prompts';
import { Tracked } from './tracked';

/** Metres: how near a thing must be to be taken, poked at, pressed and let go again. */
export const TAKE = 0.06;
const OVER = 0.1;
const [HOVER, PRESS, AWAY] = [0.035, 0.009, 0.02];

/** A controller trembles by radians, a hand by metres. */
const RAY: PointerOptions = { slop: 0.05, explainAfter: 0.9 };
const NEAR: PointerOptions = { slop: 0.02, explainAfter: 0.9 };
const POKE: PointerOptions = { slop: Infinity };

export type Way = 'ray' | 'near' | 'poke';

/** One hand's three ways of meeting things: along a ray, by taking hold, with a fingertip. One of them is in use at a time. */
export class XrHand {
  readonly tracked: Tracked;
  /** What is pressed now. */
  pressed: Way | undefined;
  private readonly ways: Readonly<Record<Way, Pointer>>;
  private readonly from = new Vector3();

  constructor(
    source: XRInputSource,
    private readonly port: Port,
  ) {
    this.tracked = new Tracked(source);
    this.ways = { ray: port.pointer(RAY), near: port.pointer(NEAR), poke: port.pointer(POKE) };
  }

  /** How this hand would meet something now, the nearest way first; undefined: only from afar. */
  within(unit: number): 'near' | 'poke' | undefined {
    const { tracked, port } = this;
    if (port.near(tracked.palm, TAKE * unit).drag) return 'near';
    const { pick, drag } = port.near(tracked.tip, HOVER * unit);
    // A fingertip presses anything; the tip of a controller would stumble over things, so it presses panels alone.
    return pick !== undefined && !drag && (tracked.isHand || pick.kind === PROMPT) ? 'poke' : undefined;
  }

  /** Meets things this way; the other two rest. */
  use(way: Way | undefined, unit: number): void {
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
    const { distance } = this.port.near(tip, HOVER * unit);
    if (this.pressed === 'poke' && distance > AWAY * unit) return this.release();
    this.ways.poke.touch(tip, HOVER * unit, undefined, 0, 0);
    if (this.pressed !== undefined || distance > PRESS * unit) return;
    this.pressed = 'poke';
    this.ways.poke.press();
  }

  /** The trigger, or a pinch: takes what is in reach, else presses what is pointed at. True if there was something to take. */
  press(unit: number): boolean {
    if (this.pressed !== undefined || !this.tracked.isSeen) return false;
    const near = this.port.near(this.tracked.palm, TAKE * unit).drag;
    const way = near ? 'near' : 'ray';
    this.use(way, unit);
    this.pressed = way;
    this.from.copyFrom(this.tracked.palm);
    this.ways[way].press();
    return near;
  }

  release(): void {
    const way = this.pressed;
    this.pressed = undefined;
    if (way !== undefined) this.ways[way].release();
  }

  /** Out of sight, or taken away: whatever it held goes back. */
  lose(): void {
    for (const way of WAYS) {
      this.ways[way].lose();
      this.ways[way].rest();
    }
    this.pressed = undefined;
  }

  explain(): void {
    this.ways[this.pressed ?? 'ray'].explain();
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

const WAYS: readonly Way[] = ['ray', 'near', 'poke'];

interface Actuator {
  pulse(strength: number, ms: number): unknown;
}
const canPulse = (it: unknown): it is Actuator => typeof it === 'object' && it !== null && 'pulse' in it;

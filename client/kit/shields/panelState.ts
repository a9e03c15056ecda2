import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { bearing, type Condition } from '../facings';
import { SHIELD } from './panel';

const SHIMMER_SECONDS = 2.4;
const NEVER = -1000;

/** One panel's past, from which its look at any time follows. */
export class Panel {
  condition: Condition = 'intact';
  private before: Condition = 'intact';
  private changed = NEVER;
  private seconds = 0;
  private struck = NEVER;
  private shone = NEVER;
  readonly point = new Vector3();

  constructor(index: number) {
    this.middle(index);
  }

  middle(index: number): void {
    const a = bearing(index);
    this.point.set(
      SHIELD.radius * Math.sin(a),
      SHIELD.foot + SHIELD.height * 0.45,
      SHIELD.radius * Math.cos(a),
    );
  }

  change(now: number, condition: Condition, seconds: number): void {
    this.before = this.condition;
    this.condition = condition;
    this.changed = now;
    this.seconds = seconds;
  }

  strike(now: number): void {
    this.struck = now;
  }

  shine(now: number): void {
    this.shone = now;
  }

  /** Writes whole, apart, shine, flick to `states` and the hit to `hits`, at the panel's place. */
  write(now: number, at: number, states: number[], hits: number[]): void {
    const t = this.seconds <= 0 ? 1 : Math.min(1, Math.max(0, (now - this.changed) / this.seconds));
    const [gone, was] = [this.condition === 'destroyed', this.before === 'destroyed'];
    const apart = gone ? (was ? 1 : t) : was ? (1 - t) * (1 - t) : 0;
    const next = this.condition === 'intact' ? 1 : 0.5;
    const last = this.before === 'intact' ? 1 : 0.5;
    const whole = gone ? (was ? 0 : last) : was ? next : t < 0.5 ? last : next;
    const shine = (now - this.shone) / SHIMMER_SECONDS;
    const moving = t < 1 && !gone ? 1 - t : 0;
    states[at] = gone && t >= 1 ? 0 : whole;
    states[at + 1] = apart;
    states[at + 2] = shine > 0 && shine < 1 ? shine : 0;
    states[at + 3] = moving;
    hits[at] = this.point.x;
    hits[at + 1] = this.point.y;
    hits[at + 2] = this.point.z;
    hits[at + 3] = Math.min(10, now - this.struck);
  }
}

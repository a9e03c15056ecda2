import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';

const TURN_SECONDS = 0.7;
const FULL = 2 * Math.PI;

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** She turns to a heading, the short way. */
export class Steering {
  private turn = { from: 0, to: 0, start: 0, seconds: 0 };
  private now = 0;

  constructor(private readonly pivot: TransformNode) {}

  /** Her heading as a part of a full turn, from 0 to 1. */
  get heading(): number {
    return round((((round(this.pivot.rotation.y) % FULL) + FULL) % FULL) / FULL) % 1;
  }

  /** A ship that is under way to the same heading is left alone; 0 seconds: she is there. */
  steerTo(angle: number, seconds: number): void {
    const now = this.pivot.rotation.y;
    const off = (((angle - this.turn.to) % FULL) + FULL) % FULL;
    if (Math.min(off, FULL - off) < 1e-6 && seconds > 0) return;
    const way = ((((angle - now + Math.PI) % FULL) + FULL) % FULL) - Math.PI;
    this.turn = { from: now, to: now + way, start: this.now, seconds: seconds <= 0 ? 0 : TURN_SECONDS };
    if (seconds <= 0) this.pivot.rotation.y = angle;
  }

  update(now: number): void {
    this.now = now;
    const { from, to, start, seconds } = this.turn;
    if (seconds <= 0) return;
    const t = Math.min(1, (now - start) / seconds);
    this.pivot.rotation.y = from + (to - from) * t * t * (3 - 2 * t);
    if (t >= 1) this.turn.seconds = 0;
  }
}

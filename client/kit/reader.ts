import type { Scene } from '@babylonjs/core/scene';

/** Whoever looks wears a headset. */
export const isWorn = ({ activeCamera }: Scene): boolean => activeCamera?.getClassName() === 'WebXRCamera';

/** Twelve ways to face: what is written on the table stands upright for whoever looks from the nearest of them. */
const WAYS = 12;
/** How far past the middle between two ways an eye must go before the writing follows, in ways. */
const STAY = 0.12;
const SECONDS = 0.6;

const wrap = (ways: number): number => ways - WAYS * Math.round(ways / WAYS);

/** Lets writing on the table turn after its reader, a step at a time, so that no 6 is ever read as a 9. */
export class Reader {
  private from = WAYS / 2;
  private way = WAYS / 2;
  private start = 0;
  private seconds = 0;
  private met = false;
  private seen = -Infinity;

  /** Tells where the eye is: its bearing about the table's middle, clockwise from +z, in radians. */
  look(bearing: number, time: number, calm: boolean): void {
    const isStill = time === this.seen;
    this.seen = time;
    const way = (bearing / (2 * Math.PI)) * WAYS;
    if (Math.abs(wrap(way - this.way)) <= (this.met ? 0.5 + STAY : 0)) return;
    const now = this.ways(time);
    this.way = now + wrap(Math.round(way) - now);
    this.from = now;
    this.start = time;
    // Where time stands still, as in a picture, there is none to turn in.
    this.seconds = calm || isStill || !this.met ? 0 : SECONDS;
    this.met = true;
  }

  /** The bearing for which the writing is upright now, in radians. */
  bearing(time: number): number {
    return (this.ways(time) / WAYS) * 2 * Math.PI;
  }

  private ways(time: number): number {
    if (this.seconds <= 0) return this.way;
    const t = Math.min(1, Math.max(0, (time - this.start) / this.seconds));
    return this.from + (this.way - this.from) * t * t * (3 - 2 * t);
  }
}

/** The bearing for which writing on this scene's table is upright, asked once a frame. */
export const makeReader = (scene: Scene): ((time: number, calm: boolean) => number) => {
  const reader = new Reader();
  return (time, calm) => {
    const eye = scene.activeCamera?.globalPosition;
    // Before its first frame a camera stands nowhere.
    if (eye !== undefined && eye.x * eye.x + eye.z * eye.z > 1e-6)
      reader.look(Math.atan2(eye.x, eye.z), time, calm);
    return reader.bearing(time);
  };
};

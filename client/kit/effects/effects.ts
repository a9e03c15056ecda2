import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Colours, Meaning } from '../theme';

export const MOMENTS = ['redAlert', 'yellowAlert', 'victory', 'defeat'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What stays until it is taken away. */
export interface Lasting {
  /** Lets it fade; a second time does nothing. */
  remove(): void;
}

/** Light that happens on the table. All places are in the world's metres; an effect begins at the time of the last `update`. */
export interface Effects {
  /** A thin continuous beam with a hot core; where it ends it burns. */
  phaser(from: Vector3, to: Vector3, seconds?: number): void;
  /** A slow bright point with a trailing glow, by default in the own colour. */
  torpedo(from: Vector3, to: Vector3, seconds?: number, meaning?: Meaning): void;
  /** Enemy fire: short bolts, by default in the colour of danger. */
  disruptor(from: Vector3, to: Vector3, seconds?: number, meaning?: Meaning): void;
  /** Fire and sparks where a hull is torn; `size` is how far the fire reaches. */
  burst(at: Vector3, size: number, seconds?: number): void;
  /** The end of a ship: a flash, two fires, a ring that runs out, glowing wreckage. */
  explosion(at: Vector3, size: number, seconds?: number): void;
  /** A hit on a shield that has no panels of its own. */
  ripple(at: Vector3, normal: Vector3, seconds?: number): void;
  /** The Tholian web: threads between the corners, drawn one after another in so many seconds; it stays. */
  web(corners: readonly Vector3[], seconds?: number): Lasting;
  /** A shell of light that holds something of this size; it stays. */
  forceField(at: Vector3, size: number): Lasting;
  /** The transporter: boarders and security teams; `at` is where the feet are. */
  beam(at: Vector3, seconds?: number, meaning?: Meaning): void;
  comet(from: Vector3, to: Vector3, seconds?: number): void;
  /** Something arrives at a place, nose `towards` another. */
  warpIn(at: Vector3, towards: Vector3, seconds?: number): void;
  warpOut(at: Vector3, towards: Vector3, seconds?: number): void;
  /** Guiding lights along the way, and a repair sparkle where it ends. */
  dock(from: Vector3, to: Vector3, seconds?: number): void;
  tractor(from: Vector3, to: Vector3, seconds?: number): void;
  cloakShimmer(at: Vector3, size: number, seconds?: number): void;
  /** A person points at a place on the table: a ring and the meaning's mark, in its colour. */
  ping(at: Vector3, meaning: Meaning, seconds?: number): void;
  /** Light over the whole table, on top of what the room itself does. */
  moment(name: Moment, seconds?: number): void;
  /** At most three flashes a second, all of them gentle. */
  limit(flash: boolean): void;
  /** Nothing moves fast: what would fly fades in along its way instead. */
  calm(on: boolean): void;
  colours(colours: Colours): void;
  update(time: number): void;
  /** How bright all that passes is now; a flash is a rise by a tenth and a fall. */
  brightness(): number;
  /** How many parts are alight or waiting; 0 when all is dark. */
  live(): number;
  /** Ends everything at once, lasting things too. */
  clear(): void;
  dispose(): void;
}

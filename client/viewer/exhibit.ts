import type { Scene } from '@babylonjs/core/scene';
import type { Preset } from '../holodeck/quality';
import type { Colours } from '../kit/theme';

/** How to stand before an exhibit: what to look at, from how far, from how high (degrees above the level). */
export interface Framing {
  readonly target: readonly [number, number, number];
  readonly radius: number;
  readonly rise: number;
  /** Seen from straight before it, not from beside. */
  readonly square?: true;
}

export interface Shown {
  readonly framing: Framing;
  /** Brings the exhibit into a state as it begins at time 0. */
  show(state: string): void;
  /** Draws it at a time in seconds since the state began. */
  update(time: number): void;
}

export interface Exhibit {
  readonly states: readonly string[];
  /** When each state looks most like itself; 1 second where nothing is said. */
  readonly moments?: Readonly<Record<string, number>>;
  build(scene: Scene, preset: Preset, colours: Colours): Promise<Shown> | Shown;
}

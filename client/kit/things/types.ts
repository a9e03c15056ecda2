import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Colours, Meaning } from '../theme';

export interface Token<Kind extends string = string> {
  readonly kind: Kind;
  /** Its place on the table; the model hovers above it, nose along +z. */
  readonly node: TransformNode;
  /** What a pointer meets: a plain volume about the model, never drawn. */
  readonly body: AbstractMesh;
  /** Holographic numeral and pips that face the reader, and wounds when `now` is below `max`; `max` 0: none. */
  defence(now: number, max: number): void;
  /** A shimmer that fades to a heat-haze outline, or back; 0 seconds is at once. */
  cloak(cloaked: boolean, seconds?: number): void;
  /** Held in a force field. */
  forceField(on: boolean): void;
  /** A lit ring under it, colour and mark. */
  glow(meaning: Meaning | undefined): void;
  /** How much of it is there, 0…1, for arriving and leaving. */
  fade(shown: number): void;
  /** Back into the pool; the token must not be used after it. */
  remove(): void;
}

export interface Fleet<Kind extends string = string> {
  /** A token, taken from a pool. */
  add(kind: Kind): Token<Kind>;
  update(time: number): void;
  colours(colours: Colours): void;
  dispose(): void;
}

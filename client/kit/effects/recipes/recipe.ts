import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Part } from '../batch';
import type { Kind } from '../lights';

/** A part as a recipe writes it: its weight is reckoned, and its seed is drawn for it unless it is given. */
export type Piece = Omit<Part, 'seed' | 'weight'> & { readonly seed?: number };

/** What a recipe works with. */
export interface Bench {
  /** Lights a piece; its number is 0 when there was no room. */
  light(kind: Kind, piece: Piece): number;
  /** The next chance, 0…1. */
  chance(): number;
}

export const UP: Vector3 = new Vector3(0, 1, 0);
export const ZERO: Vector3 = new Vector3(0, 0, 0);

/** A point so far from another, thrown about in all directions. */
export const scatter = (bench: Bench, at: Vector3, by: number): Vector3 =>
  new Vector3(
    at.x + (bench.chance() * 2 - 1) * by,
    at.y + (bench.chance() * 2 - 1) * by,
    at.z + (bench.chance() * 2 - 1) * by,
  );

/** The direction from one place to another; along +z where there is none. */
export const heading = (from: Vector3, to: Vector3): Vector3 => {
  const way = to.subtract(from);
  return way.length() < 1e-6 ? new Vector3(0, 0, 1) : way.normalize();
};

export const lifted = (at: Vector3, by: number): Vector3 => new Vector3(at.x, at.y + by, at.z);

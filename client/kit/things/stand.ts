import type { MarkName } from '../../../assets/make/things/markNames';
import type { Meaning } from '../theme';

/** How a kind of token stands on the table, in metres. */
export interface Stand {
  readonly faction: Meaning;
  /** A captain's own crest, shown in his red border ring and beside his defence. */
  readonly crest?: MarkName;
  /** Height of the model's middle above the table. */
  readonly hover: number;
  /** Half width and half height of what a pointer meets, and of the force field. */
  readonly reach: number;
  readonly rise: number;
  /** Radians in a second by which it turns about itself. */
  readonly spin?: number;
  /** A halo of light about it: its size and colour. */
  readonly halo?: { readonly size: number; readonly colour: readonly [number, number, number] };
  readonly tail?: true;
}

/** The kinds of tokens that a game has, by the names of their models. */
export type Stands<Kind extends string> = Readonly<Record<Kind, Stand>>;

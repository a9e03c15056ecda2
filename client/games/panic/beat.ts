import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { EventOf, PanicEvent } from '../../../shared/games/panic/events';
import type { Cast } from './cast';

/** How one kind of event is shown. */
export interface Beat<T extends PanicEvent['type']> {
  /** How long it takes at the usual pace. */
  readonly ms: number | ((event: EventOf<T>) => number);
  /** Light and sound while the table still looks as it did. */
  before?(cast: Cast, event: EventOf<T>): void;
  /** Light and sound once the pieces are on their way. */
  after?(cast: Cast, event: EventOf<T>): void;
  /** What has to be seen of it; nothing: it is seen from anywhere. */
  where?(cast: Cast, event: EventOf<T>): readonly Vector3[];
  /** The pieces wait for so much of the beat before they move, 0…1. */
  readonly hold?: number;
}
export type Beats = { readonly [T in PanicEvent['type']]?: Beat<T> };

import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Tagged } from '../../shared/engine/game';
import type { Shot } from '../viewpoint/shots';
import type { AnyTable, Cast, Props } from './gameTable';

type AnyCast = Cast<object, Props<object>>;

/** How one event is shown. */
export interface BoundBeat {
  readonly ms: number;
  readonly hold: number;
  readonly near: number;
  takes(cast: AnyCast): (() => void) | undefined;
  before(cast: AnyCast): void;
  after(cast: AnyCast): void;
  where(cast: AnyCast): readonly Vector3[];
}

/** How an event is filmed; undefined: it has no shot of its own. */
export const shotOf = ({ shots }: AnyTable, { type }: Tagged): Shot | undefined =>
  shots !== undefined && Object.hasOwn(shots, type) ? shots[type] : undefined;

/** The beat of an event; one that the game does not know takes no time. */
export const beatOf = ({ beats }: AnyTable, event: Tagged): BoundBeat => {
  const beat = Object.hasOwn(beats, event.type) ? beats[event.type] : undefined;
  const ms = beat?.ms ?? 0;
  return {
    ms: typeof ms === 'number' ? ms : ms(event),
    hold: beat?.hold ?? 0,
    near: beat?.near ?? 0,
    takes: (cast) => beat?.takes?.(cast, event),
    before: (cast) => beat?.before?.(cast, event),
    after: (cast) => beat?.after?.(cast, event),
    where: (cast) => beat?.where?.(cast, event) ?? [],
  };
};

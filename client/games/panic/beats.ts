import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { EventOf, PanicEvent } from '../../../shared/games/panic/events';
import { BATTLE_BEATS } from './battleBeats';
import type { Beat } from './beat';
import type { Cast } from './cast';
import { TABLE_BEATS } from './tableBeats';

/** Every event has its beat: a kind that nobody thought of does not compile. */
const BEATS: { readonly [T in PanicEvent['type']]: Beat<T> } = { ...TABLE_BEATS, ...BATTLE_BEATS };

export interface AnyBeat {
  readonly ms: number;
  readonly hold: number;
  before(cast: Cast): void;
  after(cast: Cast): void;
  where(cast: Cast): readonly Vector3[];
}

const bind = <T extends PanicEvent['type']>(beat: Beat<T>, event: EventOf<T>): AnyBeat => ({
  ms: typeof beat.ms === 'number' ? beat.ms : beat.ms(event),
  hold: beat.hold ?? 0,
  before: (cast) => beat.before?.(cast, event),
  after: (cast) => beat.after?.(cast, event),
  where: (cast) => beat.where?.(cast, event) ?? [],
});

export const beatOf = (event: PanicEvent): AnyBeat =>
  bind(BEATS[event.type] as Beat<PanicEvent['type']>, event);

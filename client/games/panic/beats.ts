import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { EventOf, PanicEvent } from '../../../shared/games/panic/events';
import { BATTLE_BEATS } from './battleBeats';
import type { Cast } from './cast';
import { TABLE_BEATS } from './tableBeats';

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

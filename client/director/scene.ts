import type { Tagged } from '../../shared/engine/game';
import type { Offer } from '../net/session';

/** How one event is to be shown. */
export interface Beat {
  /** How many times faster than usual; at least 1. */
  readonly pace: number;
  /** Aborted when the rest is to be skipped: stop where you are, a `snap` follows. */
  readonly signal: AbortSignal;
}

/**
 * What shows a table. It holds no rules: it is told how things are (`snap`), what happens (`play`), and what may be
 * chosen (`offer`). After the events up to some state, `snap` to that state must change nothing that can be seen.
 */
export interface TableScene<
  Public extends object = object,
  Private extends object = object,
  Event extends Tagged = Tagged,
  Move extends Tagged = Tagged,
> {
  snap(pub: Public, priv: Private | undefined): void;
  /** Done when the event has been shown. */
  play(event: Event, beat: Beat): Promise<void>;
  /** Milliseconds that showing an event takes at the usual pace. */
  length(event: Event): number;
  /** What this seat may choose now; empty: nothing, or not before the story has been told. */
  offer(offers: readonly Offer<Move>[]): void;
  dispose(): void;
}

import type { Refusal, Tagged } from '../../shared/engine/game';
import type { Offer, Play } from '../net/session';
import type { Beat, TableScene } from './scene';

/** How one event is told to everybody at once. */
export interface Cue extends Beat {
  /** The match once the record of this event is told: what its words speak of. */
  readonly play: Play;
  /** Resolves when the picture has it: words never run ahead of it. */
  readonly seen: Promise<void>;
  /** Told once more to whoever asked what happened. */
  readonly again: boolean;
}

/** Why things stand otherwise all at once. */
export interface Jump {
  /** What led here, to be told anew; absent: nothing new, somebody has come or hears it once more. */
  readonly story?: readonly Tagged[];
  /** Moves were taken back. */
  readonly undo?: boolean;
}

/** Whom the story of a page is told to: the scene, captions, the log, the plain table. All hear the same at the same time. */
export interface Audience {
  /** Things stand like this now, whatever was told before. */
  jump(play: Play, why: Jump): void;
  /** Done when the event has been shown. */
  play?(event: Tagged, cue: Cue): Promise<void> | undefined;
  /** It happened, and is not shown: the rest was skipped. */
  pass?(event: Tagged, play: Play): void;
  /** Milliseconds that showing an event takes at the usual pace. */
  length?(event: Tagged, play: Play): number;
  /** How many times slower than usual whoever only looks on wishes to see an event. */
  slow?(event: Tagged): number;
  /** When what it has said can have been read, by the page's clock: a film goes on from then. */
  readBy?(): number;
  /** A record has been told to its end, or left out: things stand like this. */
  reach(play: Play): void;
  /** What this seat may choose now; empty: nothing, or not before the story has been told. */
  offer?(offers: readonly Offer<Tagged>[]): void;
  /** A move of this page was refused: its question is open still. */
  refuse?(refusal: Refusal): void;
  dispose?(): void;
}

/** A scene among the audience. */
export const seenBy = (scene: TableScene & { slow?(event: Tagged): number }): Audience => ({
  jump: ({ view }) => scene.snap(view.pub, view.priv),
  play: (event, cue) => scene.play(event, cue),
  length: (event) => scene.length(event),
  slow: (event) => scene.slow?.(event) ?? 1,
  reach: ({ view }) => scene.snap(view.pub, view.priv),
  offer: (offers) => scene.offer(offers),
  dispose: () => scene.dispose(),
});

import { atOnce } from './atOnce';
import { matchKey, type Terms } from './fairness';
import type { AnyGame, BaseState, Refusal, Tagged, Viewer } from './game';
import { EngineError, guessFrom, start, viewOf } from './kernel';
import type { Origin } from './origin';
import { failed, type Result, succeeded } from './result';
import { streamRng } from './rng';
import { parse } from './shape';
import { enter, type Entry, isUndo, type Timeline, timeline } from './timeline';

/** What was agreed on and promised before the first move: where all chance of a match comes from. */
export interface Charter {
  readonly terms: Terms;
  readonly commitment: string;
  /** By seat; empty for bots and seats that stayed silent. */
  readonly nonceHashes: readonly string[];
  readonly nonces: readonly string[];
  /** Secret until the match is over. */
  readonly seed: string;
}

export const keyOf = ({ seed, nonces }: Charter): string => matchKey(seed, nonces);

/** One record of a match: what happened, and how things stood after it. */
export interface Moment {
  /** 0 is the set-up; every entry adds one. */
  readonly at: number;
  readonly line: Timeline<BaseState>;
  readonly events: readonly Tagged[];
  /** The record took moves back. */
  readonly undo: boolean;
}

/** What setting up needs to know. */
type Setting = Pick<Terms, 'options' | 'seats' | 'origin'>;

/** Sets a match up; all its chance comes from the key. One that goes on from another plays that again first, a record at a step. */
export function* beginning(
  game: AnyGame,
  { options, seats, origin }: Setting,
  key: string,
): Generator<Moment, Result<Moment>, undefined> {
  if (origin !== undefined) return yield* goingOnFrom(game, { options, seats }, origin, key);
  const started = start(game, options, seats, key);
  if (!started.ok) return started;
  const { state, events } = started.value;
  return succeeded({ at: 0, line: timeline(state), events, undo: false });
}

/** The same at one go. */
export const begin = (...set: Parameters<typeof beginning>): Result<Moment> => atOnce(beginning(...set));

/** Goes on where another match was at a record: what its viewer did not know is drawn anew. */
function* goingOnFrom(
  game: AnyGame,
  setting: Setting,
  origin: Origin,
  key: string,
): Generator<Moment, Result<Moment>, undefined> {
  const played = yield* playing(game, setting, origin.key, origin.entries as readonly Entry<Tagged>[]);
  if (!played.ok) return played;
  const { state } = played.value.line;
  if (game.outcome(state)) return failed({ code: 'over', message: 'The match is over.' });
  const chance = streamRng({ rng: { key, counter: 0 }, reveals: 0 });
  const guessed = guessFrom(game, viewOf(game, state, origin.viewer), chance);
  return succeeded({ at: 0, line: timeline(guessed), events: [], undo: false });
}

/** What comes of an entry. Nothing is changed yet, and nothing is thrown: a game that fails refuses as `broken`. */
export const next = (game: AnyGame, before: Moment, entry: Entry<Tagged>): Result<Moment> => {
  try {
    const entered = enter(game, before.line, entry);
    if (!entered.ok) return entered;
    const { state: line, events } = entered.value;
    return succeeded({ at: before.at + 1, line, events, undo: isUndo(entry) });
  } catch (error) {
    const message = error instanceof EngineError ? error.message : `the game failed: ${String(error)}`;
    return failed({ code: 'broken', message });
  }
};

/**
 * Plays recorded entries again, moment by moment; whoever listens may take its time between two. A record may come from
 * anywhere: every move is checked for its shape. Gives the last moment, or why there is none. `ready`: it is set up already.
 */
export function* playing(
  game: AnyGame,
  setting: Setting,
  key: string,
  entries: readonly Entry<Tagged>[],
  ready?: Moment,
): Generator<Moment, Result<Moment>, undefined> {
  const begun = ready ? succeeded(ready) : begin(game, setting, key);
  if (!begun.ok) return begun;
  let moment = begun.value;
  yield moment;
  for (const [index, entry] of entries.entries()) {
    const stepped = nextShaped(game, moment, entry);
    if (!stepped.ok) return failed(atEntry(index, stepped.refusal));
    moment = stepped.value;
    yield moment;
  }
  return succeeded(moment);
}

/** What comes of an entry whose move may be anything. */
export const nextShaped = (game: AnyGame, before: Moment, entry: Entry<Tagged>): Result<Moment> => {
  if (isUndo(entry)) return next(game, before, entry);
  const move = parse(game.move, entry.move, 'move');
  return move.ok ? next(game, before, { ...entry, move: move.value }) : move;
};

const atEntry = (index: number, refusal: Refusal): Refusal => ({
  ...refusal,
  message: `entry ${String(index)}: ${refusal.message}`,
});

/** Events as this viewer may know them. */
export const redacted = (game: AnyGame, events: readonly Tagged[], viewer: Viewer): Tagged[] => {
  const shown: Tagged[] = [];
  for (const event of events) {
    const known = game.redact(event, viewer);
    if (known) shown.push(known);
  }
  return shown;
};

/** One record as somebody may know it. `rev` numbers the records of a table. */
export interface Told {
  readonly rev: number;
  readonly events: Tagged[];
}

/** The last records of a match, for those who come and those who come back. Nobody gets to see them unredacted. */
export interface Story {
  add(moment: Moment): void;
  tell(viewer: Viewer): Told[];
  /** What happened after `rev`; `undefined` when it is not all here any more. */
  since(viewer: Viewer, rev: number): Told[] | undefined;
}

/** About so many events are kept, in whole records; and no more records than that, for some have no event. */
const MOST_EVENTS = 100;

/** A story whose set-up has the number `first`. */
export const storyOf = (game: AnyGame, first = 1): Story => {
  // Without the states: one of the past kept here would be kept for nothing.
  let kept: { readonly rev: number; readonly events: readonly Tagged[] }[] = [];
  let count = 0;
  const tell = (viewer: Viewer, after = -1): Told[] =>
    kept
      .filter(({ rev }) => rev > after)
      .map(({ rev, events }) => ({ rev, events: redacted(game, events, viewer) }));
  return {
    add({ at, events }) {
      kept.push({ rev: first + at, events });
      count += events.length;
      let surplus = 0;
      for (const old of kept) {
        if (count - old.events.length < MOST_EVENTS && kept.length - surplus <= MOST_EVENTS) break;
        count -= old.events.length;
        surplus++;
      }
      if (surplus > 0) kept = kept.slice(surplus);
    },
    tell: (viewer) => tell(viewer),
    since(viewer, rev) {
      const [oldest, now] = [kept[0], kept.at(-1)];
      if (!oldest || !now || rev > now.rev) return undefined;
      return rev < now.rev && oldest.rev > rev + 1 ? undefined : tell(viewer, rev);
    },
  };
};

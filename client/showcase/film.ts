import type { Tagged } from '../../shared/engine/game';
import { tellingMs, type Weight, weightOf } from '../../shared/engine/telling';
import type { Recording } from '../net/recording';
import { readingMs } from './reading';

/** A stretch of a match that is told: it begins with things as they stand after `from`, and ends after the record `to`. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

interface Stretch extends Cut {
  readonly drama: number;
  readonly ms: number;
}

/** How much an event adds to the tension of its turn. */
const TENSION: Readonly<Record<Weight, number>> = { blow: 3, deed: 2, news: 0.2, aside: 0 };
/** A moment that is told slower is worth as much more. */
const SLOW = 6;
/** What a record takes beside its events, and how much slower a film is told than a table. */
const [RECORD_MS, LEISURE] = [500, 1.2];
/** The beginning is shown this long, and the turn in which it all ends so long. */
const [OPENING_MS, ENDING_MS] = [14_000, 60_000];

/** Each turn from its first record to its last, with what it is worth. What is set up before the first is not told. */
const stretchesOf = (
  tape: Recording,
  slow: (event: Tagged) => number,
  costOf: CostOf,
): readonly Stretch[] => {
  const begins = tape.chapters.length === 0 ? [0] : tape.chapters.map(({ at }) => at);
  const starts = [...new Set(begins)].sort((a, b) => a - b);
  return starts.flatMap((start, nth): Stretch[] => {
    const to = (starts[nth + 1] ?? tape.last + 1) - 1;
    const from = Math.max(0, start - 1);
    if (to <= from) return [];
    let [drama, ms] = [0, 0];
    for (let at = from + 1; at <= to; at++) {
      drama += dramaOf(tape, at, slow);
      ms += costOf(at);
    }
    return [{ from, to, drama, ms }];
  });
};

const seenAt = (tape: Recording, at: number): readonly Tagged[] => tape.seenAt(at, 'spectator');

export const dramaOf = (tape: Recording, at: number, slow: (event: Tagged) => number): number =>
  seenAt(tape, at).reduce(
    (sum, event) => sum + TENSION[weightOf(event, tape.module.game.weights)] + SLOW * (slow(event) - 1),
    0,
  );

/** A film waits until it has been read. */
const isRead = (weight: Weight): boolean => weight === 'blow' || weight === 'deed';

/** What a record takes in a film. */
type CostOf = (at: number) => number;

/** Its events are told, and what is said of them is read. */
const costsOf = (tape: Recording): CostOf => {
  const { module, people, last } = tape;
  const { weights } = module.game;
  const { pub } = tape.viewAt(last, 'spectator');
  const saidMs = (event: Tagged): number =>
    isRead(weightOf(event, weights)) ? readingMs(module.words.event(event, pub, people)) : 0;
  return (at) => {
    const seen = seenAt(tape, at);
    const said = seen.reduce((ms, event) => ms + saidMs(event), 0);
    return RECORD_MS + LEISURE * tellingMs(seen, weights) + said;
  };
};

/** From the front, or from the back, as much of a stretch as fits into so many milliseconds. */
const trimmed = (costOf: CostOf, { from, to }: Cut, mostMs: number, atEnd: boolean): Cut => {
  let [first, last, ms] = [from, to, 0];
  for (let n = 0; n < to - from; n++) {
    const at = atEnd ? to - n : from + 1 + n;
    ms += costOf(at);
    if (ms > mostMs && n > 0) {
      if (atEnd) first = at;
      else last = at - 1;
      break;
    }
  }
  return { from: first, to: last };
};

/**
 * A match as a short film: how the first turn begins, the turns with most at stake, in their order, and how it ends. `slow` says how much slower than
 * others an event deserves to be told.
 */
export const cutFilm = (tape: Recording, mostMs: number, slow: (event: Tagged) => number): readonly Cut[] => {
  const costOf = costsOf(tape);
  const stretches = stretchesOf(tape, slow, costOf);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ending = trimmed(costOf, last, Math.min(mostMs / 2, ENDING_MS), true);
  if (first === last) return [ending];
  const opening = trimmed(costOf, first, Math.min(mostMs / 4, OPENING_MS), false);
  let left = mostMs - ENDING_MS / 2 - OPENING_MS;
  const between = stretches
    .slice(1, -1)
    .sort((a, b) => b.drama - a.drama || a.from - b.from)
    .filter(({ ms }) => {
      if (ms > left) return false;
      left -= ms;
      return true;
    })
    .sort((a, b) => a.from - b.from);
  return [opening, ...between.map(({ from, to }) => ({ from, to })), ending];
};

import type { Tagged } from '../../../shared/engine/game';
import { type Weight, weightOf } from '../../../shared/engine/telling';
import type { Recording } from '../../net/recording';
import type { Gauges } from '../../ui/gauges';
import { type ChancePoint, turningPoints } from '../chances';

/** One of the moments that a game is told by. */
export interface TurningMoment {
  readonly at: number;
  /** The turn it happened in. */
  readonly chapter: string;
  readonly text: string;
  /** Whose chance it changed most, and from what to what; undefined where no chances are known. */
  readonly swing: { readonly seat: number; readonly from: number; readonly to: number } | undefined;
}

/** Numbers over the whole game, record by record: one list for each side. */
export interface Course {
  readonly title: string;
  readonly isChance: boolean;
  /** For each side the number after every record. */
  readonly sides: readonly (readonly number[])[];
}

/** A game told in five lines and in numbers over time. */
export interface Chronicle {
  readonly moments: readonly TurningMoment[];
  readonly courses: readonly Course[];
}

const LINES = 5;
/** Two moments of the story lie at least so many records apart. */
const APART = 3;
/** After so many records others have their turn. */
const AT_ONCE = 24;
const RANK: Readonly<Record<Weight, number>> = { blow: 3, deed: 2, news: 1, aside: 0 };

/** The sentence of a record that weighs most; `''`: it has none. */
export const sentenceAt = (tape: Recording, at: number): string => {
  const { words, game } = tape.module;
  const { pub } = tape.viewAt(at, 'spectator');
  const rank = (event: Tagged): number => RANK[weightOf(event, game.weights)];
  const told = tape
    .seenAt(at, 'spectator')
    .filter((event) => rank(event) > 0)
    .map((event) => ({ text: words.event(event, pub, tape.people), rank: rank(event) }))
    .filter(({ text }) => text !== '');
  return told.reduce((most, one) => (one.rank > most.rank ? one : most), { text: '', rank: 0 }).text;
};

/** The record whose sentence says what happened here: this one, or one shortly before. */
const spokenAt = (tape: Recording, at: number): { readonly at: number; readonly text: string } => {
  for (let back = at; back > at - APART && back > 0; back--) {
    const text = sentenceAt(tape, back);
    if (text !== '') return { at: back, text };
  }
  return { at, text: '' };
};

/** The records that decided the game, the greatest first, none near another; the last record is always among them. */
export const decisive = (series: readonly ChancePoint[], last: number): readonly number[] => {
  const found = [last];
  const swings = [...turningPoints(series, series.length)].sort(
    (a, b) => Math.abs(b.gain) - Math.abs(a.gain),
  );
  for (const { rev } of swings) {
    const at = rev - 1;
    if (found.length < LINES && found.every((other) => Math.abs(other - at) >= APART)) found.push(at);
  }
  return found.sort((a, b) => a - b);
};

/** Where nothing is known of chances: evenly over the chapters. */
const spread = ({ chapters, last }: Recording): readonly number[] => {
  const starts = chapters.map(({ at }) => at).filter((at) => at > 0 && at < last);
  const step = Math.max(1, Math.ceil(starts.length / (LINES - 1)));
  return [...starts.filter((_, nth) => nth % step === 0).slice(0, LINES - 1), last];
};

const swingAt = (series: readonly ChancePoint[], at: number): TurningMoment['swing'] => {
  const [before, after] = [series[at - 1], series[at]];
  if (!before || !after) return undefined;
  const [turning] = turningPoints([before, after], 1);
  const seat = turning?.seat ?? 0;
  return { seat, from: before.chances[seat] ?? 0, to: after.chances[seat] ?? 0 };
};

/** Reads a whole game through; whoever waits lets others have their turn. */
export const readChronicle = async (
  tape: Recording,
  gauges: Gauges,
  breathe: () => Promise<unknown>,
): Promise<Chronicle> => {
  const { game } = tape.module;
  const series: ChancePoint[] = [];
  const counted: number[][][] = gauges.map(() => []);
  for (let at = 0; at <= tape.last; at++) {
    const { pub } = tape.viewAt(at, 'spectator');
    if (game.value) series.push({ rev: at + 1, chances: game.value(pub) });
    gauges.forEach((gauge, nth) => counted[nth]?.push([...gauge.of(pub)]));
    if (at % AT_ONCE === 0) await breathe();
  }
  const chosen = series.length > 0 ? decisive(series, tape.last) : spread(tape);
  const moments = chosen.map((at): TurningMoment => {
    const spoken = at === tape.last ? { at, text: endOf(tape) } : spokenAt(tape, at);
    const chapter = tape.chapters.findLast((one) => one.at <= at)?.title ?? '';
    return { ...spoken, chapter, swing: series.length > 0 ? swingAt(series, at) : undefined };
  });
  const chances = series.map((point) => (game.cooperative ? point.chances.slice(0, 1) : point.chances));
  return {
    moments: moments.filter(({ text }) => text !== ''),
    courses: [
      ...(chances.length > 0 ? [courseOf('', chances, true)] : []),
      ...gauges.map(({ title }, nth) => courseOf(title, counted[nth] ?? [], false)),
    ],
  };
};

const courseOf = (title: string, rows: readonly (readonly number[])[], isChance: boolean): Course => {
  const sides = Math.max(0, ...rows.map((row) => row.length));
  return {
    title,
    isChance,
    sides: Array.from({ length: sides }, (_, side) => rows.map((row) => row[side] ?? 0)),
  };
};

const endOf = (tape: Recording): string => {
  const { module, people, last, outcome } = tape;
  return outcome ? module.words.outcome(outcome, tape.viewAt(last, 'spectator').pub, people) : '';
};

import type { Weight } from '../../../shared/engine/telling';

/** Reading takes a moment to begin, and so long a letter. */
export const BEGIN_MS = 1000;
export const LETTER_MS = 40;
/** So many lines are a short list; the weightier stay. */
export const MOST_LINES = 4;
/** More turns than this at once nobody reads. */
const MOST_TURNS = 5;

interface Line {
  readonly text: string;
  readonly weight: Weight;
}

/** What happened in one turn, in a few lines. */
export interface Turn {
  readonly title: string;
  readonly lines: readonly Line[];
  /** When reading it may begin, after those before it. */
  readonly from: number;
  /** It can have been read by then. */
  readonly until: number;
}

/** The captions that stand. Plain data: each step gives a new one. */
export type Gathered = readonly Turn[];

export const NOTHING: Gathered = [];

/** A new turn begins; until something happens in it, it shows nothing. */
export const beginTurn = (gathered: Gathered, title: string): Gathered => [
  ...gathered.filter(({ lines }) => lines.length > 0).slice(1 - MOST_TURNS),
  { title, lines: [], from: 0, until: 0 },
];

/** One more line. A turn is read after those before it; what is new has its time, also where the rest has been read. */
export const addLine = (gathered: Gathered, line: Line, now: number): Gathered => {
  const last = gathered.at(-1) ?? { title: '', lines: [], from: 0, until: 0 };
  const earlier = gathered.slice(0, -1);
  const lines = shortened([...last.lines, line]);
  const from = last.lines.length > 0 ? last.from : Math.max(now, earlier.at(-1)?.until ?? 0);
  const until = Math.max(from + readingMs(lines), now + readingMs([line]), last.until);
  return [...earlier, { ...last, lines, from, until }];
};

const readingMs = (lines: readonly Line[]): number =>
  lines.reduce((ms, { text }) => ms + LETTER_MS * text.length, BEGIN_MS);

/** Without the first of the lightest, where there are too many. */
const shortened = (lines: readonly Line[]): readonly Line[] => {
  if (lines.length <= MOST_LINES) return lines;
  const newest = lines.length - 1;
  const lightest = lines.findIndex(({ weight }, at) => weight === 'news' && at < newest);
  return lines.filter((_, at) => at !== Math.max(0, lightest));
};

/** What still has to stand. */
export const standing = (gathered: Gathered, now: number): Gathered =>
  gathered.filter(
    ({ lines, until }, at) => until > now || (lines.length === 0 && at === gathered.length - 1),
  );

/** When something may go; undefined: nothing stands. */
export const nextToGo = (gathered: Gathered): number | undefined => {
  const times = gathered.filter(({ lines }) => lines.length > 0).map(({ until }) => until);
  return times.length === 0 ? undefined : Math.min(...times);
};

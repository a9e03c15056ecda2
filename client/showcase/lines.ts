import { readingMs } from './reading';

/** With nothing new a line that has been read goes after a while. */
const LINGER_MS = 2600;

/** One sentence to be read at the lower edge. */
interface Line {
  readonly text: string;
  readonly rank: number;
  /** It can have been read by then. */
  readonly until: number;
}

/** What is said, one sentence at a time. */
export interface Lines {
  say(text: string, rank: number): void;
  /** Something else is about to be shown: what has been read goes. */
  makeWay(): void;
  /** When everything that has been said can have been read. */
  readBy(): number;
  clear(): void;
}

/**
 * A sentence stands until it can have been read; what weighs more comes at once, what weighs less waits for the next place or is
 * never said. Nothing is said after something that happened later. `put` shows a sentence, or nothing.
 */
export const makeLines = (
  put: (text: string | undefined) => void,
  now: () => number = () => performance.now(),
): Lines => {
  let shown: Line | undefined;
  let waiting: Line | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (line: Line | undefined): void => {
    clearTimeout(timer);
    shown = line;
    waiting = undefined;
    put(line?.text);
    if (line) timer = setTimeout(goOn, Math.max(0, line.until - now()));
  };
  const goOn = (): void => {
    if (waiting) show({ ...waiting, until: now() + readingMs(waiting.text) });
    else if (shown) timer = setTimeout(() => show(undefined), LINGER_MS);
  };
  return {
    say: (text, rank) => {
      const line: Line = { text, rank, until: now() + readingMs(text) };
      if (shown === undefined || now() >= shown.until || rank > shown.rank) show(line);
      else if (waiting === undefined || rank >= waiting.rank) waiting = line;
    },
    makeWay: () => {
      if (shown && !waiting && now() >= shown.until) show(undefined);
    },
    readBy: () => (shown ? shown.until + (waiting ? readingMs(waiting.text) : 0) : 0),
    clear: () => show(undefined),
  };
};

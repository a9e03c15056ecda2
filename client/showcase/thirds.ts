import type { Tagged } from '../../shared/engine/game';
import { weightOf, type Weight } from '../../shared/engine/telling';
import type { Audience } from '../director/audience';
import type { Play } from '../net/session';
import { make, setText } from '../ui/dom';
import { readingMs } from './reading';

/** With nothing new a line that has been read goes after a while. */
const LINGER_MS = 2600;
const RANK: Readonly<Record<Weight, number>> = { blow: 3, deed: 2, news: 1, aside: 0 };

/** One sentence to be read at the lower edge. */
interface Line {
  readonly text: string;
  readonly rank: number;
  /** It can have been read by then. */
  readonly until: number;
}

export interface Thirds extends Audience {
  readonly element: HTMLElement;
}

/**
 * What happens, in one sentence at a time, under the title of the turn. A sentence stands until it can have been read; what
 * weighs more comes at once, what weighs less waits for the next place or is left to the log.
 */
export function makeThirds(page: Document, now = () => performance.now()): Thirds {
  const title = make(page, 'p', { class: 'third-title' });
  const text = make(page, 'p', { class: 'third-text' });
  const element = make(page, 'div', { class: 'third', hidden: true, 'aria-hidden': 'true' }, title, text);
  let shown: Line | undefined;
  let waiting: Line | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (line: Line | undefined): void => {
    clearTimeout(timer);
    shown = line;
    element.hidden = line === undefined;
    if (line === undefined) return;
    setText(text, line.text);
    timer = setTimeout(goOn, Math.max(0, line.until - now()));
  };
  const goOn = (): void => {
    const next = waiting;
    waiting = undefined;
    if (next) put({ ...next, until: now() + readingMs(next.text) });
    else if (shown) timer = setTimeout(() => put(undefined), LINGER_MS);
  };
  const say = (sentence: string, rank: number): void => {
    const line: Line = { text: sentence, rank, until: now() + readingMs(sentence) };
    if (shown === undefined || now() >= shown.until || rank > shown.rank) put(line);
    else if (waiting === undefined || rank >= waiting.rank) waiting = line;
  };
  const tell = (event: Tagged, { module, view, people }: Play): void => {
    const { words, game } = module;
    const chapter = words.chapter(event, view.pub, people);
    if (chapter !== '') setText(title, chapter);
    const rank = RANK[weightOf(event, game.weights)];
    const sentence = rank === 0 ? '' : words.event(event, view.pub, people);
    if (sentence !== '' && sentence !== chapter) say(sentence, rank);
  };
  const clear = (): void => {
    waiting = undefined;
    put(undefined);
  };
  return {
    element,
    jump: ({ module, view, people }, { story = [] }) => {
      clear();
      const chapters = story.map((event) => module.words.chapter(event, view.pub, people));
      setText(title, chapters.findLast((one) => one !== '') ?? '');
    },
    play: (event, { play, seen }) => seen.then(() => tell(event, play)),
    readBy: () => (shown ? shown.until + (waiting ? readingMs(waiting.text) : 0) : 0),
    reach: () => undefined,
    dispose: () => {
      clear();
      element.remove();
    },
  };
}

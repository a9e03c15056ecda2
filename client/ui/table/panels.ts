import type { Paragraph, Tagged } from '../../../shared/engine/game';
import { actorOf } from '../../director/actor';
import { MARKS, type Meaning, seatMeaning } from '../../kit/theme';
import type { Play } from '../../net/session';
import { make } from '../dom';
import { tableWords } from './tableWords';

/** More lines than this are let go at the top of the log. */
const MOST_LINES = 300;
/** So near to its end the log counts as read to the end. */
const NEAR_PX = 24;

export interface LogPanel {
  readonly element: HTMLElement;
  tell(events: readonly Tagged[], play: Play): void;
  /** `by`: whose it is, by colour and mark as everywhere else at the table. */
  say(line: string, className?: string, by?: Meaning): void;
  clear(): void;
  dispose(): void;
}

/** Everything that happens, in words, the newest at the bottom. */
export function makeLog(page: Document): LogPanel {
  const lines = make(page, 'ol', { 'aria-label': tableWords.log });
  const log = make(
    page,
    'div',
    { class: 'scroll', role: 'log', tabindex: '0', 'aria-label': tableWords.log },
    lines,
  );
  const element = make(
    page,
    'section',
    { class: 'panel play-log' },
    make(page, 'h2', {}, tableWords.log),
    log,
  );
  // Who has scrolled up to read is left alone; everybody else sees the newest line, also when the log is opened.
  let atEnd = true;
  const toEnd = (): void => {
    if (atEnd) log.scrollTop = log.scrollHeight;
  };
  log.addEventListener('scroll', () => {
    if (log.clientHeight > 0) atEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - NEAR_PX;
  });
  const seen = new ResizeObserver(toEnd);
  seen.observe(log);
  const lineOf = (text: string, className: string, by: Meaning | undefined): HTMLElement => {
    const line = make(page, 'li', className === '' ? {} : { class: className }, text);
    if (by === undefined) return line;
    line.dataset.by = MARKS[by];
    line.style.setProperty('--by', `var(--${by})`);
    return line;
  };
  const add = (...made: readonly HTMLElement[]): void => {
    lines.append(...made);
    while (lines.childElementCount > MOST_LINES) lines.firstElementChild?.remove();
    toEnd();
  };
  return {
    element,
    tell: (events, { module, view, people }) => {
      const me = view.viewer === 'spectator' ? -1 : view.viewer;
      add(
        ...events.flatMap((event) => {
          const text = module.words.event(event, view.pub, people);
          const seat = actorOf(event);
          return text === ''
            ? []
            : [lineOf(text, '', seat === undefined ? undefined : seatMeaning(seat, me))];
        }),
      );
    },
    say: (line, className = '', by) => add(lineOf(line, className, by)),
    clear: () => lines.replaceChildren(),
    dispose: () => seen.disconnect(),
  };
}

export interface WordsPanel {
  readonly element: HTMLElement;
  show(play: Play): void;
}

/** The table in words, paragraph by paragraph; what a person has shut stays shut. */
export function makeTableInWords(page: Document): WordsPanel {
  const body = make(page, 'div', {
    class: 'scroll',
    tabindex: '0',
    role: 'region',
    'aria-label': tableWords.table,
  });
  const element = make(
    page,
    'section',
    { class: 'panel play-words' },
    make(page, 'h2', {}, tableWords.table),
    body,
  );
  const parts = new Map<string, HTMLElement>();
  let shown = '';
  const part = ({ title, lines }: Paragraph): HTMLElement => {
    const list = make(page, 'ul', {}, ...lines.map((line) => make(page, 'li', {}, line)));
    const known = parts.get(title);
    if (known) {
      known.querySelector('ul')?.replaceWith(list);
      return known;
    }
    const made = make(page, 'details', { open: true }, make(page, 'summary', {}, title), list);
    parts.set(title, made);
    return made;
  };
  return {
    element,
    show({ module, view, people }) {
      const paragraphs = module.words.table(view.pub, view.priv, people);
      const text = JSON.stringify(paragraphs);
      if (text === shown) return;
      shown = text;
      const wanted = paragraphs.map(part);
      for (const [title, old] of parts) {
        if (wanted.includes(old)) continue;
        old.remove();
        parts.delete(title);
      }
      wanted.forEach((item, at) => {
        if (body.children[at] !== item) body.insertBefore(item, body.children[at] ?? null);
      });
    },
  };
}

import { make } from '../ui/dom';
import type { Sheet } from '../tabletop/voice';
import { besideWords } from '../ui/words';
import { makeSheet } from './sheet';

/** What stands beside a scene: the plain table, which can be folded away, and over it the story and small tools. */
export interface Beside {
  /** Asks and explains in place of panels where the picture is small. */
  readonly sheet: Sheet;
  /** The scene's board takes this part of the picture's height, from its top. */
  board(part: number): void;
  show(staged: boolean): void;
  dispose(): void;
}

/** What lies over a scene, and how it goes back to where it stands without one. */
export interface Overlay {
  readonly overlay: readonly HTMLElement[];
  readonly ground: () => void;
}

const KEY = 'starboard.plainTable';

/** What somebody has chosen before; undefined: nothing. */
const readShut = (): boolean | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'shut';
  } catch {
    return undefined;
  }
};

const writeShut = (shut: boolean): void => {
  try {
    localStorage.setItem(KEY, shut ? 'shut' : 'open');
  } catch {
    // A browser may refuse to keep anything; then the choice holds for this visit.
  }
};

/** What stands beside the scene though the plain table is folded away. */
const STANDING = ':is(.guide, .play-replay, .play-end)';
/** A picture on which panels could not be read, nor pressed by a thumb. */
const SMALL = '(max-width: 46rem), (max-height: 32rem)';

/** `covered` is told how much of the picture's width, from the right, and height, from below, the page lies over; `over`: with how it ended. */
export const openBeside = (
  page: Document,
  { overlay, ground }: Overlay,
  covered: (right: number, bottom: number, over?: boolean) => void,
): Beside => {
  let staged = false;
  let board = 0;
  const play = page.getElementById('play');
  const toggle = make(page, 'button', { type: 'button', class: 'beside-toggle', 'aria-controls': 'play' });
  const over = make(page, 'div', { class: 'scene-overlay' });
  const matches = (query: string): boolean => page.defaultView?.matchMedia(query).matches === true;
  // A small picture is the scene's and its sheet's, unless somebody wants it otherwise.
  let shut = readShut() ?? matches(SMALL);
  const isSheet = (): boolean => staged && shut && matches(SMALL);
  const sheet = makeSheet(page, isSheet);
  /** What the sheet, or the plain table, leaves of the picture. */
  const measure = (): readonly [right: number, bottom: number, over?: boolean] => {
    const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {};
    const part = (edge: number, whole: number): number => (whole > 0 ? Math.max(0, 1 - edge / whole) : 0);
    if (isSheet()) {
      const { left, top } = sheet.element.getBoundingClientRect();
      if (!matches('(orientation: portrait)')) return [part(left, innerWidth), 0];
      const ending = play?.querySelector('.play-end:not([hidden])') ? play : null;
      const covers = Math.min(top, ending?.getBoundingClientRect().top ?? top);
      return [0, part(covers, innerHeight), ending !== null];
    }
    if (!staged || matches('(max-width: 60rem)')) return [0, 0];
    // The plain table folded away, a guide, the bar of a replay or how it ended may still stand there: none must cover what it is about.
    const beside = shut ? play?.querySelector(`${STANDING}:not([hidden])`) : play;
    const { left = innerWidth, width = 0 } = beside?.getBoundingClientRect() ?? {};
    return [width > 0 ? part(left, innerWidth) : 0, 0];
  };
  const apply = (): void => {
    page.body.classList.toggle('staged', staged);
    page.body.classList.toggle('plain-shut', staged && shut);
    page.body.classList.toggle('sheeted', isSheet());
    toggle.textContent = shut ? besideWords.open : besideWords.shut;
    toggle.setAttribute('aria-expanded', String(!shut));
    if (isSheet()) sheet.element.append(over);
    else toggle.before(over);
    covered(...measure());
  };
  toggle.addEventListener('click', () => {
    shut = !shut;
    writeShut(shut);
    apply();
  });
  const resize = (): void => apply();
  page.defaultView?.addEventListener('resize', resize);
  play?.before(over, toggle, sheet.element);
  // What stands under the sheet (a guide) moves it; what comes or goes beside the scene covers more of it, or nothing any more.
  const watched = new ResizeObserver(() => {
    if (staged) covered(...measure());
  });
  watched.observe(sheet.element);
  return {
    sheet,
    board: (part) => {
      const whole = Math.ceil(part * 100);
      if (whole === board) return;
      board = whole;
      over.style.setProperty('--board', `${whole}dvh`);
    },
    show: (now) => {
      staged = now;
      for (const one of play?.querySelectorAll(STANDING) ?? []) watched.observe(one);
      if (now) over.append(...overlay);
      else ground();
      apply();
    },
    dispose: () => {
      staged = false;
      apply();
      page.defaultView?.removeEventListener('resize', resize);
      watched.disconnect();
      toggle.remove();
      sheet.element.remove();
      over.remove();
    },
  };
};

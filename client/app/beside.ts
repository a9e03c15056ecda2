import { make } from '../ui/dom';
import { besideWords } from '../ui/words';

/** What stands beside a scene: the plain table, which can be folded away, and over it the story and small tools. */
export interface Beside {
  show(staged: boolean): void;
  dispose(): void;
}

/** What lies over a scene, and how it goes back to where it stands without one. */
export interface Overlay {
  readonly overlay: readonly HTMLElement[];
  readonly ground: () => void;
}

const KEY = 'starboard.plainTable';

const readShut = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'shut';
  } catch {
    return false;
  }
};

const writeShut = (shut: boolean): void => {
  try {
    localStorage.setItem(KEY, shut ? 'shut' : 'open');
  } catch {
    // A browser may refuse to keep anything; then the choice holds for this visit.
  }
};

/** `covered` is told how much of the picture's width, from the right, the plain table lies over. */
export const openBeside = (
  page: Document,
  { overlay, ground }: Overlay,
  covered: (right: number) => void,
): Beside => {
  let shut = readShut();
  let staged = false;
  const play = page.getElementById('play');
  const toggle = make(page, 'button', { type: 'button', class: 'beside-toggle', 'aria-controls': 'play' });
  const over = make(page, 'div', { class: 'scene-overlay' });
  const apply = (): void => {
    page.body.classList.toggle('staged', staged);
    page.body.classList.toggle('plain-shut', staged && shut);
    toggle.textContent = shut ? besideWords.open : besideWords.shut;
    toggle.setAttribute('aria-expanded', String(!shut));
    const width = page.defaultView?.innerWidth ?? 0;
    const narrow = page.defaultView?.matchMedia('(max-width: 60rem)').matches === true;
    const left = staged && !shut && !narrow && width > 0 ? play?.getBoundingClientRect().left : undefined;
    covered(left === undefined ? 0 : Math.max(0, 1 - left / width));
  };
  toggle.addEventListener('click', () => {
    shut = !shut;
    writeShut(shut);
    apply();
  });
  const resize = (): void => apply();
  page.defaultView?.addEventListener('resize', resize);
  play?.before(over, toggle);
  return {
    show: (now) => {
      staged = now;
      if (now) over.append(...overlay);
      else ground();
      apply();
    },
    dispose: () => {
      staged = false;
      apply();
      page.defaultView?.removeEventListener('resize', resize);
      toggle.remove();
      over.remove();
    },
  };
};

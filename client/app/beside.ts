import { make } from '../ui/dom';
import { besideWords } from '../ui/words';

/** What stands beside a scene: the plain table, which can be folded away, and captions. */
export interface Beside {
  show(staged: boolean): void;
  /** What happens, until something else does. */
  caption(text: string): void;
  /** What is heard, for a while. */
  heard(text: string): void;
  dispose(): void;
}

const KEY = 'starboard.plainTable';
/** What is heard stays this long to be read. */
const HEARD_MS = 2600;

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
export const openBeside = (page: Document, covered: (right: number) => void): Beside => {
  let shut = readShut();
  let staged = false;
  const play = page.getElementById('play');
  const toggle = make(page, 'button', { type: 'button', class: 'beside-toggle', 'aria-controls': 'play' });
  const [said, heard] = [make(page, 'p', {}), make(page, 'p', { class: 'heard' })];
  const captions = make(page, 'div', { class: 'scene-caption', 'aria-hidden': 'true' }, said, heard);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = (text: string): void => {
    clearTimeout(silence);
    heard.textContent = text;
    if (text !== '') silence = setTimeout(() => hear(''), HEARD_MS);
  };
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
  play?.before(toggle, captions);
  return {
    show: (now) => {
      staged = now;
      said.textContent = '';
      hear('');
      apply();
    },
    caption: (text) => {
      if (text !== '') said.textContent = text;
    },
    heard: hear,
    dispose: () => {
      staged = false;
      apply();
      page.defaultView?.removeEventListener('resize', resize);
      toggle.remove();
      hear('');
      captions.remove();
    },
  };
};

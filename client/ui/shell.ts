import { MAX_SEATS, type RefusalCode } from '../../shared/protocol';
import type { Link, SessionState } from '../net/session';
import { find } from './dom';
import './shell.css';
import './menu.css';
import { linkWords, refusalWords, remedyWords, sceneWords, seatWords, sitWords, standWords } from './words';

/** What a person may wish for in the shell. */
export interface Wishes {
  sit(seat: number): void;
  stand(): void;
  /** The remedy that the shell offers for the present state of the connection. */
  remedy(link: Link): void;
}

export interface Shell {
  show(state: SessionState): void;
  refuse(code: RefusalCode): void;
  scene(state: keyof typeof sceneWords): void;
  /** How much of the holodeck is there, 0…1; all of it hides the bar. */
  progress(part: number): void;
}

/** The page without 3D: says how things stand, lists the seats, offers what can be done. */
export function openShell(page: Document, wishes: Wishes): Shell {
  const [linkStatus, sceneStatus, notice] = [
    find(page, 'link-status'),
    find(page, 'scene-status'),
    find(page, 'notice'),
  ];
  const progress = page.getElementById('progress') as HTMLProgressElement;
  let shown: string | undefined;
  return {
    show(state) {
      setText(linkStatus, linkWords(state.link));
      const remedy = remedyWords(state.link);
      // Rebuilt only when it changes, so that a screen reader speaks once and the focus stays.
      if (remedy !== shown) showRemedy(page, notice, state.link, wishes);
      shown = remedy;
      showSeats(page, state, wishes);
    },
    refuse(code) {
      setText(linkStatus, refusalWords[code]);
    },
    scene(state) {
      setText(sceneStatus, sceneWords[state]);
      if (state !== 'loading') progress.hidden = true;
      find(page, 'status').classList.toggle('done', state === 'open');
    },
    progress(part) {
      progress.value = part;
      progress.hidden = part >= 1;
    },
  };
}

function showRemedy(page: Document, notice: HTMLElement, link: Link, wishes: Wishes): void {
  const remedy = remedyWords(link);
  notice.hidden = remedy === undefined;
  notice.replaceChildren();
  if (remedy === undefined) return;
  const text = page.createElement('p');
  text.textContent = linkWords(link);
  notice.append(
    text,
    makeButton(page, remedy, () => wishes.remedy(link)),
  );
}

function showSeats(page: Document, state: SessionState, wishes: Wishes): void {
  const section = find(page, 'seats');
  const { link } = state;
  section.hidden = link.type !== 'connected';
  if (link.type !== 'connected') return;
  find(page, 'table-link').setAttribute('href', `/table/${link.table}`);
  const list = find(page, 'seat-list');
  const focused = page.activeElement?.getAttribute('data-seat');
  list.replaceChildren(
    ...Array.from({ length: MAX_SEATS }, (_, seat) => makeSeat(page, state, seat, wishes)),
  );
  if (typeof focused === 'string') list.querySelector<HTMLElement>(`[data-seat="${focused}"]`)?.focus();
}

function makeSeat(page: Document, state: SessionState, seat: number, wishes: Wishes): HTMLElement {
  const item = page.createElement('li');
  const label = page.createElement('span');
  const view = state.view.seats[String(seat)];
  const mine = state.seat === seat;
  label.textContent = seatWords(seat, view, mine);
  item.append(label);
  if (mine) item.append(makeButton(page, standWords, () => wishes.stand(), seat));
  else if (view === undefined) {
    const button = makeButton(page, 'Sit', () => wishes.sit(seat), seat);
    button.setAttribute('aria-label', sitWords(seat));
    item.append(button);
  }
  return item;
}

function makeButton(page: Document, words: string, press: () => void, seat?: number): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = words;
  if (seat !== undefined) button.setAttribute('data-seat', String(seat));
  button.addEventListener('click', press);
  return button;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

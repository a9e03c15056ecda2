import type { Refusal } from '../../shared/engine/game';
import type { SeatView } from '../../shared/protocol';
import type { Link, SessionState } from '../net/session';
import { find, setText } from './dom';
import { lobbyWords } from './lobbyWords';
import './shell.css';
import './menu.css';
import {
  linkWords,
  homeWords,
  refusalWords,
  remedyWords,
  sceneWords,
  seatWords,
  sitWord,
  sitWords,
  standWords,
} from './words';

/** What a person may wish for in the shell. */
export interface Wishes {
  sit(seat: number): void;
  stand(): void;
  /** The host: a bot for an empty seat, an empty seat for a bot. */
  bot(seat: number): void;
  clear(seat: number): void;
  /** How many seats there are. */
  most(): number;
  /** The remedy that the shell offers for the present state of the connection. */
  remedy(link: Link): void;
  /** Away from a table that cannot be reached, to the start page. */
  home(): void;
}

export interface Shell {
  show(state: SessionState): void;
  refuse(refusal: Refusal): void;
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
    refuse(refusal) {
      setText(linkStatus, refusalWords(refusal));
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
    makeButton(page, homeWords, () => wishes.home()),
  );
}

function showSeats(page: Document, state: SessionState, wishes: Wishes): void {
  const section = find(page, 'seats');
  const { link } = state;
  section.hidden = link.type !== 'connected' || state.view.stage === 'playing' || state.view.stage === 'over';
  if (link.type !== 'connected' || section.hidden) return;
  // Whoever has the link to a private table has its secret: after the #, so that no server's log ever sees it.
  const secret = state.view.listed || state.secret === '' ? '' : `#${state.secret}`;
  find(page, 'table-link').setAttribute('href', `/table/${link.table}${secret}`);
  const list = find(page, 'seat-list');
  const focused = page.activeElement?.getAttribute('data-seat');
  list.replaceChildren(
    ...Array.from({ length: wishes.most() }, (_, seat) => makeSeat(page, state, seat, wishes)),
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
    const button = makeButton(page, sitWord, () => wishes.sit(seat), seat);
    button.setAttribute('aria-label', sitWords(seat));
    item.append(button);
  }
  const isHost = state.view.host === state.you && state.view.game !== '';
  if (isHost && !mine) item.append(...hostButtons(page, seat, view, wishes));
  return item;
}

/** A bot may come where nobody sits; a bot, or somebody who is away, may be asked to leave. */
function hostButtons(
  page: Document,
  seat: number,
  view: SeatView | undefined,
  wishes: Wishes,
): HTMLElement[] {
  if (view !== undefined && !view.bot && view.connected) return [];
  const isFree = view === undefined;
  const button = makeButton(page, isFree ? lobbyWords.addBot : lobbyWords.clear, () =>
    isFree ? wishes.bot(seat) : wishes.clear(seat),
  );
  button.setAttribute('aria-label', isFree ? lobbyWords.botAt(seat) : lobbyWords.clearing(seat));
  button.className = 'quiet';
  return [button];
}

function makeButton(page: Document, words: string, press: () => void, seat?: number): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = words;
  if (seat !== undefined) button.setAttribute('data-seat', String(seat));
  button.addEventListener('click', press);
  return button;
}

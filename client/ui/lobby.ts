import type { GameModule } from '../../shared/engine/game';
import { describe } from '../../shared/engine/shape';
import { GAMES, type Register } from '../../shared/games';
import { MAX_SEATS } from '../../shared/protocol';
import { USUAL_LEVEL, levelsOf } from '../net/think';
import type { News, Session, SessionState } from '../net/session';
import { make, makeButton, setText } from './dom';
import './lobby.css';
import { makeChat, makeKnocks, makePeople } from './lobbyPeople';
import { lobbyWords } from './lobbyWords';
import { optionFields } from './optionForm';
import { makeQrCode } from './qrCode';
import { levelChoice } from './setupPanels';
import { spoken } from './table/tableWords';
import { refusalWords } from './words';

export interface Lobby {
  /** How well new bots are to play. */
  level(): string;
  /** How many may sit down. */
  most(): number;
  dispose(): void;
}

/** The whole link to a table; to a private one with its secret behind the #, so that no server's log ever sees it. */
export const linkTo = (origin: string, { link, view, secret }: SessionState): string => {
  const table = link.type === 'connected' ? link.table : '';
  return `${origin}/table/${table}${view.listed || secret === '' ? '' : `#${secret}`}`;
};

/** Rebuilds an element only when what it shows has changed, so that the focus stays where it is. */
const keyed = (element: HTMLElement, build: (state: SessionState) => readonly (Node | string)[]) => {
  let shown = '';
  return (key: unknown, state: SessionState): void => {
    const text = JSON.stringify(key);
    if (text === shown) return;
    shown = text;
    element.replaceChildren(...build(state));
  };
};

/** Before the game: what is played, who is ready, how friends come in, what they say. */
export function openLobby(page: Document, root: HTMLElement, session: Session, onGame: () => void): Lobby {
  let level = USUAL_LEVEL;
  let module: GameModule | undefined;
  let loading = '';
  const setup = make(page, 'div', { class: 'setup' });
  const begin = make(page, 'div', { class: 'actions' });
  const refused = make(page, 'p', { class: 'error', role: 'alert' });
  const share = make(page, 'section', { class: 'panel share', 'aria-label': lobbyWords.share });
  const people = makePeople(page, session);
  const knocks = makeKnocks(page, session);
  const chat = makeChat(page, session);
  const table = make(page, 'section', { class: 'panel', 'aria-label': lobbyWords.title });
  table.append(make(page, 'h2', {}, lobbyWords.title), setup, begin, refused);
  root.replaceChildren(table, knocks.element, share, people.element, chat.element);

  const showSetup = keyed(setup, (state) =>
    state.view.host === state.you
      ? hostSetup(page, session, state, module, (chosen) => (level = chosen))
      : guestSetup(page, state, module),
  );
  const showBegin = keyed(begin, (state) => beginButtons(page, session, state));
  const showShare = keyed(share, (state) => sharing(page, state));
  const load = (id: string): void => {
    if (id === loading) return;
    loading = id;
    module = undefined;
    const games: Register = GAMES;
    void (Object.hasOwn(games, id) ? games[id]?.() : undefined)?.then((loaded) => {
      if (loading !== id) return;
      module = loaded;
      onGame();
      show();
    });
  };
  const show = (): void => {
    const state = session.state();
    const { view, link, you, seat, secret, code } = state;
    const here = link.type === 'connected' && (view.stage === 'lobby' || view.stage === 'starting');
    root.hidden = !here;
    page.body.classList.toggle('gathering', here);
    if (!here) return;
    load(view.game);
    const isHost = view.host === you;
    showSetup([view.game, view.options, view.listed, isHost, module === undefined], state);
    showBegin([view.stage, isHost, seat, view.seats[String(seat)]?.ready ?? false], state);
    showShare([link.table, view.listed, secret, code], state);
    people.show();
  };
  const stop = session.watch((news: News) => {
    if (news.type === 'refused') setText(refused, refusalWords(news.refusal));
    if (news.type === 'state') show();
  });
  show();
  return {
    level: () => level,
    most: () => module?.game.seats.max ?? MAX_SEATS,
    dispose: () => {
      stop();
      [knocks, chat].forEach(({ dispose }) => dispose());
      root.hidden = true;
      root.replaceChildren();
    },
  };
}

function hostSetup(
  page: Document,
  session: Session,
  { view }: SessionState,
  module: GameModule | undefined,
  setLevel: (level: string) => void,
): HTMLElement[] {
  const select = make(page, 'select', { id: 'lobby-game' });
  if (view.game === '') select.append(make(page, 'option', { value: '' }, lobbyWords.none));
  for (const [id, load] of Object.entries(GAMES)) {
    const option = make(page, 'option', { value: id, selected: id === view.game }, spoken(id));
    void load().then(({ words }) => (option.textContent = words.title));
    select.append(option);
  }
  select.addEventListener('change', () => void session.ask('configure', { game: select.value }));
  const box = make(page, 'input', { type: 'checkbox', id: 'lobby-listed' });
  box.checked = view.listed;
  box.addEventListener('change', () => void session.ask('configure', { listed: box.checked }));
  const lines = [
    make(
      page,
      'div',
      { class: 'field' },
      make(page, 'label', { for: 'lobby-game' }, lobbyWords.game),
      select,
    ),
    make(
      page,
      'div',
      { class: 'check' },
      box,
      make(page, 'label', { for: 'lobby-listed' }, lobbyWords.listed),
    ),
  ];
  if (!module) return lines;
  const { options } = module.game;
  const fields = optionFields(page, 'lobby-option', describe(options), view.options, (values) => {
    void session.ask('configure', { options: values });
  });
  const rules = make(
    page,
    'details',
    { class: 'rules' },
    make(page, 'summary', {}, 'Rules and options'),
    ...fields,
  );
  return [...lines, levelChoice(page, 'lobby-level', levelsOf(module.game), setLevel), rules];
}

function guestSetup(page: Document, { view }: SessionState, module: GameModule | undefined): HTMLElement[] {
  const title = make(page, 'p', {}, `${lobbyWords.game}: ${module?.words.title ?? lobbyWords.none}`);
  if (!module) return [title];
  const lines = describe(module.game.options).flatMap(({ name, title: what }) => [
    make(page, 'dt', {}, what),
    make(page, 'dd', {}, optionWords(view.options[name])),
  ]);
  return [title, make(page, 'dl', { class: 'figures' }, ...lines)];
}

const optionWords = (value: unknown): string =>
  typeof value === 'string' ? spoken(value) : value === undefined ? '' : JSON.stringify(value);

function beginButtons(page: Document, session: Session, { view, you, seat }: SessionState): HTMLElement[] {
  if (view.stage === 'starting') return [make(page, 'p', { role: 'status' }, lobbyWords.starting)];
  const isReady = view.seats[String(seat)]?.ready ?? false;
  const ready = makeButton(
    page,
    isReady ? lobbyWords.notReady : lobbyWords.ready,
    () => void (isReady ? session.ask('ready', { nonceHash: '' }) : session.ready()),
    isReady ? 'quiet' : '',
  );
  const begin = makeButton(page, lobbyWords.start, () => void start(session), 'begin');
  const shown = seat >= 0 ? [ready] : [];
  return view.host === you
    ? [...shown, begin]
    : [...shown, make(page, 'p', { class: 'hint' }, lobbyWords.wait)];
}

/** Whoever begins is ready. */
async function start(session: Session): Promise<void> {
  const { view, seat } = session.state();
  if (seat >= 0 && !view.seats[String(seat)]?.ready) await session.ready();
  await session.ask('start', {});
}

function sharing(page: Document, state: SessionState): HTMLElement[] {
  const link = linkTo(location.origin, state);
  const field = make(page, 'input', { type: 'text', id: 'share-link', readonly: true });
  field.value = link;
  field.addEventListener('focus', () => field.select());
  const told = make(page, 'p', { role: 'status', class: 'hint' });
  const copy = makeButton(
    page,
    lobbyWords.copy,
    () =>
      void copyText(link).then(
        (done) => (told.textContent = done ? lobbyWords.copied : lobbyWords.notCopied),
      ),
    'quiet',
  );
  const qr = make(page, 'div', { class: 'qr-frame' });
  qr.append(makeQrCode(page, link, lobbyWords.qr));
  const code = make(
    page,
    'p',
    { class: 'code' },
    make(page, 'span', { class: 'hint' }, lobbyWords.code),
    state.code,
  );
  return [
    make(page, 'h2', {}, lobbyWords.share),
    make(page, 'div', { class: 'field' }, make(page, 'label', { for: 'share-link' }, lobbyWords.link), field),
    copy,
    told,
    ...(state.code === '' ? [] : [code]),
    qr,
  ];
}

/** Browsers give the clipboard to secure pages only; elsewhere the person copies the link by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

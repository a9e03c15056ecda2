import { begin } from './begin';
import type { GameModule } from '../../shared/engine/game';
import { describe } from '../../shared/engine/shape';
import { GAMES, type Register } from '../../shared/games';
import { MAX_SEATS } from '../../shared/protocol';
import { USUAL_LEVEL, levelsOf } from '../../shared/bots/thinker';
import type { News, Session, SessionState } from '../net/session';
import { find, keyed, make, makeButton } from './dom';
import './lobby.css';
import { makeChat, makePeople } from './lobbyPeople';
import { lobbyWords, timeWords, spectatorWords } from './lobbyWords';
import { delayWords, spectatorSetup } from './spectatorSetup';
import { optionFields, valueWords } from './optionForm';
import { levelChoice } from './setupPanels';
import { sharing } from './share';
import { spoken } from './table/tableWords';
import { clockChoice, clockWords } from './timeControl';
import { makeRefusal } from './refusal';

export interface Lobby {
  /** How well new bots are to play. */
  level(): string;
  /** How many may sit down. */
  most(): number;
  dispose(): void;
}

/** Before the game: what is played, who is ready, how friends come in, what they say. */
export function openLobby(page: Document, root: HTMLElement, session: Session, onGame: () => void): Lobby {
  let level = USUAL_LEVEL;
  let module: GameModule | undefined;
  let loading = '';
  const setup = make(page, 'div', { class: 'setup' });
  const begin = make(page, 'div', { class: 'actions' });
  const refused = makeRefusal(page);
  const share = make(page, 'section', { class: 'panel share', 'aria-label': lobbyWords.share });
  const people = makePeople(page, session, 'lobby');
  const chat = makeChat(page, session);
  const table = make(page, 'section', { class: 'panel', 'aria-label': lobbyWords.title });
  table.append(make(page, 'h2', {}, lobbyWords.title), setup, begin, refused.element);
  root.replaceChildren(table, share, people.element, chat.element);

  const showSetup = keyed<SessionState>(setup, (state) =>
    state.view.host === state.you
      ? hostSetup(page, session, state, module, (chosen) => (level = chosen))
      : guestSetup(page, state, module),
  );
  const showBegin = keyed<SessionState & { readonly full: boolean }>(begin, (state) =>
    beginButtons(page, session, state),
  );
  const showShare = keyed<SessionState>(share, (state) => [
    make(page, 'h2', {}, lobbyWords.share),
    ...sharing(page, 'share', state),
  ]);
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
    showSetup(
      [
        ...[view.game, view.options, view.listed, view.time, view.delay, view.chances, view.origin],
        ...[isHost, module === undefined],
      ],
      state,
    );
    const full = isFull(state, module);
    showBegin([view.stage, isHost, seat, full, view.seats[String(seat)]?.ready ?? false], { ...state, full });
    showShare([link.table, view.listed, secret, code], state);
    people.show();
  };
  const stop = session.watch((news: News) => {
    if (news.type === 'refused') refused.say(news.refusal);
    if (news.type === 'state') show();
  });
  show();
  return {
    level: () => level,
    most: () => module?.game.seats.max ?? MAX_SEATS,
    dispose: () => {
      stop();
      chat.dispose();
      root.hidden = true;
      root.replaceChildren();
      // What stands beside it belongs to the table, too.
      find(page, 'knocks').replaceChildren();
      find(page, 'seats').hidden = true;
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
    make(page, 'summary', {}, lobbyWords.options),
    ...fields,
  );
  const clock = clockChoice(
    page,
    'lobby-clock',
    view.time,
    (time) => void session.ask('configure', { time }),
  );
  const spectators = spectatorSetup(page, view, (wish) => void session.ask('configure', wish));
  const levels = levelChoice(page, 'lobby-level', levelsOf(module.game), setLevel);
  return [...originLine(page, view), ...lines, levels, clock, rules, spectators];
}

function guestSetup(page: Document, { view }: SessionState, module: GameModule | undefined): HTMLElement[] {
  const title = make(page, 'p', {}, `${lobbyWords.game}: ${module?.words.title ?? lobbyWords.none}`);
  if (!module) return [title];
  const lines = describe(module.game.options).flatMap(({ name, title: what, initial }) => [
    make(page, 'dt', {}, what),
    make(page, 'dd', {}, valueWords(view.options[name] ?? initial)),
  ]);
  const clock = [make(page, 'dt', {}, timeWords.title), make(page, 'dd', {}, clockWords(view.time))];
  const late = [make(page, 'dt', {}, spectatorWords.delay), make(page, 'dd', {}, delayWords(view.delay))];
  const figures = make(page, 'dl', { class: 'figures' }, ...lines, ...clock, ...(view.delay > 0 ? late : []));
  return [title, ...originLine(page, view), figures];
}

/** Where the next match goes on from, if from anywhere. */
const originLine = (page: Document, { origin }: SessionState['view']): HTMLElement[] =>
  'match' in origin
    ? [make(page, 'p', { class: 'hint' }, spectatorWords.origin(origin.match, origin.record))]
    : [];

/** Whoever comes now can only look on. */
const isFull = ({ view, seat }: SessionState, module: GameModule | undefined): boolean =>
  seat < 0 && module !== undefined && Object.keys(view.seats).length >= module.game.seats.max;

function beginButtons(
  page: Document,
  session: Session,
  { view, you, seat, full }: SessionState & { readonly full: boolean },
): HTMLElement[] {
  if (view.stage === 'starting' && view.delay > 0 && seat < 0)
    return [make(page, 'p', { role: 'status' }, spectatorWords.waiting(delayWords(view.delay)))];
  if (view.stage === 'starting') return [make(page, 'p', { role: 'status' }, lobbyWords.starting)];
  const isReady = view.seats[String(seat)]?.ready ?? false;
  const ready = makeButton(
    page,
    isReady ? lobbyWords.notReady : lobbyWords.ready,
    () => void (isReady ? session.ask('ready', { nonceHash: '' }) : session.ready()),
    isReady ? 'quiet' : '',
  );
  const beginning = makeButton(page, lobbyWords.start, () => void begin(session), 'begin');
  const shown = seat >= 0 ? [ready] : full ? [make(page, 'p', { role: 'status' }, lobbyWords.full)] : [];
  return view.host === you
    ? [...shown, beginning]
    : [...shown, make(page, 'p', { class: 'hint' }, lobbyWords.wait)];
}

import type { Tagged } from '../../../shared/engine/game';
import type { Journal } from '../../../shared/engine/journal';
import { parse } from '../../../shared/engine/shape';
import type { Result } from '../../../shared/engine/result';
import { direct, type Director, type Pace } from '../../director/director';
import type { News, Play, Session } from '../../net/session';
import { make, makeButton, setText } from '../dom';
import { refusalWords } from '../words';
import { makeCaptions } from './captions';
import { makeEnding } from './ending';
import { makeLog, makeSeats, makeTableInWords } from './panels';
import { makeQuestion } from './question';
import './table.css';
import { saidWords, seatTitle, tableWords, waitingWords } from './tableWords';

export interface TablePorts {
  readonly session: Session;
  record(): Promise<Result<Journal>>;
  readonly home: () => void;
  download(name: string, text: string): void;
  /** Alone, there is nobody to talk to. */
  readonly alone: boolean;
  readonly pace: Pace;
  /** The settings, to be changed during a game too. */
  readonly settings: () => readonly HTMLElement[];
}

export interface PlainTable {
  pace(pace: Pace): void;
  dispose(): void;
}

/** The whole game as a page: any game, by keyboard, pointer or screen reader, with or without 3D behind it. */
export function openTable(page: Document, root: HTMLElement, ports: TablePorts): PlainTable {
  const { session } = ports;
  const question = makeQuestion(page, () => setText(refused, ''));
  const [log, words, seats] = [makeLog(page), makeTableInWords(page), makeSeats(page, session)];
  const again = (): void => void session.ask('rematch', {});
  const ending = makeEnding(page, { ...ports, again });
  const refused = make(page, 'p', { class: 'error', role: 'alert' });
  const actions = makeActions(page, ports, () => question.focus());
  const caption = make(page, 'p', { class: 'caption told', 'aria-hidden': 'true' });
  question.element.append(refused, actions.element);
  const side = make(
    page,
    'div',
    { class: 'play-side' },
    log.element,
    ...(ports.alone ? [] : [chat(page, session)]),
  );
  const left = make(page, 'div', { class: 'play-main' }, ending.element, question.element);
  const right = make(page, 'div', { class: 'play-about' }, seats.element, words.element);
  root.replaceChildren(left, side, right);
  side.prepend(caption);

  const show = (): void => {
    const state = session.state();
    const { play, view } = state;
    const inMatch = play !== undefined && (view.stage === 'playing' || view.stage === 'over');
    root.hidden = !inMatch;
    page.body.classList.toggle('playing', inMatch);
    if (!inMatch) return;
    question.show(play, waitingFor(session, play), view.stage === 'over');
    seats.show(state);
    words.show(play);
    actions.show();
    ending.show();
  };
  const later = batched(show);
  const take = (news: News): void => {
    if (news.type === 'told') log.tell(news.events, news.play);
    else if (news.type === 'snap') {
      if (news.story.length > 0) log.clear();
      else if (news.play.view.seq > 0) log.say(tableWords.takenBack, 'hint');
      log.tell(news.story, news.play);
    } else if (news.type === 'said') log.say(saidWords(nameOf(session, news.person), news.text), 'said');
    else if (news.type === 'refused') setText(refused, refusalWords(news.refusal));
    later();
  };
  const stop = session.watch(take);
  const director: Director = direct(
    session,
    makeCaptions(caption, () => session.state().play?.module.words),
    {
      pace: ports.pace,
    },
  );
  const onKey = (event: KeyboardEvent): void => {
    if (/^\d$/u.test(event.key) && isFree(event)) {
      event.preventDefault();
      question.takeDigit(event.key);
    }
  };
  page.addEventListener('keydown', onKey);
  page.defaultView?.scrollTo(0, 0);
  show();
  return {
    pace: (pace) => director.pace(pace),
    dispose: () => {
      stop();
      director.dispose();
      page.removeEventListener('keydown', onKey);
      page.body.classList.remove('playing');
      root.hidden = true;
      root.replaceChildren();
    },
  };
}

/** A number is meant for the list unless somebody is writing something else. */
const isFree = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !(event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null);

/** Many changes at once are shown once. */
const batched = (work: () => void): (() => void) => {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      work();
    });
  };
};

const nameOf = (session: Session, person: string): string =>
  session.state().view.people[person]?.name ?? person;

const waitingFor = (session: Session, play: Play): string => {
  const { view } = session.state();
  const seats = [...new Set(play.view.open.map(({ seat }) => seat))];
  return waitingWords(seats.map((seat) => seatTitle(seat, view.seats[String(seat)])));
};

/** What can be done at any time: taking back, the game's standing orders, ending it. */
function makeActions(
  page: Document,
  { session, home, settings }: Pick<TablePorts, 'session' | 'home' | 'settings'>,
  done: () => void,
): { readonly element: HTMLElement; show(): void } {
  const undo = makeButton(
    page,
    tableWords.undo,
    () => {
      const { seq } = session.state().view;
      void session.ask('undo', { seq: seq - 1 }).then(done);
    },
    'quiet',
  );
  const orders = make(page, 'div', { class: 'actions' });
  const standing = make(page, 'details', {}, make(page, 'summary', {}, tableWords.standing), orders);
  const sure = makeButton(page, tableWords.endSure, () => void session.ask('end', {}), 'quiet');
  const end = make(
    page,
    'details',
    {},
    make(page, 'summary', {}, tableWords.end),
    make(page, 'div', { class: 'actions' }, sure),
  );
  const wishes = make(
    page,
    'details',
    { class: 'settings' },
    make(page, 'summary', {}, tableWords.settings),
    ...settings(),
  );
  const leave = makeButton(page, tableWords.home, home, 'quiet');
  const element = make(page, 'div', { class: 'actions standing' }, undo, leave, standing, end, wishes);
  let shownGame = '';
  return {
    element,
    show() {
      const { play, view, you, seat } = session.state();
      undo.hidden = seat < 0;
      end.hidden = view.host !== you || view.stage !== 'playing';
      if (!play) return;
      const moves = seat < 0 ? [] : standingMoves(play);
      standing.hidden = moves.length === 0;
      if (shownGame === `${view.game}/${seat}`) return;
      shownGame = `${view.game}/${seat}`;
      orders.replaceChildren(
        ...moves.map((move) =>
          makeButton(
            page,
            play.module.words.move(move, play.view.pub).sentence,
            () => void session.ask('move', { ask: 0, move: { ...move } }).then(done),
            'quiet',
          ),
        ),
      );
    },
  };
}

/** The game's moves that answer no question and need nothing filled in. */
const standingMoves = ({ module: { game } }: Play): readonly Tagged[] =>
  game.standing.flatMap((type) => {
    const move = parse(game.move, { type }, 'move');
    return move.ok ? [move.value] : [];
  });

function chat(page: Document, session: Session): HTMLElement {
  const field = make(page, 'input', {
    type: 'text',
    id: 'chat-field',
    maxlength: '240',
    autocomplete: 'off',
  });
  const send = makeButton(page, tableWords.say, () => undefined, 'quiet');
  send.type = 'submit';
  const form = make(
    page,
    'form',
    { class: 'chat' },
    make(page, 'label', { for: 'chat-field' }, tableWords.chat),
    field,
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    void session.ask('say', { text });
  });
  return make(page, 'section', { class: 'panel play-chat', 'aria-label': tableWords.chat }, form);
}

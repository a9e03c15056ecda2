import type { Tagged } from '../../../shared/engine/game';
import type { Journal } from '../../../shared/engine/journal';
import type { Result } from '../../../shared/engine/result';
import { NO_TABLE, type TableView } from '../../../shared/protocol';
import { direct, type Director, type Pace } from '../../director/director';
import type { News, Play, Session } from '../../net/session';
import { make, setText } from '../dom';
import { refusalWords } from '../words';
import { makeActions } from './actions';
import { makeCaptions } from './captions';
import { makeSpeech } from './chat';
import { makeClock } from './clock';
import { makeEnding } from './ending';
import { makeLog, makeTableInWords } from './panels';
import { landmarkName, makePointing } from './pointing';
import { makeQuestion } from './question';
import { makeSeats } from './seats';
import './table.css';
import './together.css';
import { saidWords, seatTitle, tableWords, waitingWords } from './tableWords';
import { makeTogether } from './together';
import { pointsAt, presenceLines } from './togetherWords';

export interface TablePorts {
  readonly session: Session;
  journal(): Promise<Result<Journal>>;
  readonly home: () => void;
  download(name: string, text: string): void;
  /** With others at a server, alone in the page, or a match of the past. */
  readonly mode: 'online' | 'alone' | 'replay';
  readonly pace: Pace;
  /** The settings, to be changed during a game too. */
  readonly settings: () => readonly HTMLElement[];
  /** Where this match can be watched again once it is over. */
  readonly replay?: (match: string) => string;
  /** Stands before everything else: a guide. */
  readonly guide?: HTMLElement;
  /** Stands over the question: the bar of a replay. */
  readonly bar?: HTMLElement;
}

export interface PlainTable {
  pace(pace: Pace): void;
  /** Resolves when everything that has happened has been told. */
  idle(): Promise<void>;
  /** Marks the moves that somebody should look at. */
  mark(wanted: (move: Tagged) => boolean): void;
  dispose(): void;
}

/** The whole game as a page: any game, by keyboard, pointer or screen reader, with or without 3D behind it. */
export function openTable(page: Document, root: HTMLElement, ports: TablePorts): PlainTable {
  const { session, mode } = ports;
  const question = makeQuestion(page, () => setText(refused, ''));
  const [log, words, seats] = [makeLog(page), makeTableInWords(page), makeSeats(page, session)];
  const ending = makeEnding(page, { ...ports, again: () => void session.ask('rematch', {}) });
  const refused = make(page, 'p', { class: 'error', role: 'alert' });
  const actions = makeActions(page, ports, () => question.focus());
  const caption = make(page, 'p', { class: 'caption told', 'aria-hidden': 'true' });
  const clock = makeClock(page, session);
  const company = mode === 'online' ? makeCompany(page, session) : undefined;
  question.element.prepend(clock.element);
  question.element.append(refused, actions.element);
  const right = [seats.element, ...(company ? [company.together.element] : []), words.element];
  const { guide, bar } = ports;
  root.replaceChildren(
    ...(guide ? [make(page, 'div', { class: 'play-guide' }, guide)] : []),
    make(page, 'div', { class: 'play-main' }, ...(bar ? [bar] : []), ending.element, question.element),
    make(page, 'div', { class: 'play-side' }, caption, log.element, ...(company ? [company.talk] : [])),
    make(page, 'div', { class: 'play-about' }, ...right),
  );

  const show = (): void => {
    const state = session.state();
    const { play, view } = state;
    const inMatch = play !== undefined && (view.stage === 'playing' || view.stage === 'over');
    root.hidden = !inMatch;
    page.body.classList.toggle('playing', inMatch);
    if (!inMatch) return;
    // Which record is in sight.
    root.dataset.rev = String(play.rev);
    question.show(play, waitingFor(session, play), view.stage === 'over');
    seats.show(state);
    words.show(play);
    actions.show();
    ending.show();
    company?.show();
  };
  const later = batched(show);
  const presence = watchPresence(session, (line) => log.say(line, 'hint'));
  const take = (news: News): void => {
    if (news.type === 'state') {
      clock.show();
      presence();
    } else if (news.type === 'told') log.tell(news.events, news.play);
    else if (news.type === 'snap') {
      if (news.story.length > 0) log.clear();
      else if (news.play.view.seq > 0) log.say(tableWords.takenBack, 'hint');
      log.tell(news.story, news.play);
    } else if (news.type === 'said') log.say(saidWords(nameOf(session, news.person), news.text), 'said');
    else if (news.type === 'pinged') {
      const { play } = session.state();
      const landmark = play && landmarkName(news.landmark, play);
      if (landmark !== undefined) log.say(pointsAt(nameOf(session, news.person), landmark), 'said');
    } else if (news.type === 'refused') setText(refused, refusalWords(news.refusal));
    later();
  };
  const stop = session.watch(take);
  const director: Director = direct(
    session,
    makeCaptions(caption, () => session.state().play),
    { pace: ports.pace },
  );
  const onKey = (event: KeyboardEvent): void => {
    if (/^\d$/u.test(event.key) && isFree(event) && session.state().seat >= 0) {
      event.preventDefault();
      question.takeDigit(event.key);
    }
  };
  page.addEventListener('keydown', onKey);
  page.defaultView?.scrollTo(0, 0);
  clock.show();
  show();
  return {
    pace: (pace) => director.pace(pace),
    idle: () => director.idle(),
    mark: (wanted) => question.mark(wanted),
    dispose: () => {
      stop();
      director.dispose();
      clock.dispose();
      company?.dispose();
      page.removeEventListener('keydown', onKey);
      page.body.classList.remove('playing');
      root.hidden = true;
      root.replaceChildren();
    },
  };
}

/** What there is besides the game when others are at the table. */
function makeCompany(page: Document, session: Session) {
  const together = makeTogether(page, session);
  const pointing = makePointing(page, session);
  const talk = make(page, 'section', { class: 'panel play-chat', 'aria-label': tableWords.talk });
  talk.append(makeSpeech(page, session), pointing.element);
  return {
    together,
    talk,
    show: () => {
      together.show();
      pointing.show();
    },
    dispose: () => together.dispose(),
  };
}

/** Tells who has come, gone, dropped, who is played for by a bot. */
function watchPresence(session: Session, tell: (line: string) => void): () => void {
  let before: TableView = NO_TABLE;
  return () => {
    const { view, you } = session.state();
    const sameMatch = before.match === view.match && before.stage === view.stage && view.stage === 'playing';
    if (sameMatch) presenceLines(before, view, you).forEach(tell);
    before = view;
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

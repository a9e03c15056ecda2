import type { Tagged } from '../../../shared/engine/game';
import type { Journal } from '../../../shared/engine/journal';
import type { Result } from '../../../shared/engine/result';
import { NO_TABLE, type TableView } from '../../../shared/protocol';
import type { Director } from '../../director/director';
import { seatMeaning } from '../../kit/theme';
import { QuietOrders } from '../../net/quietOrders';
import type { News, Play, Session } from '../../net/session';
import { make } from '../dom';
import { makeRefusal } from '../refusal';
import { refusalWords } from '../words';
import { makeRules } from '../rules';
import { rulesWords } from '../rules/rulesWords';
import type { Captions } from '../story/captions';
import { makeActions } from './actions';
import { makeSpeech } from './chat';
import { makeClock } from './clock';
import { makeEnding } from './ending';
import { makeLog, makeTableInWords } from './panels';
import { landmarkName, makePointing } from './pointing';
import { makeQuestion, type Prepared } from './question';
import { makeQuietOrder } from './quietOrder';
import { makeSeats } from './seats';
import './table.css';
import './together.css';
import { saidWords, seatNameAt, tableWords, waitingWords } from './tableWords';
import { makeTogether } from './together';
import { type Drawer, makeStoryButtons, makeToolbar } from './toolbar';
import { pointsAt, presenceLines } from './togetherWords';

export interface TablePorts {
  readonly session: Session;
  /** Tells the story: what the table says follows it. */
  readonly director: Director;
  readonly captions: Captions;
  journal(): Promise<Result<Journal>>;
  readonly home: () => void;
  download(name: string, text: string): void;
  /** With others at a server, alone in the page, or a match of the past. */
  readonly mode: 'online' | 'alone' | 'replay';
  /** The settings, to be changed during a game too. */
  readonly settings: () => readonly HTMLElement[];
  /** Answers that this person has prepared, beside those that the game lists. */
  readonly prepared: Prepared;
  /** The text of a game's RULES.md. */
  readonly rulebook: (game: string) => Promise<string>;
  /** Where this match can be watched again once it is over. */
  readonly replay?: (match: string) => string;
  /** A link that holds the whole match, where no server keeps it. */
  readonly share?: () => Promise<string | undefined>;
  /** Stands before everything else: a guide. */
  readonly guide?: HTMLElement;
  /** Stands over the question: the bar of a replay. */
  readonly bar?: HTMLElement;
}

export interface PlainTable {
  /** Stands over the scene while there is one: the story, its buttons, what opens the folded table's parts. */
  readonly overlay: readonly HTMLElement[];
  /** Puts the overlay back to where it stands without a scene. */
  readonly ground: () => void;
  /** Marks the moves that somebody should look at. */
  mark(wanted: (move: Tagged) => boolean): void;
  dispose(): void;
}

/** The whole game as a page: any game, by keyboard, pointer or screen reader, with or without 3D behind it. */
export function openTable(page: Document, root: HTMLElement, ports: TablePorts): PlainTable {
  const { session, director, captions, mode } = ports;
  const refused = makeRefusal(page);
  const question = makeQuestion(page, () => refused.clear(), ports.prepared);
  const [log, words, seats] = [makeLog(page), makeTableInWords(page), makeSeats(page, session)];
  const ending = makeEnding(page, { ...ports, again: () => void session.ask('rematch', {}) });
  const actions = makeActions(page, ports, () => question.focus());
  const clock = makeClock(page, session);
  const company = mode === 'online' ? makeCompany(page, session) : undefined;
  const story = makeStoryButtons(page, director);
  const orders = new QuietOrders(session);
  const quietly = makeQuietOrder(page, orders, () => later());
  story.element.append(quietly.element);
  const settings = make(page, 'section', { class: 'panel play-settings', 'aria-label': tableWords.settings });
  const rules = makeRules(page, { play: () => director.shown(), rulebook: ports.rulebook });
  const rulesFold = make(page, 'details', { class: 'panel play-rulebook' });
  rulesFold.append(make(page, 'summary', {}, rulesWords.title));
  rulesFold.addEventListener('toggle', () => {
    if (rulesFold.open) rules.open();
  });
  rulesFold.append(rules.element);
  const talk: readonly Drawer[] = company ? ['talk'] : [];
  const drawers: readonly Drawer[] = ['log', ...talk, 'people', 'rules', 'settings'];
  const toolbar = makeToolbar(page, {
    session,
    root,
    drawers,
    opened: (drawer) => {
      if (drawer === 'rules') rulesFold.open = true;
      if (drawer === 'people' && company) company.together.element.open = true;
      if (drawer === 'settings')
        settings.replaceChildren(make(page, 'h2', {}, tableWords.settings), ...ports.settings());
    },
  });
  question.element.prepend(clock.element);
  question.element.append(refused.element, actions.element);
  const overlay = [toolbar.element, story.element, captions.element];
  const slot = make(page, 'div', { class: 'story-slot' });
  const right = [
    seats.element,
    ...(company ? [company.together.element] : []),
    rulesFold,
    words.element,
    settings,
  ];
  const { guide, bar } = ports;
  root.replaceChildren(
    ...(guide ? [make(page, 'div', { class: 'play-guide' }, guide)] : []),
    make(page, 'div', { class: 'play-main' }, ...(bar ? [bar] : []), ending.element, question.element),
    make(page, 'div', { class: 'play-side' }, slot, log.element, ...(company ? [company.talk] : [])),
    make(page, 'div', { class: 'play-about' }, ...right),
  );
  const ground = (): void => slot.append(...overlay);
  ground();

  const show = (): void => {
    const play = director.shown();
    const { view } = session.state();
    const inMatch = play !== undefined && (view.stage === 'playing' || view.stage === 'over');
    root.hidden = !inMatch;
    page.body.classList.toggle('playing', inMatch);
    if (!inMatch) return;
    // What is said is what has been shown: the end comes after the last shot.
    const state = { ...session.state(), play };
    const isOver = view.stage === 'over' && !director.telling();
    // Which record is in sight.
    root.dataset.rev = String(play.rev);
    question.show(play, waitingFor(session, play), isOver);
    seats.show(state, isOver);
    words.show(play);
    actions.show();
    ending.show(isOver);
    company?.show();
    story.show();
    quietly.show(play);
    toolbar.show();
  };
  const later = batched(show);
  const tell = (line: string, className: string, person = ''): void => {
    const { view, seat: mine } = session.state();
    const seat = Object.keys(view.seats).find((key) => person !== '' && view.seats[key]?.person === person);
    log.say(line, className, person === '' ? undefined : seatMeaning(Number(seat ?? -1), mine));
    captions.note(line);
  };
  const presence = watchPresence(session, (line) => tell(line, 'hint'));
  const take = (news: News): void => {
    if (news.type === 'state') {
      clock.show();
      presence();
    } else if (news.type === 'said')
      tell(saidWords(nameOf(session, news.person), news.text), 'said', news.person);
    else if (news.type === 'pinged') {
      const { play } = session.state();
      const landmark = play && landmarkName(news.landmark, play);
      if (landmark !== undefined) tell(pointsAt(nameOf(session, news.person), landmark), 'said', news.person);
    } else if (news.type === 'refused') {
      refused.say(news.refusal);
      captions.note(refusalWords(news.refusal));
    }
    later();
  };
  const leave = [
    session.watch(take),
    director.join({
      jump: (play, { story: led = [], undo }) => {
        if (undo === true) log.say(tableWords.takenBack, 'hint');
        if (led.length > 0) log.clear();
        log.tell(led, play);
        later();
      },
      play: (event, { play, seen, again }) => {
        if (!again) void seen.then(() => log.tell([event], play));
        return undefined;
      },
      pass: (event, play) => log.tell([event], play),
      reach: () => {
        refused.clear();
        later();
      },
      offer: later,
    }),
  ];
  const onKey = (event: KeyboardEvent): void => {
    // A number means nothing where its list is folded away.
    const isSeen = question.element.offsetParent !== null;
    if (/^\d$/u.test(event.key) && isFree(event) && isSeen && session.state().seat >= 0) {
      event.preventDefault();
      question.takeDigit(event.key);
    }
  };
  page.addEventListener('keydown', onKey);
  page.defaultView?.scrollTo(0, 0);
  clock.show();
  show();
  return {
    overlay,
    ground,
    mark: (wanted) => question.mark(wanted),
    dispose: () => {
      for (const end of leave) end();
      orders.dispose();
      clock.dispose();
      log.dispose();
      company?.dispose();
      page.removeEventListener('keydown', onKey);
      page.body.classList.remove('playing');
      for (const part of overlay) part.remove();
      toolbar.shut();
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
  return waitingWords(seats.map((seat) => seatNameAt(seat, { view, play })));
};

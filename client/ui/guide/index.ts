import type { Tagged } from '../../../shared/engine/game';
import type { Director } from '../../director/director';
import type { Keep } from '../../net/identity';
import type { Session } from '../../net/session';
import { make, makeButton, setText } from '../dom';
import { guideWords, markWords, progressWords, tryWords } from './guideWords';
import { readProgress, writeProgress } from './keptCourse';
import { type AnyLesson, Course, type Guidance, type Pointed, type Standing, standingOf } from './lesson';

export interface GuidePorts {
  /** The guide speaks of what has been shown. */
  readonly director: Director;
  /** Lights these up on the table. */
  point(things: readonly Pointed[]): void;
  /** Marks these moves in the plain list. */
  mark(wanted: (move: Tagged) => boolean): void;
  /** Where it is kept how far somebody is. */
  readonly keep?: Keep | undefined;
  /** Milliseconds after which somebody who does nothing is helped. */
  readonly patience?: number;
}

export interface Guide {
  readonly element: HTMLElement;
  /** Begins to teach, once the table is there to be pointed at. */
  begin(): void;
  dispose(): void;
}

const NOTHING = (): boolean => false;
/** Whoever has not moved for so long is stuck. */
const PATIENCE_MS = 25_000;

/** The guided first game: says what to do next, points it out, notices what was done, and can be sent away. */
export function openGuide(page: Document, session: Session, guidance: Guidance, ports: GuidePorts): Guide {
  const { game } = guidance.setup;
  const { match } = session.state().view;
  const known = readProgress(ports.keep, game, match);
  const course = new Course(guidance.lessons, known.over);
  let isWanted = !known.ended;
  let stuck: ReturnType<typeof setTimeout> | undefined;
  let shown: AnyLesson | undefined;
  const title = make(page, 'h3', {});
  const text = make(page, 'p', { class: 'lesson', role: 'status' });
  const hint = make(page, 'p', { class: 'hint' });
  const progress = make(page, 'p', { class: 'hint' });
  const bar = make(page, 'progress', { max: String(course.length), 'aria-hidden': 'true' });
  const next = makeButton(page, guideWords.next, () => pass(), 'begin');
  const skip = makeButton(page, guideWords.skip, () => pass(), 'quiet');
  const skipAll = makeButton(page, guideWords.skipAll, () => end(), 'quiet');
  const buttons = make(page, 'div', { class: 'actions' }, next, skip, skipAll);
  const element = make(page, 'section', { class: 'panel guide', 'aria-label': guideWords.title });
  const words = make(page, 'div', { class: 'guide-words' }, text, hint);
  element.append(make(page, 'h2', {}, guideWords.title), title, words, buttons, bar, progress);

  const now = (): Standing<object, Tagged> | undefined => {
    const { seat, view } = session.state();
    const play = ports.director.shown();
    return play && view.stage === 'playing' ? standingOf(play, seat) : undefined;
  };
  const keepProgress = (): void =>
    writeProgress(ports.keep, game, { match, over: [...course.behind], ended: !isWanted });
  /** Whoever is asked and does nothing, or something that is refused, is told what could be done. */
  const help = (): void => {
    const play = ports.director.shown();
    const standing = now();
    if (!isWanted || !play || !standing || standing.moves.length === 0 || shown?.read === true) return;
    const wanted = standing.moves.filter((move) => shown?.wants?.(move, standing) === true);
    const [example] = wanted;
    setText(
      hint,
      example === undefined
        ? guideWords.anything
        : tryWords(play.module.words.move(example, play.view.pub, play.people, play.view.priv).sentence),
    );
  };
  const waitFor = (ms: number): void => {
    clearTimeout(stuck);
    stuck = setTimeout(help, ms);
  };
  const pass = (): void => {
    const focused = page.activeElement === next || page.activeElement === skip;
    if (shown) course.pass(shown.id);
    show();
    if (focused) (next.hidden ? skip : next).focus();
  };
  const end = (): void => {
    isWanted = false;
    clearTimeout(stuck);
    keepProgress();
    ports.point([]);
    ports.mark(NOTHING);
    element.hidden = true;
  };
  const showLesson = (lesson: AnyLesson, standing: Standing<object, Tagged>): void => {
    setText(title, guidance.title(lesson.id));
    setText(text, guidance.text(lesson.id, standing.pub, standing.seat));
    const points = lesson.points?.(standing) ?? [];
    const isMeant = standing.moves.some((move) => lesson.wants?.(move, standing) === true);
    setText(hint, lesson.wants === undefined ? '' : markWords(isMeant, points.length > 0));
    ports.point(points);
    ports.mark((move) => lesson.wants?.(move, standing) ?? false);
  };
  const showPause = (): void => {
    setText(title, '');
    const isAsked = (ports.director.shown()?.offers.length ?? 0) > 0;
    setText(text, course.isOver ? guidance.over : isAsked ? guideWords.waiting : guideWords.partner);
    setText(hint, '');
    ports.point([]);
    ports.mark(NOTHING);
  };
  const show = (): void => {
    const standing = now();
    if (!isWanted) {
      element.hidden = true;
      return;
    }
    element.hidden = standing === undefined;
    if (!standing) return ports.point([]);
    shown = course.current(standing);
    element.dataset.lesson = shown?.id ?? '';
    if (shown) showLesson(shown, standing);
    else showPause();
    next.hidden = shown?.read !== true;
    skip.hidden = shown === undefined || shown.read === true;
    waitFor(ports.patience ?? PATIENCE_MS);
    keepProgress();
    bar.value = course.done;
    setText(progress, progressWords(course.done, course.length));
  };
  const hear = (events: readonly Tagged[]): void => course.hear(events, session.state().seat);
  const leave = ports.director.join({
    jump: (_, { story = [] }) => {
      hear(story);
      show();
    },
    play: (event, { seen }) => {
      void seen.then(() => hear([event]));
      return undefined;
    },
    pass: (event) => hear([event]),
    reach: show,
    offer: show,
    refuse: () => waitFor(0),
  });
  return {
    element,
    begin: show,
    dispose: () => {
      clearTimeout(stuck);
      leave();
    },
  };
}

import type { Tagged } from '../../../shared/engine/game';
import type { Director } from '../../director/director';
import type { Session } from '../../net/session';
import { make, makeButton, setText } from '../dom';
import { guideWords, progressWords } from './guideWords';
import { type AnyLesson, Course, type Guidance, type Pointed, type Standing, standingOf } from './lesson';

export interface GuidePorts {
  /** The guide speaks of what has been shown. */
  readonly director: Director;
  /** Lights these up on the table. */
  point(things: readonly Pointed[]): void;
  /** Marks these moves in the plain list. */
  mark(wanted: (move: Tagged) => boolean): void;
}

export interface Guide {
  readonly element: HTMLElement;
  /** Begins to teach, once the table is there to be pointed at. */
  begin(): void;
  dispose(): void;
}

const NOTHING = (): boolean => false;

/** The guided first game: says what to do next, points it out, notices what was done, and can be sent away. */
export function openGuide(page: Document, session: Session, guidance: Guidance, ports: GuidePorts): Guide {
  const course = new Course(guidance.lessons);
  let isWanted = true;
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
  element.append(make(page, 'h2', {}, guideWords.title), title, text, hint, buttons, bar, progress);

  const now = (): Standing<object, Tagged> | undefined => {
    const { seat, view } = session.state();
    const play = ports.director.shown();
    return play && view.stage === 'playing' ? standingOf(play, seat) : undefined;
  };
  const pass = (): void => {
    const focused = page.activeElement === next || page.activeElement === skip;
    if (shown) course.pass(shown.id);
    show();
    if (focused) (next.hidden ? skip : next).focus();
  };
  const end = (): void => {
    isWanted = false;
    ports.point([]);
    ports.mark(NOTHING);
    element.hidden = true;
  };
  const showLesson = (lesson: AnyLesson, standing: Standing<object, Tagged>): void => {
    setText(title, guidance.title(lesson.id));
    setText(text, guidance.text(lesson.id, standing.pub, standing.seat));
    setText(hint, lesson.wants ? guideWords.doIt : '');
    ports.point(lesson.points?.(standing) ?? []);
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
    if (!isWanted) return;
    element.hidden = standing === undefined;
    if (!standing) return ports.point([]);
    shown = course.current(standing);
    element.dataset.lesson = shown?.id ?? '';
    if (shown) showLesson(shown, standing);
    else showPause();
    next.hidden = shown?.read !== true;
    skip.hidden = shown === undefined || shown.read === true;
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
  });
  return { element, begin: show, dispose: leave };
}

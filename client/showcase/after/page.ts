import './after.css';
import '../chance.css';
import { pause } from '../../director/pause';
import { MARKS, seatMeaning } from '../../kit/theme';
import type { ReplaySession } from '../../net/replaySession';
import { make, makeButton } from '../../ui/dom';
import type { Gauges } from '../../ui/gauges';
import { nameIn } from '../names';
import { makePlot, type PlotMark } from '../plot';
import { afterWords, percent } from '../showcaseWords';
import { type Chronicle, type Course, readChronicle, type TurningMoment } from './chronicle';

export interface AfterPorts {
  readonly session: ReplaySession;
  readonly gauges: Gauges;
  /** Takes a picture of a record; undefined: there is nothing to be seen. */
  readonly picture: (at: number) => Promise<string | undefined>;
  /** The address of a record. */
  readonly href: (at: number) => string;
  readonly closed: () => void;
}

export interface AfterGame {
  readonly element: HTMLElement;
  dispose(): void;
}

/** What a game was, once it is over: five lines with their pictures, and its numbers over time. Everything leads into the replay. */
export function openAfterGame(page: Document, ports: AfterPorts): AfterGame {
  const { session } = ports;
  const title = make(page, 'h2', { tabindex: '-1', id: 'after-title' }, afterWords.title);
  const told = make(page, 'p', { role: 'status' }, afterWords.reading);
  const body = make(page, 'div', { class: 'after-body' });
  const close = makeButton(page, afterWords.close, () => ports.closed(), 'quiet');
  const element = make(page, 'section', { class: 'after-game', role: 'dialog', 'aria-labelledby': title.id });
  element.append(make(page, 'div', { class: 'after-head' }, title, close), told, body);
  let gone = false;
  const isGone = (): boolean => gone;
  const go = (at: number): void => {
    ports.closed();
    session.pause();
    session.seek(at);
  };
  const fill = async (): Promise<void> => {
    const chronicle = await readChronicle(session.tape, ports.gauges, () => pause(0));
    if (isGone()) return;
    told.remove();
    const frames = chronicle.moments.map((moment) => momentLine(page, moment, ports, session, go));
    body.append(
      make(page, 'ol', { class: 'after-lines' }, ...frames.map(({ line }) => line)),
      make(page, 'div', { class: 'after-plots' }, ...plotsOf(page, chronicle, ports, go)),
    );
    title.focus();
    for (const { show } of frames) if (!isGone()) await show();
  };
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') ports.closed();
  });
  void fill();
  return {
    element,
    dispose: () => {
      gone = true;
      element.remove();
    },
  };
}

/** One line of the story with its picture, once that has been taken. */
function momentLine(
  page: Document,
  { at, chapter, text, swing }: TurningMoment,
  { picture, href }: AfterPorts,
  session: ReplaySession,
  go: (at: number) => void,
): { readonly line: HTMLElement; readonly show: () => Promise<void> } {
  const frame = make(page, 'div', { class: 'after-picture' });
  const name = swing ? sideName(session, swing.seat) : '';
  const change = swing ? afterWords.swing(name, percent(swing.from), percent(swing.to)) : '';
  const link = make(
    page,
    'a',
    { href: href(at), class: 'after-link' },
    frame,
    make(page, 'span', { class: 'after-chapter' }, chapter),
    make(page, 'strong', {}, text),
    make(page, 'span', { class: 'after-swing' }, change),
  );
  link.addEventListener('click', (event) => {
    event.preventDefault();
    go(at);
  });
  const show = async (): Promise<void> => {
    const address = await picture(at);
    if (address !== undefined) frame.append(make(page, 'img', { src: address, alt: '' }));
  };
  return { line: make(page, 'li', {}, link), show };
}

const sideName = (session: ReplaySession, seat: number): string => {
  const { tape } = session;
  if (tape.module.game.cooperative) return afterWords.together;
  const { module, people, last } = tape;
  const plain = (one: number): string => session.state().view.seats[String(one)]?.name ?? '';
  return nameIn({ module, people, view: tape.viewAt(last, 'spectator') }, plain)(seat);
};

const plotsOf = (
  page: Document,
  { moments, courses }: Chronicle,
  { session, href }: AfterPorts,
  go: (at: number) => void,
): HTMLElement[] => {
  const { chapters } = session.tape;
  const marks: readonly PlotMark[] = [
    ...chapters
      .filter(({ at }) => !moments.some((one) => one.at === at))
      .map(({ at, title }) => ({ at, words: title, great: false })),
    ...moments.map(({ at, text }) => ({ at, words: text, great: true })),
  ].sort((a, b) => a.at - b.at);
  return courses.map((course) =>
    makePlot(page, {
      title: course.isChance ? afterWords.chances : course.title,
      lines: linesOf(course, session),
      ...(course.isChance ? { most: 1, write: percent } : {}),
      ...{ marks, href, go },
    }),
  );
};

const linesOf = ({ sides, isChance }: Course, session: ReplaySession) =>
  sides.map((numbers, side) => {
    const isOne = sides.length === 1;
    const meaning = isOne ? 'mine' : seatMeaning(side, -1);
    const name = isOne && isChance ? afterWords.together : `${MARKS[meaning]} ${sideName(session, side)}`;
    return { name, meaning, numbers };
  });

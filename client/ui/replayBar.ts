import type { Viewer } from '../../shared/engine/game';
import { type Pace, PACES } from '../director/director';
import { chapterAt } from '../net/recording';
import type { ReplaySession } from '../net/replaySession';
import { make, makeButton, setText } from './dom';
import { placeWords, replayWords } from './replayWords';
import { seatNameAt } from './table/tableWords';

export interface ReplayBar {
  readonly element: HTMLElement;
  dispose(): void;
}

type Command = 'toggle' | 'back' | 'forward' | 'previous' | 'next' | 'first' | 'last';

const KEYS: Readonly<Record<string, Command>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
};

/** Does what the buttons and keys of a replay say. */
const obey = (session: ReplaySession, command: Command): void => {
  const { tape } = session;
  const at = session.at();
  const halt = (to: number): void => {
    session.pause();
    session.seek(to);
  };
  switch (command) {
    case 'toggle':
      return session.playing() ? session.pause() : session.play();
    case 'back':
      return halt(at - 1);
    case 'forward':
      session.pause();
      return void session.forward();
    case 'previous':
      return session.seek(tape.chapters.findLast((chapter) => chapter.at < at)?.at ?? 0);
    case 'next':
      return session.seek(tape.chapters.find((chapter) => chapter.at > at)?.at ?? tape.last);
    case 'first':
      return halt(0);
    case 'last':
      return halt(tape.last);
  }
};

/** The bar of a replay: play and halt, seek by record and by turn, speed, and from whose side it is seen. */
export function makeReplayBar(
  page: Document,
  session: ReplaySession,
  ports: { readonly pace: Pace; readonly onPace: (pace: Pace) => void },
): ReplayBar {
  const { tape } = session;
  const button = (command: Command, sign: string, words: string): HTMLButtonElement => {
    const made = makeButton(page, sign, () => obey(session, command), command === 'toggle' ? '' : 'quiet');
    made.setAttribute('aria-label', words);
    made.title = words;
    return made;
  };
  const toggle = button('toggle', replayWords.play, replayWords.play);
  const slider = make(page, 'input', {
    type: 'range',
    class: 'seek',
    min: '0',
    max: String(tape.last),
    step: '1',
    'aria-label': replayWords.seek,
  });
  slider.addEventListener('input', () => session.seek(Number(slider.value)));
  const place = make(page, 'p', { class: 'hint' });
  const turns = chapterChoice(page, session);
  const buttons = make(
    page,
    'div',
    { class: 'actions replay-buttons' },
    button('previous', '«', replayWords.previous),
    button('back', '‹', replayWords.back),
    toggle,
    button('forward', '›', replayWords.forward),
    button('next', '»', replayWords.next),
  );
  const element = make(page, 'section', { class: 'panel play-replay', 'aria-label': replayWords.title });
  const choices = make(page, 'div', { class: 'replay-choices' }, turns.element, paceChoice(page, ports));
  if (tape.isPlayable && tape.journal.terms.seats > 0) choices.append(viewerChoice(page, session));
  const keys = make(page, 'p', { class: 'hint keys' }, replayWords.keys);
  element.append(make(page, 'h2', {}, replayWords.title), buttons, slider, place, choices, keys);
  const show = (): void => {
    const at = session.at();
    const words = session.playing() ? replayWords.pause : replayWords.play;
    setText(toggle, words);
    if (toggle.title !== words) {
      toggle.title = words;
      toggle.setAttribute('aria-label', words);
    }
    slider.value = String(at);
    const where = placeWords(chapterAt(tape, at)?.title, at, tape.last);
    slider.setAttribute('aria-valuetext', where);
    setText(place, where);
    turns.show();
  };
  const stop = session.watch(show);
  const onKey = (event: KeyboardEvent): void => {
    const command = KEYS[event.key];
    if (command === undefined || !isForBar(event)) return;
    event.preventDefault();
    obey(session, command);
  };
  page.addEventListener('keydown', onKey);
  show();
  return {
    element,
    dispose: () => {
      stop();
      page.removeEventListener('keydown', onKey);
    },
  };
}

/** Fields and lists have their own keys, and so has a button for the space bar. */
const isForBar = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return false;
  if (event.target.closest('input, select, textarea, [role="log"], [role="region"]') !== null) return false;
  return event.key !== ' ' || event.target.closest('button, summary, a') === null;
};

function chapterChoice(page: Document, session: ReplaySession): { element: HTMLElement; show(): void } {
  const { tape } = session;
  const select = make(page, 'select');
  if (tape.chapters[0]?.at !== 0) select.append(make(page, 'option', { value: '0' }, replayWords.beginning));
  for (const { at, title } of tape.chapters)
    select.append(make(page, 'option', { value: String(at) }, title));
  select.addEventListener('change', () => session.seek(Number(select.value)));
  return {
    element: make(page, 'label', {}, replayWords.turn, select),
    show: () => {
      select.value = String(chapterAt(tape, session.at())?.at ?? 0);
    },
  };
}

function paceChoice(
  page: Document,
  { pace, onPace }: { readonly pace: Pace; readonly onPace: (pace: Pace) => void },
): HTMLElement {
  const select = make(page, 'select');
  for (const name of PACES)
    select.append(make(page, 'option', { value: name, selected: name === pace }, replayWords.speeds[name]));
  select.addEventListener('change', () => {
    const chosen = PACES.find((name) => name === select.value);
    if (chosen !== undefined) onPace(chosen);
  });
  return make(page, 'label', {}, replayWords.speed, select);
}

function viewerChoice(page: Document, session: ReplaySession): HTMLElement {
  const { view, play } = session.state();
  const select = make(page, 'select', {}, make(page, 'option', { value: '' }, replayWords.everybody));
  for (const key of Object.keys(view.seats))
    select.append(make(page, 'option', { value: key }, seatNameAt(Number(key), { view, play })));
  select.addEventListener('change', () => {
    const viewer: Viewer = select.value === '' ? 'spectator' : Number(select.value);
    session.lookFrom(viewer);
  });
  return make(page, 'label', {}, replayWords.from, select);
}

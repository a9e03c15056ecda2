import { SeatClocks, type SeatClock } from '../../net/seatClocks';
import type { Session } from '../../net/session';
import { make, setText } from '../dom';
import { clockLabel, clockNote, clockTime, clockWarning, reserveWarning } from './togetherWords';
import { seatNameAt } from './tableWords';

/** How often the time is looked at; between two looks the bar glides. */
const LOOK_MS = 200;
/** Seconds at which a person is told, once for each question. */
const WARNINGS = [30, 10, 5] as const;

export interface Warner {
  /** What is to be said aloud now; `''`: nothing. */
  hear(clock: SeatClock | undefined, ask: number): string;
}

/** Says politely, and each thing once for a question, that time is running out. */
export const makeWarner = (): Warner => {
  let heard = 0;
  let told = new Set<string>();
  return {
    hear(clock, ask) {
      if (ask !== heard) {
        heard = ask;
        told = new Set();
        // A question that begins with little time does not begin with a warning.
        for (const seconds of WARNINGS)
          if (clock && clock.inAllMs <= seconds * 1000) told.add(String(seconds));
      }
      if (!clock || clock.kind === 'reaction') return '';
      const due = WARNINGS.filter((seconds) => clock.inAllMs <= seconds * 1000);
      const last = due.at(-1);
      if (last !== undefined && !told.has(String(last))) {
        for (const seconds of due) told.add(String(seconds));
        return clockWarning(last);
      }
      if (clock.kind === 'reserve' && !told.has('reserve')) {
        told.add('reserve');
        return due.length === 0 ? reserveWarning(clock.leftMs) : '';
      }
      return '';
    },
  };
};

export interface ClockPanel {
  readonly element: HTMLElement;
  /** Takes note of a new state. */
  show(): void;
  dispose(): void;
}

/** The time of whoever is asked: yours if you are, else that of the first. Hidden where nobody counts it. */
export function makeClock(page: Document, session: Session, now = () => performance.now()): ClockPanel {
  const clocks = new SeatClocks(now);
  const warner = makeWarner();
  const time = make(page, 'span', { class: 'clock-time' });
  const note = make(page, 'span', { class: 'clock-note' });
  const fill = make(page, 'div', { class: 'clock-fill' });
  const face = make(page, 'div', { class: 'clock-face', role: 'timer' }, time, note);
  const said = make(page, 'p', { class: 'spoken', role: 'status' });
  const element = make(page, 'div', { class: 'clock', hidden: true });
  element.append(face, make(page, 'div', { class: 'clock-bar', 'aria-hidden': 'true' }, fill), said);
  const look = (): void => {
    const { seat: mine, view, play } = session.state();
    const all = clocks.running();
    const own = all.find(({ seat }) => seat === mine);
    const clock = own ?? all[0];
    element.hidden = clock === undefined;
    const warning = warner.hear(own, play?.offers[0]?.ask.id ?? 0);
    if (warning !== '') setText(said, warning);
    if (!clock) return;
    const name = own ? undefined : seatNameAt(clock.seat, { view, play });
    face.setAttribute('aria-label', clockLabel(name));
    setText(time, clockTime(clock.leftMs));
    setText(note, name === undefined ? clockNote(clock) : `${name}: ${clockNote(clock)}`);
    fill.style.width = `${Math.round((1000 * clock.leftMs) / Math.max(1, clock.ofMs)) / 10}%`;
    element.dataset.kind = clock.kind;
    element.classList.toggle('late', clock.inAllMs <= 10_000);
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    element,
    show: () => {
      clocks.note(session.state().view);
      look();
    },
    dispose: () => clearInterval(timer),
  };
}

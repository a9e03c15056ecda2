import { MARKS, type Meaning, seatMeaning } from '../../kit/theme';
import { type SeatView, STANDING } from '../../../shared/protocol';
import type { Play, Session, SessionState } from '../../net/session';
import { keyed, make, makeButton } from '../dom';
import { seatNameAt, tableWords } from './tableWords';
import { offersYou, playedBy, seatPower, togetherWords } from './togetherWords';

interface Line {
  readonly seat: number;
  readonly who: SeatView;
  readonly isAsked: boolean;
  readonly told: string;
  readonly name: string;
}

/** Who sits where: a mark and a colour for each, and in words who is you, a bot, away, asked. */
export function makeSeats(
  page: Document,
  session: Session,
): { readonly element: HTMLElement; show(state: SessionState, isOver: boolean): void } {
  const list = make(page, 'ul', { class: 'seats' });
  const title = make(page, 'h2', {}, tableWords.seats);
  const element = make(page, 'section', { class: 'panel play-seats' }, title, list);
  const show = keyed<{ readonly state: SessionState; readonly lines: readonly Line[] }>(
    list,
    ({ state, lines }) =>
      lines.map((line) => seatLine(page, session, line, seatMeaning(line.seat, state.seat))),
  );
  return {
    element,
    show(state, isOver) {
      const { view, seat: mine, play, you } = state;
      const asked = new Set(isOver ? [] : play?.view.open.map(({ seat }) => seat));
      const lines = Object.keys(view.seats).flatMap((key): Line[] => {
        const seat = Number(key);
        const who = view.seats[key];
        // What ticks is shown by the clock; here it would build the list anew every time.
        const still = who && { ...who, askMs: 0, reserveMs: 0 };
        return still
          ? [
              {
                ...{ seat, who: still, isAsked: asked.has(seat), name: seatNameAt(seat, { view, play }) },
                told: play ? aboutSeat(seat, play) : '',
              },
            ]
          : [];
      });
      show([lines, mine, you, view.stage], { state, lines });
    },
  };
}

function seatLine(
  page: Document,
  session: Session,
  { seat, who, isAsked, told, name: title }: Line,
  meaning: Meaning,
): HTMLElement {
  const { seat: mine, you, view } = session.state();
  const line = make(
    page,
    'li',
    { class: isAsked ? 'asked-seat' : '' },
    make(page, 'span', { class: `mark mark-${meaning}`, 'aria-hidden': 'true' }, MARKS[meaning]),
    make(page, 'span', {}, title),
    make(page, 'span', { class: 'hint' }, playedBy(who, seat === mine, isAsked)),
  );
  // Whoever looks on may take a seat that belongs to nobody, or that is offered; the table says if not.
  const isOffered = who.offered !== '' && who.offered === you;
  if (mine === STANDING && you !== '' && view.stage === 'playing' && (who.person === '' || isOffered)) {
    const words = isOffered ? togetherWords.accept : tableWords.sit;
    const sit = makeButton(page, words, () => void session.ask('sit', { seat }), isOffered ? '' : 'quiet');
    sit.setAttribute('aria-label', seatPower(words, title));
    line.append(sit);
    if (isOffered) line.append(make(page, 'span', { class: 'hint', role: 'status' }, offersYou(title)));
  }
  if (told !== '') line.append(make(page, 'span', { class: 'hint seat-about' }, told));
  return line;
}

/** What the game has to say about a seat; empty where it has no word for it. */
const aboutSeat = (seat: number, { module: { words }, view: { pub }, people }: Play): string => {
  const told = words.about(`seat-${seat}`, pub, people);
  return told === words.about('', pub, people) ? '' : told;
};

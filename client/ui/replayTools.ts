import type { Refusal } from '../../shared/engine/game';
import type { ReplaySession } from '../net/replaySession';
import { make, makeButton, setText } from './dom';
import { replayWords } from './replayWords';
import { copyField } from './share';
import type { RecordRange } from './streamWish';
import { seatNameAt } from './table/tableWords';
import { refusalWords } from './words';

export interface ReplayToolPorts {
  /** Plays on from the record that is shown, in this seat; says why not if that cannot be. */
  readonly takeOver: (seat: number) => Promise<Refusal | undefined>;
  /** The same at a new table, to which others can come. */
  readonly openTable: (seat: number) => Promise<Refusal | undefined>;
  /** The address of a part of this replay; undefined: it has none. */
  readonly clipLink: (range: RecordRange) => Promise<string | undefined>;
  /** The same as a video, ready to be saved; undefined: this browser makes none, or there is no picture. */
  readonly video: (range: RecordRange, progress: (part: number) => void) => Promise<string | undefined>;
}

/** What can be made of a replay: a game of one's own, a clip. */
export function makeReplayTools(page: Document, session: ReplaySession, ports: ReplayToolPorts): HTMLElement {
  const element = make(page, 'details', { class: 'replay-tools' });
  element.append(make(page, 'summary', {}, replayWords.more));
  const { isPlayable, journal } = session.tape;
  const { seats, origin } = journal.terms;
  // One that was itself taken over says where from, but not all that went before.
  if (isPlayable && seats > 0 && origin === undefined) element.append(takingOver(page, session, ports));
  element.append(clipping(page, session, ports));
  return element;
}

function takingOver(page: Document, session: ReplaySession, ports: ReplayToolPorts): HTMLElement {
  const { view, play } = session.state();
  const select = make(page, 'select');
  for (const key of Object.keys(view.seats))
    select.append(make(page, 'option', { value: key }, seatNameAt(Number(key), { view, play })));
  const said = make(page, 'p', { class: 'error', role: 'alert' });
  const way = (words: string, go: (seat: number) => Promise<Refusal | undefined>, look = ''): HTMLElement =>
    makeButton(
      page,
      words,
      () => {
        session.pause();
        void go(Number(select.value)).then((refusal) => setText(said, refusal ? refusalWords(refusal) : ''));
      },
      look,
    );
  const ways = make(
    page,
    'div',
    { class: 'actions' },
    way(replayWords.takeOver, ports.takeOver),
    way(replayWords.takeOverTogether, ports.openTable, 'quiet'),
  );
  const hint = make(page, 'p', { class: 'hint' }, replayWords.takeOverHint);
  return make(page, 'div', {}, make(page, 'label', {}, replayWords.takeOverAs, select), ways, hint, said);
}

function clipping(page: Document, session: ReplaySession, ports: ReplayToolPorts): HTMLElement {
  let from = 0;
  const told = make(page, 'p', { class: 'hint', role: 'status' });
  const place = make(page, 'div', { class: 'clip-link' });
  const begin = makeButton(
    page,
    replayWords.clipFrom,
    () => {
      from = session.at();
      setText(told, replayWords.clipBegins(from));
    },
    'quiet',
  );
  const end = makeButton(
    page,
    replayWords.clipTo,
    () => {
      const range = { from, to: session.at() };
      place.replaceChildren();
      if (range.to <= range.from) return setText(told, replayWords.clipEmpty);
      setText(told, replayWords.clipIs(range.from, range.to));
      void ports.clipLink(range).then((link) => {
        if (link !== undefined) place.append(...copyField(page, 'clip-address', replayWords.clipLink, link));
        place.append(filming(page, range, ports));
      });
    },
    'quiet',
  );
  return make(page, 'div', {}, make(page, 'div', { class: 'actions' }, begin, end), told, place);
}

/** Makes a video of a clip: it is played once, at its own pace, and then there to be saved. */
function filming(page: Document, range: RecordRange, { video }: ReplayToolPorts): HTMLElement {
  const done = make(page, 'progress', {
    max: '1',
    value: '0',
    hidden: true,
    'aria-label': replayWords.filming,
  });
  const said = make(page, 'p', { class: 'hint', role: 'status' });
  const go = makeButton(
    page,
    replayWords.film,
    () => {
      go.disabled = true;
      done.hidden = false;
      setText(said, replayWords.filming);
      void video(range, (part) => (done.value = part)).then((address) => {
        go.disabled = false;
        done.hidden = true;
        setText(said, address === undefined ? replayWords.noFilm : '');
        if (address === undefined) return;
        const name = `starboard-clip-${String(range.from)}-${String(range.to)}.webm`;
        said.append(
          make(page, 'a', { href: address, download: name, class: 'clip-video' }, replayWords.saveFilm),
        );
      });
    },
    'quiet',
  );
  return make(page, 'div', { class: 'clip-film' }, go, done, said);
}

import { MARKS, seatMeaning } from '../kit/theme';
import { SeatClocks } from '../net/seatClocks';
import type { Play, Session } from '../net/session';
import { keyed, make, setText } from '../ui/dom';
import type { Gauges } from '../ui/gauges';
import { seatTitle } from '../ui/table/tableWords';
import { clockTime } from '../ui/table/togetherWords';
import { nameIn } from './names';
import { showcaseWords } from './showcaseWords';

/** How often the clock is looked at. */
const LOOK_MS = 500;

export interface Scoreboard {
  readonly element: HTMLElement;
  /** How things stand, as far as it has been told. */
  show(play: Play): void;
  dispose(): void;
}

interface Row {
  readonly seat: number;
  readonly name: string;
  readonly asked: boolean;
  readonly numbers: readonly number[];
}

/** Who plays, what can be counted about each, whose turn it is, and their clock. */
export function makeScoreboard(page: Document, session: Session, gauges: Gauges): Scoreboard {
  const title = make(page, 'p', { class: 'board-title' });
  const clock = make(page, 'p', { class: 'board-clock', hidden: true });
  const table = make(page, 'table', { 'aria-label': showcaseWords.scoreboard });
  const totals = make(page, 'dl', { class: 'board-totals' });
  const element = make(page, 'section', { class: 'board' }, title, totals, table, clock);
  const bySeat = gauges.filter(({ by }) => by === 'seats');
  const together = gauges.filter(({ by }) => by === 'table');
  const clocks = new SeatClocks(() => performance.now());
  const showRows = keyed<readonly Row[]>(table, (rows) => [
    ...(bySeat.length === 0 ? [] : [headOf(page, bySeat)]),
    make(page, 'tbody', {}, ...rows.map((row) => rowOf(page, row))),
  ]);
  const showTotals = keyed<readonly (readonly [string, string])[]>(totals, (pairs) =>
    pairs.flatMap(([name, value]) => [make(page, 'dt', {}, name), make(page, 'dd', {}, value)]),
  );
  const tick = (): void => {
    clocks.note(session.state().view);
    const [first] = clocks.running();
    clock.hidden = first === undefined;
    if (first) setText(clock, clockTime(first.leftMs));
  };
  const timer = setInterval(tick, LOOK_MS);
  return {
    element,
    show(play) {
      const {
        module,
        view: { pub, open },
      } = play;
      const { seats } = session.state().view;
      const nameOf = nameIn(play, (seat) => seatTitle(seat, seats[String(seat)]));
      setText(title, module.words.title);
      const counted = bySeat.map((gauge) => gauge.of(pub));
      const rows = Object.keys(seats).map((key): Row => {
        const seat = Number(key);
        return {
          seat,
          name: nameOf(seat),
          asked: open.some((ask) => ask.seat === seat),
          numbers: counted.map((numbers) => numbers[seat] ?? 0),
        };
      });
      showRows(rows, rows);
      const pairs = together.map((gauge): readonly [string, string] => {
        const value = String(gauge.of(pub)[0] ?? 0);
        const most = gauge.most?.(pub);
        return [gauge.title, most === undefined ? value : `${value} / ${most}`];
      });
      showTotals(pairs, pairs);
      tick();
    },
    dispose: () => clearInterval(timer),
  };
}

const headOf = (page: Document, gauges: Gauges): HTMLElement =>
  make(
    page,
    'thead',
    {},
    make(
      page,
      'tr',
      {},
      make(page, 'td'),
      ...gauges.map(({ title }) => make(page, 'th', { scope: 'col' }, title)),
    ),
  );

const rowOf = (page: Document, { seat, name, asked, numbers }: Row): HTMLElement => {
  const meaning = seatMeaning(seat, -1);
  const mark = make(page, 'span', { class: `mark mark-${meaning}`, 'aria-hidden': 'true' }, MARKS[meaning]);
  const head = make(page, 'th', { scope: 'row' }, mark, name);
  if (asked) head.append(make(page, 'span', { class: 'spoken' }, `, ${showcaseWords.turn}`));
  return make(
    page,
    'tr',
    { class: asked ? 'board-asked' : '' },
    head,
    ...numbers.map((number) => make(page, 'td', {}, String(number))),
  );
};

import type { Pause, SeatView, TableView } from '../../shared/protocol';
import type { TableClock } from './clock';
import type { ServedGame } from './games';
import type { KeptMatch } from './keptMatch';
import { playView } from './playView';
import { type Chair, nameAt, type TableDoc } from './tableDoc';

/** What of a table its public side is made of. */
interface Shown {
  readonly doc: TableDoc;
  readonly game: ServedGame | undefined;
  readonly rev: number;
  readonly match: KeptMatch | undefined;
  readonly clock: TableClock | undefined;
  readonly paused: Pause;
  readonly commitment: string;
  isPresent(person: string): boolean;
  isReady(person: string): boolean;
  botPlays(seat: number): boolean;
}

/** The public side of a table, built from nothing secret. */
export const tableView = (table: Shown): TableView => {
  const { doc, rev, match } = table;
  return {
    ...playView({ stage: doc.stage, rev, state: match?.state, outcome: match?.outcome }),
    game: doc.game,
    options: { ...(table.game?.publicOptions?.(doc.options) ?? doc.options) },
    listed: doc.listed,
    host: doc.host,
    time: doc.time,
    delay: doc.delay,
    chances: doc.chances,
    origin: doc.origin ? { match: doc.origin.match, record: doc.origin.record } : {},
    paused: table.paused,
    event: doc.event?.id ?? '',
    match: doc.match,
    commitment: table.commitment,
    seats: Object.fromEntries(
      doc.chairs.flatMap((chair, seat) =>
        isShown(chair) ? [[String(seat), seatView(table, chair, seat)]] : [],
      ),
    ),
    people: Object.fromEntries(
      doc.people.filter(({ id }) => table.isPresent(id)).map(({ id, name, muted }) => [id, { name, muted }]),
    ),
  };
};

const isShown = ({ person, level }: Chair): boolean => person !== '' || level !== '';

const seatView = (table: Shown, chair: Chair, seat: number): SeatView => {
  const { person } = chair;
  const ask = table.match?.state.open.find((asked) => asked.seat === seat);
  return {
    name: nameAt(table.doc, chair),
    person,
    connected: person !== '' && table.isPresent(person),
    bot: table.botPlays(seat),
    level: chair.level,
    ready: person === '' || table.isReady(person),
    offered: chair.offered,
    askMs: ask ? (table.clock?.left(ask) ?? 0) : 0,
    reserveMs: table.clock?.reserveOf(seat) ?? 0,
  };
};

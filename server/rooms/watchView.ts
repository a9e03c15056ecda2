import type { BaseState } from '../../shared/engine/game';
import { NO_TABLE, type SeatView, type TableView } from '../../shared/protocol';
import type { TableClock } from './clock';
import type { ServedGame } from './games';
import type { Header } from './journalLines';
import { askText } from './playView';
import type { TableDoc } from './tableDoc';

interface Shown {
  readonly game: ServedGame;
  readonly header: Header;
  readonly cast: NonNullable<TableDoc['cast']>;
  readonly clock: TableClock;
  readonly state: Readonly<BaseState>;
}

/** The public side of a table as those see it who watch it later; of the table as it is now only what was settled before its match. */
export const watchView = (
  doc: TableDoc,
  play: Pick<TableView, 'stage' | 'rev' | 'game'>,
  shown: Shown | undefined,
): TableView => {
  const { listed, time, delay } = doc;
  const table = { ...NO_TABLE, ...play, listed, time, delay };
  if (!shown) return table;
  const { game, header, cast, state } = shown;
  const { terms, commitment } = header;
  return {
    ...table,
    options: { ...(game.publicOptions?.(terms.options) ?? terms.options) },
    chances: doc.chances,
    match: terms.match,
    commitment,
    outcome: (play.stage === 'over' ? game.outcome(state) : undefined) ?? {},
    seq: state.seq,
    seats: Object.fromEntries(cast.map((one, seat) => [String(seat), seatOf(shown, one, seat)])),
    people: Object.fromEntries(
      cast.filter(({ person }) => person !== '').map(({ person, name }) => [person, { name, muted: false }]),
    ),
    asks: Object.fromEntries(state.open.map((ask) => [String(ask.id), askText(ask)])),
  };
};

const seatOf = (
  { clock, state }: Shown,
  { name, person, level }: Shown['cast'][number],
  seat: number,
): SeatView => {
  const ask = state.open.find((asked) => asked.seat === seat);
  return {
    ...{ name, person, level },
    connected: person !== '',
    bot: person === '',
    ready: true,
    offered: '',
    askMs: ask ? (clock.left(ask) ?? 0) : 0,
    reserveMs: clock.reserveOf(seat),
  };
};

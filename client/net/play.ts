import { type Board, readBoard } from '../../shared/engine/board';
import type { Ask, BaseState, GameModule, People, Tagged, View } from '../../shared/engine/game';
import { guessFrom } from '../../shared/engine/kernel';
import { fastRng } from '../../shared/engine/rng';
import { MAX_SEATS, SOME_BOT, STANDING, TABLE, type TableView } from '../../shared/protocol';
import { botIn, type Casting } from './botIn';
import type { Offer, Play } from './session';

/** The table's own fields from the plain data of its Schema state; the board is left alone. */
export const readTable = (wire: unknown): TableView => readBoard(TABLE as Board<TableView>, wire);

/** The open questions, oldest first. */
export const readAsks = (table: TableView): Ask[] =>
  Object.keys(table.asks)
    .map((id): Ask => {
      const asked = JSON.parse(table.asks[id] ?? '{}') as Omit<Ask, 'id' | 'open'>;
      return { open: false, ...asked, id: Number(id) };
    })
    .sort((a, b) => a.id - b.id);

export interface Known {
  readonly module: GameModule;
  readonly table: TableView;
  readonly board: unknown;
  readonly seat: number;
  readonly priv: object | undefined;
  readonly choose: (ask: Ask, move: Tagged) => void;
}

/** Joins what is public and what is private into what this page may know. */
export const makePlay = ({ module, table, board, seat, priv, choose }: Known): Play => {
  const pub = readBoard(module.game.board, board);
  const seated = seat !== STANDING && priv !== undefined;
  const shared = { seq: table.seq, open: readAsks(table), pub };
  const view: View<object, object> = seated
    ? { ...shared, viewer: seat, priv }
    : { ...shared, viewer: 'spectator' };
  const isOver = table.stage === 'over';
  const offers = view.open
    .filter((ask) => seated && !isOver && ask.seat === seat)
    .map((ask) => makeOffer(module, view, ask, choose));
  return { module, rev: table.rev, view, people: peopleAt(table, module.game), offers };
};

/** The names of those who own the seats; a bot of the table's own has none but what it plays or is, one of an event has. */
export const peopleAt = ({ seats }: Pick<TableView, 'seats'>, game: Casting): People =>
  Array.from({ length: MAX_SEATS }, (_, seat) => {
    const who = seats[String(seat)];
    if (who === undefined) return '';
    return who.person === '' && who.name === SOME_BOT ? botIn(game, seat, who.level) : who.name;
  });

/** What is legal follows from what the seat knows: a state made up around it lists the same moves as the real one. */
export const makeOffer = (
  { game }: GameModule,
  view: View<object, object>,
  ask: Ask,
  choose: (ask: Ask, move: Tagged) => void,
): Offer<Tagged> => {
  let made: BaseState | undefined;
  const guess = (): BaseState => (made ??= guessFrom(game, view, fastRng(ask.id)));
  let listed: readonly Tagged[] | undefined;
  return {
    ask,
    get moves() {
      return (listed ??= [...game.legalMoves(guess(), ask.seat)]);
    },
    check: (move) => game.check(guess(), ask.seat, move),
    choose: (move) => choose(ask, move),
    quiet: () => game.quiet(guess(), ask),
  };
};

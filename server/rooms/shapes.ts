import type { Schema } from '@colyseus/schema';
import type { FieldsNode } from '../../shared/engine/board';
import { TABLE } from '../../shared/protocol';
import { schemaOf } from '../sync/boardSchema';
import { differences, makeBoard, type Write } from '../sync/project';
import type { ServedGame } from './games';

/** The Schema class of a table that plays this game: the table's own fields and the game's board. */
const boards = new WeakMap<FieldsNode, FieldsNode>();
const shapeOf = (board: FieldsNode | undefined): FieldsNode => {
  if (!board) return TABLE;
  const known = boards.get(board) ?? { ...TABLE, board };
  boards.set(board, known);
  return known;
};

/** The public state of a room whose table plays this game. */
export const newTableState = (game: ServedGame | undefined): Schema =>
  new (schemaOf(shapeOf(game?.board), 'Table'))();

interface Holder {
  board?: Schema;
}

/** Brings the board in a room's state up to date. */
export const showBoard = (state: Schema, game: Pick<ServedGame, 'board'>, pub: object): void => {
  for (const write of boardDifferences(state, game, pub)) write();
};

/** What there is to write for that; `before`: what it shows now, where that is known. */
export const boardDifferences = (
  state: Schema & Holder,
  { board }: Pick<ServedGame, 'board'>,
  pub: object,
  before?: object,
): Write[] =>
  state.board === undefined
    ? [() => (state.board = makeBoard(board, pub))]
    : differences(board, state.board, pub, before);

import type { Schema } from '@colyseus/schema';
import type { FieldsNode } from '../../shared/engine/board';
import { TABLE } from '../../shared/protocol';
import { schemaOf } from '../sync/boardSchema';
import { makeBoard, project } from '../sync/project';
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

/** Brings the board in a room's state up to date. */
export const showBoard = (state: Schema, { board }: Pick<ServedGame, 'board'>, pub: object): void => {
  const holder = state as Schema & { board?: Schema };
  if (holder.board === undefined) holder.board = makeBoard(board, pub);
  else project(board, holder.board, pub);
};

import type { Seat } from '../../../engine/game';
import type { MoveOf, PanicMove } from '../moves';
import type { Table } from '../position';
import type { Ban } from '../rules';
import type { PanicAsk } from '../types';

/** Why a move of this type is not allowed now; undefined: it is. */
export type Check<T extends PanicMove['type']> = (
  state: Table,
  seat: Seat,
  move: MoveOf<T>,
  asked: PanicAsk,
) => Ban;

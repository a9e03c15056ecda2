import type { Seat } from '../../../engine/game';
import type { RefusalCode } from '../refusals';
import type { MoveOf, PanicAsk, PanicMove, PanicState } from '../types';

export type Table = Readonly<PanicState>;
/** Why a move of this type is not allowed now; undefined: it is. */
export type Check<T extends PanicMove['type']> = (
  state: Table,
  seat: Seat,
  move: MoveOf<T>,
  asked: PanicAsk,
) => RefusalCode | undefined;

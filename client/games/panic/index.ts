import type { AnyTable } from '../../tabletop/gameTable';
import { PANIC } from './table';

/** Panic as the tabletop knows it. */
export const table: AnyTable = PANIC;

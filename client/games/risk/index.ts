import type { AnyTable } from '../../tabletop/gameTable';
import { RISK } from './table';

/** Risk as the tabletop knows it. */
export const table: AnyTable = RISK;

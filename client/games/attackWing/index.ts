import type { AnyTable } from '../../tabletop/gameTable';
import { ATTACK_WING } from './table';

/** Attack Wing as the tabletop knows it. */
export const table: AnyTable = ATTACK_WING;

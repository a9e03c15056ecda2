import type { Row } from '../measure';
import { rows as engine } from './engine';

/** Every row of the bench, in the order printed. */
export const ROWS: readonly Row[] = [...engine];

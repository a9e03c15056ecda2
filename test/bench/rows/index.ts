import type { Row } from '../measure';
import { rows as engine } from './engine';
import { rows as risk } from './risk';
import { rows as scene } from './scene';

/** Every row of the bench, in the order printed. */
export const ROWS: readonly Row[] = [...engine, ...risk, ...scene];

import type { Row } from '../measure';
import { rows as attackWing } from './attackWing';
import { rows as choosing } from './choosing';
import { rows as effects } from './effects';
import { rows as engine } from './engine';
import { rows as events } from './events';
import { rows as headset } from './headset';
import { rows as panic } from './panic';
import { rows as risk } from './risk';
import { rows as scene } from './scene';

/** Every row of the bench, in the order printed. */
export const ROWS: readonly Row[] = [
  ...engine,
  ...panic,
  ...risk,
  ...attackWing,
  ...events,
  ...scene,
  ...headset,
  ...effects,
  ...choosing,
];

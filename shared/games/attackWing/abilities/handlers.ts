import { next, type Play, put } from '../play';
import type { Question } from '../questions';
import type { Effects } from '../work';
import type { Op } from './language';

/** What each operation does. A word of the language that nothing does anything for does not compile. */
export type Handlers<K extends Op['op']> = {
  readonly [T in K]: (play: Play, effects: Effects, op: Extract<Op, { readonly op: T }>) => void;
};

/** Asks; the operation waits on the agenda for the answer. */
export const askFor = (play: Play, effects: Effects, question: Question): void => {
  next(play, { ...effects, type: 'chosen' });
  put(play, question);
};

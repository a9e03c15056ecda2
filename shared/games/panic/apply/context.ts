import type { Emit } from '../../../engine/game';
import type { PanicEvent } from '../events';
import type { Work } from '../types';

export type Emitter = Emit<PanicEvent>;

/** Puts work on the agenda so that the first of these comes first. */
export const schedule = (draft: { agenda: { readonly type: string }[] }, ...works: readonly Work[]): void => {
  for (let i = works.length - 1; i >= 0; i--) draft.agenda.push(works[i] as Work);
};

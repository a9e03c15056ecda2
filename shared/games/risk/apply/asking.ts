import { ask } from '../../../engine/asks';
import type { RiskQuestion, RiskState, Work } from '../types';
import { pushWork } from './works';

/** Puts a question of a Q-Vent and notes what it is about, so that its answer can be carried out. */
export const askAbout = (draft: RiskState, question: RiskQuestion): void => {
  pushWork(draft, { type: 'asked', question });
  ask(draft, { ...question });
};

/** What the question just answered was about; `undefined`: it was none of a Q-Vent. */
export const takeAsked = (draft: RiskState): RiskQuestion | undefined => {
  const work = draft.agenda.at(-1) as Work | undefined;
  if (work?.type !== 'asked') return undefined;
  draft.agenda.pop();
  return work.question;
};

import type { Outcome } from '../../engine/game';
import type { RiskState } from './types';

export const isOver = (state: Readonly<RiskState>): boolean => state.result.reason !== '';

/** Scores are locations held; in Mission 2 Quests claimed. */
export const outcome = (state: Readonly<RiskState>): Outcome | undefined => {
  const { reason, winners } = state.result;
  if (reason === '') return undefined;
  const scores = state.questGoal > 0 ? state.quests.map(({ length }) => length) : state.held;
  return { reason, winners, scores };
};

import type { Outcome } from '../../engine/game';
import type { RiskState } from './types';

export const isOver = (state: Readonly<RiskState>): boolean => state.result.reason !== '';

export const outcome = (state: Readonly<RiskState>): Outcome | undefined => {
  const { reason, winners } = state.result;
  return reason === '' ? undefined : { reason, winners, scores: state.held };
};

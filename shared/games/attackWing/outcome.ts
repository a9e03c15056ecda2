import type { Outcome, Seat } from '../../engine/game';
import type { State } from './types';

/** How the battle ended. */
export const outcome = ({ result }: Readonly<State>): Outcome | undefined => {
  if (result.reason === '') return undefined;
  const winners: Seat[] = [result.winner];
  return { reason: result.reason, winners, scores: result.scores };
};

import type { Outcome } from '../../engine/game';
import { isWin } from './apply/ending';
import type { PanicState } from './types';

/** All win or lose together; the missions done are everybody's score. */
export const outcome = ({ ending, players, missionsDone }: Readonly<PanicState>): Outcome | undefined => {
  if (ending === '') return undefined;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    reason: ending,
    winners: isWin(ending) ? seats : [],
    scores: seats.map(() => missionsDone.length),
  };
};

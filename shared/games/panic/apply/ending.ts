import { anyShip } from '../position';
import type { Ending, PanicState } from '../types';
import type { Emitter } from './context';

export const isWin = (ending: Ending): boolean => ending === 'missionsDone' || ending === 'bagEmpty';

/** Ends the game; only the first ending counts. */
export const finish = (draft: PanicState, ending: Ending, emit: Emitter): void => {
  if (draft.ending !== '') return;
  draft.ending = ending;
  emit?.({ type: 'ended', ending, won: isWin(ending) });
};

export const targetReached = (state: Readonly<PanicState>): boolean =>
  state.target > 0 && state.missionsDone.length >= state.target;

/**
 * Rulebook p. 14: won when the target is reached and no enemy ship is left, cloaked ones included. Without missions:
 * when the bag is empty too. Boarders have left the board before they strike: a loss comes before a win.
 */
export const maybeWin = (draft: PanicState, emit: Emitter): void => {
  if (draft.ending !== '' || draft.boarding.sector !== 0 || draft.phase === 'setUp') return;
  if (draft.target > 0) {
    if (targetReached(draft) && !anyShip(draft)) finish(draft, 'missionsDone', emit);
    return;
  }
  const drained = draft.bag.length === 0 && draft.drawn.length === 0 && draft.picked.length === 0;
  if (drained && !anyShip(draft)) finish(draft, 'bagEmpty', emit);
};

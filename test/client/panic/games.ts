import type { BaseState } from '../../../shared/engine/game';
import { game } from '../../../shared/games/panic';
import type { PanicPublic } from '../../../shared/games/panic/board';
import type { PanicState } from '../../../shared/games/panic/types';

/** What everybody sees of a state. */
export const publicOf = (state: BaseState): PanicPublic => game.publicView(state as PanicState);

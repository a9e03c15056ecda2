import type { PanicState } from '../../../shared/games/panic/types';
import type { Balance } from '../../balance/count';

/** How often crews win, and with whom among them. */
export const balance: Balance<PanicState> = {
  seats: 4,
  games: 1000,
  headings: ({ state }, seat) => ({ character: state.characters[seat] ?? '' }),
  length: { of: 'turns', in: ({ turn }) => turn },
};

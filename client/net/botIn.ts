import type { AnyGame, Seat } from '../../shared/engine/game';
import { botName } from '../../shared/words/en';

/** A game that may give whoever plays a character. */
export type Casting = Pick<AnyGame, 'cast'>;

/** A bot's name in a story: nothing where it is called by whom it plays, else what it is. */
export const botIn = ({ cast }: Casting, seat: Seat, level: string): string =>
  cast === undefined ? botName(seat, level) : '';

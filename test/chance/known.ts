import type { Sides } from '../../shared/bots/chances';
import type { GAMES } from '../../shared/games';
import * as attackWing from '../../shared/games/attackWing/bots/features';
import { SIZES } from '../../shared/games/attackWing/data/fleets';
import { MISSIONS } from '../../shared/games/attackWing/options';
import * as panic from '../../shared/games/panic/bots/features';
import * as risk from '../../shared/games/risk/bots/features';

/** What a game knows of a position, and the games its weights are fitted on. */
export interface Known {
  /** Positions of one kind have weights of their own. */
  kindOf(pub: object): string;
  features(pub: object): Sides;
  /** Options that go round with the seed where a game is judged. */
  readonly turns: readonly object[];
  /** Options of the games that weights are fitted on. */
  readonly fitted: readonly object[];
  /** Every number of seats has weights of its own, and games of its own to fit them on. */
  readonly bySeats: boolean;
}

const sizes = SIZES.map((size) => ({ size }));

/** Every registered game has its part: one that is forgotten does not compile. */
export const KNOWN = {
  panic: {
    ...(panic as unknown as Pick<Known, 'kindOf' | 'features'>),
    turns: [{}],
    fitted: [{}, { missions: 3 }, { missions: 7 }, { variant: 'firstGame' }, { variant: 'noMissions' }],
    bySeats: false,
  },
  risk: {
    ...(risk as unknown as Pick<Known, 'kindOf' | 'features'>),
    turns: [{}],
    fitted: [{ mission: 1 }, { mission: 2 }],
    bySeats: true,
  },
  attackWing: {
    ...(attackWing as unknown as Pick<Known, 'kindOf' | 'features'>),
    turns: sizes,
    fitted: MISSIONS.flatMap((mission) => sizes.map((size) => ({ mission, ...size }))),
    bySeats: false,
  },
} satisfies Record<keyof typeof GAMES, Known>;

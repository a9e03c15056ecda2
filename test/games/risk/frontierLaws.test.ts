import * as v from 'valibot';
import type { GameModule } from '../../../shared/engine/game';
import { game, words } from '../../../shared/games/risk';
import { optionsShape } from '../../../shared/games/risk/options';
import { LAWS } from '../../laws/laws';

/** The same game where nothing but Mission 2 is played: the laws choose among the other options by themselves. */
const frontier = {
  game: {
    ...game,
    options: v.strictObject({
      ...optionsShape.entries,
      mission: v.optional(v.pipe(v.number(), v.minValue(2), v.maxValue(2)), 2),
    }),
  },
  words,
} as unknown as GameModule;

/** A sample; every game names its seed when it fails. */
const GAMES_PER_LAW = Number(process.env.RISK_LAWS ?? 6);

test.each(Object.keys(LAWS))('Mission 2 keeps the law of %s', (law) => {
  for (let seed = 1; seed <= GAMES_PER_LAW; seed++) {
    try {
      LAWS[law]!(frontier, seed);
    } catch (error) {
      throw new Error(`law of ${law}, seed ${seed}: ${String(error)}`);
    }
  }
});

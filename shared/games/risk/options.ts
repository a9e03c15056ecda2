import * as v from 'valibot';
import type { Refusal } from '../../engine/game';
import { SIZE } from './data/map';
import { refuse } from './refusals';

const ranged = (least: number, most: number, title: string, description: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.title(title),
    v.description(description),
  );

export const MOST_ROUNDS = 100;
export const MOST_SHIPS = 90;

export const optionsShape = v.strictObject({
  goal: v.optional(
    ranged(
      10,
      SIZE - 1,
      'Locations to win',
      'Hold so many locations to win. Two captains play until one of them is eliminated.',
    ),
    25,
  ),
  rounds: v.optional(
    ranged(
      5,
      MOST_ROUNDS,
      'Last round',
      'After this round most locations win, then most ships, then a roll-off.',
    ),
    60,
  ),
  reserve: v.optional(
    ranged(30, MOST_SHIPS, 'Ships per captain', 'No captain ever has more ships than this on the map.'),
    75,
  ),
  betaFirst: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Beta Quadrant begins'),
      v.description('Two captains only: whoever starts in the Beta Quadrant takes the first turn.'),
    ),
    false,
  ),
});
export type Options = v.InferOutput<typeof optionsShape>;

export const checkOptions = (options: Options, seats: number): Refusal | undefined =>
  options.betaFirst && seats !== 2 ? refuse('betaFirstForTwo') : undefined;

import * as v from 'valibot';
import { SIZES } from './data/fleets';

/** The most rounds a battle may last; without a clock it ends after `rounds`. */
export const MOST_ROUNDS = 20;

export const optionsShape = v.strictObject({
  size: v.optional(
    v.pipe(
      v.picklist(SIZES),
      v.title('Size of the battle'),
      v.description('Duel: one ship each. Skirmish: two each. Squadron: up to 100 squadron points.'),
    ),
    'squadron',
  ),
  rounds: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MOST_ROUNDS),
      v.title('Game rounds'),
      v.description('After this many rounds the battle is decided on fleet points.'),
    ),
    12,
  ),
  atTimeLimit: v.optional(
    v.pipe(
      v.picklist(['finishRound', 'stop'] as const),
      v.title('When time is up'),
      v.description('Finish the running game round, or stop after the running step, and count fleet points.'),
    ),
    'finishRound',
  ),
});

export type Options = v.InferOutput<typeof optionsShape>;

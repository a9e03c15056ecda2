import * as v from 'valibot';
import type { Refusal } from '../../engine/game';
import { ranged } from '../../engine/shape';
import { SIZE } from './data/map';
import { refuse } from './refusals';

const flag = (title: string, description: string) =>
  v.pipe(v.boolean(), v.title(title), v.description(description));

export const MOST_ROUNDS = 100;
export const MOST_SHIPS = 90;
/** The round limit of three to five captains where none is set. */
export const USUAL_ROUNDS = 60;
/** Two captains play without a limit; so that every match ends, they are compared after this round all the same. */
export const ROUNDS_WITHOUT_LIMIT = 120;

export const optionsShape = v.strictObject({
  mission: v.optional(
    ranged(1, 2, 'Mission', '1: Exploration, for locations. 2: The Final Frontier, for the Quests of Q.'),
    1,
  ),
  goal: v.optional(
    ranged(
      10,
      SIZE - 1,
      'Locations to win',
      'Mission 1: hold so many locations to win. Two captains play until one of them is eliminated.',
    ),
    25,
  ),
  quests: v.optional(
    ranged(
      0,
      6,
      'Quests to win',
      'Mission 2: claim so many Quests to win, two to six. 0: three, and four with two captains.',
    ),
    0,
  ),
  rounds: v.optional(
    ranged(
      0,
      MOST_ROUNDS,
      'Last round',
      'After this round most Quests win, then most locations, most ships, a roll-off. 0: 60 rounds, and no limit with two captains.',
    ),
    0,
  ),
  reserve: v.optional(
    ranged(30, MOST_SHIPS, 'Ships per captain', 'No captain gets more ships than this on the map.'),
    75,
  ),
  atLeastThree: v.optional(
    flag(
      'Always three ships',
      'Every reinforcement brings at least three ships, also beyond the ships per captain.',
    ),
    true,
  ),
  freeSeating: v.optional(
    flag(
      'Free seating',
      'Mission 2, three captains or more: the highest roller begins and the others follow round the table.',
    ),
    false,
  ),
  betaFirst: v.optional(
    flag(
      'Beta Quadrant begins',
      'Two captains only: whoever starts in the Beta Quadrant takes the first turn.',
    ),
    false,
  ),
});
export type Options = v.InferOutput<typeof optionsShape>;

/** The fewest rounds and Quests that make a match. */
const FEWEST_ROUNDS = 5;
const FEWEST_QUESTS = 2;

export const checkOptions = (options: Options, seats: number): Refusal | undefined => {
  if (options.betaFirst && seats !== 2) return refuse('betaFirstForTwo');
  if (options.freeSeating && (seats === 2 || options.mission !== 2)) return refuse('freeSeatingForMore');
  if (options.rounds > 0 && options.rounds < FEWEST_ROUNDS) return refuse('tooFewRounds');
  return options.quests > 0 && options.quests < FEWEST_QUESTS ? refuse('tooFewQuests') : undefined;
};

import * as v from 'valibot';
import { ranged } from '../engine/shape';
import { RESOURCE_IDS } from '../games/attackWing/data/resources';
import { FLEET_MAX_LEAST, FLEET_MAX_MOST, type FleetLimits } from '../games/attackWing/fleet/limits';

/**
 * `kit`: the event Balance of Terror as its sheet has it: three rounds, pairs from the top. `swiss`: any number of rounds,
 * late entries, the pairs with the smallest differences. `crews`: a Panic evening. `captains`: a Risk evening.
 */
export const FORMATS = ['kit', 'swiss', 'crews', 'captains'] as const;
export type FormatId = (typeof FORMATS)[number];

/** What the organiser settles before registration opens (rules 10.10), shown to all. */
export const tournamentOptions = v.strictObject({
  format: v.optional(v.picklist(FORMATS), 'kit'),
  rounds: v.optional(ranged(1, 15, 'Rounds', 'How many rounds are played.'), 3),
  cut: v.optional(
    v.pipe(
      v.picklist([0, 2, 4, 8, 16] as const),
      v.title('Final'),
      v.description('So many of the best play a final by elimination after the rounds; 0: no final.'),
    ),
    0,
  ),
  tableSize: v.optional(ranged(2, 5, 'Captains at a table', 'Two to five.'), 4),
  fleetMaxSp: v.optional(
    ranged(FLEET_MAX_LEAST, FLEET_MAX_MOST, 'Squadron points', 'The most a fleet may cost.'),
    100,
  ),
  minShips: v.optional(ranged(1, 10, 'Fewest ships', 'Of a fleet.'), 1),
  maxSpPerShip: v.optional(
    ranged(0, FLEET_MAX_MOST, 'Most points on one ship', '0: as many as one likes.'),
    0,
  ),
  resourcesAvailable: v.optional(v.array(v.picklist(RESOURCE_IDS)), [...RESOURCE_IDS]),
  admirals: v.optional(
    v.pipe(v.boolean(), v.title('Admirals'), v.description('A fleet may have an admiral.')),
    false,
  ),
  terrain: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Terrain'),
      v.description('Battles have a planet and six obstacles that the players place.'),
    ),
    false,
  ),
  battleRoundMinutes: v.optional(ranged(1, 180, 'Clock (minutes)', 'How long a game may last.'), 60),
  overtimeMinutes: v.optional(
    ranged(0, 60, 'Overtime (minutes)', 'How long what is under way may last after that.'),
    10,
  ),
  atTimeLimit: v.optional(
    v.pipe(
      v.picklist(['finishRound', 'stop'] as const),
      v.title('When time is up'),
      v.description('Finish the running game round, or stop at once.'),
    ),
    'finishRound',
  ),
  reactionSeconds: v.optional(
    ranged(0, 60, 'Time to react (seconds)', 'How long a question about face-down cards stands.'),
    6,
  ),
  verifySeconds: v.optional(
    ranged(10, 3600, 'Time to sign (seconds)', 'Who has not signed by then is taken to have signed.'),
    180,
  ),
  absentMinutes: v.optional(
    ranged(1, 60, 'Late by (minutes)', 'Who has not come to the table by then gives the game up.'),
    10,
  ),
});

export type TournamentOptions = v.InferOutput<typeof tournamentOptions>;

type OptionName = keyof TournamentOptions;
const TIMES: readonly [OptionName, ...OptionName[]] = [
  'battleRoundMinutes',
  'overtimeMinutes',
  'verifySeconds',
  'absentMinutes',
];
const FLEETS: readonly [OptionName, ...OptionName[]] = [
  'fleetMaxSp',
  'minShips',
  'maxSpPerShip',
  'admirals',
  'terrain',
  'atTimeLimit',
  'reactionSeconds',
];
/** What an organiser settles in which format, in the order of the form; resources, a list, have a form of their own. */
export const FORMAT_OPTIONS: Readonly<Record<FormatId, readonly [OptionName, ...OptionName[]]>> = {
  kit: [...FLEETS, ...TIMES],
  swiss: ['rounds', 'cut', ...FLEETS, ...TIMES],
  crews: ['rounds', ...TIMES],
  captains: ['rounds', 'tableSize', ...TIMES],
};

/** The kit's three rounds are no option. */
export const KIT_ROUNDS = 3;
export const MOST_PLAYERS: Readonly<Record<FormatId, number>> = {
  kit: 64,
  swiss: 256,
  crews: 64,
  captains: 128,
};

export const roundsOf = ({ format, rounds }: TournamentOptions): number =>
  format === 'kit' ? KIT_ROUNDS : rounds;

/** Whether somebody may still enter an event that has begun: while there is a round to be paired in. */
export const takesLate = ({
  options,
  rounds,
}: {
  readonly options: TournamentOptions;
  readonly rounds: readonly unknown[];
}): boolean => options.format === 'swiss' && rounds.length < roundsOf(options);

/** Whether battles are fought with fleets that are written on sheets. */
export const hasFleets = ({ format }: TournamentOptions): boolean => format === 'kit' || format === 'swiss';

export const limitsOf = (options: TournamentOptions): FleetLimits => ({
  fleetMaxSp: options.fleetMaxSp,
  minShips: options.minShips,
  maxSpPerShip: options.maxSpPerShip,
  resources: options.resourcesAvailable,
  admirals: options.admirals,
  hidden: true,
});

/** The options of the battle that two sheets are handed to. */
export const battleOptions = (options: TournamentOptions, sheets: readonly [string, string]): object => ({
  mission: 'balanceOfTerror',
  fleetMax: options.fleetMaxSp,
  admirals: options.admirals,
  terrain: options.terrain,
  clockMinutes: options.battleRoundMinutes,
  overtimeMinutes: options.overtimeMinutes,
  atTimeLimit: options.atTimeLimit,
  reactionSeconds: options.reactionSeconds,
  sheet1: sheets[0],
  sheet2: sheets[1],
});

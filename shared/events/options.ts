import * as v from 'valibot';
import { RESOURCE_IDS } from '../games/attackWing/data/resources';
import { FLEET_MAX_LEAST, FLEET_MAX_MOST, type FleetLimits } from '../games/attackWing/fleet/limits';

/**
 * `kit`: the event Balance of Terror as its sheet has it: three rounds, pairs from the top. `swiss`: any number of rounds,
 * late entries, the pairs with the smallest differences. `crews`: a Panic evening. `captains`: a Risk evening.
 */
export const FORMATS = ['kit', 'swiss', 'crews', 'captains'] as const;
export type FormatId = (typeof FORMATS)[number];

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What the organiser settles before registration opens (rules 10.10), shown to all. */
export const tournamentOptions = v.strictObject({
  format: v.optional(v.picklist(FORMATS), 'kit'),
  /** The kit always has three. */
  rounds: v.optional(whole(1, 15), 3),
  /** So many play a final by elimination after the rounds; 0: no final. */
  cut: v.optional(v.picklist([0, 2, 4, 8, 16] as const), 0),
  /** Captains at one table of a Risk evening. */
  tableSize: v.optional(whole(2, 5), 4),
  fleetMaxSp: v.optional(whole(FLEET_MAX_LEAST, FLEET_MAX_MOST), 100),
  minShips: v.optional(whole(1, 10), 1),
  maxSpPerShip: v.optional(whole(0, FLEET_MAX_MOST), 0),
  resourcesAvailable: v.optional(v.array(v.picklist(RESOURCE_IDS)), [...RESOURCE_IDS]),
  admirals: v.optional(v.boolean(), false),
  battleRoundMinutes: v.optional(whole(1, 180), 60),
  overtimeMinutes: v.optional(whole(0, 60), 10),
  atTimeLimit: v.optional(v.picklist(['finishRound', 'stop'] as const), 'finishRound'),
  reactionSeconds: v.optional(whole(0, 60), 6),
  verifySeconds: v.optional(whole(10, 3600), 180),
  absentMinutes: v.optional(whole(1, 60), 10),
});

export type TournamentOptions = v.InferOutput<typeof tournamentOptions>;

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
  clockMinutes: options.battleRoundMinutes,
  overtimeMinutes: options.overtimeMinutes,
  atTimeLimit: options.atTimeLimit,
  reactionSeconds: options.reactionSeconds,
  sheet1: sheets[0],
  sheet2: sheets[1],
});

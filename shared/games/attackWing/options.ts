import * as v from 'valibot';
import type { MatchClock } from '../../engine/game';
import { FLEET_MAX, SIZES } from './data/fleets';
import { FLEET_MAX_MOST } from './fleet/limits';
import { MOST_TEXT } from './fleet/text';

/** The most rounds a battle may last; without a clock it ends after `rounds`. */
export const MOST_ROUNDS = 20;

export const MISSIONS = ['duel', 'balanceOfTerror'] as const;
export type Mission = (typeof MISSIONS)[number];

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const sheet = (title: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(MOST_TEXT),
      v.title(title),
      v.description(
        'The fleet as an event hands it to the battle, as a short text; empty: chosen at the table.',
      ),
    ),
    '',
  );

export const optionsShape = v.strictObject({
  mission: v.optional(
    v.pipe(
      v.picklist(MISSIONS),
      v.title('Mission'),
      v.description(
        'Duel: destroy the enemy. Balance of Terror: face-down upgrades, and Mission tokens to anticipate the enemy’s maneuvers.',
      ),
    ),
    'duel',
  ),
  size: v.optional(
    v.pipe(
      v.picklist(SIZES),
      v.title('Size of the battle'),
      v.description('Duel: one ship each. Skirmish: two each. Squadron: up to 100 squadron points.'),
    ),
    'squadron',
  ),
  fleets: v.optional(
    v.pipe(
      v.picklist(['ready', 'built'] as const),
      v.title('Fleets'),
      v.description('Ready-made fleets of the size, or fleets the players have built.'),
    ),
    'ready',
  ),
  fleetMax: v.optional(
    v.pipe(
      whole(0, FLEET_MAX_MOST),
      v.title('Squadron points'),
      v.description('The most a built fleet may cost, 20 to 300. 0: as the size says.'),
    ),
    0,
  ),
  admirals: v.optional(
    v.pipe(v.boolean(), v.title('Admirals'), v.description('A built fleet may have an admiral.')),
    false,
  ),
  terrain: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Terrain'),
      v.description(
        'A planet in the middle of the mat, which no shot passes, and six obstacles that the players place and that harm whoever flies into them.',
      ),
    ),
    false,
  ),
  rounds: v.optional(
    v.pipe(
      whole(1, MOST_ROUNDS),
      v.title('Game rounds'),
      v.description(
        'After this many rounds the battle is decided on fleet points. With a battle clock there is no such limit.',
      ),
    ),
    12,
  ),
  clockMinutes: v.optional(
    v.pipe(
      whole(0, 180),
      v.title('Battle clock (minutes)'),
      v.description('When it has run out the battle is decided on fleet points. 0: no clock.'),
    ),
    0,
  ),
  overtimeMinutes: v.optional(
    v.pipe(
      whole(0, 60),
      v.title('Overtime (minutes)'),
      v.description('How long the running game round may last once the battle clock has run out.'),
    ),
    10,
  ),
  atTimeLimit: v.optional(
    v.pipe(
      v.picklist(['finishRound', 'stop'] as const),
      v.title('When time is up'),
      v.description('Finish the running game round, or stop after the running step, and count fleet points.'),
    ),
    'finishRound',
  ),
  reactionSeconds: v.optional(
    v.pipe(
      whole(0, 60),
      v.title('Time to react (seconds)'),
      v.description('How long a question stands that is put because of a face-down card.'),
    ),
    6,
  ),
  sheet1: sheet('Build sheet of the first player'),
  sheet2: sheet('Build sheet of the second player'),
});

export type Options = v.InferOutput<typeof optionsShape>;

/** The most squadron points a fleet may cost, from which fleet points are reckoned. */
export const fleetMaxOf = ({ size, fleetMax }: Pick<Options, 'size' | 'fleetMax'>): number =>
  fleetMax === 0 ? FLEET_MAX[size] : fleetMax;

/** Whether an event has handed both sheets to the battle. */
export const hasSheets = ({ sheet1 }: Options): boolean => sheet1 !== '';

/** Stands for a sheet where it is not for everybody. */
const SEALED = '?';

/** What lies face down on a sheet is secret: nobody sees sheets in the options. */
export const publicOptions = (options: Options): Options =>
  hasSheets(options) ? { ...options, sheet1: SEALED, sheet2: SEALED } : options;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Rules 10.12: one clock for the battle; with `finishRound` the running round may last a while longer. */
export const clockOf = (options: Options): MatchClock<{ readonly type: 'timeUp' }> | undefined =>
  options.clockMinutes === 0
    ? undefined
    : {
        limitMs: options.clockMinutes * MINUTE,
        overtimeMs: options.overtimeMinutes * MINUTE,
        timeUp: { type: 'timeUp' },
      };

export const reactionMsOf = ({ reactionSeconds }: Options): number => reactionSeconds * SECOND;

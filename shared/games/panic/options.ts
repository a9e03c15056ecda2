import * as v from 'valibot';
import type { Refusal } from '../../engine/game';
import type { Shape } from '../../engine/shape';
import { FIRST_GAME_MISSIONS, MOST_MISSIONS, STANDARD_MISSIONS } from './data/limits';
import { refuse } from './refusals';

export const VARIANTS = ['standard', 'firstGame', 'noMissions'] as const;
export type Variant = (typeof VARIANTS)[number];
export const CASTINGS = ['dealt', 'chosen'] as const;
export const CONSENTS = ['ask', 'open'] as const;
export const OVERFLOW_SCOPES = ['turn', 'volley'] as const;

export interface PanicOptions {
  readonly variant: Variant;
  readonly missions: number;
  readonly characters: (typeof CASTINGS)[number];
  readonly firstPlayer: number;
  readonly tradeConsent: (typeof CONSENTS)[number];
  readonly soloExchange: boolean;
  readonly overflowScope: (typeof OVERFLOW_SCOPES)[number];
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const optionsShape: Shape<PanicOptions> = v.strictObject({
  variant: v.optional(
    v.pipe(
      v.picklist(VARIANTS),
      v.title('Game'),
      v.description(
        'Standard; the first game with its two missions; or no missions, until the bag is empty.',
      ),
    ),
    'standard',
  ),
  missions: v.optional(
    v.pipe(
      wholeNumber(1, MOST_MISSIONS),
      v.title('Missions to complete'),
      v.description('For a standard game. Fewer is easier, more is harder.'),
    ),
    STANDARD_MISSIONS,
  ),
  characters: v.optional(
    v.pipe(
      v.picklist(CASTINGS),
      v.title('Characters'),
      v.description('Dealt by chance, or chosen one player after the other.'),
    ),
    'dealt',
  ),
  firstPlayer: v.optional(
    v.pipe(
      wholeNumber(0, 6),
      v.title('First player'),
      v.description('The number of the seat that begins; 0 leaves it to chance.'),
    ),
    0,
  ),
  tradeConsent: v.optional(
    v.pipe(
      v.picklist(CONSENTS),
      v.title('Trades'),
      v.description('Ask the partner, or trade without asking.'),
    ),
    'ask',
  ),
  soloExchange: v.optional(
    v.pipe(
      v.boolean(),
      v.title('Exchange when alone'),
      v.description('With one player: discard a card and draw another in place of a trade.'),
    ),
    true,
  ),
  overflowScope: v.optional(
    v.pipe(
      v.picklist(OVERFLOW_SCOPES),
      v.title('A fallen shield protects'),
      v.description(
        'The hull behind a shield that fell is safe from fire for the rest of the turn, or of that volley.',
      ),
    ),
    'turn',
  ),
});

/** How many missions win the game; 0 where there are none. */
export const missionTarget = (options: PanicOptions): number => {
  switch (options.variant) {
    case 'standard':
      return options.missions;
    case 'firstGame':
      return FIRST_GAME_MISSIONS;
    case 'noMissions':
      return 0;
  }
};

/** The number of missions belongs to the standard game: elsewhere it must be left alone (or say what is so anyway). */
export const checkOptions = (options: PanicOptions, seats: number): Refusal | undefined => {
  const { variant, missions, firstPlayer } = options;
  const untouched = missions === STANDARD_MISSIONS;
  if (variant === 'firstGame' && !untouched && missions !== FIRST_GAME_MISSIONS) {
    return refuse('optionMissionsFirstGame');
  }
  if (variant === 'noMissions' && !untouched) return refuse('optionMissionsNone');
  if (firstPlayer > seats) return refuse('optionFirstPlayer');
  return undefined;
};

import type { LocationId } from './locations';
import type { Mission } from './missions';
import type { Provenance } from './provenance';

/** The steps of set-up, each a piece of work. */
export const SET_UP = [
  'rankCaptains',
  'captains',
  'seating',
  'crew',
  'rollOff',
  'rollWormhole',
  'wormhole',
  'aliens',
  'quests',
  'qvents',
  'fleets',
] as const;
export type SetUpStep = (typeof SET_UP)[number];

/** What a match with a certain number of captains begins with. */
export interface StartRow {
  /** The steps of set-up in their order. */
  readonly steps: readonly SetUpStep[];
  /** Location cards revealed for Alien Lifeforms. */
  readonly alienLocations: number;
  /** Ships of the starting fleets, by place in the order of play. */
  readonly fleets: readonly number[];
  /** Command Credits, by place in the order of play. */
  readonly credits: readonly number[];
  /** Ends of the wormhole that stand from the beginning, Alpha first; without them captains place both. */
  readonly wormhole?: readonly [alpha: LocationId, beta: LocationId];
  /** Whether the fleets must start in different quadrants. */
  readonly apart: boolean;
  /** Whether holding enough locations wins. */
  readonly byLocations: boolean;
  /** Claimed Quests that win; 0: Quests are not in play. */
  readonly quests: number;
  readonly from: Provenance;
}

/** Alien Lifeforms on each location revealed for them (rulebook p. 7). */
export const ALIENS_EACH = 2;

// Rulebook pp. 6–7: the captains, the roll, the wormhole, the aliens, the fleets.
const EXPLORATION = {
  steps: ['captains', 'rollOff', 'wormhole', 'aliens', 'fleets'],
  credits: [],
  apart: false,
  byLocations: true,
  quests: 0,
  from: 'rulebook',
} as const satisfies Partial<StartRow>;

// Rulebook pp. 12–13: the roll comes first, the wormhole after the aliens.
const FINAL_FRONTIER = {
  steps: [
    'rankCaptains',
    'captains',
    'seating',
    'crew',
    'aliens',
    'rollWormhole',
    'wormhole',
    'quests',
    'qvents',
    'fleets',
  ],
  apart: false,
  byLocations: false,
  quests: 3,
  from: 'rulebook',
} as const satisfies Partial<StartRow>;

// Rulebook p. 16, both missions.
const TWO = {
  alienLocations: 16,
  fleets: [14, 14],
  wormhole: ['ferenginar', 'narendra-iii'],
  apart: true,
  byLocations: false,
  from: 'rulebook',
} as const satisfies Partial<StartRow>;

export const STARTS: Readonly<Record<Mission, Readonly<Record<number, StartRow>>>> = {
  exploration: {
    2: { ...TWO, steps: ['captains', 'wormhole', 'aliens', 'rollOff', 'fleets'], credits: [], quests: 0 },
    3: { ...EXPLORATION, alienLocations: 16, fleets: [10, 11, 12] },
    4: { ...EXPLORATION, alienLocations: 14, fleets: [8, 10, 10, 12] },
    5: { ...EXPLORATION, alienLocations: 12, fleets: [8, 10, 10, 12, 12] },
  },
  finalFrontier: {
    // One roll for everything; the Quests and the place of the captains' choice are designed.
    2: {
      ...TWO,
      steps: ['rankCaptains', 'captains', 'wormhole', 'aliens', 'crew', 'quests', 'qvents', 'fleets'],
      credits: [500, 500],
      quests: 4,
    },
    3: { ...FINAL_FRONTIER, alienLocations: 14, fleets: [10, 11, 12], credits: [300, 400, 400] },
    4: { ...FINAL_FRONTIER, alienLocations: 13, fleets: [8, 10, 10, 12], credits: [300, 400, 400, 500] },
    5: {
      ...FINAL_FRONTIER,
      alienLocations: 12,
      fleets: [8, 10, 10, 12, 12],
      credits: [300, 400, 400, 500, 500],
    },
  },
};

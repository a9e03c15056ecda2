import type { Division } from './cards';
import type { Effect } from './effects';
import type { Provenance } from './provenance';
import type { FacingGroup, RangeName } from './ship';
import type { TokenId } from './tokens';

export const MISSIONS = [
  'distressSignal',
  'outpostDefense',
  'doomsdayMachine',
  'silentDerelict',
  'furryStowaways',
  'neutralZoneRaider',
  'caughtInTheWeave',
  'quarantineProtocol',
  'courierToTheConference',
  'barrierAtTheRim',
  'theDevourer',
  'lostShuttlecraft',
  'rogueProbe',
  'oreForTheColony',
  'fireControlTrials',
  'aroundTheSun',
  'contestOfCaptains',
  'fallingOrbit',
] as const;
export type MissionId = (typeof MISSIONS)[number];

/** Rules that hold while the mission is open. */
export const MISSION_RULES = [
  'noManeuver',
  'noTrade',
  'noHitCards',
  'enemyHoldFire',
  'handLimitMinusOne',
] as const;
export type MissionRule = (typeof MISSION_RULES)[number];

/** What a card must be to fill a card slot. */
export const CARD_WANTS = [
  'hit',
  'photonTorpedo',
  'securityTeam',
  'dilithium',
  'tritanium',
  'phasersFront',
  'phasersSide',
  'phasersRear',
] as const;
export type CardWant = (typeof CARD_WANTS)[number];

export type Need =
  | { readonly need: 'credit'; readonly division: Division; readonly n: number }
  | { readonly need: 'card'; readonly card: CardWant; readonly n: number }
  /** The mission's token stands there when the status is checked. */
  | { readonly need: 'token'; readonly range: RangeName; readonly group: FacingGroup }
  /** Destroyed since the reveal, by cards or comets. */
  | { readonly need: 'destroyed'; readonly what: 'enemyShips' | 'missionToken'; readonly n: number }
  | { readonly need: 'forward'; readonly n: number }
  | { readonly need: 'departed' }
  /** Rolled once in the status phase, when all else is met. */
  | { readonly need: 'roll'; readonly atLeast: number };

/** What a table cannot say: small named rules, each with one function in `apply/hooks.ts`. */
export type Hook =
  | { readonly hook: 'drawsFire' }
  | { readonly hook: 'advanceCrush' }
  | { readonly hook: 'ambushOnArrival'; readonly upTo: number; readonly damage: number }
  | { readonly hook: 'driftIn' }
  | { readonly hook: 'driftOut' }
  | { readonly hook: 'hunts' }
  | { readonly hook: 'forwardStress'; readonly damage: number }
  | { readonly hook: 'afterTickDiscard' }
  | { readonly hook: 'afterTickZap'; readonly damage: number };
export type HookName = Hook['hook'];

export interface MissionEntry {
  readonly id: MissionId;
  readonly name: string;
  /** 1 easy … 3 hard. */
  readonly level: 1 | 2 | 3;
  /** Turns, the one of the reveal included; 0: no time limit, it never ticks (rulebook p. 9: most have one). */
  readonly timer: number;
  readonly rules: readonly MissionRule[];
  /** Placed at this range of a rolled sector when the mission is revealed. */
  readonly token?: { readonly id: TokenId; readonly range: RangeName };
  readonly hooks: readonly Hook[];
  readonly need: readonly Need[];
  /** Fails at the end of a phase in which the token's defence was brought to 0. */
  readonly failsWithToken: boolean;
  readonly reward: readonly Effect[];
  readonly failure: readonly Effect[];
  readonly named: Provenance;
  /** The content of every mission card is designed; `source` where a page gave the idea. */
  readonly content: Provenance;
}

const DRAW_1: Effect = { do: 'draw', n: 1 };
const DRAW_2: Effect = { do: 'draw', n: 2 };
const REBUILD_OR_MEND: Effect = {
  do: 'choose',
  of: [
    { do: 'rebuild', part: 'any', n: 1 },
    { do: 'repair', part: 'any', n: 3 },
  ],
};
const PLAIN = { rules: [], hooks: [], failsWithToken: false, failure: [], content: 'designed' } as const;

/** The 18 missions. */
export const MISSION: Readonly<Record<MissionId, MissionEntry>> = {
  distressSignal: {
    ...PLAIN,
    id: 'distressSignal',
    name: 'Distress Signal',
    level: 2,
    timer: 8,
    token: { id: 'freighter-1', range: 'long' },
    need: [
      { need: 'token', range: 'short', group: 'front' },
      { need: 'credit', division: 'medical', n: 1 },
      { need: 'credit', division: 'engineering', n: 1 },
    ],
    reward: [DRAW_1, { do: 'repair', part: 'shield', n: 1 }],
    named: 'rulebook',
  },
  outpostDefense: {
    ...PLAIN,
    id: 'outpostDefense',
    name: 'Outpost Defense',
    level: 1,
    timer: 6,
    token: { id: 'outpost-1', range: 'medium' },
    hooks: [{ hook: 'drawsFire' }],
    need: [
      { need: 'destroyed', what: 'enemyShips', n: 4 },
      { need: 'credit', division: 'command', n: 1 },
    ],
    failsWithToken: true,
    reward: [{ do: 'repair', part: 'shield', n: 2 }],
    named: 'rulebook',
  },
  doomsdayMachine: {
    ...PLAIN,
    id: 'doomsdayMachine',
    name: 'The Doomsday Machine',
    level: 2,
    timer: 8,
    token: { id: 'planetKiller-1', range: 'long' },
    hooks: [{ hook: 'advanceCrush' }],
    need: [
      { need: 'token', range: 'short', group: 'front' },
      { need: 'credit', division: 'engineering', n: 2 },
      { need: 'credit', division: 'command', n: 1 },
      { need: 'card', card: 'hit', n: 1 },
    ],
    reward: [{ do: 'rebuild', part: 'any', n: 1 }, DRAW_1],
    failure: [{ do: 'impact' }],
    named: 'source',
    content: 'source',
  },
  silentDerelict: {
    ...PLAIN,
    id: 'silentDerelict',
    name: 'Silent Derelict',
    level: 3,
    timer: 9,
    token: { id: 'derelict-1', range: 'long' },
    hooks: [{ hook: 'ambushOnArrival', upTo: 3, damage: 2 }],
    need: [
      { need: 'token', range: 'short', group: 'front' },
      { need: 'card', card: 'securityTeam', n: 1 },
      { need: 'credit', division: 'medical', n: 1 },
      { need: 'credit', division: 'science', n: 1 },
    ],
    reward: [DRAW_2],
    named: 'designed',
    content: 'source',
  },
  furryStowaways: {
    ...PLAIN,
    id: 'furryStowaways',
    name: 'Furry Stowaways',
    level: 1,
    timer: 6,
    rules: ['noTrade', 'handLimitMinusOne'],
    need: [
      { need: 'credit', division: 'medical', n: 2 },
      { need: 'credit', division: 'science', n: 1 },
      { need: 'credit', division: 'command', n: 1 },
    ],
    reward: [DRAW_1, { do: 'repair', part: 'hull', n: 1 }],
    failure: [{ do: 'discard', n: 1 }],
    named: 'designed',
  },
  neutralZoneRaider: {
    ...PLAIN,
    id: 'neutralZoneRaider',
    name: 'Raider from the Neutral Zone',
    level: 2,
    timer: 0,
    token: { id: 'raider-1', range: 'long' },
    hooks: [{ hook: 'hunts' }],
    need: [
      { need: 'destroyed', what: 'missionToken', n: 1 },
      { need: 'credit', division: 'science', n: 1 },
    ],
    reward: [
      { do: 'repair', part: 'shield', n: 2 },
      { do: 'repair', part: 'hull', n: 1 },
    ],
    named: 'designed',
  },
  caughtInTheWeave: {
    ...PLAIN,
    id: 'caughtInTheWeave',
    name: 'Caught in the Weave',
    level: 1,
    timer: 5,
    rules: ['noManeuver'],
    need: [
      { need: 'credit', division: 'science', n: 2 },
      { need: 'credit', division: 'engineering', n: 2 },
    ],
    reward: [
      {
        do: 'choose',
        of: [
          { do: 'rebuild', part: 'shield', n: 1 },
          { do: 'repair', part: 'shield', n: 2 },
        ],
      },
    ],
    failure: [{ do: 'zap', times: 2, damage: 1 }],
    named: 'designed',
  },
  quarantineProtocol: {
    ...PLAIN,
    id: 'quarantineProtocol',
    name: 'Quarantine Protocol',
    level: 1,
    timer: 6,
    rules: ['noTrade'],
    need: [
      { need: 'credit', division: 'medical', n: 3 },
      { need: 'credit', division: 'science', n: 1 },
    ],
    reward: [DRAW_2],
    failure: [{ do: 'removeCards', n: 2 }],
    named: 'designed',
  },
  courierToTheConference: {
    ...PLAIN,
    id: 'courierToTheConference',
    name: 'Courier to the Conference',
    level: 3,
    timer: 8,
    token: { id: 'courier-1', range: 'short' },
    hooks: [{ hook: 'drawsFire' }, { hook: 'driftOut' }],
    need: [
      { need: 'departed' },
      { need: 'credit', division: 'command', n: 1 },
      { need: 'card', card: 'securityTeam', n: 1 },
    ],
    failsWithToken: true,
    reward: [DRAW_1, { do: 'removeThreat', n: 1 }],
    named: 'designed',
  },
  barrierAtTheRim: {
    ...PLAIN,
    id: 'barrierAtTheRim',
    name: 'Barrier at the Rim',
    level: 3,
    timer: 0,
    hooks: [{ hook: 'forwardStress', damage: 1 }],
    need: [
      { need: 'forward', n: 3 },
      { need: 'credit', division: 'engineering', n: 1 },
      { need: 'credit', division: 'medical', n: 1 },
    ],
    reward: [REBUILD_OR_MEND],
    named: 'designed',
  },
  theDevourer: {
    ...PLAIN,
    id: 'theDevourer',
    name: 'The Devourer',
    level: 1,
    timer: 6,
    rules: ['noManeuver'],
    hooks: [{ hook: 'afterTickDiscard' }],
    need: [
      { need: 'credit', division: 'science', n: 2 },
      { need: 'credit', division: 'medical', n: 1 },
      { need: 'card', card: 'photonTorpedo', n: 1 },
    ],
    reward: [DRAW_2],
    failure: [{ do: 'zapFront', damage: 1 }],
    named: 'designed',
  },
  lostShuttlecraft: {
    ...PLAIN,
    id: 'lostShuttlecraft',
    name: 'Lost Shuttlecraft',
    level: 2,
    timer: 0,
    token: { id: 'shuttle-1', range: 'long' },
    hooks: [{ hook: 'driftIn' }],
    need: [
      { need: 'token', range: 'short', group: 'rear' },
      { need: 'credit', division: 'engineering', n: 1 },
    ],
    reward: [DRAW_1, { do: 'takeBack', n: 2 }],
    named: 'designed',
  },
  rogueProbe: {
    ...PLAIN,
    id: 'rogueProbe',
    name: 'Rogue Probe',
    level: 1,
    timer: 6,
    hooks: [{ hook: 'afterTickZap', damage: 1 }],
    need: [
      { need: 'credit', division: 'command', n: 2 },
      { need: 'credit', division: 'science', n: 1 },
      { need: 'roll', atLeast: 4 },
    ],
    reward: [DRAW_2],
    named: 'designed',
  },
  oreForTheColony: {
    ...PLAIN,
    id: 'oreForTheColony',
    name: 'Ore for the Colony',
    level: 2,
    timer: 8,
    need: [
      { need: 'card', card: 'dilithium', n: 2 },
      { need: 'card', card: 'tritanium', n: 2 },
    ],
    reward: [REBUILD_OR_MEND, DRAW_1],
    named: 'designed',
  },
  fireControlTrials: {
    ...PLAIN,
    id: 'fireControlTrials',
    name: 'Fire-Control Trials',
    level: 1,
    timer: 5,
    rules: ['noTrade'],
    need: [
      { need: 'card', card: 'phasersFront', n: 1 },
      { need: 'card', card: 'phasersSide', n: 1 },
      { need: 'card', card: 'phasersRear', n: 1 },
      { need: 'credit', division: 'command', n: 1 },
    ],
    reward: [DRAW_2],
    named: 'designed',
  },
  aroundTheSun: {
    ...PLAIN,
    id: 'aroundTheSun',
    name: 'Around the Sun',
    level: 3,
    timer: 10,
    token: { id: 'star-1', range: 'medium' },
    need: [
      { need: 'token', range: 'short', group: 'rear' },
      { need: 'credit', division: 'engineering', n: 1 },
      { need: 'credit', division: 'science', n: 1 },
    ],
    reward: [{ do: 'removeThreat', n: 2 }, DRAW_1],
    named: 'designed',
  },
  contestOfCaptains: {
    ...PLAIN,
    id: 'contestOfCaptains',
    name: 'Contest of Captains',
    level: 1,
    timer: 4,
    rules: ['noManeuver', 'noHitCards', 'enemyHoldFire'],
    need: [
      { need: 'credit', division: 'science', n: 2 },
      { need: 'credit', division: 'engineering', n: 1 },
      { need: 'credit', division: 'command', n: 1 },
    ],
    reward: [{ do: 'pushBack', n: 1 }, DRAW_1],
    named: 'designed',
  },
  fallingOrbit: {
    ...PLAIN,
    id: 'fallingOrbit',
    name: 'Falling Orbit',
    level: 2,
    timer: 8,
    rules: ['noManeuver'],
    need: [
      { need: 'credit', division: 'engineering', n: 3 },
      { need: 'credit', division: 'science', n: 1 },
      { need: 'credit', division: 'command', n: 1 },
    ],
    reward: [{ do: 'repair', part: 'hull', n: 2 }, DRAW_1],
    failure: [{ do: 'loseGame' }],
    named: 'designed',
    content: 'source',
  },
};

/** Rulebook p. 4: the only two missions of the first game. */
export const FIRST_GAME: readonly MissionId[] = ['distressSignal', 'outpostDefense'];

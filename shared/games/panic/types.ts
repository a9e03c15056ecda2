import type { Ask, BaseState, Seat } from '../../engine/game';
import type { CardId } from './data/cards';
import type { CharacterId } from './data/characters';
import type { Effect } from './data/effects';
import type { MissionId } from './data/missions';
import type { Part, Range, Sector } from './data/ship';
import type { TokenId } from './data/tokens';
import type { PanicOptions } from './options';

export const PHASES = [
  'setUp',
  'draw',
  'mission',
  'trade',
  'play',
  'status',
  'threats',
  'newThreats',
] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = [
  'missionsDone',
  'bagEmpty',
  'hullLost',
  'deckLost',
  'missionLost',
  'stalemate',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** A token on the board. Ships and stations at the start of play; mission tokens too. */
export interface Token {
  readonly id: TokenId;
  sector: Sector;
  range: Range;
  /** Of a mission token that draws fire: what it can still take. */
  defence: number;
  cloaked: boolean;
  /** Has reappeared in this phase: fires, does not move, does not hide again. */
  fresh: boolean;
  forceField: boolean;
}

export interface Committed {
  readonly card: CardId;
  /** Index into the mission's needs. */
  readonly slot: number;
}

/** The open mission; `id` is `''` when none is. */
export interface OpenMission {
  id: MissionId | '';
  timer: number;
  committed: Committed[];
  /** Enemy ships destroyed by cards or comets since the reveal. */
  destroyed: number;
  /** The mission's own token was destroyed. */
  tokenDestroyed: boolean;
  forwards: number;
  departed: boolean;
  /** The mission token has reached short range before. */
  arrived: boolean;
}

/** What the active player has used up of this turn. */
export interface Used {
  maneuvers: number;
  trades: number;
  offers: number;
  /** Trades that were offered and turned down. */
  declined: readonly Offer[];
  cards: number;
  ability: boolean;
  sensorSweep: boolean;
  evasiveAction: boolean;
}

/** Boarders waiting for Security Teams; `sector` is 0 when there are none. */
export interface Boarding {
  sector: Sector;
  damage: number;
}

/** A trade that waits for its partner; `partner` is −1 when there is none. */
export interface Offer {
  partner: Seat;
  give: CardId;
  take: CardId;
}

export interface PanicState extends BaseState {
  readonly options: PanicOptions;
  readonly players: number;
  /** Missions to complete; 0 in the game without missions. */
  readonly target: number;
  first: Seat;
  active: Seat;
  turn: number;
  phase: Phase;
  characters: (CharacterId | '')[];
  /** 0 … 5: by how many sectors the ship is turned clockwise. */
  heading: number;
  shields: number[];
  hulls: number[];
  /** By facing: the shield was destroyed in the present turn. */
  fell: boolean[];
  /**
   * The face-down deck has no order: each draw takes one at random, which is the same as having shuffled, and nobody,
   * not even the state, knows what comes next.
   */
  deck: CardId[];
  discard: CardId[];
  /** Out of the game for good. */
  removed: CardId[];
  hands: CardId[][];
  /** No order either. */
  bag: TokenId[];
  threatDiscard: TokenId[];
  /** In the order of the table of tokens. */
  tokens: Token[];
  /** Drawn from the bag and not yet resolved. */
  drawn: TokenId[];
  /** Those of them that Spock has picked, in the order in which they will be resolved. */
  picked: TokenId[];
  /** Missions never revealed yet, in no order; then those that failed, in the order they come again. */
  missionDeck: MissionId[];
  missionsFailed: MissionId[];
  missionsDone: MissionId[];
  mission: OpenMission;
  used: Used;
  boarding: Boarding;
  offer: Offer;
  /** Whether this turn has changed a token, shield, hull, timer or committed card. */
  stirred: boolean;
  /** Turns in a row that have not. */
  still: number;
  ending: Ending | '';
}

/** Why an effect is carried out. */
export type Cause = 'reward' | 'failure' | 'docking';

export type PanicQuestion =
  | { readonly type: 'character' }
  /** McCoy, after his own refill. */
  | { readonly type: 'treat' }
  | { readonly type: 'trade' }
  | { readonly type: 'exchange' }
  | { readonly type: 'tradeOffer'; readonly from: Seat; readonly give: CardId; readonly take: CardId }
  | { readonly type: 'play' }
  | { readonly type: 'idleDiscard'; readonly left: number }
  | { readonly type: 'discard'; readonly why: 'failure' | 'hook' }
  | { readonly type: 'securityTeam'; readonly sector: Sector }
  /** Between the effects of the choice that waits on top of the agenda. */
  | { readonly type: 'chooseEffect'; readonly why: Cause }
  | {
      readonly type: 'restore';
      readonly action: 'repair' | 'rebuild';
      readonly part: Part | 'any';
      readonly left: number;
      readonly why: Cause;
    }
  | { readonly type: 'removeThreat'; readonly left: number }
  | { readonly type: 'takeBack'; readonly left: number }
  | { readonly type: 'pickThreat'; readonly left: number };
export type PanicAsk = PanicQuestion & Ask;

export type Work =
  | { readonly type: 'begin' }
  | { readonly type: 'character'; readonly seat: Seat }
  | { readonly type: 'deal' }
  | { readonly type: 'turn' }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'trade' }
  | { readonly type: 'play' }
  | { readonly type: 'idleDiscard'; readonly left: number }
  | { readonly type: 'effect'; readonly effect: Effect; readonly why: Cause }
  | { readonly type: 'missionEnd'; readonly done: boolean }
  | { readonly type: 'afterTick' }
  | { readonly type: 'sector'; readonly sector: Sector }
  | { readonly type: 'sectorFire'; readonly sector: Sector; readonly shooters: readonly TokenId[] }
  | { readonly type: 'threatsEnd' }
  | { readonly type: 'missionTokenTest' }
  | {
      readonly type: 'boarding';
      readonly sector: Sector;
      readonly damage: number;
      readonly tokens: readonly TokenId[];
    }
  | { readonly type: 'boardersStrike' }
  | { readonly type: 'ambush' }
  | { readonly type: 'forwardStress' }
  | { readonly type: 'dock'; readonly token: TokenId }
  | { readonly type: 'drawThreat' }
  | { readonly type: 'pickThreats'; readonly left: number }
  | { readonly type: 'resolveThreat'; readonly token: TokenId }
  | { readonly type: 'endTurn' };
export type WorkOf<T extends Work['type']> = Extract<Work, { type: T }>;

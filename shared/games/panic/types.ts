import type { Ask, BaseState, Seat } from '../../engine/game';
import type { CardId } from './data/cards';
import type { CharacterId } from './data/characters';
import type { Effect } from './data/effects';
import type { MissionId } from './data/missions';
import type { Facing, Maneuver, Part, Range, Sector } from './data/ship';
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
  'outOfTime',
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
  /** Whether this turn has changed a token, shield, hull or committed card. */
  stirred: boolean;
  /** Turns in a row that have not. */
  still: number;
  ending: Ending | '';
}

export type PanicMove =
  | { readonly type: 'takeCharacter'; readonly character: CharacterId }
  | { readonly type: 'treat'; readonly seat: Seat }
  | { readonly type: 'offerTrade'; readonly seat: Seat; readonly give: CardId; readonly take: CardId }
  | { readonly type: 'acceptTrade' }
  | { readonly type: 'declineTrade' }
  | { readonly type: 'exchange'; readonly card: CardId }
  | { readonly type: 'fire'; readonly card: CardId; readonly target: TokenId }
  | { readonly type: 'directHit'; readonly card: CardId; readonly hit: CardId; readonly target: TokenId }
  | { readonly type: 'repair'; readonly card: CardId; readonly facing: Facing }
  | {
      readonly type: 'rebuild';
      readonly dilithium: CardId;
      readonly tritanium: CardId;
      readonly part: Part;
      readonly facing: Facing;
    }
  /** −1 for a kind that is left alone. */
  | {
      readonly type: 'emergencyRepairs';
      readonly card: CardId;
      readonly shield: Facing;
      readonly hull: Facing;
    }
  | { readonly type: 'forceField'; readonly card: CardId; readonly target: TokenId }
  | { readonly type: 'tractorBeam'; readonly card: CardId; readonly target: TokenId }
  | { readonly type: 'playCard'; readonly card: CardId }
  | { readonly type: 'libraryComputer'; readonly card: CardId; readonly take: CardId }
  | { readonly type: 'evasiveAction'; readonly card: CardId; readonly maneuver: Maneuver }
  | { readonly type: 'commit'; readonly card: CardId; readonly slot: number }
  | { readonly type: 'maneuver'; readonly maneuver: Maneuver }
  | { readonly type: 'mend'; readonly part: Part; readonly facing: Facing }
  | { readonly type: 'endPhase' }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'sendTeam'; readonly card: CardId }
  | { readonly type: 'chooseEffect'; readonly option: number }
  | { readonly type: 'restore'; readonly part: Part; readonly facing: Facing }
  | { readonly type: 'removeThreat'; readonly target: TokenId }
  | { readonly type: 'takeBack'; readonly card: CardId }
  | { readonly type: 'pickThreat'; readonly token: TokenId }
  | { readonly type: 'pass' };
export type MoveOf<T extends PanicMove['type']> = Extract<PanicMove, { type: T }>;

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

import type { Seat } from '../../engine/game';
import type { CardId } from './data/cards';
import type { CharacterId } from './data/characters';
import type { HookName, MissionId } from './data/missions';
import type { Facing, Maneuver, Part, Range, Sector } from './data/ship';
import type { TokenId } from './data/tokens';
import type { Ending, Phase } from './types';

/** Why cards were drawn. */
export type DrawReason =
  'deal' | 'refill' | 'reward' | 'docking' | 'bridgeBriefing' | 'sickbayRounds' | 'mccoy' | 'exchange';
/** Why the die was rolled. */
export type RollReason =
  'placing' | 'missionToken' | 'reappearing' | 'comet' | 'ambush' | 'forwardStress' | 'missionRoll' | 'zap';
/** What moved tokens on the board. */
export type MoveReason = 'advance' | 'forward' | 'koloth' | 'tractorBeam' | 'pushBack' | 'hook';
/** What mended a section. */
export type MendReason =
  'dilithium' | 'tritanium' | 'rebuild' | 'emergencyRepairs' | 'scott' | 'reward' | 'docking';
/** Why a token left the board without being destroyed. */
export type LeaveReason = 'boarding' | 'crushed' | 'reward' | 'docked' | 'missionOver' | 'departed';
export type DiscardReason = 'idle' | 'failure' | 'hook' | 'exchange';

/** One token's leg of its course over the board. */
export interface Leg {
  readonly token: TokenId;
  readonly fromSector: Sector;
  readonly fromRange: Range;
  readonly toSector: Sector;
  readonly toRange: Range;
}

type Happening =
  | { readonly type: 'gameBegan'; readonly players: number; readonly first: Seat; readonly target: number }
  | {
      readonly type: 'tookCharacter';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly dealt: boolean;
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly why: DrawReason;
    }
  | { readonly type: 'deckRenewed'; readonly cards: number }
  | { readonly type: 'rolled'; readonly roll: number; readonly why: RollReason; readonly token: TokenId }
  | {
      readonly type: 'placed';
      readonly token: TokenId;
      readonly sector: Sector;
      readonly range: Range;
      readonly defence: number;
      readonly why: 'setUp' | 'threat' | 'mission';
    }
  | { readonly type: 'moved'; readonly steps: readonly Leg[]; readonly why: MoveReason }
  | {
      readonly type: 'reappeared';
      readonly steps: readonly Leg[];
      /** +1 clockwise, 0, −1. */
      readonly shift: number;
    }
  | { readonly type: 'cloaked'; readonly token: TokenId; readonly sector: Sector; readonly range: Range }
  | {
      readonly type: 'destroyed';
      readonly token: TokenId;
      readonly sector: Sector;
      readonly range: Range;
      readonly by: 'card' | 'comet';
    }
  | {
      readonly type: 'left';
      readonly token: TokenId;
      readonly sector: Sector;
      readonly range: Range;
      readonly why: LeaveReason;
    }
  | {
      readonly type: 'tradeOffered';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly give: CardId;
      readonly take: CardId;
    }
  | { readonly type: 'gaveUp'; readonly seat: Seat }
  | { readonly type: 'tradeDeclined'; readonly seat: Seat; readonly partner: Seat }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gave: CardId;
      readonly took: CardId;
    }
  | {
      readonly type: 'fired';
      readonly seat: Seat;
      readonly card: CardId;
      /** `''` unless a Direct Hit went with it. */
      readonly directHit: CardId;
      readonly target: TokenId;
      readonly facing: Facing;
      readonly sector: Sector;
      readonly range: Range;
      readonly damage: number;
      readonly left: number;
      /** Chekov's ability carried it to a range that is not printed on the card. */
      readonly ability: boolean;
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'mended';
      readonly seat: Seat;
      readonly part: Part;
      readonly facing: Facing;
      readonly from: number;
      readonly by: MendReason;
      /** The cards it took, if any. */
      readonly cards: readonly CardId[];
    }
  | { readonly type: 'forceFieldSet'; readonly seat: Seat; readonly card: CardId; readonly target: TokenId }
  | { readonly type: 'forceFieldEnded'; readonly target: TokenId }
  | {
      readonly type: 'tookBack';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: 'libraryComputer' | 'reward';
    }
  | {
      readonly type: 'committed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly slot: number;
      readonly mission: MissionId;
      /** Kirk's ability made it count. */
      readonly ability: boolean;
    }
  | {
      readonly type: 'maneuvered';
      readonly seat: Seat;
      readonly maneuver: Maneuver;
      readonly fromHeading: number;
      readonly toHeading: number;
    }
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly why: DiscardReason }
  | {
      readonly type: 'missionRevealed';
      readonly mission: MissionId;
      readonly timer: number;
      readonly again: boolean;
    }
  | { readonly type: 'ticked'; readonly mission: MissionId; readonly timer: number }
  | {
      readonly type: 'missionRolled';
      readonly mission: MissionId;
      readonly roll: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'missionCompleted';
      readonly mission: MissionId;
      readonly completed: number;
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'missionFailed';
      readonly mission: MissionId;
      readonly why: 'timer' | 'token';
      readonly cards: readonly CardId[];
    }
  | {
      readonly type: 'effectChosen';
      readonly seat: Seat;
      readonly option: number;
      readonly why: 'reward' | 'failure' | 'docking';
    }
  | {
      readonly type: 'hookActed';
      readonly mission: MissionId;
      readonly hook: HookName;
      readonly token: TokenId;
      readonly acted: boolean;
    }
  | {
      readonly type: 'volley';
      readonly sector: Sector;
      readonly facing: Facing;
      readonly shooters: readonly TokenId[];
      readonly damage: number;
      readonly why: 'threats' | 'kang' | 'mission' | 'held';
    }
  | { readonly type: 'tokenHit'; readonly token: TokenId; readonly damage: number; readonly left: number }
  | {
      readonly type: 'shieldHit';
      readonly facing: Facing;
      readonly sector: Sector;
      readonly damage: number;
      readonly left: number;
      /** Damage that was lost behind the shield. */
      readonly lost: number;
    }
  | {
      readonly type: 'hullHit';
      readonly facing: Facing;
      readonly sector: Sector;
      readonly damage: number;
      readonly left: number;
    }
  | {
      readonly type: 'damageIgnored';
      readonly facing: Facing;
      readonly sector: Sector;
      readonly damage: number;
    }
  | { readonly type: 'cardsRemoved'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'boarded';
      readonly sector: Sector;
      readonly facing: Facing;
      readonly tokens: readonly TokenId[];
      readonly damage: number;
    }
  | { readonly type: 'teamSent'; readonly seat: Seat; readonly card: CardId; readonly left: number }
  | { readonly type: 'boardersRepelled'; readonly sector: Sector; readonly facing: Facing }
  | {
      readonly type: 'boardersStruck';
      readonly sector: Sector;
      readonly facing: Facing;
      readonly damage: number;
    }
  | { readonly type: 'threatDrawn'; readonly token: TokenId; readonly seat: Seat }
  | { readonly type: 'threatsLaidOut'; readonly tokens: readonly TokenId[]; readonly seat: Seat }
  | { readonly type: 'threatPicked'; readonly token: TokenId; readonly seat: Seat }
  | { readonly type: 'threatReturned'; readonly token: TokenId; readonly seat: Seat }
  | { readonly type: 'bagRefilled'; readonly tokens: number }
  | {
      readonly type: 'cometPassed';
      readonly token: TokenId;
      readonly sector: Sector;
      readonly facing: Facing;
    }
  | { readonly type: 'captainActed'; readonly token: TokenId }
  | { readonly type: 'defenceRegained'; readonly token: TokenId; readonly defence: number }
  | { readonly type: 'docked'; readonly token: TokenId; readonly sector: Sector; readonly facing: Facing }
  | { readonly type: 'threatsCalm'; readonly why: 'targetReached' | 'nothingLeft' }
  | { readonly type: 'ended'; readonly ending: Ending; readonly won: boolean };
/** An event; in records that say who plays whom, with the whole cast. */
export type PanicEvent = Happening & { readonly cast?: readonly (CharacterId | '')[] };
export type EventOf<T extends PanicEvent['type']> = Extract<PanicEvent, { type: T }>;

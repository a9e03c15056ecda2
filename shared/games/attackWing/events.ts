import type { Seat } from '../../engine/game';
import type { Mark, Token } from './abilities/language';
import type { CardId } from './data/cardIds';
import type { CaptainId } from './data/captains';
import type { UpgradeId } from './data/upgrades';
import type {
  Band,
  Color,
  DamageId,
  DiceSide,
  DieKind,
  Edge,
  End,
  Face,
  Fate,
  FleetChoice,
  ManeuverId,
  Phase,
  Pose,
  Reason,
} from './types';

/** A card that is turned up. */
export interface ShownCard {
  readonly ship: number;
  readonly upgrade: number;
  readonly card: UpgradeId;
}

/** Past facts, with all it takes to show and say them. Ships are named by their place, cards on them too. */
export type Event =
  /** `fleet` is empty for everybody but the chooser. */
  | { readonly type: 'fleetChosen'; readonly seat: Seat; readonly fleet: FleetChoice }
  | {
      readonly type: 'fleetsRevealed';
      readonly fleets: readonly FleetChoice[];
      readonly names: readonly string[];
      /** The fleets as short texts, face-down cards only as lying there. */
      readonly sheets: readonly string[];
      /** The whole texts: everybody is told but their own. */
      readonly own: readonly string[];
      readonly points: readonly number[];
    }
  /** By ship, and in all by seat. */
  | {
      readonly type: 'missionTokensPlaced';
      readonly tokens: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly type: 'initiativeTaken'; readonly seat: Seat; readonly by: 'points' | 'chance' }
  | { readonly type: 'placed'; readonly ship: number; readonly pose: Pose; readonly edge: Edge }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  /** `maneuver` is empty for everybody but the owner. */
  | {
      readonly type: 'dialSet';
      readonly ship: number;
      readonly seat: Seat;
      readonly maneuver: ManeuverId | '';
    }
  | { readonly type: 'dialsReopened'; readonly seat: Seat }
  | { readonly type: 'dialsConfirmed'; readonly seat: Seat }
  /** One Mission token of `ship` is spent on guessing how `target` moves. */
  | {
      readonly type: 'anticipated';
      readonly ship: number;
      readonly target: number;
      readonly maneuver: ManeuverId;
      readonly speedRight: boolean;
      readonly bearingRight: boolean;
    }
  | { readonly type: 'letPass'; readonly seat: Seat; readonly ship: number }
  /** The token goes to the stack of its owner. */
  | { readonly type: 'stacked'; readonly seat: Seat; readonly stack: number }
  | { readonly type: 'suppressed'; readonly ship: number }
  | {
      readonly type: 'dialRevealed';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly color: Color;
    }
  | {
      readonly type: 'maneuverReplaced';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly by: Seat;
    }
  | {
      readonly type: 'flew';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly color: Color;
      readonly from: Pose;
      readonly to: Pose;
      /** The ship it slid back from, or none. */
      readonly touching: number;
    }
  | {
      readonly type: 'auxPlaced';
      readonly ship: number;
      readonly count: number;
      readonly why: 'strain' | 'card' | 'guess';
    }
  | { readonly type: 'auxRemoved'; readonly ship: number }
  | {
      readonly type: 'actionSkipped';
      readonly ship: number;
      readonly why: 'choice' | 'enough' | 'overlap' | 'aux' | 'skip' | 'nothing';
    }
  | { readonly type: 'tokenTaken'; readonly ship: number; readonly token: Token }
  | { readonly type: 'locked'; readonly ship: number; readonly target: number }
  | { readonly type: 'cloaked'; readonly ship: number }
  | { readonly type: 'echoed'; readonly ship: number; readonly from: Pose; readonly to: Pose }
  | { readonly type: 'repairTried'; readonly ship: number; readonly card: DamageId }
  | { readonly type: 'enabled'; readonly ship: number; readonly upgrade: number }
  | {
      readonly type: 'dieRolled';
      readonly ship: number;
      readonly card: DamageId | CardId;
      readonly die: DiceSide;
      readonly face: Face;
    }
  | { readonly type: 'turnedDown'; readonly ship: number; readonly card: DamageId; readonly serial: number }
  | { readonly type: 'coreContained'; readonly ship: number }
  /** `under`: its owner paid with it; it survives under the ship card. */
  | {
      readonly type: 'upgradeLost';
      readonly ship: number;
      readonly upgrade: number;
      readonly card: UpgradeId;
      readonly under: boolean;
    }
  | {
      readonly type: 'turnedUp';
      readonly ship: number;
      readonly upgrade: number;
      readonly card: UpgradeId;
    }
  | { readonly type: 'captainDisabled'; readonly ship: number }
  /** `place`: among the upgrades, or the captain. */
  | {
      readonly type: 'cardSaved';
      readonly ship: number;
      readonly place: number;
      readonly card: UpgradeId | CaptainId;
    }
  | { readonly type: 'tokenKept'; readonly ship: number; readonly token: Token }
  | { readonly type: 'aimed'; readonly ship: number; readonly target: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'marked'; readonly ship: number; readonly mark: Mark; readonly on: boolean }
  | { readonly type: 'agilityChanged'; readonly ship: number; readonly by: number }
  | {
      readonly type: 'beamHeld';
      readonly ship: number;
      readonly target: number;
      readonly hits: number;
    }
  | { readonly type: 'beamReleased'; readonly ship: number }
  | { readonly type: 'poolGained'; readonly ship: number; readonly count: number }
  | { readonly type: 'poolSpent'; readonly ship: number; readonly count: number }
  /** `ship` is none where the debt lies on all ships of the seat. */
  | { readonly type: 'debtTaken'; readonly seat: Seat; readonly ship: number; readonly count: number }
  | {
      readonly type: 'debtPaid';
      readonly ship: number;
      readonly seat: Seat;
      readonly own: number;
      readonly player: number;
    }
  | { readonly type: 'resourceSpent'; readonly seat: Seat; readonly ship: number; readonly left: number }
  | { readonly type: 'shieldRepaired'; readonly ship: number; readonly active: boolean }
  /** `card` is empty where nobody has seen it. */
  | {
      readonly type: 'damageRepaired';
      readonly ship: number;
      readonly serial: number;
      readonly card: DamageId | '';
    }
  | { readonly type: 'revived'; readonly ship: number }
  | {
      readonly type: 'courseRecolored';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly color: Color;
    }
  | {
      readonly type: 'dialForced';
      readonly ship: number;
      readonly maneuver: ManeuverId;
      readonly by: Seat;
    }
  | { readonly type: 'turnedAbout'; readonly ship: number; readonly from: Pose; readonly to: Pose }
  | { readonly type: 'webPlaced'; readonly ship: number; readonly seat: Seat; readonly pose: Pose }
  | {
      readonly type: 'webStruck';
      readonly ship: number;
      readonly seat: Seat;
      readonly faces: readonly Face[];
    }
  | { readonly type: 'obstaclePlaced'; readonly seat: Seat; readonly x: number; readonly y: number }
  /** The planet it slid back from lies in its way. */
  | { readonly type: 'planetMet'; readonly ship: number }
  | {
      readonly type: 'obstacleStruck';
      readonly ship: number;
      readonly face: Face;
      /** Which one: the first it touched of those that lie there. */
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'lockWaived'; readonly ship: number }
  | { readonly type: 'cloakHeld'; readonly ship: number }
  | { readonly type: 'attackForfeited'; readonly ship: number; readonly target: number }
  | { readonly type: 'attackCancelled'; readonly ship: number }
  | {
      readonly type: 'diceNumbered';
      readonly ship: number;
      readonly dice: DiceSide;
      readonly add: number;
    }
  | { readonly type: 'dieLaid'; readonly ship: number; readonly face: Face }
  | { readonly type: 'dieSwapped'; readonly ship: number; readonly die: 'elite' | 'counter' }
  | { readonly type: 'leftChanged'; readonly ship: number; readonly from: Face; readonly to: Face }
  | { readonly type: 'resultCancelled'; readonly ship: number; readonly face: Face }
  | {
      readonly type: 'struckBack';
      readonly ship: number;
      readonly hits: number;
      readonly criticals: number;
    }
  | {
      readonly type: 'deckSearched';
      readonly ship: number;
      readonly seat: Seat;
      readonly found: readonly DamageId[];
    }
  | { readonly type: 'deckShuffled'; readonly seat: Seat }
  | {
      readonly type: 'attackDeclared';
      readonly ship: number;
      readonly target: number;
      readonly weapon: number;
      /** Empty for the primary weapon. */
      readonly card: UpgradeId | '';
      readonly range: Band;
      /** Something lies between the two: one more defense die. */
      readonly obstructed?: true;
    }
  | {
      readonly type: 'upgradeDisabled';
      readonly ship: number;
      readonly upgrade: number;
      readonly card: UpgradeId;
    }
  | { readonly type: 'lockSpent'; readonly ship: number; readonly target: number }
  | { readonly type: 'cloakFlipped'; readonly ship: number }
  | {
      readonly type: 'diceRolled';
      readonly ship: number;
      readonly dice: DiceSide;
      readonly faces: readonly Face[];
      readonly kinds: readonly DieKind[];
    }
  | {
      readonly type: 'diceRolledAgain';
      readonly ship: number;
      readonly dice: DiceSide;
      readonly at: readonly number[];
      readonly faces: readonly Face[];
    }
  | {
      readonly type: 'diceChanged';
      readonly ship: number;
      readonly dice: DiceSide;
      readonly at: readonly number[];
      readonly from: Face;
      readonly to: Face;
    }
  | { readonly type: 'resultAdded'; readonly ship: number; readonly dice: DiceSide; readonly face: Face }
  | { readonly type: 'tokenSpent'; readonly ship: number; readonly token: Token }
  /** A text works: one that was chosen, or one that must. */
  | { readonly type: 'used'; readonly ship: number; readonly card: CardId; readonly ability: number }
  | {
      readonly type: 'compared';
      readonly ship: number;
      readonly target: number;
      readonly evades: number;
      readonly hits: number;
      readonly doubleHits: number;
      readonly criticals: number;
    }
  | { readonly type: 'shieldLost'; readonly ship: number; readonly critical: boolean }
  | { readonly type: 'shieldsDisabled'; readonly ship: number; readonly count: number }
  /** `card` is empty where it was dealt face down. */
  | {
      readonly type: 'damaged';
      readonly ship: number;
      readonly serial: number;
      readonly up: boolean;
      readonly card: DamageId | '';
    }
  | { readonly type: 'deckRefilled'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'doomed'; readonly ship: number }
  | { readonly type: 'heldFire'; readonly ship: number }
  | { readonly type: 'attackEnded'; readonly ship: number; readonly target: number }
  | { readonly type: 'removed'; readonly ship: number; readonly fate: Exclude<Fate, 'alive'> }
  | { readonly type: 'tokensCleared'; readonly ships: readonly number[] }
  | { readonly type: 'cloakDropped'; readonly ship: number }
  | { readonly type: 'cloakKept'; readonly ship: number }
  | { readonly type: 'shieldsRaised'; readonly ship: number; readonly count: number }
  | { readonly type: 'shieldsLeft'; readonly ship: number }
  /** The card just turned up breaks a rule of fleet building: the ship is destroyed. */
  | { readonly type: 'invalidShown'; readonly ship: number }
  /** The cards that lay face down to the end, when the battle is over. */
  | { readonly type: 'cardsShown'; readonly cards: readonly ShownCard[] }
  | { readonly type: 'roundEnded'; readonly round: number }
  /** `overtime`: it is called for the second time, and the battle stops. */
  | { readonly type: 'timeCalled'; readonly overtime: boolean }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'rolledOff'; readonly faces: readonly Face[]; readonly seat: Seat }
  | {
      readonly type: 'battleEnded';
      readonly reason: Reason;
      readonly end: End;
      readonly winner: Seat;
      readonly scores: readonly number[];
      readonly surviving: readonly number[];
      readonly stacks: readonly number[];
    };

export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

import type { LocationId } from './locations';
import type { SectorId } from './sectors';

/**
 * The language of Q-Vents and crew. A card is a list of these operations and nothing else; each operation and each
 * modifier is carried out in one place (apply/effects, flags.ts).
 */

/** Whom an operation is about. `each` and all that name several go from the active captain on, in order of play. */
export type Who =
  | 'active'
  | 'each'
  | 'others'
  | 'chosen'
  | 'picked'
  | 'voted'
  | 'winner'
  | 'loser'
  | 'leaderByLocations'
  | 'user';

/** How long a modifier holds; `round`: until the active captain's next turn begins, or would have begun. */
export const DURATIONS = ['engagement', 'invasion', 'turn', 'round', 'game'] as const;
export type Duration = (typeof DURATIONS)[number];

export type OccupantKind = 'none' | 'aliens' | 'tribbles' | 'captain';
export type UnitKind = 'ships' | 'aliens' | 'tribbles';

export type Amount =
  | number
  /** By number of captains the match began with, then by place in the order of play. */
  | { readonly bySeat: Readonly<Record<number, readonly number[]>> }
  | { readonly per: 'sectorsPresent'; readonly amount: number }
  | { readonly per: 'ownedInSector'; readonly sector: SectorId; readonly amount: number }
  | { readonly base: number; readonly starbaseBonus: number };

/** What each modifier carries. Those that only hold or do not carry a 1. */
export interface FlagValues {
  readonly attackDiceMax: number;
  readonly attackHighBonus: number;
  readonly defenseHighBonus: number;
  readonly mirrorDice: number;
  readonly topPairLoss: number;
  readonly rerollAttack: number;
  readonly preventLoss: number;
  readonly survivorBonus: number;
  readonly toTheDeath: number;
  readonly mines: { readonly dieMax: number; readonly loss: number };
  readonly noInvade: number;
  readonly noInvadeCaptains: number;
  readonly cloudLock: readonly LocationId[];
  readonly neutralZoneClosed: number;
  readonly wormholeClosed: number;
  readonly noManeuver: number;
  readonly maneuverAdjacentOnly: number;
  readonly maneuverThroughOthers: number;
  readonly maneuverAfterDeploy: number;
  readonly shipsBeforeManeuver: number;
  readonly crewCostDelta: number;
  readonly noCreditIncome: number;
  readonly noQVent: number;
  readonly extraCardIfConquered: number;
  readonly manhuntReward: { readonly ships: number; readonly credits: number };
}
export type FlagKey = keyof FlagValues;

type FlagOp = {
  [K in FlagKey]: {
    readonly op: 'flag';
    readonly who: Who;
    readonly key: K;
    readonly value: FlagValues[K];
    readonly duration: Duration;
    /** Only at that location, and only while its captain keeps it. */
    readonly at?: 'chosenLocation';
  };
}[FlagKey];

export type Op =
  | {
      readonly op: 'addShips';
      readonly who: Who;
      readonly n: Amount;
      readonly where:
        'ownAny' | 'ownOne' | 'pool' | 'revealed' | { readonly own: number; readonly exactShips: number };
      readonly each?: true;
      readonly optional?: true;
      readonly when?: 'beforeFinalManeuver';
    }
  | {
      readonly op: 'removeUnits';
      readonly n: number | 'all';
      readonly where:
        | 'revealed'
        | 'ownAny'
        | { readonly sector: '$sector' }
        | { readonly own: number; readonly minShips: number }
        | { readonly rivalAdjacent: 1 };
      readonly who?: Who;
      readonly kinds?: readonly UnitKind[];
      readonly keepLast?: boolean;
      readonly captainKeeps?: number;
      readonly chooser?: Who | 'owner';
    }
  | {
      readonly op: 'placeAliens';
      readonly where: 'revealed' | { readonly sector: SectorId; readonly occupant: 'none' };
      readonly n: number;
      readonly onlyIf?: readonly OccupantKind[];
    }
  | { readonly op: 'placeTribbles'; readonly where: 'revealed'; readonly n: number }
  | { readonly op: 'placeManhunt'; readonly where: 'revealed'; readonly n: 1; readonly replaceExisting: true }
  | {
      readonly op: 'reveal';
      readonly count: number;
      readonly until?: 'unoccupied' | 'unoccupiedOtherQuadrant';
      readonly distinct?: true;
      readonly ifNone?: 'firstAlienLocation' | 'noEffect';
    }
  | {
      readonly op: 'branch';
      readonly on: 'revealed.occupant';
      readonly cases: Readonly<Record<OccupantKind, readonly Op[]>>;
    }
  | { readonly op: 'd6'; readonly table: Readonly<Record<number, SectorId>>; readonly bind: 'sector' }
  | {
      readonly op: 'rollOff';
      readonly participants: 'eachWithCrew';
      readonly pick: 'lowest';
      readonly tie: 'rerollTied';
      readonly then: readonly Op[];
    }
  | {
      readonly op: 'duel';
      readonly a: Who;
      readonly b: Who;
      readonly dice: 1;
      readonly tie: 'reroll';
      readonly loser: readonly Op[];
      readonly winner: readonly Op[];
    }
  | {
      readonly op: 'vote';
      readonly voters: 'each';
      readonly excludeSelf: true;
      readonly tieBreaker: 'active';
      readonly then: readonly Op[];
    }
  | {
      readonly op: 'choose';
      readonly who: Who;
      readonly options: readonly { readonly id: string; readonly ops: readonly Op[] }[];
    }
  | {
      readonly op: 'chooseOpponent';
      readonly who: Who;
      readonly filter?: 'hasLocationCards';
      readonly optional?: true;
    }
  | { readonly op: 'chooseTwoCaptains'; readonly who: Who }
  | { readonly op: 'chooseLocation'; readonly who: Who; readonly where: 'ownOne' | 'ownLargest' }
  | FlagOp
  | { readonly op: 'credits'; readonly who: Who; readonly delta: Amount }
  | {
      readonly op: 'transferCredits';
      readonly from: Who;
      readonly to: Who;
      readonly n: number;
      readonly required: true;
    }
  | {
      readonly op: 'pay';
      readonly who: Who;
      readonly cost: number;
      readonly optional: true;
      readonly then: readonly Op[];
    }
  | {
      readonly op: 'buyShips';
      readonly who: Who;
      readonly max: number;
      readonly price: number;
      readonly where: 'ownOneStarbase';
    }
  | {
      readonly op: 'sellShips';
      readonly who: Who;
      readonly max: number;
      readonly price: number;
      readonly keepLast: true;
      readonly optional: true;
    }
  | { readonly op: 'drawLocation'; readonly who: Who; readonly n: number }
  | {
      readonly op: 'stealLocation';
      readonly from: Who;
      readonly to: Who;
      readonly n: 1;
      readonly random: true;
    }
  | {
      readonly op: 'maneuver';
      readonly who: Who;
      readonly n: 1;
      readonly when: 'now' | 'afterDeploy';
      readonly optional: boolean;
    }
  | { readonly op: 'redeploy'; readonly who: Who; readonly keepLast: true; readonly optional: true }
  | {
      readonly op: 'relocate';
      readonly from: 'chosenLocation';
      readonly to: 'revealed';
      readonly n: { readonly halfDown: true; readonly max: number };
      readonly keepLast: true;
    }
  | {
      readonly op: 'moveWormhole';
      readonly end: 'alpha' | 'beta';
      readonly chooser: Who;
      readonly optional: true;
    }
  | {
      readonly op: 'truce';
      readonly pair: readonly ['active', 'chosen'] | readonly ['chosenA', 'chosenB'];
      readonly duration: 'round';
    }
  | {
      readonly op: 'crew';
      readonly who: Who;
      readonly action: 'lose' | 'exhaust';
      readonly n: 1;
      readonly chooser?: Who;
      readonly optional?: true;
      readonly required?: true;
    }
  | {
      readonly op: 'quest';
      readonly action: 'replace';
      readonly n: 1;
      readonly chooser: Who;
      readonly optional: true;
    }
  | {
      readonly op: 'alienAttack';
      readonly targets: Who;
      readonly attackDice: number;
      readonly defenseDiceMax: 2;
      readonly engagements: 1;
      readonly chooser: 'nextCaptain';
      readonly onWipeout: 'oneAlienMovesIn';
    }
  | { readonly op: 'repeatLastQVent'; readonly as: 'active'; readonly fallback: 'drawAnother' }
  | { readonly op: 'peekQVents'; readonly who: Who; readonly n: number; readonly reorder: true }
  | { readonly op: 'preventLoss'; readonly who: Who; readonly n: number; readonly duration: 'engagement' }
  | { readonly op: 'rerollDie'; readonly who: Who; readonly n: 1 };

export type OpName = Op['op'];
export type OpOf<N extends OpName> = Extract<Op, { readonly op: N }>;

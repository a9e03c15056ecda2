import type { Color } from '../data/classes';
import type { DiceSide, Face } from '../data/dice';
import type { ActionIcon, Faction, Family, UpgradeType } from '../data/kinds';
import type { Bearing, ManeuverId } from '../geometry';

/*
 * The language in which cards say what they do. A card has abilities; each names its moment, whether its owner may
 * decline, how often it works, what must be true, what is paid first, and what then happens. All of it is plain data:
 * a suspended effect travels on the agenda as the operations that are left.
 */

/**
 * The moments at which a card may act, in the order of a round. A card that must act at its moment does; one that may is
 * offered there. At a `window` the owner of a ship may use tokens and texts; whether he is asked at all depends on public
 * things only (see `legal/asking.ts`). At all others texts act by themselves, or are part of another question.
 */
const MOMENTS = [
  ['continuous', 'text'],
  ['dealt', 'text'],
  ['planning', 'text'],
  ['planningEnd', 'window'],
  ['beforeMove', 'window'],
  ['webTouch', 'text'],
  ['overlap', 'text'],
  ['redManeuver', 'text'],
  ['powerStrain', 'window'],
  ['afterMove', 'window'],
  ['action', 'text'],
  ['freeAction', 'text'],
  ['onAction', 'text'],
  ['combatStart', 'text'],
  ['attackDeclare', 'window'],
  ['defendDeclare', 'window'],
  ['attackRoll', 'window'],
  ['defendAttackRoll', 'window'],
  /** Part 2c of an attack: the number of attack dice is fixed; one may be laid or swapped before they are rolled. */
  ['attackDice', 'window'],
  ['defendAttackModify', 'window'],
  ['attackModify', 'window'],
  ['attackDefenseRoll', 'window'],
  ['defenseRoll', 'window'],
  ['attackDefenseModify', 'window'],
  ['defenseModify', 'window'],
  ['defendAfterRolls', 'window'],
  ['compare', 'window'],
  ['dealDamage', 'window'],
  ['afterAttack', 'window'],
  ['destroyed', 'window'],
  ['tokenSpent', 'window'],
  ['cardLost', 'window'],
  ['shieldsGone', 'text'],
] as const;
type Moment = (typeof MOMENTS)[number];

export type Timing = Moment[0];
export const TIMINGS: readonly Timing[] = MOMENTS.map(([timing]) => timing);

export type Window = Extract<Moment, readonly [string, 'window']>[0];
export const WINDOWS: readonly Window[] = MOMENTS.flatMap((moment) =>
  moment[1] === 'window' ? [moment[0]] : [],
);

export const FREQUENCIES = ['continuous', 'eachOpportunity', 'oncePerRound'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const TOKENS = ['evade', 'battleStations', 'scan'] as const;
export type Token = (typeof TOKENS)[number];

/** What lasts until the End phase on a ship. */
export const MARKS = [
  /** Hikaru Sulu, Romulan Officer, Counter Attack: texts that work from their mark, even if the card has left. */
  'evasive',
  'ambush',
  'counter',
  'noDefenseDice',
  'rolledDefense',
  'cannotAttack',
  'cannotBeAttacked',
  'attackFirst',
  'twoAttacks',
  /** It has made an attack that a text grants: its next one is not the first of the round. */
  'firedBack',
  /** A Battle Stations token beside it has triggered a card (Red Alert): it triggers no other this round. */
  'tokenTriggered',
  'skipAction',
  'freeActionDone',
  'noFreeActions',
  'noFreeEvade',
  /** Its owner has said openly that he turns up none of its face-down cards. */
  'staysDown',
] as const;
export type Mark = (typeof MARKS)[number];

/** What must be true of the ship (and of the attack it is in) for the ability to work. */
export type Condition =
  | { readonly if: 'weapon'; readonly is: 'primary' | 'thisCard' | Family }
  | { readonly if: 'range'; readonly among: readonly number[] }
  /** For the attacker: as it was when the attack was declared; not being cloaked is always judged now. */
  | { readonly if: 'cloaked'; readonly is: boolean }
  /** This ship is not inside the forward arc of the defender. */
  | { readonly if: 'outsideFoeArc' }
  /** The attacker is inside the forward arc of this ship. */
  | { readonly if: 'attackerInArc' }
  | { readonly if: 'coreContained'; readonly is: boolean }
  | { readonly if: 'has'; readonly token: Token | 'aux' | 'lock' | 'activeShield'; readonly least: number }
  | { readonly if: 'noAux' }
  | { readonly if: 'shieldsDestroyed' }
  /** A Scan token that has triggered nothing this round; `keeps`: one that this card has marked serves it again. */
  | { readonly if: 'freshScan'; readonly keeps: boolean }
  /** The Battle Stations token that is being spent has triggered nothing. */
  | { readonly if: 'freshBattleStations' }
  | {
      readonly if: 'executed';
      readonly colors?: readonly Color[];
      readonly bearings?: readonly Bearing[];
      readonly speeds?: readonly number[];
    }
  /** The color of the maneuver just flown. */
  | { readonly if: 'justFlown'; readonly color: Color }
  /** The maneuver just flown came from the dial: "move" means no other. */
  | { readonly if: 'moved' }
  /** The color of the maneuver about to be flown. */
  | { readonly if: 'about'; readonly color: Color }
  /** The other ship of the attack flew at this speed or faster this round. */
  | { readonly if: 'foeSpeed'; readonly least: number }
  | { readonly if: 'faction'; readonly is: Faction }
  | { readonly if: 'shipClass'; readonly is: string }
  | { readonly if: 'icon'; readonly is: ActionIcon }
  | { readonly if: 'friendWithin'; readonly range: number }
  | { readonly if: 'noEnemyWithin'; readonly range: number }
  | { readonly if: 'marked'; readonly mark: Mark; readonly is: boolean }
  /** The defender is held by this ship's tractor beam. */
  | { readonly if: 'beamed' }
  | { readonly if: 'firstAttack' }
  /** Something is left after the Evades. */
  | { readonly if: 'isHit' }
  | { readonly if: 'lostToAttack' }
  /** The captain or another Crew card is what is about to go. */
  | { readonly if: 'losesCrew' }
  /** The action just done. */
  | { readonly if: 'did'; readonly action: ActionIcon };

/** What is paid before the effect; a price that cannot be paid in full forbids the ability. */
export type Cost =
  | { readonly pay: 'disableThis' }
  | { readonly pay: 'discardThis' }
  /** One other face-up card of these types goes under the ship, the owner's choice. */
  | { readonly pay: 'discardOwn'; readonly types: readonly UpgradeType[] }
  | { readonly pay: 'targetLock' }
  | { readonly pay: 'cloakToken' }
  | { readonly pay: 'aux'; readonly count: number }
  | { readonly pay: 'disableShields'; readonly count: number | 'all' }
  | { readonly pay: 'destroyShields'; readonly count: number }
  | { readonly pay: 'resourceToken' };

/** Whom the effect falls on: the ship of the card, the other ship of the attack, or one that is chosen. */
export const TARGETS = [
  'self',
  'opponent',
  /** Any other ship within range 1, friend or foe; the own ship as well. */
  'within1',
  'within1OrSelf',
  /** Any other ship within range 2 that is not cloaked and has no Active Shield. */
  'exposed',
  /** The ship on which the own lock lies. */
  'locked',
  /** Another own ship beyond range 3 of lower skill. */
  'farFriend',
  /** An enemy beyond range 3. */
  'farEnemy',
  /** Every other own ship within range 1: an aura. */
  'friends',
] as const;
export type Target = (typeof TARGETS)[number];

export const STATS = ['skill', 'agility', 'primary'] as const;
export type Stat = (typeof STATS)[number];

type Count = number | 'all';

/** One thing that happens. */
export type Op =
  /** Rolls dice; for each that shows one of these faces the rest happens once. */
  | {
      readonly op: 'roll';
      readonly die: DiceSide;
      readonly count?: number;
      readonly on: readonly Face[];
      readonly then: readonly Op[];
    }
  /** Normal damage: an Active Shield, otherwise a face-down card. */
  | { readonly op: 'suffer'; readonly count: number }
  /** A face-down card, past the shields. */
  | { readonly op: 'hullDamage'; readonly count: number }
  | { readonly op: 'destroy' }
  /** The ship stays with one hull point, all its damage cards face down. */
  | { readonly op: 'revive' }
  | { readonly op: 'aux'; readonly count: number }
  | { readonly op: 'removeAux'; readonly count: number }
  | { readonly op: 'token'; readonly token: Token; readonly count: number }
  | { readonly op: 'repairShield' }
  /** A destroyed shield or a damage card, the owner's choice. */
  | { readonly op: 'repair' }
  | { readonly op: 'mark'; readonly mark: Mark }
  | { readonly op: 'unmark'; readonly mark: Mark }
  | { readonly op: 'agility'; readonly by: number }
  /** One more Hit of this ship's tractor beam on the target. */
  | { readonly op: 'beam' }
  /** Dice to be added to attack rolls of this round; dice to be taken off them. */
  | { readonly op: 'pool'; readonly add: number }
  | { readonly op: 'debt'; readonly count: number }
  | { readonly op: 'opponentDebt'; readonly count: number }
  /** This damage card is turned face down. */
  | { readonly op: 'turnDown' }
  /** The owner of the ship discards an upgrade of one of these types, if there is one. */
  | { readonly op: 'discardUpgrade'; readonly types: readonly UpgradeType[] }
  /** So many upgrades of these types on the target are lost, chosen by the owner of this card. */
  | { readonly op: 'takeUpgrades'; readonly types: readonly UpgradeType[]; readonly count: number }
  | { readonly op: 'disableCaptain' }
  /** The card that was about to go stays as it was. */
  | { readonly op: 'takeItsPlace' }
  | { readonly op: 'loseThis' }
  | { readonly op: 'keepToken' }
  /* In an attack. */
  /** More or fewer dice in this roll. */
  | { readonly op: 'dice'; readonly dice: DiceSide; readonly add: number }
  | { readonly op: 'beamDice' }
  | { readonly op: 'scanPenalty'; readonly add: number }
  | { readonly op: 'noDice'; readonly dice: DiceSide }
  /** One of the dice to be rolled is laid on a face the owner chooses. */
  | { readonly op: 'setDie' }
  | { readonly op: 'swapDie'; readonly die: 'elite' | 'counter' }
  | {
      readonly op: 'change';
      readonly dice: DiceSide;
      readonly from: Face;
      readonly to: Face;
      readonly count: Count;
    }
  /** `any` face: the owner of the card chooses at least one and up to so many dice; `crew`: as many as ready Crew. */
  | {
      readonly op: 'reroll';
      readonly dice: DiceSide;
      readonly face: Face | 'any';
      readonly count: Count | 'crew';
    }
  | { readonly op: 'addResult'; readonly dice: DiceSide; readonly face: Face }
  /** One of the results that are left is cancelled. */
  | { readonly op: 'cancel'; readonly faces: readonly Face[] }
  | { readonly op: 'cancelAttack' }
  | { readonly op: 'criticalPastShield' }
  /** A Critical deals one of these cards from the deck in place of the top one. */
  | { readonly op: 'searchDamage'; readonly cards: readonly string[] }
  | { readonly op: 'waiveLock' }
  | { readonly op: 'keepCloak' }
  | { readonly op: 'recheckTarget' }
  | { readonly op: 'extraAttack' }
  /* Maneuvers. */
  | { readonly op: 'replaceManeuver'; readonly most: number }
  | { readonly op: 'recolorCourse'; readonly color: Color }
  | { readonly op: 'setDial'; readonly maneuver: ManeuverId }
  | { readonly op: 'flyExtra'; readonly maneuver: ManeuverId; readonly color: Color }
  | {
      readonly op: 'flyFromDial';
      readonly speeds: readonly number[];
      readonly bearings: readonly Bearing[];
    }
  | { readonly op: 'turnAbout' }
  | { readonly op: 'placeWeb' }
  | { readonly op: 'webStrike' }
  /* Actions. */
  | { readonly op: 'freeAction'; readonly icons: readonly ActionIcon[] | 'actionBar' }
  | { readonly op: 'freeCard'; readonly type?: UpgradeType; readonly title?: string }
  | { readonly op: 'perform'; readonly action: 'cloak' }
  /** A token of the resource goes beside the ship and counts as that action. */
  | { readonly op: 'takeToken'; readonly onBar: boolean }
  /** No more Warp Core Breach rolls for this ship, which flies no faster than speed 1 from now on. */
  | { readonly op: 'containCore' }
  /* Of continuous texts: what holds while the card lies open. */
  | { readonly op: 'add'; readonly stat: Stat; readonly by: number }
  /** `later`: from the round after the card was received. */
  | { readonly op: 'set'; readonly stat: Stat; readonly to: number; readonly later: boolean }
  | { readonly op: 'recolor'; readonly bearings: readonly Bearing[]; readonly color: Color }
  | { readonly op: 'shut'; readonly what: 'actionBar' | 'captain' }
  | { readonly op: 'actWithAux' }
  | { readonly op: 'cloakWithoutShield' }
  /** A Battle Stations token spent in attack turns its results into this. */
  | { readonly op: 'tokenResult'; readonly to: Face };

export interface Ability {
  readonly timing: Timing;
  readonly optional: boolean;
  readonly frequency: Frequency;
  readonly when: readonly Condition[];
  readonly pay: readonly Cost[];
  readonly target: Target;
  readonly effect: readonly Op[];
  /** Texts with the same name here are alternatives: using one uses up the others. */
  readonly oneOf?: string;
}

/** Text that must act, on its own ship, whenever its moment comes. */
export const compulsory = (timing: Timing, ...effect: readonly Op[]): Ability => ({
  timing,
  optional: false,
  frequency: timing === 'continuous' ? 'continuous' : 'eachOpportunity',
  when: [],
  pay: [],
  target: 'self',
  effect,
});

/** Text that may be used. */
export const optional = (timing: Timing, when: readonly Condition[], ...effect: readonly Op[]): Ability => ({
  ...compulsory(timing, ...effect),
  optional: true,
  when,
});

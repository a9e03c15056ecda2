import type { BaseState, Seat } from '../../engine/game';
import type { Pile } from '../../engine/piles';
import type { Mark, Op, Window } from './abilities/language';
import type { AdmiralId } from './data/admirals';
import type { CaptainId } from './data/captains';
import type { Color } from './data/classes';
import type { DamageId } from './data/damage';
import type { DiceSide, DieKind, Face } from './data/dice';
import type { FleetId } from './data/fleets';
import type { ResourceId } from './data/resources';
import type { ShipId } from './data/ships';
import type { UpgradeId } from './data/upgrades';
import type { Band, Disc, Edge, ManeuverId, Pose } from './geometry';
import type { Options } from './options';

export const PHASES = ['gathering', 'placement', 'planning', 'activation', 'combat', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Ships are known by their place in `State.ships`; this stands for none. */
export const NONE = -1;
/** Stands for the primary weapon where weapons are known by their place among a ship's upgrades. */
export const PRIMARY = -1;
/** Stands for the captain where cards are known by their place among a ship's upgrades. */
export const CAPTAIN = -2;

/** `under`: discarded by its owner for its effect, kept under the ship card; `lost`: out of play. */
export type CardStatus = 'ready' | 'disabled' | 'under' | 'lost';

export type Bought = 'open' | 'hidden' | 'talent';

export interface UpgradeState {
  readonly card: UpgradeId;
  readonly paid: number;
  /** How it was bought: to lie open, as the event's hidden upgrade, or as a talent its captain keeps face down. */
  readonly bought: Bought;
  status: CardStatus;
  /** Known to its owner alone, and without effect, until he uses it (an event's hidden upgrade, a talent of Kirk). */
  faceDown: boolean;
}

export interface DamageState {
  /** Tells cards of one kind apart; never used twice in a battle. */
  readonly serial: number;
  readonly card: DamageId;
  up: boolean;
  /** Who has seen it, as in piles: nobody, or everybody once it lay open. */
  seen: number;
  /** The round it was received in. */
  readonly round: number;
}

export interface Flown {
  readonly maneuver: ManeuverId;
  readonly color: Color;
  /** Granted by a card, not set on the dial. */
  readonly extra?: boolean;
}

export type Cloak = 'none' | 'green' | 'red';
export type Fate = 'alive' | 'destroyed' | 'fled' | 'surrendered';

export interface Ship {
  readonly seat: Seat;
  readonly card: ShipId;
  readonly captain: CaptainId;
  readonly admiral: AdmiralId | '';
  /** Tells ships of the same name in one fleet apart; 0 where there is no need. */
  readonly number: number;
  /** Squadron points paid for ship, captain and admiral. */
  readonly paid: number;
  readonly upgrades: UpgradeState[];
  captainDisabled: boolean;
  fate: Fate;
  placed: boolean;
  pose: Pose;
  /** As it counts in the running phase. */
  skill: number;
  shields: number;
  disabledShields: number;
  damage: DamageState[];
  evade: number;
  battleStations: number;
  scan: number;
  aux: number;
  lock: number;
  cloak: Cloak;
  cloakedIn: number;
  /** Empty until set; secret until revealed. */
  dial: ManeuverId | '';
  /** Auxiliary Power Tokens when the dials were set: they tell what a hidden dial may show, later ones do not. */
  auxAtDials: number;
  /** Whose card set the dial; `NONE`: its owner did. */
  forcedBy: Seat;
  revealed: boolean;
  activated: boolean;
  /** It has had its normal action. */
  acted: boolean;
  attacked: boolean;
  /** Attacks made this round. */
  attacks: number;
  overlapped: boolean;
  flown: Flown[];
  /** Actions done this round, free or not. */
  actions: string[];
  /** Texts used this round that work once per round. */
  used: string[];
  /** What lasts until the End phase. */
  marks: Mark[];
  /** Attack dice to be added, and to be taken off, this round. */
  pool: number;
  debt: number;
  agilityBonus: number;
  /** The ship its tractor beam holds, and with how many Hits. */
  beamOn: number;
  beamHits: number;
  /** The cards that Scan tokens of this ship have triggered this round: a token each. */
  scanned: string[];
  /** Out of hull, but still to have its simultaneous attack. */
  doomed: boolean;
  coreContained: boolean;
  /** Mission tokens on the captain. */
  mission: number;
  /** Its maneuver was anticipated: no card ability and no free action until the round is over. */
  suppressed: boolean;
}

/** A ready-made fleet, one of the player's own, or none yet. */
export type FleetChoice = FleetId | 'own' | '';

export interface Player {
  /** Secret until both have chosen. */
  fleet: FleetChoice;
  /** The text of a fleet of his own, until the fleets are shown. */
  sheet: string;
  /** What the fleet is called, from when it is shown. */
  name: string;
  resource: ResourceId | '';
  /** Mission tokens spent on right guesses. */
  stack: number;
  edge: Edge;
  /** All dials set and confirmed. */
  ready: boolean;
  /** How often the dials were taken back this round. */
  reopened: number;
  deck: Pile<DamageId>;
  discards: Pile<DamageId>;
  resourceTokens: ResourceTokens;
  /** Texts of the resource and of an admiral used this round. */
  used: string[];
  /** Attack dice the opponent's Decoy takes off the next rolls of this round. */
  debt: number;
}

export interface ResourceTokens {
  any: number;
  evade: number;
  scan: number;
  battleStations: number;
}

/** A token of the Energy Web: it lies for the whole battle. */
export interface Web {
  readonly seat: Seat;
  readonly card: UpgradeId;
  readonly pose: Pose;
}

export const TERRAIN_KINDS = ['planet', 'obstacle'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** What lies on the mat with the option `terrain`, for the whole battle. */
export interface Terrain extends Disc {
  readonly kind: TerrainKind;
  /** Who put it there; `NONE`: it lay there before. */
  readonly seat: Seat;
}

/** The maneuver about to be flown by the active ship; empty when there is none. */
export interface Course {
  maneuver: ManeuverId | '';
  color: Color;
}

/** Each side may have a die rolled again once in an attack; one that is laid on a face, or added, never is. */
export interface Die {
  kind: DieKind;
  face: Face;
  /** Rolled again by its owner, or by the enemy. */
  again: boolean;
  forced: boolean;
}

/** What is left of the attack dice after the Evades. */
export interface Left {
  hit: number;
  doubleHit: number;
  critical: number;
}

/** The attack in progress. `attacker` is `NONE` when there is none. */
export interface Attack {
  attacker: number;
  target: number;
  weapon: number;
  range: Band;
  /** As it was when the attack was declared. */
  cloaked: boolean;
  /** The attacker stands outside the forward arc of the defender. */
  outsideArc: boolean;
  obstructed: boolean;
  /** An attack that a text grants; it can trigger no other. */
  extra: boolean;
  waivesLock: boolean;
  keepsCloak: boolean;
  attackDice: Die[];
  defenseDice: Die[];
  /** Changes to the number of dice still to be rolled. */
  extraAttack: number;
  extraDefense: number;
  scanPenalty: number;
  noAttackDice: boolean;
  noDefenseDice: boolean;
  /** The face on which one of the dice to be rolled is laid; empty: none is. */
  setFace: Face | '';
  elite: boolean;
  counter: boolean;
  left: Left;
  cancelled: boolean;
  pastShields: boolean;
  /** Shields and hull points the defender has lost to it. */
  lost: number;
  /** Cards that were looked for in the defender's deck and lie open beside it. */
  found: DamageId[];
  /** Texts used in this attack. */
  used: string[];
}

export const REASONS = ['elimination', 'fleetPoints', 'rollOff'] as const;
export type Reason = (typeof REASONS)[number];

/** How a battle came to its end, whatever decided it. */
export const ENDS = ['elimination', 'surrender', 'time', 'rounds'] as const;
export type End = (typeof ENDS)[number];

export interface Result {
  reason: Reason | '';
  end: End | '';
  winner: Seat;
  /** Fleet points by seat, those for right guesses included. */
  scores: number[];
  /** Squadron points left, by seat. */
  surviving: number[];
  /** Right guesses, by seat. */
  stacks: number[];
}

/** The state that views and questions are built from: chance and counters aside. */
export interface State extends BaseState {
  options: Options;
  round: number;
  phase: Phase;
  /** Kept for the whole battle; `NONE` before fleets are known. */
  initiative: Seat;
  players: Player[];
  ships: Ship[];
  active: number;
  course: Course;
  webs: Web[];
  terrain: Terrain[];
  attack: Attack;
  /** Damage cards dealt so far. */
  dealt: number;
  timeCalled: boolean;
  /** Overtime is over as well. */
  overtimeCalled: boolean;
  result: Result;
}

/** The kinds of cards with texts. A resource and an admiral serve whichever ship of the fleet uses them. */
export const SOURCES = ['ship', 'captain', 'upgrade', 'resource', 'admiral'] as const;
export type Source = (typeof SOURCES)[number];

/** Which card a text stands on: `at` is the place among the ship's upgrades, or the ship of the admiral; else 0. */
export interface TextRef {
  readonly kind: Source;
  readonly at: number;
}
/** Where an effect comes from. */
export type CardRef =
  | TextRef
  | { readonly kind: 'damage'; readonly serial: number }
  /** A token of the Energy Web of this seat. */
  | { readonly kind: 'web'; readonly at: number };

export type { Band, Color, DamageId, DiceSide, DieKind, Edge, Face, FleetId, ManeuverId, Op, Pose, Window };

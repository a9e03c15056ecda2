import type { Ask, BaseState, Seat } from '../../engine/game';
import type { Pile } from '../../engine/piles';
import type { Op, Timing } from './abilities/language';
import type { AdmiralId } from './data/admirals';
import type { CaptainId } from './data/captains';
import type { Color } from './data/classes';
import type { DamageId } from './data/damage';
import type { DieKind, Face } from './data/dice';
import type { FleetId } from './data/fleets';
import type { ResourceId } from './data/resources';
import type { ShipId } from './data/ships';
import type { UpgradeId } from './data/upgrades';
import type { Band, Edge, ManeuverId, Pose } from './geometry';
import type { Options } from './options';

export const PHASES = ['gathering', 'placement', 'planning', 'activation', 'combat', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Ships are known by their place in `State.ships`; this stands for none. */
export const NONE = -1;
/** Stands for the primary weapon where weapons are known by their place among a ship's upgrades. */
export const PRIMARY = -1;

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
  attacked: boolean;
  overlapped: boolean;
  flown: Flown[];
  /** Actions done this round, free or not. */
  actions: string[];
  /** Texts used this round that work once per round. */
  used: string[];
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
}

export interface Die {
  face: Face;
  /** A die may be rolled again once in an attack. */
  again: boolean;
}

/** The attack in progress. `attacker` is `NONE` when there is none. */
export interface Attack {
  attacker: number;
  target: number;
  weapon: number;
  range: Band;
  attackDice: Die[];
  defenseDice: Die[];
  /** Changes to the number of dice still to be rolled. */
  extraAttack: number;
  extraDefense: number;
  noAttackDice: boolean;
  noDefenseDice: boolean;
  /** Whose dice are being modified by whom; empty between such moments. */
  timing: ModifyTiming | '';
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
  attack: Attack;
  /** Damage cards dealt so far. */
  dealt: number;
  timeCalled: boolean;
  /** Overtime is over as well. */
  overtimeCalled: boolean;
  result: Result;
}

/** Which card of a ship an effect comes from. */
export type CardRef =
  { readonly kind: 'upgrade'; readonly at: number } | { readonly kind: 'damage'; readonly serial: number };

/** Suspended work. */
export type Work =
  | { readonly type: 'begin' }
  | { readonly type: 'reveal' }
  | { readonly type: 'placeNext' }
  | { readonly type: 'round' }
  | { readonly type: 'dials' }
  | { readonly type: 'activation' }
  | { readonly type: 'activateNext' }
  | { readonly type: 'activate'; readonly ship: number }
  | { readonly type: 'anticipate'; readonly ship: number }
  | { readonly type: 'revealDial'; readonly ship: number }
  | { readonly type: 'execute'; readonly ship: number; readonly maneuver: ManeuverId }
  | { readonly type: 'powerStrain'; readonly ship: number }
  | { readonly type: 'performAction'; readonly ship: number; readonly free: boolean }
  | { readonly type: 'combat' }
  | { readonly type: 'attackNext' }
  | { readonly type: 'attackWith'; readonly ship: number }
  | { readonly type: 'rollAttack' }
  | { readonly type: 'modify'; readonly timing: ModifyTiming }
  | { readonly type: 'rollDefense' }
  | { readonly type: 'compare' }
  | { readonly type: 'deal'; readonly ship: number; readonly hits: number; readonly criticals: number }
  | { readonly type: 'attackOver'; readonly ship: number }
  | { readonly type: 'dealt'; readonly ship: number; readonly serial: number }
  | {
      readonly type: 'effects';
      readonly ship: number;
      readonly target: number;
      readonly from: CardRef;
      readonly ops: readonly Op[];
    }
  | { readonly type: 'trigger'; readonly timing: Timing; readonly ships: readonly number[] }
  | { readonly type: 'reckon' }
  | { readonly type: 'endPhase' }
  | { readonly type: 'cloaks'; readonly ships: readonly number[] }
  | { readonly type: 'shields'; readonly ships: readonly number[] }
  | { readonly type: 'endRound' };

export const MODIFY_TIMINGS = [
  'defendAttackModify',
  'attackModify',
  'attackDefenseModify',
  'defenseModify',
] as const;
export type ModifyTiming = (typeof MODIFY_TIMINGS)[number];

/** The questions, as they are opened; the engine adds number and openness. */
export type Question =
  /** `open`: fleets may be built, and the menu is only of ready-made ones. */
  | { readonly type: 'chooseFleet'; readonly seat: Seat; readonly open: boolean }
  | {
      readonly type: 'placeShip';
      readonly seat: Seat;
      readonly ships: readonly number[];
      readonly open: true;
    }
  | { readonly type: 'setDials'; readonly seat: Seat }
  | { readonly type: 'order'; readonly seat: Seat; readonly phase: Phase; readonly ships: readonly number[] }
  /** `ship` is about to move; `ships` are those that may guess how. */
  | {
      readonly type: 'anticipate';
      readonly seat: Seat;
      readonly ship: number;
      readonly ships: readonly number[];
    }
  | { readonly type: 'pickManeuver'; readonly seat: Seat; readonly ship: number }
  | {
      readonly type: 'action';
      readonly seat: Seat;
      readonly ship: number;
      readonly free: boolean;
      readonly open: boolean;
    }
  | { readonly type: 'attack'; readonly seat: Seat; readonly ship: number }
  | {
      readonly type: 'modify';
      readonly seat: Seat;
      readonly ship: number;
      readonly timing: ModifyTiming;
      readonly open: boolean;
    }
  | {
      readonly type: 'discardUpgrade';
      readonly seat: Seat;
      readonly ship: number;
      readonly upgrades: readonly number[];
    }
  | { readonly type: 'cloakToken'; readonly seat: Seat; readonly ship: number }
  | { readonly type: 'raiseShields'; readonly seat: Seat; readonly ship: number };

/** A question as it lies open, with its number. */
export type OpenQuestion = Question & Ask;

/** Why a die was rolled outside an attack. */
export interface Cause {
  readonly ship: number;
  readonly card: DamageId;
}

export type { Band, Color, DamageId, DieKind, Edge, Face, FleetId, ManeuverId, Op, Pose };

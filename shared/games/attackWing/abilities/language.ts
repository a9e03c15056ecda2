import type { DieKind, Face } from '../data/dice';
import type { Color } from '../data/classes';
import type { UpgradeType } from '../data/kinds';
import type { Bearing } from '../geometry';

/*
 * The language in which cards say what they do. A card has abilities; each names its moment, whether its owner may
 * decline, how often it works, what must be true, what is paid first, and what then happens. All of it is plain data:
 * a suspended effect travels on the agenda as the operations that are left.
 */

/**
 * The moments at which a card may act, in the order of a round. A card that must act at its moment does; one that may is
 * offered there. Whether its owner is asked at all depends on public things only (see `apply/windows.ts`).
 */
export const TIMINGS = [
  'continuous',
  'dealt',
  'planning',
  'overlap',
  'redManeuver',
  'action',
  'combatStart',
  'attackRoll',
  'defendAttackModify',
  'attackModify',
  'attackDefenseModify',
  'defenseModify',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const FREQUENCIES = ['continuous', 'eachOpportunity', 'oncePerRound'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const TOKENS = ['evade', 'battleStations', 'scan'] as const;
export type Token = (typeof TOKENS)[number];

/** What must be true of the ship (and of the attack it is in) for the ability to work. */
export type Condition =
  | { readonly if: 'weapon'; readonly is: 'primary' | 'thisCard' }
  | { readonly if: 'range'; readonly among: readonly number[] }
  | { readonly if: 'cloaked'; readonly is: boolean }
  | { readonly if: 'coreContained'; readonly is: boolean }
  | { readonly if: 'has'; readonly token: Token | 'aux' | 'lock' | 'activeShield'; readonly least: number }
  | { readonly if: 'executed'; readonly colors: readonly Color[]; readonly bearings: readonly Bearing[] };

/** What is paid before the effect; a price that cannot be paid in full forbids the ability. */
export type Cost =
  | { readonly pay: 'disableThis' }
  | { readonly pay: 'discardThis' }
  | { readonly pay: 'targetLock' }
  | { readonly pay: 'cloakToken' }
  | { readonly pay: 'aux'; readonly count: number }
  | { readonly pay: 'disableShields'; readonly count: number | 'all' }
  | { readonly pay: 'destroyShields'; readonly count: number };

/** Whom the effect falls on: the ship of the card, or the other ship of the attack. */
export const TARGETS = ['self', 'opponent'] as const;
export type Target = (typeof TARGETS)[number];

export const STATS = ['skill', 'agility', 'primary'] as const;
export type Stat = (typeof STATS)[number];

/** One thing that happens. */
export type Op =
  /** Rolls one die; on one of these faces the rest happens. */
  | { readonly op: 'roll'; readonly die: DieKind; readonly on: readonly Face[]; readonly then: readonly Op[] }
  /** Normal damage: an Active Shield, otherwise a face-down card. */
  | { readonly op: 'suffer'; readonly count: number }
  | { readonly op: 'destroy' }
  | { readonly op: 'aux'; readonly count: number }
  | { readonly op: 'token'; readonly token: Token; readonly count: number }
  /** This damage card is turned face down. */
  | { readonly op: 'turnDown' }
  /** The owner discards an upgrade of one of these types, if there is one. */
  | { readonly op: 'discardUpgrade'; readonly types: readonly UpgradeType[] }
  /** More or fewer dice in this roll. */
  | { readonly op: 'dice'; readonly dice: DieKind; readonly add: number }
  | { readonly op: 'noDice'; readonly dice: DieKind }
  | {
      readonly op: 'change';
      readonly dice: DieKind;
      readonly from: Face;
      readonly to: Face;
      readonly count: number | 'all';
    }
  | { readonly op: 'reroll'; readonly dice: DieKind; readonly face: Face; readonly count: number | 'all' }
  | { readonly op: 'addResult'; readonly dice: DieKind; readonly face: Face }
  /** No more Warp Core Breach rolls for this ship, which flies no faster than speed 1 from now on. */
  | { readonly op: 'containCore' }
  /* Of continuous texts: what holds while the card lies open. */
  | { readonly op: 'add'; readonly stat: Stat; readonly by: number }
  /** `later`: from the round after the card was received. */
  | { readonly op: 'set'; readonly stat: Stat; readonly to: number; readonly later: boolean }
  | { readonly op: 'recolor'; readonly bearings: readonly Bearing[]; readonly color: Color }
  | { readonly op: 'shut'; readonly what: 'actionBar' | 'captain' };

export interface Ability {
  readonly timing: Timing;
  readonly optional: boolean;
  readonly frequency: Frequency;
  readonly when: readonly Condition[];
  readonly pay: readonly Cost[];
  readonly target: Target;
  readonly effect: readonly Op[];
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

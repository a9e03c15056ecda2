import type { Ability, Cost } from '../abilities/language';
import type { ClassId } from './classes';
import type { ActionIcon, Faction, Family, UpgradeType } from './kinds';
import type { Provenance } from './provenance';

/** What every card has. Uniqueness, one per ship and "the same action" compare titles; names tell cards apart. */
interface Card {
  readonly name: string;
  readonly title: string;
  /** What it does, in our words; empty for a card without text. */
  readonly text: string;
  readonly abilities: readonly Ability[];
  readonly from: Provenance;
}

/** A card that only has its numbers. */
export const NO_TEXT = { text: '', abilities: [] } as const satisfies Pick<Card, 'text' | 'abilities'>;

export interface ShipCard extends Card {
  readonly shipClass: ClassId;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly cost: number;
  readonly actions: readonly ActionIcon[];
  readonly slots: readonly UpgradeType[];
}

/** What a captain changes when a fleet is built. */
export type BuildOp =
  | { readonly op: 'addSlot'; readonly type: UpgradeType }
  /** Cards of this type cost so much more (or less, never below 0). */
  | { readonly op: 'price'; readonly type: UpgradeType; readonly by: number }
  /** Cards of this type and faction cost this, whatever is printed. */
  | {
      readonly op: 'fixedPrice';
      readonly type: UpgradeType;
      readonly faction: Faction;
      readonly price: number;
    }
  /** Cards of this type and faction lie face down until they are used. */
  | { readonly op: 'faceDown'; readonly type: UpgradeType; readonly faction: Faction }
  | { readonly op: 'noFactionPenalty' };

export interface CaptainCard extends Card {
  readonly faction: Faction;
  readonly unique: boolean;
  readonly skill: number;
  readonly cost: number;
  /** Elite Talents the captain can field. */
  readonly talents: number;
  readonly tags: readonly string[];
  readonly build: readonly BuildOp[];
}

/** A ship (with its captain) fits if it has one of each list that is given. */
export interface Requirement {
  readonly factions?: readonly Faction[];
  readonly classes?: readonly ClassId[];
  readonly captainTags?: readonly string[];
  /** The printed hull is at most this. */
  readonly hullMost?: number;
}

/** A weapon card that makes its own attack. */
export interface Weapon {
  readonly dice: number;
  readonly ranges: readonly number[];
  /** The rear arc can only be used by ships that have one. */
  readonly arcs: readonly ('forward' | 'rear')[];
  /** A Target Lock on the very target is needed. */
  readonly needsLock: boolean;
  readonly pay: readonly Cost[];
  readonly family: Family;
}

export interface UpgradeCard extends Card {
  readonly type: UpgradeType;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly cost: number;
  /** No second card of this title on a ship. */
  readonly onePerShip?: boolean;
  /** Only for such ships. */
  readonly restriction?: Requirement;
  /** So much dearer on all ships but these. */
  readonly surcharge?: { readonly amount: number; readonly unless: Requirement };
  readonly weapon?: Weapon;
}

/** Tokens on a resource card: of one kind for all its texts, or of the kinds that can be taken. */
export interface ResourceTokens {
  readonly any?: number;
  readonly evade?: number;
  readonly scan?: number;
  readonly battleStations?: number;
}

export interface ResourceCard extends Card {
  /** `halfShields`: half of all printed shields of the fleet, rounded up. */
  readonly cost: number | 'halfShields';
  readonly tokens: ResourceTokens;
}

export interface AdmiralCard extends Card {
  readonly faction: Faction;
  readonly unique: boolean;
  readonly cost: number;
  /** Added to the skill of the captain of his ship. */
  readonly skill: number;
  readonly talents: number;
}

import { json, type PublicOf, text } from '../../engine/board';
import type { PileView } from '../../engine/piles';
import type { Tagged } from '../../engine/game';
import type { Mark } from './abilities/language';
import type { AdmiralId } from './data/admirals';
import type { CaptainId } from './data/captains';
import type { DamageId } from './data/damage';
import type { ResourceId } from './data/resources';
import type { ShipId } from './data/ships';
import type { UpgradeId } from './data/upgrades';
import type { Edge, ManeuverId } from './geometry';
import type { Options } from './options';
import type {
  Attack,
  Bought,
  CardStatus,
  Cloak,
  Course,
  Fate,
  FleetChoice,
  Flown,
  Phase,
  ResourceTokens,
  Result,
  Terrain,
  Web,
} from './types';

/** What a stranger sees of a battle. */
export const board = {
  options: json<Options>(),
  round: 'uint16',
  phase: text<Phase>(),
  initiative: 'int8',
  active: 'int8',
  dealt: 'uint16',
  timeCalled: 'boolean',
  overtimeCalled: 'boolean',
  players: {
    list: {
      /** Empty until both have chosen. */
      fleet: text<FleetChoice>(),
      name: 'string',
      resource: text<ResourceId | ''>(),
      chosen: 'boolean',
      edge: text<Edge>(),
      ready: 'boolean',
      reopened: 'uint8',
      /** Right guesses. */
      stack: 'uint8',
      points: 'uint16',
      deck: 'uint8',
      discards: json<PileView>(),
      resourceTokens: json<ResourceTokens>(),
      used: json<string[]>(),
      debt: 'uint8',
    },
  },
  ships: {
    list: {
      seat: 'uint8',
      card: text<ShipId>(),
      captain: text<CaptainId>(),
      admiral: text<AdmiralId | ''>(),
      number: 'uint8',
      paid: 'uint8',
      /** `card` is empty while it lies face down. */
      upgrades: {
        list: {
          card: text<UpgradeId | ''>(),
          paid: 'uint8',
          bought: text<Bought>(),
          status: text<CardStatus>(),
          faceDown: 'boolean',
        },
      },
      captainDisabled: 'boolean',
      fate: text<Fate>(),
      placed: 'boolean',
      pose: { x: 'int32', y: 'int32', ux: 'int32', uy: 'int32' },
      skill: 'uint8',
      shields: 'uint8',
      disabledShields: 'uint8',
      /** `card` is empty where nobody has seen it. */
      damage: {
        list: {
          serial: 'uint16',
          card: text<DamageId | ''>(),
          up: 'boolean',
          seen: 'uint8',
          round: 'uint16',
        },
      },
      evade: 'uint8',
      battleStations: 'uint8',
      scan: 'uint8',
      aux: 'uint8',
      lock: 'int8',
      cloak: text<Cloak>(),
      cloakedIn: 'uint16',
      dialSet: 'boolean',
      /** Empty until it is revealed. */
      dial: text<ManeuverId | ''>(),
      auxAtDials: 'uint8',
      forcedBy: 'int8',
      activated: 'boolean',
      acted: 'boolean',
      attacked: 'boolean',
      attacks: 'uint8',
      overlapped: 'boolean',
      flown: json<Flown[]>(),
      actions: json<string[]>(),
      used: json<string[]>(),
      marks: json<Mark[]>(),
      pool: 'uint8',
      debt: 'uint8',
      agilityBonus: 'int8',
      beamOn: 'int8',
      beamHits: 'uint8',
      scanned: json<string[]>(),
      doomed: 'boolean',
      coreContained: 'boolean',
      mission: 'uint8',
      suppressed: 'boolean',
    },
  },
  course: json<Course>(),
  webs: json<Web[]>(),
  terrain: json<Terrain[]>(),
  attack: json<Attack>(),
  result: json<Result>(),
  agenda: json<Tagged[]>(),
} as const;

export type Public = PublicOf<typeof board>;
export type PublicShip = Public['ships'][number];

/** What only its own seat knows. */
export interface Private {
  readonly fleet: FleetChoice;
  /** The text of a fleet of his own, until the fleets are shown. */
  readonly sheet: string;
  /** The dials set, by ship. */
  readonly dials: readonly { readonly ship: number; readonly maneuver: ManeuverId }[];
  /** The cards that lie face down, by ship and place. */
  readonly hidden: readonly { readonly ship: number; readonly at: number; readonly card: UpgradeId }[];
}

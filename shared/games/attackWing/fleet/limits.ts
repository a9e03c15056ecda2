import type { ResourceId } from '../data/resources';
import { RESOURCE_IDS } from '../data/resources';

/** What an event or a battle allows. */
export interface FleetLimits {
  readonly fleetMaxSp: number;
  readonly minShips: number;
  /** 0: no limit. */
  readonly maxSpPerShip: number;
  readonly resources: readonly ResourceId[];
  readonly admirals: boolean;
  /** Whether a ship may have a face-down upgrade: a rule of Balance of Terror. */
  readonly hidden: boolean;
}

/** Rules 8: the budget that is offered, and what else may be asked for. */
export const FLEET_MAX_PRESETS = [100, 120, 130] as const;
export const FLEET_MAX_LEAST = 20;
export const FLEET_MAX_MOST = 300;

/** As in the event Balance of Terror. */
export const EVENT_LIMITS: FleetLimits = {
  fleetMaxSp: 100,
  minShips: 1,
  maxSpPerShip: 0,
  resources: RESOURCE_IDS,
  admirals: false,
  hidden: true,
};

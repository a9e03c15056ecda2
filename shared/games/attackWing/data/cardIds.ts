import type { AdmiralId } from './admirals';
import type { CaptainId } from './captains';
import type { ResourceId } from './resources';
import type { ShipId } from './ships';
import type { UpgradeId } from './upgrades';

/** Any card with a text but those of the damage deck. */
export type CardId = ShipId | CaptainId | UpgradeId | ResourceId | AdmiralId;

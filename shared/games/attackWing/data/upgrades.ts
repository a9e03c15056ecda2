import type { UpgradeCard } from './cards';
import { CREW } from './crew';
import { TALENTS } from './talents';
import { TECH } from './tech';
import { WEAPONS } from './weapons';

/** All upgrades, by type. */
export const UPGRADES = { ...CREW, ...TALENTS, ...TECH, ...WEAPONS } as const;

export type UpgradeId = keyof typeof UPGRADES;
export const UPGRADE_IDS = Object.keys(UPGRADES) as readonly UpgradeId[];

export const upgradeCard = (id: UpgradeId): UpgradeCard => UPGRADES[id];

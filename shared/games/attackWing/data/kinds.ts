export const FACTIONS = ['federation', 'klingon', 'romulan', 'independent'] as const;
export type Faction = (typeof FACTIONS)[number];
export const ACTIONS = ['evade', 'targetLock', 'scan', 'battleStations', 'cloak', 'sensorEcho'] as const;
export type ActionIcon = (typeof ACTIONS)[number];
export const UPGRADE_TYPES = ['crew', 'eliteTalent', 'tech', 'weapon'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

/** Weapon cards that texts name together. */
export const FAMILIES = ['photonTorpedoes', 'plasmaTorpedoes', 'nuclearMissiles', 'magneticPulse'] as const;
export type Family = (typeof FAMILIES)[number];

import type { ClassId } from './classes';

export const FACTIONS = ['federation', 'klingon', 'romulan', 'independent'] as const;
export type Faction = (typeof FACTIONS)[number];
export const ACTIONS = ['evade', 'targetLock', 'scan', 'battleStations', 'cloak', 'sensorEcho'] as const;
export type ActionIcon = (typeof ACTIONS)[number];
export const UPGRADE_TYPES = ['crew', 'eliteTalent', 'tech', 'weapon'] as const;
export type UpgradeType = (typeof UPGRADE_TYPES)[number];

export interface ShipCard {
  readonly name: string;
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

/** The ships. Provenance: source. Their texts are not in play yet. */
export const SHIPS = {
  fedEnterprise: { name: "U.S.S. Enterprise", shipClass: 'constitution', faction: 'federation', unique: true, attack: 3, agility: 1, hull: 4, shields: 3, cost: 22, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'crew', 'crew', 'crew', 'crew'] },
  fedIntrepid: { name: "U.S.S. Intrepid", shipClass: 'constitution', faction: 'federation', unique: true, attack: 3, agility: 1, hull: 4, shields: 3, cost: 22, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'weapon', 'crew', 'crew'] },
  fedConstellation: { name: "U.S.S. Constellation", shipClass: 'constitution', faction: 'federation', unique: true, attack: 3, agility: 1, hull: 4, shields: 3, cost: 22, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'weapon', 'crew', 'crew'] },
  fedConstitution: { name: "Federation Starship (Constitution)", shipClass: 'constitution', faction: 'federation', unique: false, attack: 3, agility: 1, hull: 4, shields: 2, cost: 16, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'crew', 'crew'] },
  fedRefit: { name: "Federation Starship (Refit)", shipClass: 'constitutionRefit', faction: 'federation', unique: false, attack: 3, agility: 1, hull: 4, shields: 3, cost: 18, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['tech', 'weapon', 'crew', 'crew'] },
  fedReliant: { name: "U.S.S. Reliant", shipClass: 'miranda', faction: 'federation', unique: true, attack: 2, agility: 2, hull: 3, shields: 3, cost: 20, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'crew', 'crew'] },
  fedMiranda: { name: "Federation Starship (Miranda)", shipClass: 'miranda', faction: 'federation', unique: false, attack: 2, agility: 2, hull: 3, shields: 2, cost: 12, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['weapon', 'crew'] },
  kliGroth: { name: "I.K.S. Gr'oth", shipClass: 'd7', faction: 'klingon', unique: true, attack: 3, agility: 1, hull: 3, shields: 2, cost: 18, actions: ['evade', 'targetLock', 'battleStations'], slots: ['tech', 'weapon', 'crew'] },
  kliKlothos: { name: "I.K.S. Klothos", shipClass: 'd7', faction: 'klingon', unique: true, attack: 3, agility: 1, hull: 3, shields: 2, cost: 16, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['tech', 'weapon', 'crew'] },
  kliDevisor: { name: "I.K.S. Devisor", shipClass: 'd7', faction: 'klingon', unique: true, attack: 3, agility: 1, hull: 3, shields: 2, cost: 14, actions: ['evade', 'targetLock', 'battleStations'], slots: ['tech', 'weapon', 'crew'] },
  kliD7: { name: "Klingon Starship (D7)", shipClass: 'd7', faction: 'klingon', unique: false, attack: 3, agility: 1, hull: 3, shields: 1, cost: 11, actions: ['evade', 'targetLock', 'battleStations'], slots: ['weapon', 'crew'] },
  kliKronosOne: { name: "I.K.S. Kronos One", shipClass: 'ktinga', faction: 'klingon', unique: true, attack: 4, agility: 1, hull: 4, shields: 3, cost: 24, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['weapon', 'weapon', 'crew', 'crew'] },
  kliKtinga: { name: "Klingon Starship (K't'inga)", shipClass: 'ktinga', faction: 'klingon', unique: false, attack: 4, agility: 1, hull: 4, shields: 2, cost: 16, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['weapon', 'weapon', 'crew'] },
  romGalGaththong: { name: "I.R.W. Gal Gath'thong", shipClass: 'birdOfPrey', faction: 'romulan', unique: true, attack: 2, agility: 2, hull: 3, shields: 2, cost: 18, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['weapon', 'weapon', 'crew', 'crew'] },
  romVortaVor: { name: "I.R.W. Vorta Vor", shipClass: 'birdOfPrey', faction: 'romulan', unique: true, attack: 2, agility: 2, hull: 3, shields: 2, cost: 18, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['tech', 'weapon', 'weapon', 'crew'] },
  romRateg: { name: "I.R.W. Rateg", shipClass: 'birdOfPrey', faction: 'romulan', unique: true, attack: 2, agility: 2, hull: 3, shields: 2, cost: 18, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['tech', 'weapon', 'weapon', 'crew'] },
  romBirdOfPrey: { name: "Romulan Starship (Bird-of-Prey)", shipClass: 'birdOfPrey', faction: 'romulan', unique: false, attack: 2, agility: 2, hull: 3, shields: 1, cost: 16, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['weapon', 'crew', 'crew'] },
  romPraetus: { name: "I.R.W. Praetus", shipClass: 'birdOfPrey', faction: 'romulan', unique: true, attack: 2, agility: 2, hull: 3, shields: 0, cost: 14, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['tech', 'tech', 'weapon'] },
  romAlgeron: { name: "I.R.W. Algeron", shipClass: 'd7', faction: 'romulan', unique: true, attack: 3, agility: 1, hull: 3, shields: 2, cost: 18, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['tech', 'weapon', 'crew'] },
  romD7: { name: "Romulan Battlecruiser (D7)", shipClass: 'd7', faction: 'romulan', unique: false, attack: 3, agility: 1, hull: 3, shields: 1, cost: 11, actions: ['evade', 'targetLock', 'cloak', 'sensorEcho'], slots: ['weapon', 'crew'] },
  indGornarus: { name: "Gornarus", shipClass: 'gornRaider', faction: 'independent', unique: true, attack: 3, agility: 1, hull: 3, shields: 4, cost: 22, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['tech', 'weapon', 'crew'] },
  indGorn: { name: "Gorn Starship", shipClass: 'gornRaider', faction: 'independent', unique: false, attack: 3, agility: 1, hull: 3, shields: 3, cost: 14, actions: ['evade', 'targetLock', 'scan', 'battleStations'], slots: ['tech', 'crew'] },
  indTholiaOne: { name: "Tholia One", shipClass: 'tholianVessel', faction: 'independent', unique: true, attack: 2, agility: 2, hull: 2, shields: 2, cost: 16, actions: ['evade', 'targetLock', 'scan'], slots: ['weapon', 'weapon'] },
  indTholian: { name: "Tholian Starship", shipClass: 'tholianVessel', faction: 'independent', unique: false, attack: 2, agility: 2, hull: 2, shields: 1, cost: 14, actions: ['evade', 'targetLock', 'scan'], slots: ['weapon'] },
} as const satisfies Readonly<Record<string, ShipCard>>;

export type ShipId = keyof typeof SHIPS;

export const shipCard = (id: ShipId): ShipCard => SHIPS[id];

import type { Faction } from './ships';

export interface CaptainCard {
  readonly name: string;
  readonly faction: Faction;
  readonly unique: boolean;
  readonly skill: number;
  readonly cost: number;
  /** Elite Talents the captain can field. */
  readonly talents: number;
  readonly tags: readonly string[];
}

/** The captains: skills and prices. Provenance: source. Their texts are not in play yet. */
export const CAPTAINS = {
  federationCaptain: {
    name: 'Federation Captain',
    faction: 'federation',
    unique: false,
    skill: 1,
    cost: 0,
    talents: 0,
    tags: [],
  },
  klingonCaptain: {
    name: 'Klingon Captain',
    faction: 'klingon',
    unique: false,
    skill: 1,
    cost: 0,
    talents: 0,
    tags: [],
  },
  romulanCaptain: {
    name: 'Romulan Captain',
    faction: 'romulan',
    unique: false,
    skill: 1,
    cost: 0,
    talents: 0,
    tags: [],
  },
  independentCaptain: {
    name: 'Independent Captain',
    faction: 'independent',
    unique: false,
    skill: 1,
    cost: 0,
    talents: 0,
    tags: [],
  },
  kirk: {
    name: 'James T. Kirk',
    faction: 'federation',
    unique: true,
    skill: 9,
    cost: 6,
    talents: 2,
    tags: [],
  },
  pike: {
    name: 'Christopher Pike',
    faction: 'federation',
    unique: true,
    skill: 6,
    cost: 4,
    talents: 1,
    tags: [],
  },
  spock: { name: 'Mr. Spock', faction: 'federation', unique: true, skill: 6, cost: 4, talents: 1, tags: [] },
  mattDecker: {
    name: 'Matt Decker',
    faction: 'federation',
    unique: true,
    skill: 2,
    cost: 1,
    talents: 1,
    tags: [],
  },
  willDecker: {
    name: 'Will Decker',
    faction: 'federation',
    unique: true,
    skill: 3,
    cost: 2,
    talents: 0,
    tags: [],
  },
  terrell: {
    name: 'Clark Terrell',
    faction: 'federation',
    unique: true,
    skill: 2,
    cost: 1,
    talents: 0,
    tags: [],
  },
  styles: { name: 'Styles', faction: 'federation', unique: true, skill: 3, cost: 2, talents: 0, tags: [] },
  kor: { name: 'Kor', faction: 'klingon', unique: true, skill: 8, cost: 5, talents: 1, tags: [] },
  kang: { name: 'Kang', faction: 'klingon', unique: true, skill: 8, cost: 5, talents: 1, tags: [] },
  koloth: { name: 'Koloth', faction: 'klingon', unique: true, skill: 7, cost: 4, talents: 1, tags: [] },
  chang: { name: 'Chang', faction: 'klingon', unique: true, skill: 6, cost: 4, talents: 1, tags: [] },
  nudaq: { name: "Nu'Daq", faction: 'klingon', unique: true, skill: 5, cost: 3, talents: 0, tags: [] },
  krell: { name: 'Krell', faction: 'klingon', unique: true, skill: 4, cost: 2, talents: 0, tags: [] },
  romulanCommander: {
    name: 'Romulan Commander',
    faction: 'romulan',
    unique: true,
    skill: 7,
    cost: 5,
    talents: 2,
    tags: [],
  },
  toreth: { name: 'Toreth', faction: 'romulan', unique: true, skill: 7, cost: 4, talents: 1, tags: [] },
  valdore: { name: 'Valdore', faction: 'romulan', unique: true, skill: 5, cost: 3, talents: 0, tags: [] },
  tal: { name: 'Tal', faction: 'romulan', unique: true, skill: 4, cost: 3, talents: 1, tags: [] },
  mirok: { name: 'Mirok', faction: 'romulan', unique: true, skill: 4, cost: 2, talents: 0, tags: [] },
  gornCommander: {
    name: 'Gorn Commander',
    faction: 'independent',
    unique: true,
    skill: 4,
    cost: 3,
    talents: 1,
    tags: [],
  },
  ssesslak: {
    name: "S'Sesslak",
    faction: 'independent',
    unique: true,
    skill: 5,
    cost: 3,
    talents: 1,
    tags: [],
  },
  loskene: {
    name: 'Loskene',
    faction: 'independent',
    unique: true,
    skill: 4,
    cost: 3,
    talents: 1,
    tags: ['tholian'],
  },
  tholianPilot: {
    name: 'Tholian Pilot',
    faction: 'independent',
    unique: false,
    skill: 2,
    cost: 1,
    talents: 0,
    tags: ['tholian'],
  },
  khan: { name: 'Khan Singh', faction: 'independent', unique: true, skill: 8, cost: 5, talents: 1, tags: [] },
} as const satisfies Readonly<Record<string, CaptainCard>>;

export type CaptainId = keyof typeof CAPTAINS;

export const captainCard = (id: CaptainId): CaptainCard => CAPTAINS[id];

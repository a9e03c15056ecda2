import { type LocationId, LOCATIONS } from '../../../../shared/games/risk/data/locations';

/** How a world is painted: `rock` has land and sea, `gas` bands, `ice` cracks, `fire` glowing seams. */
export const SURFACES = ['rock', 'gas', 'ice', 'fire'] as const;
export type Surface = (typeof SURFACES)[number];

export interface World {
  readonly surface: Surface;
  /** The two colours it is painted in: low and high ground, or dark and light bands. */
  readonly low: string;
  readonly high: string;
}

const rock = (low: string, high: string): World => ({ surface: 'rock', low, high });
const gas = (low: string, high: string): World => ({ surface: 'gas', low, high });
const ice = (low: string, high: string): World => ({ surface: 'ice', low, high });
const fire = (low: string, high: string): World => ({ surface: 'fire', low, high });

// The fiction tells of some what they look like; the others are ours.
const PAINTED: Readonly<Record<LocationId, World>> = {
  breen: ice('#7fa8c9', '#f2fbff'),
  dozaria: rock('#4a3a2c', '#a98a5c'),
  'portas-v': gas('#3c6d86', '#a8e0ea'),
  salavat: rock('#2e5f6b', '#86a68a'),
  ferenginar: rock('#2d5a48', '#7d8f4a'),
  irtok: rock('#6b4a2a', '#d9a861'),
  clarus: gas('#a87442', '#f0d49a'),
  'volchok-prime': rock('#5d3b52', '#c79a7a'),
  'septimus-iii': rock('#3e4a5a', '#9aa0a2'),
  bajor: rock('#2c6a9c', '#7fb06a'),
  cardassia: rock('#7a5330', '#d8b27c'),
  chintoka: rock('#4a4152', '#9a8a9c'),
  soukara: rock('#23603a', '#6fae54'),
  'amleth-prime': gas('#5c4a8a', '#b8a2e0'),
  'celtris-iii': rock('#3a3230', '#7f6f62'),
  'argus-x': rock('#8a4a3a', '#d89a6a'),
  'tellar-prime': rock('#5a4a32', '#8fa05a'),
  earth: rock('#1d5fb0', '#5f9a58'),
  trill: rock('#3f3f9c', '#9a7ac8'),
  betazed: rock('#2b7fa8', '#9ac08a'),
  'planet-q': fire('#2a1230', '#c08aff'),
  'minos-corva': gas('#356a70', '#a4d8c0'),
  'bolarus-ix': rock('#2f6fc0', '#7fc4e8'),
  benzar: gas('#2f7a7a', '#8fe0c8'),
  vulcan: rock('#8a3a1c', '#e08a4a'),
  andoria: ice('#5f8fd0', '#eaf4ff'),
  coridan: rock('#3a5a52', '#b0a070'),
  risa: rock('#1b86b8', '#8fd8a0'),
  romulus: rock('#2a6a5a', '#8fb070'),
  remus: fire('#141418', '#ff9a4a'),
  'nelvana-iii': rock('#4a5040', '#9aa07a'),
  hobus: fire('#5a1808', '#ffb04a'),
  'rator-iii': rock('#32705a', '#b0c890'),
  devoras: gas('#3a6a3f', '#a8d88a'),
  'galorndon-core': gas('#5a4a50', '#b09a8a'),
  'carraya-iv': rock('#2f6a34', '#84b05a'),
  archanis: rock('#6a4030', '#b8805a'),
  khitomer: rock('#4a3a3a', '#a08070'),
  'narendra-iii': rock('#6a3a2a', '#c88a50'),
  mempa: gas('#7a3a2a', '#e0a070'),
  'rura-penthe': ice('#6a8296', '#f4faff'),
  boreth: ice('#4a5a6a', '#d8e2ea'),
  qonos: rock('#24503a', '#8a9a4a'),
  tygokor: fire('#301010', '#ff7a3a'),
};

/** By location. */
export const WORLDS: readonly World[] = LOCATIONS.map(({ id }) => PAINTED[id]);

/** Radius in metres: a home planet is the largest, a world with a starbase larger than one without. */
export const worldSize = (location: number): number => {
  const row = LOCATIONS[location];
  return row?.home === true ? 0.034 : row?.stars === 2 ? 0.029 : 0.0245;
};

import { EDGES } from '../../../../shared/games/risk/data/edges';
import {
  ETNAP_NEBULA,
  NEUTRAL_ZONE_LINE,
  QUADRANT_LINE_X,
} from '../../../../shared/games/risk/data/features';
import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import { TABLE } from '../../../holodeck/measures';

/** A point of the table's plane in metres: x to the right of who sits at the near side, z away from them. */
export type Spot = readonly [x: number, z: number];

/** The map's measures in metres; heights are above the table. */
export const MAP = {
  radius: 0.99,
  /** Territories are slabs of glass: their upper side, and the light they throw on the table under them. */
  sheet: 0.022,
  floor: 0.003,
  /** How high the curtains on a sector's border stand. */
  curtain: 0.034,
  /** Where worlds hang. */
  world: 0.058,
  /** Where threads run from world to world. */
  thread: 0.036,
} as const;

export const HEIGHT = TABLE.height;

/** Half the side of the square that the data is drawn on, and the row that lies in the table's middle. */
const HALF = 500;
const MIDDLE = 482;

/** A point of the square map laid on the round one: its sides become the rim, its corners lie on it too. */
export const toTable = ([x, y]: readonly [number, number]): Spot => {
  const [u, v] = [(x - HALF) / HALF, (MIDDLE - y) / HALF];
  return [
    MAP.radius * u * Math.sqrt(Math.max(0, 1 - (v * v) / 2)),
    MAP.radius * v * Math.sqrt(Math.max(0, 1 - (u * u) / 2)),
  ];
};

/** Where each location's world stands, by location. */
export const SPOTS: readonly Spot[] = LOCATIONS.map(({ at }) => toTable(at));

/** Where ships wait that are to be deployed: at the near rim, before whoever plays. */
export const RESERVE: Spot = [0.45, -0.72];

/** By location: the index of its sector. */
export const SECTOR_OF: readonly number[] = LOCATIONS.map(({ sector }) =>
  SECTORS.findIndex(({ id }) => id === sector),
);

const indexOf = (id: string): number => LOCATIONS.findIndex((location) => location.id === id);

/** A connection between two locations by their indexes. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly kind: 'border' | 'line' | 'nebula';
  readonly neutralZone: boolean;
}
export const MAP_LINKS: readonly Link[] = EDGES.map(({ a, b, link, neutralZone }) => ({
  a: indexOf(a),
  b: indexOf(b),
  kind: link,
  neutralZone,
}));

const [nx, ny] = ETNAP_NEBULA.at;
const [rx] = ETNAP_NEBULA.radii;
const nebula = toTable([nx, ny]);
/** The Etnap Nebula: its middle, and how far it reaches. */
export const NEBULA = {
  at: nebula,
  reach: Math.hypot(toTable([nx + rx, ny])[0] - nebula[0], toTable([nx + rx, ny])[1] - nebula[1]),
} as const;

export const NEUTRAL_ZONE: readonly Spot[] = NEUTRAL_ZONE_LINE.map(toTable);

/** Where the quadrants meet, from the far rim to the near one. */
export const QUADRANT_LINE: readonly [Spot, Spot] = [
  toTable([QUADRANT_LINE_X, MIDDLE - HALF]),
  toTable([QUADRANT_LINE_X, MIDDLE + HALF]),
];

export const apart = ([ax, az]: Spot, [bx, bz]: Spot): number => Math.hypot(ax - bx, az - bz);

export const between = ([ax, az]: Spot, [bx, bz]: Spot, t: number): Spot => [
  ax + (bx - ax) * t,
  az + (bz - az) * t,
];

import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { apart, between, MAP, MAP_LINKS, NEBULA, SECTOR_OF, type Spot, SPOTS } from './ground';

/** What lies beyond a piece of a territory's outline: another location, or none. */
export const OPEN = -1;

interface Side {
  /** The corner this side begins at; it ends where the next begins. */
  readonly at: Spot;
  readonly beyond: number;
}

export interface Rim {
  readonly at: Spot;
  /** The location beyond that the outline touches; OPEN at the edge of space. */
  readonly beyond: number;
}

/** The land of a location: a closed outline, anticlockwise from above, whose points know what lies beyond. */
export interface Territory {
  readonly location: number;
  readonly sector: number;
  readonly outline: readonly Rim[];
}

/** How far a territory reaches from its world: so far at least, and far enough to meet those it borders on. */
const REACH = 0.15;
const TO_NEIGHBOUR = 0.64;
/** Half the dark channel between territories that are near but not linked by a border. */
const CHANNEL = 0.011;
const MARGIN = 0.014;
/** Worlds that give way, in square metres, so that those across them meet as the map says they do. */
const YIELDING: Readonly<Record<string, number>> = {
  irtok: 0.012,
  'volchok-prime': 0.016,
  khitomer: 0.003,
  qonos: 0.002,
};
const FIRST_CORNERS = 40;
/** About so many metres between two points of an outline. */
const GRAIN = 0.013;

const touching = new Set(
  MAP_LINKS.filter(({ kind }) => kind === 'border').flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
);
/** Whether two locations share a border. */
export const isBorder = (a: number, b: number): boolean => touching.has(`${a} ${b}`);

/** What of a convex shape lies on the near side of a line: all p with n · p ≤ far. */
const cut = (sides: readonly Side[], [nx, nz]: Spot, far: number, beyond: number): Side[] => {
  const kept: Side[] = [];
  sides.forEach((side, i) => {
    const next = sides[(i + 1) % sides.length] ?? side;
    const here = side.at[0] * nx + side.at[1] * nz - far;
    const there = next.at[0] * nx + next.at[1] * nz - far;
    const crossing = (): Spot => between(side.at, next.at, here / (here - there));
    if (here <= 0) kept.push(side);
    if (here <= 0 && there > 0) kept.push({ at: crossing(), beyond });
    if (here > 0 && there <= 0) kept.push({ at: crossing(), beyond: side.beyond });
  });
  return kept;
};

const yielding = (location: number): number => YIELDING[LOCATIONS[location]?.id ?? ''] ?? 0;

const away = (from: Spot, to: Spot): Spot => {
  const far = apart(from, to) || 1;
  return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
};

/** Everything nearer to this world than to any other, as far as it reaches, with channels where nothing is shared. */
const cellOf = (location: number): readonly Side[] => {
  const site = SPOTS[location] ?? [0, 0];
  const neighbours = SPOTS.filter((_, k) => isBorder(location, k)).map((other) => apart(site, other));
  const reach = Math.max(REACH, TO_NEIGHBOUR * Math.max(...neighbours));
  let sides: Side[] = Array.from({ length: FIRST_CORNERS }, (_, i): Side => {
    const a = (i / FIRST_CORNERS) * 2 * Math.PI;
    return { at: [site[0] + reach * Math.cos(a), site[1] + reach * Math.sin(a)], beyond: OPEN };
  });
  SPOTS.forEach((other, k) => {
    if (k === location) return;
    const normal = away(site, other);
    const shared = isBorder(location, k);
    const far = apart(site, other);
    const half = far / 2 + (yielding(k) - yielding(location)) / (2 * far) - (shared ? 0 : CHANNEL);
    sides = cut(sides, normal, site[0] * normal[0] + site[1] * normal[1] + half, shared ? k : OPEN);
  });
  const cloud = away(site, NEBULA.at);
  const near = apart(site, NEBULA.at) - NEBULA.reach;
  sides = cut(sides, cloud, site[0] * cloud[0] + site[1] * cloud[1] + near, OPEN);
  for (let i = 0; i < FIRST_CORNERS * 2; i++) {
    const a = (i / (FIRST_CORNERS * 2)) * 2 * Math.PI;
    sides = cut(sides, [Math.cos(a), Math.sin(a)], MAP.radius + MARGIN, OPEN);
  }
  return sides;
};

/** A slow swell that moves every point of the map a little, so that borders look grown and still fit one another. */
export const swell = ([x, z]: Spot): Spot => [
  x + 0.0075 * Math.sin(13 * z + 4.1 * x + 0.6) + 0.0035 * Math.sin(31 * z - 11 * x),
  z + 0.0075 * Math.sin(12 * x - 3.7 * z + 2.1) + 0.0035 * Math.sin(29 * x + 13 * z),
];

/** Points at even steps along the sides. */
const fine = (sides: readonly Side[]): Rim[] =>
  sides.flatMap(({ at, beyond }, i) => {
    const next = sides[(i + 1) % sides.length]?.at ?? at;
    const steps = Math.max(1, Math.round(apart(at, next) / GRAIN));
    return Array.from({ length: steps }, (_, k): Rim => ({ at: between(at, next, k / steps), beyond }));
  });

/** Corners that open space lies beyond are rounded; where territories meet they stay, so that no holes appear. */
const rounded = (rims: readonly Rim[]): Rim[] =>
  rims.map((rim, i) => {
    const [last, next] = [rims[(i + rims.length - 1) % rims.length], rims[(i + 1) % rims.length]];
    if (last === undefined || next === undefined) return rim;
    const open = [last, rim, next].every(({ beyond }) => beyond === OPEN);
    return open ? { at: between(rim.at, between(last.at, next.at, 0.5), 0.5), beyond: rim.beyond } : rim;
  });

const ROUNDINGS = 6;

const near = ([ax, az]: Spot, [bx, bz]: Spot): boolean =>
  (ax - bx) * (ax - bx) + (az - bz) * (az - bz) < GRAIN * GRAIN;

/** Where one territory reaches farther than the next, nothing lies beyond the rest of its side. */
const meeting = (rims: readonly Rim[], all: readonly (readonly Rim[])[]): Rim[] =>
  rims.map(({ at, beyond }) => {
    const met = all[beyond]?.some((other) => near(other.at, at)) ?? false;
    return { at, beyond: met ? beyond : OPEN };
  });

const drawn = (): readonly Territory[] => {
  const cells = SPOTS.map((_, location) => fine(cellOf(location)));
  return cells.map((cell, location) => {
    let rims = meeting(cell, cells);
    for (let i = 0; i < ROUNDINGS; i++) rims = rounded(rims);
    return {
      location,
      sector: SECTOR_OF[location] ?? 0,
      outline: rims.map(({ at, beyond }) => ({ at: swell(at), beyond })),
    };
  });
};

/** By location. */
export const TERRITORIES: readonly Territory[] = drawn();

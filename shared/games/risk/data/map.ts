import { EDGES } from './edges';
import { type LocationId, LOCATIONS } from './locations';
import { QUADRANTS } from './quadrants';
import { SECTORS } from './sectors';

/** The map as rules use it: locations, sectors and quadrants are indexes into their tables. */
export const SIZE = LOCATIONS.length;

const INDEX: ReadonlyMap<string, number> = new Map(LOCATIONS.map(({ id }, index) => [id, index]));

/** The index of a location; −1 for what is none. */
export const locationIndex = (id: string): number => INDEX.get(id) ?? -1;

export const locationName = (location: number): string => LOCATIONS[location]?.name ?? '';

export const SECTOR_OF: readonly number[] = LOCATIONS.map(({ sector }) =>
  SECTORS.findIndex(({ id }) => id === sector),
);
export const QUADRANT_OF: readonly number[] = LOCATIONS.map(({ quadrant }) => QUADRANTS.indexOf(quadrant));

/** Printed neighbours, clockwise from 12 o'clock. */
export const NEIGHBOURS: readonly (readonly number[])[] = LOCATIONS.map(({ neighbours }) =>
  neighbours.map(locationIndex),
);

const neutralPairs = new Set(
  EDGES.filter(({ neutralZone }) => neutralZone).flatMap(({ a, b }) => [pairOf(a, b), pairOf(b, a)]),
);
function pairOf(a: LocationId, b: LocationId): number {
  return locationIndex(a) * SIZE + locationIndex(b);
}

/** Whether the printed link between two locations crosses the Neutral Zone. */
export const crossesNeutralZone = (a: number, b: number): boolean => neutralPairs.has(a * SIZE + b);

/** The same without the links across the Neutral Zone. */
export const NEIGHBOURS_OUTSIDE_ZONE: readonly (readonly number[])[] = NEIGHBOURS.map((neighbours, a) =>
  neighbours.filter((b) => !crossesNeutralZone(a, b)),
);

/** Whether a location has a starbase: those are the ones with two stars on their card (designed). */
export const HAS_STARBASE: readonly boolean[] = LOCATIONS.map(({ stars }) => stars === 2);
export const IS_HOME: readonly boolean[] = LOCATIONS.map(({ home }) => home);

const plainName = (location: number): string => locationName(location).replaceAll(/[' ]/gu, '').toLowerCase();

/** All locations by name, apostrophes and spaces left out: the order in which Tribbles overrun (designed). */
export const ALPHABETICAL: readonly number[] = LOCATIONS.map((_, location) => location).sort((a, b) =>
  plainName(a) < plainName(b) ? -1 : 1,
);

/** Members of each sector. */
export const MEMBERS: readonly (readonly number[])[] = SECTORS.map((_, sector) =>
  LOCATIONS.flatMap((_row, location) => (SECTOR_OF[location] === sector ? [location] : [])),
);
export const SECTOR_SIZES: readonly number[] = MEMBERS.map(({ length }) => length);
export const SECTOR_BONUS: readonly number[] = SECTORS.map(({ bonus }) => bonus);

/** 1 at `a × SIZE + b` where a printed link joins a and b. */
export const LINKED: readonly number[] = LOCATIONS.flatMap((_, a) =>
  LOCATIONS.map((_row, b) => (NEIGHBOURS[a]?.includes(b) === true ? 1 : 0)),
);

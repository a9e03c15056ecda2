import { bearing } from '../../kit/facings';
import { TABLE } from '../../kit/measures';
import { onTable, type TablePlace } from '../../viewpoint/place';
import { RINGS } from './measures';

const TURN = 2 * Math.PI;

/** How far round from +z, clockwise, the middle of a sector lies; sectors are counted from 1. */
export const bearingOf = (sector: number): number => bearing(sector - 1);

const MIDDLES: readonly number[] = [
  0,
  (RINGS.centre + RINGS.short) / 2,
  (RINGS.short + RINGS.medium) / 2,
  (RINGS.medium + RINGS.long) / 2,
];
export const radiusOf = (range: number): number => MIDDLES[range] ?? 0;

/** A point over the table. */
export const pointOf = (
  bearing: number,
  radius: number,
  y: number = TABLE.height,
): readonly [number, number, number] => [radius * Math.sin(bearing), y, radius * Math.cos(bearing)];

/** Most that stand abreast in one ring. */
const ABREAST: readonly number[] = [0, 3, 4, 5];
const DEPTH = 0.095;
const WIDTH = 0.2;
/** How wide a token is before it is scaled, and how large one stands alone. */
const SPAN = 0.1;
const SIZES_BY_RANGE: readonly number[] = [0, 2.55, 2.85, 3.15];

/** Where the nth of several tokens in one space stands, nose towards the ship. */
export const tokenPlace = (sector: number, range: number, nth: number, of: number): TablePlace => {
  const most = ABREAST[range] ?? 4;
  const rows = Math.max(1, Math.ceil(of / most));
  const wide = Math.ceil(of / rows);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const radius = radiusOf(range) + (row - (rows - 1) / 2) * (rows > 2 ? (2 * DEPTH) / rows : DEPTH);
  const room = (TURN / 6) * radius - 0.04;
  const step = here < 2 ? 0 : Math.min(WIDTH, room / here);
  const size = Math.min(rows > 1 ? 2.02 : (SIZES_BY_RANGE[range] ?? 2.55), (1.13 * room) / wide / SPAN);
  const across = (nth - row * wide - (here - 1) / 2) * step;
  const bearing = bearingOf(sector) + across / radius;
  return onTable(...pointOf(bearing, radius), { yaw: bearing + Math.PI, size });
};

/** Tokens out of the bag hover over the near edge of the table; those Spock has picked wait at their left, in their order. */
export const drawnPlace = (nth: number, of: number, picked: boolean): TablePlace =>
  onTable(picked ? -0.5 - nth * 0.2 : (nth - (of - 1) / 2) * 0.24, TABLE.height + 0.22, -0.9, {
    yaw: 0.6,
    size: 1.3,
  });

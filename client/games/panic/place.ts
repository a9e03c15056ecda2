import { TABLE } from '../../holodeck/measures';

/**
 * Where a piece is. `world`: metres about the foot of the table. `glass`: before the eye of who plays, in halves of the
 * picture's height, x to the right and y up from its middle, z away from the eye in the same measure.
 */
export interface Place {
  readonly frame: 'world' | 'glass';
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians: leaning back, turned clockwise seen from above, turned in its own plane. */
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
  readonly size: number;
}

const TURN = 2 * Math.PI;

/** How far round from +z, clockwise, the middle of a sector lies; sectors are counted from 1. */
export const bearingOf = (sector: number): number => ((sector - 0.5) / 6) * TURN;

const MIDDLES: readonly number[] = [
  0,
  (TABLE.centre + TABLE.short) / 2,
  (TABLE.short + TABLE.medium) / 2,
  (TABLE.medium + TABLE.long) / 2,
];
export const radiusOf = (range: number): number => MIDDLES[range] ?? 0;

/** A point on the table top. */
export const onTable = (
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
const SIZES_BY_RANGE: readonly number[] = [0, 1.7, 1.9, 2.1];

/** Where the nth of several tokens in one space stands, nose towards the ship. */
export const tokenPlace = (sector: number, range: number, nth: number, of: number): Place => {
  const most = ABREAST[range] ?? 4;
  const rows = Math.max(1, Math.ceil(of / most));
  const wide = Math.ceil(of / rows);
  const row = Math.floor(nth / wide);
  const here = Math.min(wide, of - row * wide);
  const radius = radiusOf(range) + (row - (rows - 1) / 2) * (rows > 2 ? (2 * DEPTH) / rows : DEPTH);
  const room = (TURN / 6) * radius - 0.04;
  const step = here < 2 ? 0 : Math.min(WIDTH, room / here);
  const size = Math.min(rows > 1 ? 1.35 : (SIZES_BY_RANGE[range] ?? 1.6), (0.95 * room) / wide / SPAN);
  const across = (nth - row * wide - (here - 1) / 2) * step;
  const bearing = bearingOf(sector) + across / radius;
  const [x, y, z] = onTable(bearing, radius);
  return { frame: 'world', x, y, z, pitch: 0, yaw: bearing + Math.PI, roll: 0, size };
};

/** Consoles stand about the table at 30° and every 60° from there; who plays sits at the near left one. */
const OTHERS: readonly (readonly number[])[] = [
  [],
  [],
  [0],
  [5, 0],
  [4, 5, 1],
  [4, 5, 0, 1],
  [4, 5, 0, 1, 2],
];
const ALL: readonly (readonly number[])[] = [
  [],
  [5],
  [5, 0],
  [4, 5, 0],
  [4, 5, 0, 1],
  [4, 5, 0, 1, 2],
  [4, 5, 0, 1, 2, 3],
];
export const OWN_CONSOLE = 3;

/** The console of a seat as this one sees the table; −1 looks on. Players follow each other clockwise. */
export const consoleOf = (seat: number, me: number, players: number): number => {
  if (me < 0) return ALL[players]?.[seat] ?? 0;
  const after = (seat - me + players) % players;
  return after === 0 ? OWN_CONSOLE : (OTHERS[players]?.[after - 1] ?? 0);
};

const HAND = { radius: TABLE.radius + 0.16, y: TABLE.height + 0.16 } as const;

/** The nth card of another player's hand, standing at the far side of their console, face to the reader. */
export const farHandPlace = (console: number, nth: number, of: number): Place => {
  const bearing = ((console + 0.5) / 6) * TURN;
  const [x, y, z] = onTable(bearing, HAND.radius, HAND.y);
  const size = z > 0.5 ? 2.3 : 2;
  const step = Math.min(0.05, 0.34 / Math.max(1, of)) * size;
  const from = (nth - (of - 1) / 2) * step + 0.07 * size * 0.5;
  return {
    frame: 'world',
    x: x + from,
    y: y - Math.abs(nth - (of - 1) / 2) * 0.004,
    z: z - nth * 0.004,
    pitch: 0.62,
    yaw: 0,
    roll: 0,
    size,
  };
};

/** The character of another player, before the first card of the hand. */
export const farCharacterPlace = (console: number, of: number): Place => {
  const first = farHandPlace(console, 0, of);
  return { ...first, x: first.x - 0.066 * first.size, z: first.z + 0.004, size: first.size * 1.08 };
};

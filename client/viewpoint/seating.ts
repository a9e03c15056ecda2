import { SEATS, TABLE } from '../holodeck/measures';
import type { FarPlace, Pose } from './place';

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
  if (me < 0 || me >= players) return ALL[players]?.[seat] ?? 0;
  const after = (seat - me + players) % players;
  return after === 0 ? OWN_CONSOLE : (OTHERS[players]?.[after - 1] ?? 0);
};

const HAND = { radius: TABLE.radius + 0.16, y: TABLE.height + 0.18, half: 0.25 } as const;
/** Across the table hands lie lower: the board stands over them. */
const ACROSS = { from: 0.5, y: TABLE.height + 0.1 } as const;

const bearingOf = (console: number): number => ((console + 0.5) / SEATS) * 2 * Math.PI;

/** The middle of a console: where the sounds of its seat come from. */
export const consoleAt = (console: number): readonly [x: number, y: number, z: number] => {
  const bearing = bearingOf(console);
  return [HAND.radius * Math.sin(bearing), TABLE.height, HAND.radius * Math.cos(bearing)];
};

/** How many times larger hands are to whoever looks on, and has none of their own before them. */
export const ONLOOKER = 1.65;

/** To whoever looks on, hands at the near side lie at the foot of the picture, nearer to its middle, and are as large as the others. */
const BEFORE = { from: -0.5, x: 0.44, y: TABLE.height + 0.11, z: -0.9, size: 0.7 } as const;

/** They take no more than this part of the picture's width, and are no smaller for it than beside a hand of one's own. */
const SHARE = 0.36;
const fitting = (of: number, size: number, larger: number, room: number): number => {
  const [left, right] = edgesOf(of, stepOf(of, size), size);
  return size * Math.max(1 / larger, Math.min(1, room / (left + right)));
};

/** Hands of which only backs are seen are a slim fan of small cards: they are counted, not read. */
const CLOSED = { size: 0.6, apart: 0.014 } as const;

/** From one card of a hand to the next. */
const stepOf = (of: number, size: number, closed = false): number =>
  Math.min(closed ? CLOSED.apart : 0.05, 0.34 / Math.max(1, of)) * size;

/** Metres to the left and to the right that a picture shows at a height and a depth of the room. */
export type Reach = (y: number, z: number) => Edges;

/** From the middle of a hand to the edge of what lies left of it (the card before it too) and right of it, for each of its steps and its size. */
const edgesOf = (of: number, step: number, size: number): readonly [left: number, right: number] => {
  const half = ((Math.max(1, of) - 1) / 2) * step;
  return [half + 0.075 * size, half + 0.075 * size];
};

type Edges = readonly [left: number, right: number];

/** At the foot of the picture there are the mission and what was laid to it at the left, the piles at the right: two hands lie between. */
const [CORNERS, NEAR_SHARE] = [0.2255, 0.2745];
const roomFor = (z: number, edges: Edges | undefined): { edges: Edges; wide: number } | undefined => {
  if (edges === undefined) return undefined;
  const [least, most] = edges;
  const whole = most - least;
  if (z !== BEFORE.z) return { edges, wide: SHARE * whole };
  return {
    edges: [least + CORNERS * whole, most - CORNERS * whole],
    wide: NEAR_SHARE * whole,
  };
};

/** How far a hand is moved so that all of it is in the picture. */
const moveInto = ([least, most]: Edges, left: number, right: number): number =>
  right - left > most - least
    ? (least + most - left - right) / 2
    : Math.max(0, least - left) + Math.min(0, most - right);

/** Where the middle of a hand is, and how large its cards are beside a hand of one's own. */
const standOf = (
  console: number,
  looksOn: boolean,
): { readonly middle: number; readonly high: number; readonly z: number; readonly scale: number } => {
  const bearing = bearingOf(console);
  const [middle, z] = [HAND.radius * Math.sin(bearing), HAND.radius * Math.cos(bearing)];
  if (z > ACROSS.from) return { middle, z, high: ACROSS.y, scale: 2.3 };
  if (!looksOn || z > BEFORE.from) return { middle, z, high: HAND.y, scale: 2 };
  return { middle: Math.sign(middle) * BEFORE.x, z: BEFORE.z, high: BEFORE.y, scale: 2 * BEFORE.size };
};

/** Where somebody's hand stands: its left end, its middle, its right end. */
export const handAt = (console: number): readonly { x: number; y: number; z: number }[] => {
  const { middle, high, z } = standOf(console, false);
  return [-HAND.half, 0, HAND.half].map((off) => ({ x: middle + off, y: high, z }));
};

/**
 * The nth card of another person's hand at the far side of their console, face to the reader; below 0: before the hand. `reach`: it
 * lies as far in as it must to be seen. `larger`: so many times as large as beside a hand of one's own, if there is anything to read in it.
 */
export const farPose = (
  console: number,
  { nth, of, closed = false }: Pick<FarPlace, 'nth' | 'of' | 'closed'>,
  reach?: Reach,
  larger = 1,
): Pose => {
  const { middle, high, z, scale } = standOf(console, larger > 1 && !closed);
  const whole = scale * (closed ? CLOSED.size : larger);
  const room = roomFor(z, reach?.(high, z));
  const size = room && larger > 1 && !closed ? fitting(of, whole, larger, room.wide) : whole;
  const step = stepOf(of, size, closed);
  const [left, right] = edgesOf(of, step, size);
  const x = middle + (room ? moveInto(room.edges, middle - left, middle + right) : 0);
  const from = (Math.max(0, nth) - (of - 1) / 2) * step + 0.07 * size * 0.5;
  const first: Pose = {
    x: x + from,
    y: high - Math.abs(Math.max(0, nth) - (of - 1) / 2) * 0.004,
    z: z - Math.max(0, nth) * 0.004,
    ...{ pitch: 0.62, yaw: 0, roll: 0, size },
  };
  return nth >= 0 ? first : { ...first, x: first.x + nth * 0.066 * size, z: z + 0.004, size: size * 1.08 };
};

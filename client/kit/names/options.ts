import type { Seen } from '../gaze';

/** Measures of a name's plate in heights of a capital. */
export const PLATE = {
  /** Left and right of the name, above and below it. */
  pad: [0.42, 0.36],
  /** The block with emblem and number, which stands before the name. */
  badge: 2.75,
} as const;

/** Something with a name, as it is seen: how large it is in metres, and how wide its name in heights of a capital. */
export interface Standing {
  readonly sight: Readonly<Seen>;
  readonly round: number;
  readonly long: number;
}

/** Where a plate's middle lies from the middle of what it names, in points, and whether it can be shown. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly shown: boolean;
  /** Only its block is shown: there is no room for the name. */
  readonly brief?: boolean;
}

/** A rectangle of the picture, in points from its upper left. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What names are placed in: everything as it is seen, the height of a capital in points, and what else is known. */
export interface Scenery {
  readonly things: readonly Standing[];
  readonly cap: number;
  /** Other lettering that plates had better not lie on. */
  readonly lettering?: readonly Box[];
  /** What lies before the table, and what is beyond the picture: a name there cannot be read. */
  readonly panels?: readonly Box[];
  /** How important a name is where there is no room for all. */
  readonly weight?: (thing: number) => number;
  /** Where they were: they move only for a reason. */
  readonly keep?: readonly (Placed | undefined)[];
}

/** Points kept free between a plate and what is beside it. */
const GAP = 2;
/** Directions a plate may lie in, the best first: across and down, in parts of the way to its own edge. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.6, 1],
  [-0.6, 1],
  [0.6, -1],
  [-0.6, -1],
  [0.9, 0.75],
  [-0.9, 0.75],
  [0.9, -0.75],
  [-0.9, -0.75],
];
/** How far off a plate may lie, in points, beside touching what it names. */
const RINGS = [0, 7, 15] as const;
/**
 * What it costs to lie in the next best place, and what a square point costs that lies under a panel, on what it names,
 * on another thing or other lettering.
 */
const COST = { next: 3, panel: 9, own: 4, other: 0.5 } as const;
export const overlap = (a: Box, b: Box): number => {
  const across = (a.right < b.right ? a.right : b.right) - (a.left > b.left ? a.left : b.left);
  const down = (a.bottom < b.bottom ? a.bottom : b.bottom) - (a.top > b.top ? a.top : b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

/** Width and height of a plate with its block, in heights of a capital. */
const sizeOf = ({ long }: Standing, brief: boolean): readonly [w: number, h: number] => [
  brief ? PLATE.badge + 0.2 : PLATE.badge + long + 2 * PLATE.pad[0],
  1 + 2 * PLATE.pad[1],
];

/** The box that a plate takes up when it is placed so. */
export const plateBox = (thing: Standing, placed: Placed, cap: number, gap = 0): Box => {
  const [w, h] = sizeOf(thing, placed.brief === true);
  const [x, y] = [thing.sight.x + placed.x, thing.sight.y + placed.y];
  const [across, down] = [(w * cap) / 2 + gap, (h * cap) / 2 + gap];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
};

export const bodyBox = ({ sight: { x, y, scale }, round }: Standing): Box => {
  const r = round * scale * 0.9;
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
};

/** All that a plate may cover in any of its places. */
export const reachOf = (thing: Standing, cap: number): Box => {
  const [w, h] = sizeOf(thing, false);
  const off = thing.round * thing.sight.scale + Math.max(...RINGS) + 2 * GAP;
  const [across, down] = [w * cap + off, h * cap + off];
  const { x, y } = thing.sight;
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
};

/** A place that a plate can take, the box it fills there, and what that costs whatever the other plates do. */
export interface Option {
  readonly at: Placed;
  readonly box: Box;
  /** How much of it lies under panels, in square points. */
  readonly under: number;
  readonly cost: number;
}

export const optionsOf = (
  index: number,
  { things, cap, lettering = [], panels = [] }: Scenery,
  bodies: readonly Box[],
  brief = false,
): Option[] => {
  const thing = things[index];
  if (thing?.sight.seen !== true) return [];
  const [w, h] = sizeOf(thing, brief);
  const round = thing.round * thing.sight.scale + GAP;
  const reach = reachOf(thing, cap);
  const within = (boxes: readonly Box[]): readonly Box[] => boxes.filter((box) => overlap(reach, box) > 0);
  const [near, over] = [within([...bodies, ...lettering]), within(panels)];
  const places = RINGS.flatMap((off) =>
    WAYS.map(([x, y]): Placed => {
      const across = x * ((w * cap) / 2 + (Math.abs(y) < 0.5 ? round + off : 0));
      return { x: across, y: y * ((h * cap) / 2 + round + off), shown: true, ...(brief ? { brief } : {}) };
    }),
  );
  // A block that has no room beside it may lie on what it speaks of.
  if (brief) places.push({ x: 0, y: 0, shown: true, brief });
  return places.map((at, rank) => {
    const box = plateBox(thing, at, cap, GAP / 2);
    const on = (boxes: readonly Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const own = overlap(box, bodies[index] ?? box);
    const under = on(over);
    const others = on(near) - own;
    const cost = rank * COST.next + under * COST.panel + own * COST.own + others * COST.other;
    return { at, box, under, cost };
  });
};

import { LOCATIONS } from '../../../../shared/games/risk/data/locations';
import { worldSize } from '../map/worlds';
import { widthOf } from './letters';

/** Measures of a label in heights of a capital. */
export const LABEL = {
  /** Left and right of the name, above and below it. */
  pad: [0.42, 0.36],
  /** The block with emblem and number, which stands before the name. */
  badge: 2.75,
} as const;

/** By location: width and height of its label with its block, in heights of a capital. */
export const LABEL_SIZES: readonly (readonly [number, number])[] = LOCATIONS.map(({ name }) => [
  LABEL.badge + widthOf(name) + 2 * LABEL.pad[0],
  1 + 2 * LABEL.pad[1],
]);

/** A place of the map as the reader sees it, in pixels from the upper left; `seen` is false beyond the picture. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  /** Pixels for each metre there. */
  readonly scale: number;
  readonly seen: boolean;
}

/** Where a label's middle lies from its world's middle, in pixels, and whether it can be shown. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly shown: boolean;
  /** Only its block is shown: there is no room for the name. */
  readonly brief?: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What labels are placed in: every world as it is seen, the height of a capital in pixels, and what else is known. */
export interface Scenery {
  readonly sights: readonly Sight[];
  readonly cap: number;
  /** Other lettering that labels had better not lie on. */
  readonly lettering?: readonly Box[];
  /** How important a location's name is where there is no room for all. */
  readonly weight?: (location: number) => number;
  /** Where they were: they move only for a reason. */
  readonly keep?: readonly (Placed | undefined)[];
}

/** Pixels kept free between a label and what is beside it. */
const GAP = 2;
/** Directions a label may lie in, the best first: across and down, in parts of the way to its own edge. */
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
/** How far off a label may lie, in pixels, beside touching its world. */
const RINGS = [0, 7, 15] as const;
const PASSES = 8;
/** What it costs to lie in the next best place, and what a square pixel costs that lies on another label, the own world, another world. */
const COST = { next: 3, label: 8, own: 4, other: 0.5 } as const;
/** A label that was there before leaves for no less than this. */
const INERTIA = 2;

const overlap = (a: Box, b: Box): number => {
  const across = (a.right < b.right ? a.right : b.right) - (a.left > b.left ? a.left : b.left);
  const down = (a.bottom < b.bottom ? a.bottom : b.bottom) - (a.top > b.top ? a.top : b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const sizeOf = (location: number, brief: boolean): readonly [w: number, h: number] => {
  const [w = 0, h = 0] = LABEL_SIZES[location] ?? [];
  return brief ? [LABEL.badge + 0.2, h] : [w, h];
};

/** The box that a label takes up when it is placed so. */
export const labelBox = (location: number, sight: Sight, placed: Placed, cap: number, gap = 0): Box => {
  const [w, h] = sizeOf(location, placed.brief === true);
  const [x, y] = [sight.x + placed.x, sight.y + placed.y];
  const [across, down] = [(w * cap) / 2 + gap, (h * cap) / 2 + gap];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
};

const worldBox = ({ x, y, scale }: Sight, location: number): Box => {
  const r = worldSize(location) * scale * 0.9;
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
};

/** A place that a label can take, the box it fills there, and what that costs whatever the other labels do. */
interface Option {
  readonly at: Placed;
  readonly box: Box;
  readonly cost: number;
}

const optionsOf = (
  location: number,
  { sights, cap, lettering = [] }: Scenery,
  worlds: readonly Box[],
  brief = false,
): Option[] => {
  const sight = sights[location];
  if (sight?.seen !== true) return [];
  const [w, h] = sizeOf(location, brief);
  const round = worldSize(location) * sight.scale + GAP;
  const places = RINGS.flatMap((off) =>
    WAYS.map(([x, y]): Placed => {
      const across = x * ((w * cap) / 2 + (Math.abs(y) < 0.5 ? round + off : 0));
      return { x: across, y: y * ((h * cap) / 2 + round + off), shown: true, ...(brief ? { brief } : {}) };
    }),
  );
  return places.map((at, rank) => {
    const box = labelBox(location, sight, at, cap, GAP / 2);
    const on = (sum: number, other: Box, k: number): number =>
      sum + overlap(box, other) * (k === location ? COST.own : COST.other);
    return {
      at,
      box,
      cost: lettering.reduce((sum, other) => on(sum, other, -1), worlds.reduce(on, rank * COST.next)),
    };
  });
};

/** What was chosen before, if it is still among the options. */
const sameAs = (options: readonly Option[], before: Placed | undefined): Option | undefined =>
  before && options.find(({ at }) => Math.hypot(at.x - before.x, at.y - before.y) < 4);

const best = (
  options: readonly Option[],
  location: number,
  taken: readonly (Option | undefined)[],
): Option | undefined => {
  let found = taken[location];
  let least = Infinity;
  for (const option of options) {
    let { cost } = option;
    if (option === found) cost -= INERTIA;
    for (let k = 0; k < taken.length; k++) {
      const other = taken[k];
      if (k !== location && other !== undefined) cost += overlap(option.box, other.box) * COST.label;
    }
    if (cost < least) [found, least] = [option, cost];
  }
  return found;
};

/**
 * Finds a place for every label such that no two meet: each in turn takes the best place that the others leave, until nothing
 * changes. What still meets another of more importance shows its block alone where there is room for that, or nothing.
 */
export const placeLabels = (scenery: Scenery): readonly Placed[] => {
  const { sights, weight = () => 0, keep = [] } = scenery;
  const worlds = sights.map(worldBox);
  const options = sights.map((_, i) => optionsOf(i, scenery, worlds));
  const taken = options.map((own, i) => sameAs(own, keep[i]));
  const order = sights.map((_, i) => i).sort((a, b) => weight(b) - weight(a) || a - b);
  for (let pass = 0, moved = true; pass < PASSES && moved; pass++) {
    moved = false;
    for (const i of order) {
      const found = best(options[i] ?? [], i, taken);
      moved ||= found !== taken[i];
      taken[i] = found;
    }
  }
  const standing: Box[] = [];
  const isFree = ({ box }: Option): boolean => standing.every((other) => overlap(box, other) === 0);
  const placed = sights.map((): Placed => ({ x: 0, y: 0, shown: false }));
  const left: number[] = [];
  for (const i of order) {
    const option = taken[i];
    if (option === undefined) continue;
    const free = isFree(option);
    if (free) standing.push(option.box);
    else left.push(i);
    placed[i] = { ...option.at, shown: free };
  }
  for (const i of left) {
    const option = optionsOf(i, scenery, worlds, true)
      .sort((a, b) => a.cost - b.cost)
      .find(isFree);
    if (option === undefined) continue;
    standing.push(option.box);
    placed[i] = option.at;
  }
  return placed;
};

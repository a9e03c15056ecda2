import {
  bodyBox,
  type Box,
  type Option,
  optionsOf,
  overlap,
  type Placed,
  reachOf,
  type Scenery,
} from './options';

const PASSES = 8;
/** What a square point costs that lies on another plate. */
const ON_PLATE = 8;
/** A plate that was there before leaves for no less than this. */
const INERTIA = 2;
/** A name of which so much lies under a panel, in parts of its plate, is not written at all. */
const HIDDEN = 0.12;

/** By thing: the place its plate has. */
type Found = readonly (Option | undefined)[];

/** What was chosen before, if it is still among the options. */
const sameAs = (options: readonly Option[], before: Placed | undefined): Option | undefined =>
  before && options.find(({ at }) => Math.hypot(at.x - before.x, at.y - before.y) < 4);

const best = (
  options: readonly Option[],
  now: Option | undefined,
  others: readonly Option[],
): Option | undefined => {
  let found = now;
  let least = Infinity;
  for (const option of options) {
    let { cost } = option;
    if (option === now) cost -= INERTIA;
    // Others only make it dearer.
    for (let at = 0; at < others.length && cost < least; at++)
      cost += overlap(option.box, others[at]?.box ?? option.box) * ON_PLATE;
    if (cost < least) [found, least] = [option, cost];
  }
  return found;
};

/** Who can be in whose way, who goes first, and how much each matters. */
interface Crowd {
  readonly near: readonly (readonly number[])[];
  readonly order: readonly number[];
  readonly weight: (thing: number) => number;
}

/** By thing: the places it may take. */
type Options = readonly (readonly Option[])[];

/** The place each plate takes: each in turn the best that the others leave, until nothing changes. */
const settle = (options: Options, { near, order }: Crowd, keep: Scenery['keep']): Found => {
  const taken = options.map((own, i) => sameAs(own, keep?.[i]));
  for (let pass = 0, moved = true; pass < PASSES && moved; pass++) {
    moved = false;
    for (const i of order) {
      const others = (near[i] ?? []).flatMap((k) => taken[k] ?? []);
      const found = best(options[i] ?? [], taken[i], others);
      moved ||= found !== taken[i];
      taken[i] = found;
    }
  }
  return taken;
};

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
const isOpen = ({ box, under }: Option): boolean => under <= HIDDEN * areaOf(box);
/** Those in the open, the cheapest first. */
const inTheOpen = (options: readonly Option[]): readonly Option[] =>
  options.filter(isOpen).sort((a, b) => a.cost - b.cost);

/** Whose plates lie where this one would. */
const metBy = ({ box }: Option, near: readonly number[] = [], found: Found): readonly number[] =>
  near.filter((k) => {
    const other = found[k];
    return other !== undefined && overlap(box, other.box) > 0;
  });

/** Those of these places that are in the open and meet none of more importance. */
const clear = (taken: Found, { near, order }: Crowd): (Option | undefined)[] => {
  const found: (Option | undefined)[] = taken.map(() => undefined);
  for (const i of order) {
    const option = taken[i];
    if (option && isOpen(option) && metBy(option, near[i], found).length === 0) found[i] = option;
  }
  return found;
};

/** Everything with a name written in this place, and what it meets gone elsewhere as blocks; undefined: that cannot be asked of it. */
const giveWay = (
  found: Found,
  index: number,
  name: Option,
  blocks: Options,
  { near, weight }: Crowd,
): (Option | undefined)[] | undefined => {
  const met = metBy(name, near[index], found);
  const mattersMore = (k: number): boolean => weight(index) > weight(k);
  if (met.some((k) => found[k]?.at.brief !== true && !mattersMore(k))) return undefined;
  const moved = [...found];
  moved[index] = name;
  for (const k of met) moved[k] = undefined;
  for (const k of met) {
    moved[k] = blocks[k]?.find((block) => metBy(block, near[k], moved).length === 0);
    if (moved[k] === undefined && !mattersMore(k)) return undefined;
  }
  return moved;
};

/** Where things are as they were, as far as they still can be there. */
const kept = (names: Options, blocks: Options, all: Crowd, keep: Scenery['keep']): (Option | undefined)[] => {
  const before = names.map((own, i) => {
    const was = keep?.[i];
    return was?.shown === true ? sameAs((was.brief === true ? blocks[i] : own) ?? [], was) : undefined;
  });
  return clear(before, all);
};

const firstOf = <T, R>(all: readonly T[], of: (one: T) => R | undefined): R | undefined => {
  for (const one of all) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Where there is no room for all names: first the blocks of all, then as many names as fit among them, the important first. */
const crowded = (names: Options, blocks: Options, all: Crowd, keep: Scenery['keep']): Found => {
  const { near, order } = all;
  let found = kept(names, blocks, all, keep);
  if (found.every((option) => option === undefined)) found = clear(settle(blocks, all, undefined), all);
  for (const i of order) found[i] ??= blocks[i]?.find((block) => metBy(block, near[i], found).length === 0);
  for (let pass = 0, written = true; pass < PASSES && written; pass++) {
    written = false;
    for (const i of order) {
      if (found[i] !== undefined && found[i].at.brief !== true) continue;
      const moved = firstOf(names[i] ?? [], (name) => giveWay(found, i, name, blocks, all));
      written ||= moved !== undefined;
      found = moved ?? found;
    }
  }
  return found;
};

/**
 * Finds a place for every plate such that no two meet and none lies under a panel. Where that cannot be, names that matter least are
 * left out, and only their blocks are shown if there is room for those.
 */
export const placeNames = (scenery: Scenery): readonly Placed[] => {
  const { things, cap, keep, weight = () => 0 } = scenery;
  const bodies = things.map(bodyBox);
  const options = things.map((_, i) => optionsOf(i, scenery, bodies));
  const reaches = things.map((thing) => reachOf(thing, cap));
  const all: Crowd = {
    // Only neighbours can be in each other's way.
    near: reaches.map((own, i) =>
      reaches.flatMap((other, k) => (k !== i && overlap(own, other) > 0 ? [k] : [])),
    ),
    order: things.map((_, i) => i).sort((a, b) => weight(b) - weight(a) || a - b),
    weight,
  };
  const found = clear(settle(options, all, keep), all);
  const isWhole = found.every((option, i) => option !== undefined || options[i]?.length === 0);
  const blocks = (): Options => things.map((_, i) => inTheOpen(optionsOf(i, scenery, bodies, true)));
  const placed = isWhole ? found : crowded(options.map(inTheOpen), blocks(), all, keep);
  return things.map((_, i) => placed[i]?.at ?? { x: 0, y: 0, shown: false });
};

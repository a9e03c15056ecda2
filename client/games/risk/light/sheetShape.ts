import { Shape } from '../../../kit/shape';
import { NEUTRAL_WALL } from '../map/features';
import { apart, between, HEIGHT, MAP, SECTOR_OF, type Spot, SPOTS } from '../map/ground';
import { type Rim, TERRITORIES, type Territory } from '../map/territories';

/** What a vertex of the sheet belongs to. */
export const PART = { land: 0, curtain: 1, wall: 2, floor: 3 } as const;

const WALL_HIGH = 0.06;
/** How far towards its world each ring of a territory lies. */
const RINGS = [0, 0.1, 0.28, 0.56, 1] as const;

/** How far a point inside is from the outline. */
const depthOf = (outline: readonly Rim[], [x, z]: Spot): number => {
  let least = Infinity;
  for (const { at } of outline) {
    const [dx, dz] = [at[0] - x, at[1] - z];
    const square = dx * dx + dz * dz;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
};

const isInner = (territory: Territory, { beyond }: Rim): boolean =>
  beyond >= 0 && SECTOR_OF[beyond] === territory.sector;

interface Vertex {
  readonly at: Spot;
  readonly high: number;
  /** What the vertex is part of, its location and its sector. */
  readonly of: readonly [part: number, location: number, sector: number];
  /** Metres from the border, and whether that border lies inside a sector; for walls: along, and up. */
  readonly uv: readonly [number, number];
  readonly rise: number;
  /** The location beyond the border it belongs to; nothing or below 0: none. */
  readonly beyond?: number;
}

const put = (shape: Shape, { at, high, of, uv, rise, beyond = -1 }: Vertex): number => {
  const made = shape.vertex([at[0], HEIGHT + high, at[1]], [0, 1, 0], uv);
  shape.extra('cell', ...of, rise);
  shape.extra('beyond', beyond);
  return made;
};

const addLand = (shape: Shape, territory: Territory, part: number, high: number): void => {
  const { outline, location, sector } = territory;
  const site = SPOTS[location] ?? [0, 0];
  const of = [part, location, sector] as const;
  const rings = RINGS.map((t) =>
    outline.map((rim) => {
      const at = between(rim.at, site, t);
      const depth = t === 0 ? 0 : depthOf(outline, at);
      const uv = [depth, isInner(territory, rim) ? 1 : 0] as const;
      return put(shape, { at, high, of, uv, rise: 0, beyond: rim.beyond });
    }),
  );
  rings.slice(1).forEach((inner, k) => {
    const outer = rings[k] ?? inner;
    inner.forEach((_, i) => {
      const j = (i + 1) % inner.length;
      shape.quad(outer[i] ?? 0, outer[j] ?? 0, inner[j] ?? 0, inner[i] ?? 0);
    });
  });
};

/** Light that stands up from every border that is not inside a sector, and the glass's own edge below it. */
const addCurtain = (shape: Shape, territory: Territory): void => {
  const { outline, location, sector } = territory;
  const of = [PART.curtain, location, sector] as const;
  let along = 0;
  const posts = [...outline, ...outline.slice(0, 1)].map((rim, i) => {
    along += i === 0 ? 0 : apart(rim.at, outline[i - 1]?.at ?? rim.at);
    const shown = isInner(territory, rim) ? 0 : 1;
    const rising = (rise: number, high: number): number =>
      put(shape, { at: rim.at, high, of, uv: [along, shown], rise, beyond: rim.beyond });
    return { feet: [rising(-1, MAP.floor), rising(0, MAP.sheet), rising(1, MAP.sheet)] as const, shown };
  });
  posts.slice(1).forEach(({ feet, shown }, i) => {
    const last = posts[i] ?? { feet, shown };
    if (shown + last.shown === 0) return;
    shape.quad(last.feet[0], feet[0], feet[1], last.feet[1]);
    shape.quad(last.feet[1], feet[1], feet[2], last.feet[2]);
  });
};

/** The dashed wall of the Neutral Zone. */
const addWall = (shape: Shape): void => {
  const of = [PART.wall, 0, 0] as const;
  let along = 0;
  const posts = NEUTRAL_WALL.map((at, i) => {
    along += i === 0 ? 0 : apart(at, NEUTRAL_WALL[i - 1] ?? at);
    return [0, 1].map((up) =>
      put(shape, { at, high: MAP.sheet + up * WALL_HIGH, of, uv: [along, up], rise: 0 }),
    );
  });
  posts.slice(1).forEach((post, i) => {
    const last = posts[i] ?? post;
    shape.quad(last[0] ?? 0, post[0] ?? 0, post[1] ?? 0, last[1] ?? 0);
  });
};

const drawn = (): Shape => {
  const shape = new Shape();
  for (const territory of TERRITORIES) addLand(shape, territory, PART.floor, MAP.floor);
  for (const territory of TERRITORIES) addLand(shape, territory, PART.land, MAP.sheet);
  for (const territory of TERRITORIES) addCurtain(shape, territory);
  addWall(shape);
  return shape;
};

let known: Shape | undefined;

/** All territories, the curtains on their borders and the Neutral Zone, as one mesh; the same for every table. */
export const sheetShape = (): Shape => (known ??= drawn());

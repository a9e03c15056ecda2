import type { MiniKind } from '../../../kit/minis';

/** Pieces that stand for so many ships: a starship for three, as far as a captain's fifteen go, and shuttles for the rest. */
export const STARSHIP_UNITS = 3;
export const STARSHIPS = 15;

export const piecesFor = (ships: number): { readonly starships: number; readonly shuttles: number } => {
  const starships = Math.min(STARSHIPS, Math.floor(ships / STARSHIP_UNITS));
  return { starships, shuttles: ships - starships * STARSHIP_UNITS };
};

/** A place in a formation: metres from the world's middle, to the right, up, and away from the reader. */
export type Station = readonly [x: number, y: number, z: number];

const onRing = (radius: number, degrees: number, y: number): Station => {
  const a = (degrees / 180) * Math.PI;
  return [radius * Math.sin(a), y, radius * Math.cos(a)];
};

/** Starships hold rings about the world, the flanks first and the near side last: names are written there. */
const STARSHIP_RINGS: readonly (readonly [radius: number, degrees: readonly number[]])[] = [
  [0.058, [-84, 84]],
  [0.078, [-42, 42]],
  [0.1, [-74, 74, 0]],
  [0.118, [-40, 40, -104, 104]],
  [0.13, [-152, 152, 180, -128]],
];
const STARSHIP_STATIONS: readonly Station[] = STARSHIP_RINGS.flatMap(([radius, degrees], ring) =>
  degrees.map((turn, i) => onRing(radius, turn, 0.004 * ((i % 2) + ring))),
);

/** Shuttles fly behind their world, one or two of them; more than that in rows above it. */
const shuttleStation = (index: number): Station => {
  const [row, place] = [Math.floor(index / 6), index % 6];
  const side = place % 2 === 0 ? -1 : 1;
  const step = Math.floor(place / 2);
  return [side * (0.018 + 0.03 * step), 0.012 + 0.006 * row, 0.05 + 0.026 * row - 0.008 * step];
};

const GOLDEN = 2.399963;
/** Lifeforms drift about a world; tribbles lie in a heap that grows outwards, and upwards where it is crowded. */
const DRIFT = [-70, 70, -22, 22, -115, 115] as const;
const drift = (index: number): Station =>
  onRing(0.05 + 0.011 * Math.floor(index / 6), DRIFT[index % DRIFT.length] ?? 0, 0.007 * (index % 3));
const heap = (index: number): Station => {
  const far = 0.026 + 0.0125 * Math.sqrt(index);
  return [far * Math.sin(index * GOLDEN), -0.038, far * Math.cos(index * GOLDEN)];
};

/** Where the piece with this number of its kind stands. */
export const stationOf = (kind: MiniKind, index: number): Station => {
  switch (kind) {
    case 'starship':
      return STARSHIP_STATIONS[index] ?? onRing(0.12, index * 24, 0);
    case 'shuttle':
      return shuttleStation(index);
    case 'lifeform':
      return drift(index);
    case 'tribble':
      return heap(index);
  }
};

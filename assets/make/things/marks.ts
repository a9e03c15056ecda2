import { lettering } from '../lib/letters';
import { makePng } from '../lib/png';
import { type V2, clamp } from '../lib/vector';
import { SIGNS } from '../wing/signs';
import {
  arc,
  disc,
  type Field,
  mirrored,
  regular,
  ring,
  scaled,
  shape,
  star,
  strokes,
  union,
  without,
} from './field';
import { MARK_COLUMNS, MARK_NAMES, MARK_ROWS, type MarkName } from './markNames';

const CELL = 64;
/** Half the width of a cell in the marks' own measure, in which a mark reaches from −1 to 1. */
const HALF = 1.28;
/** How far from the edge the field still tells the distance. */
const SPREAD = 0.28;

const PEN = 0.22;
/** With a foot: over a single pip, a bare stem would read as an exclamation mark. */
const ONE: Field = strokes(
  PEN,
  [
    [-0.44, 0.58],
    [0, 0.95],
    [0, -0.95],
  ],
  [
    [-0.46, -0.95],
    [0.46, -0.95],
  ],
);
const digit = (text: string): Field => {
  if (text === '1') return ONE;
  const letters = lettering(text);
  return (x, y) => letters.distance(x / 1.9, (y + 0.95) / 1.9) * 1.9 - PEN;
};
const bars = (count: number): Field =>
  strokes(
    0.15,
    ...Array.from({ length: count }, (_, i): V2[] => {
      const x = (i - (count - 1) / 2) * 0.62;
      return [
        [x, -0.75],
        [x, 0.75],
      ];
    }),
  );

const MEANT: Readonly<Record<string, Field>> = {
  legal: regular(4),
  danger: shape([0, 0.95], [0.95, -0.75], [-0.95, -0.75]),
  mine: disc(0, 0, 0.86),
  rivalA: regular(4, Math.PI / 4),
  rivalB: strokes(
    0.3,
    [
      [0, -0.65],
      [0, 0.65],
    ],
    [
      [-0.65, 0],
      [0.65, 0],
    ],
  ),
  rivalC: star(5, 0.42),
  rivalD: regular(5),
  rivalE: regular(6),
  calm: strokes(0.17, [
    [-0.75, 0],
    [0.75, 0],
  ]),
  yellow: union(
    strokes(0.19, [
      [0, 0.8],
      [0, -0.15],
    ]),
    disc(0, -0.75, 0.22),
  ),
  red: mirrored(
    union(
      strokes(0.17, [
        [0.36, 0.8],
        [0.36, -0.15],
      ]),
      disc(0.36, -0.75, 0.2),
    ),
  ),
  short: bars(1),
  medium: bars(2),
  long: bars(3),
  shield: strokes(0.16, arc(0, -0.7, 1.15, -0.85, 0.85)),
  shieldHurt: strokes(0.14, [
    [0.25, 0.95],
    [-0.3, 0.35],
    [0.3, -0.25],
    [-0.25, -0.95],
  ]),
};

/** Signs of our own: blades, wings, a facet, an arrow in a ring, a spark; a crown for captains. */
const FACTIONS: Readonly<Record<string, Field>> = {
  klingon: mirrored(
    union(
      shape([0, 1], [0.26, -0.1], [0, -0.4]),
      shape([0.1, -0.02], [0.98, -0.78], [0.3, -0.42], [0.08, -0.7]),
    ),
  ),
  romulan: mirrored(
    union(
      shape([0, 0.15], [0.3, 0.5], [1.05, 0.78], [0.72, 0.1], [0.3, -0.2]),
      shape([0, 0.15], [0.3, -0.2], [0.16, -0.95], [0, -0.62]),
    ),
  ),
  tholian: without(regular(4), mirrored(shape([0.08, 0.62], [0.6, 0.02], [0.08, -0.1]))),
  federation: union(ring(0.86, 0.11), mirrored(shape([0, 0.62], [0.42, -0.5], [0, -0.2]))),
  wild: star(8, 0.42),
  captain: union(
    shape([-0.9, 0.65], [-0.45, 0.05], [0, 0.9], [0.45, 0.05], [0.9, 0.65], [0.7, -0.45], [-0.7, -0.45]),
    strokes(0.13, [
      [-0.68, -0.75],
      [0.68, -0.75],
    ]),
  ),
};

const cross = (pen: number): Field =>
  strokes(
    pen,
    [
      [0, -0.6],
      [0, 0.6],
    ],
    [
      [-0.6, 0],
      [0.6, 0],
    ],
  );

/** The crew's divisions: a star, an open cross, a nut, an eye. */
const DIVISIONS: Readonly<Record<string, Field>> = {
  command: star(4, 0.26),
  medical: without(cross(0.36), cross(0.16)),
  engineering: without(regular(6), scaled(regular(6), 0.55)),
  science: union(ring(0.84, 0.12), disc(0, 0, 0.4)),
};

/** Three captains, three crests: a blade with a horned guard, three claws, crossed blades. */
const CRESTS: Readonly<Record<string, Field>> = {
  kang: union(
    shape([0, 1], [0.26, 0.1], [0.12, -0.95], [-0.12, -0.95], [-0.26, 0.1]),
    mirrored(shape([0.05, -0.3], [0.62, -0.42], [0.98, 0.3], [0.8, -0.5], [0.55, -0.78], [0.05, -0.62])),
  ),
  koloth: union(
    ...[-0.62, 0, 0.62].map((x) =>
      shape(
        [x - 0.3, 0.95 - Math.abs(x) * 0.3],
        [x + 0.2, 0.35],
        [x + 0.24, -0.3],
        [x - 0.1, -1 + Math.abs(x) * 0.3],
        [x - 0.02, -0.2],
      ),
    ),
  ),
  kor: union(
    strokes(
      0.13,
      [
        [-0.75, -0.85],
        [0.72, 0.85],
      ],
      [
        [0.75, -0.85],
        [-0.72, 0.85],
      ],
    ),
    mirrored(
      strokes(0.1, [
        [0.28, -0.72],
        [0.86, -0.36],
      ]),
    ),
    disc(0, 0.86, 0.17),
  ),
};

const flame = (size: number, y: number): Field => {
  const drop = union(disc(0, -0.32, 0.62), shape([0.12, 1.05], [0.6, -0.16], [-0.6, -0.16], [-0.3, 0.45]));
  return (px, py) => drop(px / size, (py - y) / size) * size;
};

const MARKERS: Readonly<Record<string, Field>> = {
  firstPlayer: union(ring(0.92, 0.1), (x, y) => digit('1')(x / 0.6, y / 0.6) * 0.6),
  turn: union(shape([-0.55, 0.85], [0.95, 0], [-0.55, -0.85], [-0.15, 0])),
  missionDone: strokes(0.19, [
    [-0.75, 0],
    [-0.22, -0.55],
    [0.78, 0.6],
  ]),
  missionFailed: strokes(
    0.19,
    [
      [-0.62, -0.62],
      [0.62, 0.62],
    ],
    [
      [-0.62, 0.62],
      [0.62, -0.62],
    ],
  ),
  destroyed: without(star(8, 0.52), star(4, 0.3, 0.4)),
  boarders: union(disc(0, 0.6, 0.3), shape([-0.55, 0.12], [0.55, 0.12], [0.3, -0.95], [-0.3, -0.95])),
  fire: without(flame(1, 0), flame(0.45, -0.42)),
  pip: disc(0, 0, 0.95),
  dot: disc(0, 0, 0.5),
};

const fieldOf = (name: MarkName): Field => {
  const found =
    MEANT[name] ?? FACTIONS[name] ?? DIVISIONS[name] ?? CRESTS[name] ?? MARKERS[name] ?? SIGNS[name];
  return found ?? digit(name);
};

/** All marks on one sheet as a distance field: mid grey is the edge. */
export const makeMarks = (): Uint8Array => {
  const [width, height] = [MARK_COLUMNS * CELL, MARK_ROWS * CELL];
  const pixels = new Uint8Array(width * height);
  MARK_NAMES.forEach((name, index) => {
    const field = fieldOf(name);
    const [left, top] = [(index % MARK_COLUMNS) * CELL, Math.floor(index / MARK_COLUMNS) * CELL];
    for (let y = 0; y < CELL; y++) {
      for (let x = 0; x < CELL; x++) {
        const at = (k: number): number => (((k + 0.5) / CELL) * 2 - 1) * HALF;
        const off = clamp(-field(at(x), -at(y)) / SPREAD, -1, 1);
        pixels[(top + y) * width + left + x] = Math.round((0.5 + 0.5 * off) * 63) * 4;
      }
    }
  });
  return makePng(width, height, 1, pixels);
};

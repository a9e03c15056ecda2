import type { V2 } from '../lib/vector';
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
} from '../things/field';

const turned =
  (field: Field): Field =>
  (x, y) =>
    field(-x, y);
const moved =
  (field: Field, dx: number, dy: number): Field =>
  (x, y) =>
    field(x - dx, y - dy);

const PEN = 0.17;
const head = (at: V2, way: V2, size: number): Field => {
  const [s, c] = way;
  const corner = (across: number, along: number): V2 => [
    at[0] + c * across + s * along,
    at[1] - s * across + c * along,
  ];
  return shape(corner(-size, 0), corner(0, size * 1.25), corner(size, 0));
};
const K = Math.SQRT1_2;

/** Arrows as a helmsman reads them: ahead, leaning away, hard about, round and back, astern. */
const bank = union(
  strokes(PEN, [[-0.35, -0.95], [-0.35, -0.35], ...arc(0.65, -0.35, 1, -Math.PI / 2, -Math.PI / 4)]),
  head([-0.06, 0.36], [K, K], 0.42),
);
const turn = union(
  strokes(PEN, [[-0.5, -0.95], [-0.5, -0.1], ...arc(0.05, -0.1, 0.55, -Math.PI / 2, 0), [0.25, 0.45]]),
  head([0.25, 0.45], [1, 0], 0.42),
);
const about = union(
  strokes(PEN, [
    [-0.55, -0.95],
    [-0.55, 0.25],
    ...arc(0, 0.25, 0.55, -Math.PI / 2, Math.PI / 2),
    [0.55, -0.2],
  ]),
  head([0.55, -0.2], [0, -1], 0.42),
);
const ahead = union(
  strokes(PEN, [
    [0, -0.95],
    [0, 0.3],
  ]),
  head([0, 0.3], [0, 1], 0.48),
);

const spark = star(6, 0.46);
const chevron = (y: number): Field =>
  strokes(0.19, [
    [-0.75, y - 0.4],
    [0, y + 0.35],
    [0.75, y - 0.4],
  ]);
const bracket = mirrored((x, y) =>
  strokes(0.15, [
    [0.38, 0.86],
    [0.86, 0.86],
    [0.86, 0.38],
  ])(x, Math.abs(y)),
);

/** Signs of our own for combat dice, tokens and dials. */
export const SIGNS: Readonly<Record<string, Field>> = {
  hit: spark,
  // A spark in a ring: worse than a spark.
  critical: union(scaled(spark, 0.62), ring(0.88, 0.11)),
  doubleHit: union(moved(scaled(spark, 0.58), -0.36, 0.36), moved(scaled(spark, 0.58), 0.36, -0.36)),
  evade: union(chevron(0.3), chevron(-0.42)),
  battleStations: union(
    ring(0.62, 0.13),
    disc(0, 0, 0.17),
    mirrored((x, y) =>
      strokes(
        0.13,
        [
          [0, 0.4],
          [0, 0.98],
        ],
        [
          [0.4, 0],
          [0.98, 0],
        ],
      )(x, Math.abs(y)),
    ),
  ),
  scan: union(
    disc(0, -0.62, 0.2),
    strokes(0.13, arc(0, -0.62, 0.62, -0.85, 0.85)),
    strokes(0.13, arc(0, -0.62, 1.08, -0.72, 0.72)),
    strokes(0.13, arc(0, -0.62, 1.5, -0.6, 0.6)),
  ),
  targetLock: union(bracket, disc(0, 0, 0.26)),
  aux: shape([0.16, 1], [-0.62, -0.12], [-0.08, -0.12], [-0.16, -1], [0.62, 0.14], [0.06, 0.14]),
  cloak: union(
    strokes(0.12, [
      [-0.9, 0.5],
      [-0.45, 0.72],
      [0, 0.5],
      [0.45, 0.28],
      [0.9, 0.5],
    ]),
    strokes(0.12, [
      [-0.9, 0],
      [-0.45, 0.22],
      [0, 0],
      [0.45, -0.22],
      [0.9, 0],
    ]),
    strokes(0.12, [
      [-0.9, -0.5],
      [-0.45, -0.28],
      [0, -0.5],
      [0.45, -0.72],
      [0.9, -0.5],
    ]),
  ),
  sensorEcho: mirrored(
    union(
      strokes(PEN, [
        [0.12, 0],
        [0.45, 0],
      ]),
      head([0.45, 0], [1, 0], 0.42),
      disc(0, 0, 0.2),
    ),
  ),
  damage: without(
    regular(6),
    strokes(0.1, [
      [0.1, 1],
      [-0.25, 0.3],
      [0.22, 0.05],
      [-0.2, -0.4],
      [0.05, -1],
    ]),
  ),
  mission: without(
    shape([0, 1], [0.82, 0.62], [0.7, -0.35], [0, -1], [-0.7, -0.35], [-0.82, 0.62]),
    scaled(star(5, 0.42), 0.52),
  ),
  straight: ahead,
  bankRight: bank,
  bankLeft: turned(bank),
  turnRight: turn,
  turnLeft: turned(turn),
  comeAbout: about,
  reverse: (x, y) => ahead(x, -y),
};

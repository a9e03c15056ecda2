import { type Mesh, join, mirror } from '../lib/mesh';
import { box, lathe, TURN } from '../lib/solids';
import { spline, surface } from '../lib/surface';
import { type V2, type V3, mix, steps } from '../lib/vector';
import { NACELLE, SAUCER, swatch } from './plan';

/** What shows where the skin is gone: decks, ring walls and ribs, a little inside the hull. Seen from both sides. */

const under = spline([
  [8, -9.6],
  [19, -7.8],
  [34, -3.6],
  [50, -1.6],
  [62.5, -2],
]);
const over = spline([
  [8, 11.4],
  [14, 11],
  [18, 8.4],
  [30, 6.4],
  [48, 4.2],
  [62.5, 2.4],
]);
const height = (curve: (t: number) => V2, r: number): number => {
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const t = (low + high) / 2;
    if (curve(t)[0] < r) low = t;
    else high = t;
  }
  return curve(low)[1];
};

const sheet = (
  us: readonly number[],
  vs: readonly number[],
  at: (u: number, v: number) => V3,
  uv: V2,
): Mesh => surface({ us, vs, at, uv: () => uv });

const around = (turn: number, r: number, y: number): V3 => [
  SAUCER.centre[0] + r * Math.sin(turn * TURN),
  SAUCER.centre[1] + y,
  SAUCER.centre[2] + r * Math.cos(turn * TURN),
];

const saucerFrame = (): Mesh => {
  const turns = steps(0, 1, 72);
  const walls = [16, 31, 45, 58].map((r, i) =>
    sheet(
      turns,
      [0, 1],
      (u, v) => around(u, r, mix(height(under, r), height(over, r), v) * 0.97),
      swatch(i % 2 ? 'steel' : 'dark'),
    ),
  );
  const decks = (
    [
      [-1.4, 61],
      [1.3, 61],
      [4, 44],
      [-4.6, 26],
      [7.4, 17],
    ] as const
  ).map(([y, reach]) => sheet(turns, [0, 1], (u, v) => around(u, mix(9, reach, v), y), swatch('dark')));
  const ribs = steps(0, 1, 24)
    .slice(1)
    .map((turn) =>
      sheet(
        steps(10, 61.5, 8),
        [0, 1],
        (r, v) => around(turn, r, mix(height(under, r), height(over, r), v) * 0.96),
        swatch('trim'),
      ),
    );
  return join([...walls, ...decks, ...ribs]);
};

const hoop = (z: number, outer: number, inner: number, centre: V2, name: 'steel' | 'trim'): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [inner, z + 0.3],
          [outer, z + 0.3],
        ],
        spans: 1,
      },
      {
        points: [
          [outer, z - 0.3],
          [inner, z - 0.3],
        ],
        spans: 1,
      },
      {
        points: [
          [inner, z - 0.3],
          [inner, z + 0.3],
        ],
        spans: 1,
      },
    ],
    axis: 'z',
    segments: 22,
    centre: [centre[0], centre[1], 0],
    uv: () => swatch(name),
  });

const hullReach = spline([
  [14, 38],
  [16.2, 22],
  [16.2, 5],
  [14.6, -22],
  [11.2, -46],
  [9, -54],
]);
const bodyFrame = (): Mesh => {
  const hoops = steps(0.04, 0.98, 14).map((t) => {
    const [r, z] = hullReach(t);
    return hoop(z, r * 0.97, r * 0.8, [0, t > 0.6 ? 3 * (t - 0.6) : 0], 'trim');
  });
  const decks = [-8, -3.5, 1, 5.5].map((y) =>
    sheet(
      steps(0, 1, 12),
      [-1, 1],
      (t, side) => {
        const [r, z] = hullReach(t);
        const half = Math.sqrt(Math.max(0.5, r * r * 0.86 - y * y));
        return [side * half, y + 2 * t * t, z];
      },
      swatch('dark'),
    ),
  );
  const core = lathe({
    runs: [
      {
        points: [
          [2.2, 32],
          [2.6, 10],
          [2.6, -30],
          [1.8, -50],
        ],
        spans: 6,
      },
    ],
    axis: 'z',
    segments: 20,
    uv: () => swatch('impulse'),
  });
  return join([...hoops, ...decks, core]);
};

const nacelleFrame = (): Mesh => {
  const [x, y] = NACELLE.axis;
  const hoops = steps(-6, -128, 16).map((z) => {
    const r = mix(7.7, 5.6, (-6 - z) / 122);
    return hoop(z, r, r * 0.72, [x, y], 'trim');
  });
  const core = lathe({
    runs: [
      {
        points: [
          [2.6, -2],
          [3, -30],
          [2.4, -100],
          [1.8, -130],
        ],
        spans: 6,
      },
    ],
    axis: 'z',
    segments: 20,
    centre: [x, y, 0],
    uv: () => swatch('impulse'),
  });
  const beams = [-1, 1].map((side) =>
    box([x + side * 5 - 0.4, y - 0.5, -128], [x + side * 5 + 0.4, y + 0.5, -4], swatch('steel')),
  );
  return join([...hoops, core, ...beams]);
};

export const makeSaucerFrame = saucerFrame;
export const makeBodyFrame = bodyFrame;
export const makeNacelleFrames = (): Mesh => {
  const one = nacelleFrame();
  return join([one, mirror(one)]);
};

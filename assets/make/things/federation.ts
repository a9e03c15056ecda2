import { type Mesh, join, move } from '../lib/mesh';
import { TURN } from '../lib/solids';
import type { V2, V3 } from '../lib/vector';
import { nacelle, WHITE } from './craft';
import { bare, hull, lamp, painted, windows } from './paint';
import { ball, block, both, loft, patch, rod, rounded, turned } from './shapes';

const ringOf = (count: number, make: (angle: number, index: number) => Mesh): Mesh =>
  join(Array.from({ length: count }, (_, i) => make((i / count) * TURN, i)));

/** A blinking lamp every so often round a rim. */
const rimLamps = (count: number, radius: number, y: number, hex: string): Mesh =>
  ringOf(count, (a) =>
    painted(
      ball([Math.sin(a) * radius, y, Math.cos(a) * radius], [0.7, 0.7, 0.7], 6, 4),
      lamp(hex, 'blink', 0.9),
    ),
  );

/** Runs of a starbase from its foot to its mast: a tall spindle with wide mushroom discs. */
const STATION: readonly (readonly [readonly V2[], string, number])[] = [
  [
    [
      [0, -50],
      [0.9, -47],
      [1.4, -41],
    ],
    WHITE.deep,
    0,
  ],
  [
    [
      [1.4, -41],
      [4.6, -38],
      [6.4, -33],
      [6.4, -27],
      [4.4, -23],
    ],
    WHITE.hull,
    0.5,
  ],
  [
    [
      [4.4, -23],
      [3.2, -21],
      [3.2, -15],
    ],
    WHITE.dark,
    0.4,
  ],
  [
    [
      [3.2, -15],
      [8, -13.8],
      [17, -12.4],
    ],
    WHITE.dark,
    0.3,
  ],
  [
    [
      [17, -12.4],
      [18, -11.2],
      [17.4, -10],
    ],
    WHITE.deep,
    0.75,
  ],
  [
    [
      [17.4, -10],
      [11, -8.2],
      [6, -7],
    ],
    WHITE.hull,
    0.45,
  ],
  [
    [
      [6, -7],
      [4.6, -4],
      [4.6, 4],
      [6.2, 8],
    ],
    WHITE.hull,
    0.55,
  ],
  [
    [
      [6.2, 8],
      [14, 9.4],
      [25, 11.2],
    ],
    WHITE.dark,
    0.3,
  ],
  [
    [
      [25, 11.2],
      [28.4, 12.4],
      [29.6, 14.4],
      [29, 16.4],
    ],
    WHITE.deep,
    0.85,
  ],
  [
    [
      [29, 16.4],
      [26.6, 20],
      [20.5, 24],
      [12, 26.8],
      [5, 27.8],
    ],
    WHITE.hull,
    0.5,
  ],
  [
    [
      [5, 27.8],
      [5, 30],
      [3.6, 32],
      [2, 32.6],
    ],
    WHITE.dark,
    0.6,
  ],
  [
    [
      [2, 32.6],
      [0.9, 34],
      [0.6, 40],
      [0, 44],
    ],
    WHITE.deep,
    0,
  ],
];

export const makeStarbase = (): Mesh =>
  join([
    ...STATION.map(([points, colour, glow]) =>
      painted(rounded(points, 'y', 28, points.length > 3 ? points.length : 2), {
        ...(glow > 0 ? windows(colour, glow) : hull(colour)),
        round: true,
      }),
    ),
    // Three berths with open doors of light round the great disc.
    ringOf(3, (a) => {
      const [s, c] = [Math.sin(a), Math.cos(a)];
      return painted(
        patch([s * 29.9, 14, c * 29.9], [-c * 3.2, 0, s * 3.2], [0, 1.1, 0]),
        lamp('#ffd79a', 'steady', 0.85),
      );
    }),
    ringOf(3, (a) => {
      const [s, c] = [Math.sin(a + TURN / 6), Math.cos(a + TURN / 6)];
      const out = (r: number, y: number): V3 => [s * r, y, c * r];
      return painted(rod([out(4, -25), out(11, -27), out(15, -32), out(15, -39)], 0.8, 8), hull(WHITE.dark));
    }),
    ringOf(3, (a) =>
      painted(
        ball([Math.sin(a + TURN / 6) * 15, -40, Math.cos(a + TURN / 6) * 15], [1.1, 1.8, 1.1], 10, 8),
        lamp('#8fd0ff', 'pulse', 0.7),
      ),
    ),
    rimLamps(6, 18.2, -11.2, '#8fd0ff'),
    painted(ball([0, 44, 0], [1, 1, 1], 8, 6), lamp('#ff5a4a', 'blink', 1)),
    painted(
      turned(
        [
          [8.2, 0],
          [8.2, 0.9],
          [7.2, 1.2],
          [7.2, 0],
        ],
        'y',
        28,
        [0, 26.6, 0],
      ),
      hull(WHITE.blue),
    ),
    painted(
      turned(
        [
          [21.6, 0],
          [21.6, 0.6],
          [20.6, 0.9],
          [20.6, 0],
        ],
        'y',
        28,
        [0, 23.2, 0],
      ),
      hull(WHITE.blue),
    ),
  ]);

/** A cab, a spine with three pairs of boxes hung on it, an engine that pushes it all. */
export const makeFreighter = (): Mesh => {
  const loads = ['#b0803c', '#7f5a34', '#4f7a8a', '#a0583a', '#7d868e', '#b0803c'];
  const box = (i: number): Mesh => {
    const [row, side] = [Math.floor(i / 2), i % 2 === 0 ? 1 : -1];
    const [x, z] = [side * 7.4, 13 - row * 16.5];
    const paint = loads[i] ?? WHITE.dark;
    return join([
      painted(
        move(block([-5.4, -5.6, -7.4], [5.4, 4.4, 7.4], 1.3), [x, 0, z]),
        hull(paint, { metal: 0.3, rough: 0.6 }),
      ),
      ...[-4, 4].map((dz) =>
        painted(move(block([-5.75, -5.95, -0.5], [5.75, 4.75, 0.5], 1.3), [x, 0, z + dz]), hull(WHITE.deep)),
      ),
    ]);
  };
  return join([
    painted(
      loft(
        [
          { z: 43, w: 3.2, up: 1.2, down: 1.8, y: 0.2, square: 3 },
          { z: 40.5, w: 5.4, up: 3, down: 2.8, y: 0.4, square: 3.2 },
          { z: 34, w: 6, up: 4, down: 3.2, y: 0.5, square: 3.4 },
          { z: 26, w: 5.4, up: 3.8, down: 3, y: 0.4, square: 3.4 },
          { z: 23, w: 3.4, up: 2.6, down: 2.2, square: 3 },
        ],
        { around: 18, fine: 2 },
      ),
      windows(WHITE.hull, 0.5),
    ),
    painted(patch([0, 2.2, 42.3], [-2.7, 0, 0], [0, 0.75, -0.55]), lamp('#ffe2ad', 'steady', 0.65)),
    painted(block([-1.7, 1, -36], [1.7, 4.6, 26], 0.5), hull(WHITE.dark)),
    painted(
      both(
        rod(
          [
            [3.2, 5.4, 24],
            [3.2, 5.4, -34],
          ],
          0.5,
          6,
        ),
      ),
      bare(WHITE.deep, 0.4, 0.7),
    ),
    ...[0, 1, 2, 3, 4, 5].map(box),
    painted(
      loft(
        [
          { z: -28, w: 4.4, up: 3.4, square: 3 },
          { z: -31, w: 8.6, up: 5.6, square: 3.4 },
          { z: -39, w: 8.6, up: 5.6, square: 3.4 },
          { z: -42, w: 6.6, up: 4.2, square: 3.2 },
        ],
        { around: 16, fine: 1 },
      ),
      windows(WHITE.hull, 0.35),
    ),
    painted(both(patch([3.4, 0, -42.3], [1.8, 0, 0], [0, 1.8, 0], 10)), lamp('#9fd4ff', 'pulse', 0.9)),
    both(nacelle([12.2, 3.6, -34], 17, 2.3, '#ff8a5a')),
    painted(both(block([7, 2, -38], [11, 3.6, -31], 0.3)), hull(WHITE.dark)),
    painted(both(ball([6.6, 5.4, 26], [0.6, 0.6, 0.6], 6, 4)), lamp('#ff5a4a', 'blink', 1)),
  ]);
};

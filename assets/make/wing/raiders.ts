import { type Mesh, join, move } from '../lib/mesh';
import { LIVERIES, type Livery, makeCruiser } from '../things/klingon';
import { bare, hull, lamp, painted, windows } from '../things/paint';
import { ball, block, both, facets, loft, patch, rod, rounded, turned, wing } from '../things/shapes';

export const CRUISERS = {
  kliGroth: {
    hull: '#7d8f86',
    dark: '#3f4d48',
    trim: '#8d7a3e',
    engine: '#ff5a3a',
    feathers: ['#a48a3f', '#6d5f34'],
  },
  kliKlothos: {
    hull: '#6d7480',
    dark: '#343b47',
    trim: '#9a2f2a',
    engine: '#ff5a3a',
    feathers: ['#8e2a26', '#5f2322'],
  },
  kliDevisor: {
    hull: '#8f7f66',
    dark: '#4a3f2d',
    trim: '#c7792e',
    engine: '#ff6a2a',
    feathers: ['#b8692a', '#7c4c22'],
  },
  kliD7: LIVERIES.klingonCruiser,
  romAlgeron: {
    hull: '#8fb0a2',
    dark: '#47665c',
    trim: '#c9a13c',
    engine: '#62ffb0',
    feathers: ['#c98f2e', '#94402a'],
  },
  romD7: LIVERIES.romulanBattleCruiser,
} as const satisfies Record<string, Livery>;

export const KTINGAS = {
  kliKronosOne: {
    hull: '#9aa08e',
    dark: '#50564a',
    trim: '#a9823a',
    engine: '#ff4a2a',
    feathers: ['#b0302a', '#7c221f'],
  },
  kliKtinga: {
    hull: '#84907c',
    dark: '#454e42',
    trim: '#66755f',
    engine: '#ff5a3a',
    feathers: ['#606d5c', '#505c4d'],
  },
} as const satisfies Record<string, Livery>;

/** The younger cruiser: the old hull under heavy plates, collars on its boom, tubes before and behind. */
export const makeKtinga = (livery: Livery): Mesh => {
  const steel = bare(livery.dark, 0.45, 0.6);
  const collar = (z: number, r: number): Mesh =>
    painted(
      turned(
        [
          [r, 0.7],
          [r + 0.5, 0.3],
          [r + 0.5, -0.3],
          [r, -0.7],
        ],
        'z',
        14,
        [0, 0.3, z],
      ),
      steel,
    );
  const plate = (x: number, z: number, long: number): Mesh =>
    painted(
      both(block([x, 1.6 - x * 0.24, z - long], [x + 2.6, 3.4 - x * 0.24, z], 0.5)),
      hull(livery.trim, { metal: 0.5 }),
    );
  return join([
    makeCruiser(livery),
    ...[24, 19, 14, 9].map((z) => collar(z, 2.5)),
    plate(8.4, -9, 30),
    plate(11.6, -15, 24),
    // A broad brow over the command pod, and its two horns.
    painted(
      both(
        wing([
          { x: 4, y: 1.4, front: 42, back: 31, thick: 2.4 },
          { x: 11.4, y: 0, front: 38.5, back: 33, thick: 1.1 },
        ]),
      ),
      hull(livery.trim),
    ),
    painted(
      both(
        rod(
          [
            [11, -0.2, 42],
            [11, -0.2, 33],
          ],
          0.6,
          8,
        ),
      ),
      steel,
    ),
    // The tail gun, which the older hull has not.
    painted(
      loft(
        [
          { z: -40, w: 3, up: 1.6, y: 6, square: 3 },
          { z: -46, w: 3.2, up: 1.9, y: 5.6, square: 3.2 },
          { z: -49, w: 2, up: 1.2, y: 5.4, square: 3 },
        ],
        { around: 14, fine: 1 },
      ),
      hull(livery.dark),
    ),
    painted(patch([0, 5.4, -49.2], [1, 0, 0], [0, 0.7, 0], 8), lamp(livery.engine, 'pulse', 0.9)),
    painted(both(patch([2.9, 7.7, -26], [0, 0, 7], [0.4, 0, 0])), lamp(livery.engine, 'steady', 0.5)),
  ]);
};

/** Hide, bone and brass. */
interface Hide {
  readonly hull: string;
  readonly dark: string;
  readonly trim: string;
  readonly glow: string;
}

export const GORN = {
  indGornarus: { hull: '#7d8a4a', dark: '#3d4526', trim: '#b98c3c', glow: '#ffb02a' },
  indGorn: { hull: '#6a7a68', dark: '#36403a', trim: '#8a8f72', glow: '#ffd05a' },
} as const satisfies Record<string, Hide>;

/** A crocodile of a ship: two jaws before a broad flat hull, a ridge of plates down its back, four engines behind. */
export const makeGorn = (hide: Hide): Mesh => {
  const jaw = loft(
    [
      { z: 41, w: 1, up: 0.8, y: -1.2, square: 2.4 },
      { z: 37, w: 2.6, up: 1.6, y: -1, square: 2.8 },
      { z: 24, w: 4.4, up: 2.6, y: -0.4, square: 3 },
      { z: 8, w: 6.2, up: 3.4, y: 0, square: 3 },
      { z: -6, w: 7, up: 3.6, y: 0, square: 3 },
    ],
    { around: 16, fine: 2 },
  );
  const tooth = (z: number): Mesh => {
    const [a, b] = [z + 1.4, z - 1.4];
    return facets(
      [
        [
          [-3.6, 0.6, a],
          [-3.6, 0.6, b],
          [-6.4, -0.4, z],
        ],
        [
          [-3.6, -1.4, a],
          [-3.6, -1.4, b],
          [-6.4, -0.4, z],
        ],
        [
          [-3.6, 0.6, a],
          [-3.6, -1.4, a],
          [-6.4, -0.4, z],
        ],
        [
          [-3.6, 0.6, b],
          [-3.6, -1.4, b],
          [-6.4, -0.4, z],
        ],
      ],
      [-4.4, -0.4, z],
    );
  };
  const spine = (z: number, size: number): Mesh =>
    facets(
      [1, -1].flatMap((side) => [
        [
          [0, 4 + size, z - size * 0.9],
          [0, 3.4, z + size * 1.4],
          [side * size * 0.55, 3.4, z - size * 0.6],
        ] as const,
        [
          [0, 4 + size, z - size * 0.9],
          [side * size * 0.55, 3.4, z - size * 0.6],
          [0, 3.4, z - size * 1.6],
        ] as const,
      ]),
      [0, 3, z],
    );
  const engine = (x: number, y: number): Mesh =>
    join([
      painted(
        move(
          loft(
            [
              { z: -20, w: 1.8, up: 1.8 },
              { z: -24, w: 2.7, up: 2.7 },
              { z: -38, w: 2.5, up: 2.5 },
              { z: -41, w: 1.9, up: 1.9 },
            ],
            { around: 14, fine: 1 },
          ),
          [x, y, 0],
        ),
        hull(hide.dark),
      ),
      painted(patch([x, y, -41.1], [1.3, 0, 0], [0, 1.3, 0], 8), lamp(hide.glow, 'pulse', 0.9)),
    ]);
  return join([
    both(
      join([
        painted(move(jaw, [9.4, 0, 0]), (p) => (p[2] > 30 ? hull(hide.trim) : windows(hide.hull, 0.3))),
        painted(move(join([32, 26, 20, 14].map(tooth)), [9.4, -0.4, 0]), bare('#d8cfae', 0.5, 0.1)),
        painted(patch([9.4, -1.2, 41.1], [-0.6, 0, 0], [0, 0.5, 0], 8), lamp('#ff6a2a', 'pulse', 0.9)),
        // Shoulders that reach back.
        painted(
          wing(
            [
              { x: 9, y: 0.4, front: 8, back: -36, thick: 6 },
              { x: 19, y: -1, front: -2, back: -36, thick: 4 },
              { x: 27, y: -4.4, front: -16, back: -40, thick: 1.4 },
            ],
            2,
          ),
          (p) => hull(p[0] ** 2 > 480 ? hide.trim : p[2] > -6 ? hide.dark : hide.hull),
        ),
        engine(6.4, 2.2),
        engine(14.6, 0.4),
        painted(ball([13.4, 3, 6], [1, 0.7, 1.6], 10, 6), lamp(hide.glow, 'steady', 0.5)),
      ]),
    ),
    painted(
      loft(
        [
          { z: 17, w: 2.4, up: 1, down: 1, square: 2.6 },
          { z: 13, w: 6, up: 2.6, down: 2, square: 2.8 },
          { z: 2, w: 9.4, up: 4.2, down: 3.2, square: 2.8 },
          { z: -14, w: 11, up: 5, down: 3.6, square: 3 },
          { z: -32, w: 9.4, up: 4.4, down: 3, square: 3.2 },
          { z: -36, w: 8, up: 3, down: 2, square: 3.2 },
        ],
        { around: 24, fine: 2 },
      ),
      windows(hide.hull, 0.35),
    ),
    painted(
      join(
        [
          [6, 2.4],
          [-1, 3.2],
          [-9, 3.8],
          [-17, 3.4],
          [-25, 2.6],
        ].map(([z = 0, size = 0]) => move(spine(z, size), [0, 0.6, 0])),
      ),
      hull(hide.trim),
    ),
    // The eye of the bridge, between the jaws.
    painted(
      rounded(
        [
          [3.4, 0],
          [2.8, 1.4],
          [0, 2.4],
        ],
        'y',
        16,
        4,
        [0, 2.2, 11],
      ),
      hull(hide.dark),
    ),
    painted(
      both(patch([1.5, 3.2, 13.6], [-0.9, 0.2, -0.5], [0.1, 0.5, -0.3])),
      lamp(hide.glow, 'steady', 0.8),
    ),
  ]);
};

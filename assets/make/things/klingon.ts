import { type Mesh, join, move } from '../lib/mesh';
import { bare, hull, lamp, type Paint, painted, windows } from './paint';
import { ball, block, both, loft, patch, rod, rounded, turned, wing } from './shapes';

/** What a cruiser is painted with: two tones of hull, a trim, its engines' light. */
export interface Livery {
  readonly hull: string;
  readonly dark: string;
  readonly trim: string;
  readonly engine: string;
  /** The blades laid over its wings, one tone after the other. */
  readonly feathers: readonly [string, string];
}

export const LIVERIES = {
  klingonCruiser: {
    hull: '#8d9b93',
    dark: '#4d5a57',
    trim: '#5d6f6a',
    engine: '#ff5a3a',
    feathers: ['#6b7a75', '#5a6864'],
  },
  kang: {
    hull: '#7a8494',
    dark: '#39424f',
    trim: '#a02c28',
    engine: '#ff5a3a',
    feathers: ['#8e2a26', '#6d211f'],
  },
  koloth: {
    hull: '#a08d6c',
    dark: '#57482f',
    trim: '#d2a24a',
    engine: '#ff5a3a',
    feathers: ['#c79a45', '#8a6a30'],
  },
  kor: {
    hull: '#585f66',
    dark: '#2a2f36',
    trim: '#d8d2c0',
    engine: '#ff5a3a',
    feathers: ['#c9c3b2', '#8f8b7f'],
  },
  romulanBattleCruiser: {
    hull: '#7fa39b',
    dark: '#3f5c57',
    trim: '#b5623a',
    engine: '#62ffb0',
    feathers: ['#a8552f', '#7f6a3a'],
  },
} as const satisfies Record<string, Livery>;

/** The command pod: a flattened bulb with a bridge on top and the mouth of a torpedo tube. */
const pod = (skin: Paint, livery: Livery): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 45.5, w: 2.6, up: 0.9, down: 1.2, y: -0.9, square: 2.4 },
          { z: 44.2, w: 5.4, up: 2, down: 2.2, y: -0.7, square: 2.3 },
          { z: 40.5, w: 7.7, up: 3.1, down: 3, y: -0.5, square: 2.2 },
          { z: 36, w: 8.2, up: 3.7, down: 3.2, y: -0.3, square: 2.2 },
          { z: 31.5, w: 6.6, up: 3.4, down: 2.8, y: -0.2, square: 2.2 },
          { z: 28.2, w: 3.6, up: 2.5, down: 2.1, y: -0.1, square: 2.2 },
          { z: 25.5, w: 2.3, up: 1.8, down: 1.6, y: 0, square: 2.2 },
        ],
        { around: 20, fine: 2 },
      ),
      windows(livery.hull, 0.55),
    ),
    painted(
      rounded(
        [
          [3.4, 0],
          [3.1, 1],
          [2, 1.9],
          [0, 2.3],
        ],
        'y',
        16,
        5,
        [0, 2.6, 35.5],
      ),
      skin,
    ),
    painted(
      rounded(
        [
          [1.2, 0],
          [0.9, 0.7],
          [0, 1],
        ],
        'y',
        12,
        3,
        [0, 4.7, 35.3],
      ),
      lamp('#ffd9a0', 'steady', 0.45),
    ),
    painted(
      turned(
        [
          [1, 1.6],
          [1.7, 1.3],
          [1.7, 0],
        ],
        'z',
        12,
        [0, -1.6, 44.6],
      ),
      bare(livery.dark, 0.5, 0.6),
    ),
    painted(patch([0, -1.6, 46], [-0.62, 0, 0], [0, 0.62, 0], 8), lamp(livery.engine, 'pulse', 0.8)),
    painted(both(block([5.9, -2.2, 34], [8.6, 0, 42], 0.6)), hull(livery.dark)),
  ]);

const boom = (livery: Livery): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 28, w: 2.1, up: 1.7, down: 1.5, square: 2.8 },
          { z: 18, w: 2.1, up: 1.7, down: 1.6, y: 0.2, square: 2.8 },
          { z: 6, w: 2.7, up: 2.2, down: 2, y: 0.5, square: 2.8 },
          { z: -2, w: 4, up: 3, down: 2.6, y: 0.6, square: 2.8 },
        ],
        { around: 12, fine: 2 },
      ),
      windows(livery.hull, 0.35),
    ),
    painted(both(block([1.7, -0.5, 3], [2.9, 1, 24], 0.4)), hull(livery.dark)),
  ]);

/** The broad body: a raised back that grows towards the stern, the engines' vents in it. */
const body = (skin: Paint, livery: Livery): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 6, w: 2.4, up: 1.8, down: 1.8, y: 0.5, square: 2.6 },
          { z: -2, w: 6, up: 3.6, down: 2.4, y: 0.3, square: 2.8 },
          { z: -14, w: 9.4, up: 5, down: 3.1, y: 0.1, square: 3 },
          { z: -28, w: 11.4, up: 5.6, down: 3.4, y: 0, square: 3.2 },
          { z: -40, w: 11.2, up: 4.6, down: 3, y: 0, square: 3.4 },
          { z: -44.5, w: 9.6, up: 3.2, down: 2.2, y: 0.1, square: 3.4 },
        ],
        { around: 20, fine: 2 },
      ),
      windows(livery.hull, 0.3),
    ),
    painted(
      loft(
        [
          { z: -12, w: 2.2, up: 0.8, y: 5, square: 3 },
          { z: -18, w: 3.8, up: 2.2, y: 5.2, square: 3 },
          { z: -32, w: 3.8, up: 2.4, y: 5.2, square: 3 },
          { z: -39, w: 2.8, up: 1.2, y: 4.6, square: 3 },
        ],
        { around: 12, fine: 1 },
      ),
      hull(livery.dark),
    ),
    painted(patch([0, 7.6, -25], [0, 0, 4], [1.3, 0, 0], 4), lamp(livery.engine, 'steady', 0.28)),
    painted(both(patch([5, 0.6, -44.7], [1.9, 0, 0], [0, 0.85, 0])), lamp(livery.engine, 'pulse', 0.9)),
    painted(patch([0, 0.6, -44.7], [1.6, 0, 0], [0, 0.6, 0]), lamp('#ffb070', 'pulse', 0.6)),
    painted(
      rounded(
        [
          [0, -3.6],
          [2.6, -3],
          [3.6, -1.6],
          [3.6, 0],
        ],
        'y',
        16,
        4,
        [0, -2, -22],
      ),
      skin,
    ),
  ]);

const wings = (livery: Livery): Mesh => {
  const blade = (x0: number, x1: number, front: number, back: number, y: number, tone: string): Mesh =>
    painted(
      wing([
        { x: x0, y: y + 0.1, front, back, thick: 1.4 },
        {
          x: x1,
          y: y - (x1 - x0) * 0.24 + 0.05,
          front: front - (x1 - x0) * 0.8,
          back: back + (x1 - x0) * 0.28,
          thick: 1.2,
        },
      ]),
      hull(tone, { metal: 0.5 }),
    );
  const [first, second] = livery.feathers;
  return both(
    join([
      painted(
        wing(
          [
            { x: 4, y: 0.2, front: 3, back: -43.5, thick: 4.6 },
            { x: 11, y: -0.7, front: -7, back: -43, thick: 3.4 },
            { x: 24.5, y: -4, front: -19.5, back: -39, thick: 2 },
          ],
          2,
        ),
        (p) => hull(p[2] > -9 - p[0] * 0.5 + 6 ? livery.dark : livery.hull),
      ),
      blade(11.5, 15, -14, -30, 0.75, first),
      blade(15.4, 18.9, -17.5, -31, -0.35, second),
      blade(19.3, 22.6, -20.5, -32, -1.5, first),
    ]),
  );
};

/** Long square-shouldered engines under the wing tips, lit along their inner side and at the stern. */
const nacelles = (livery: Livery): Mesh => {
  const [x, y] = [26.6, -4.9];
  const one = join([
    painted(
      move(
        loft(
          [
            { z: -9, w: 0.9, up: 0.9, square: 2 },
            { z: -10.4, w: 2, up: 2.1, square: 2.6 },
            { z: -14, w: 2.35, up: 2.6, square: 3.4 },
            { z: -30, w: 2.35, up: 2.6, square: 3.6 },
            { z: -43, w: 2.1, up: 2.3, square: 3.4 },
            { z: -45.5, w: 1.5, up: 1.6, square: 3 },
          ],
          { around: 12, fine: 1 },
        ),
        [x, y, 0],
      ),
      hull(livery.trim),
    ),
    painted(ball([x, y, -9.4], [1.5, 1.5, 1.5], 10, 6), lamp(livery.engine, 'pulse', 0.7)),
    painted(patch([x, y, -45.7], [1, 0, 0], [0, 1, 0], 6), lamp(livery.engine, 'pulse', 0.9)),
    painted(patch([x, y + 2.68, -27], [0, 0, 7.5], [0.55, 0, 0]), lamp(livery.engine, 'steady', 0.5)),
    painted(block([x - 2.75, y - 1, -38], [x - 1.9, y + 1, -18], 0.3), hull(livery.dark)),
  ]);
  return both(one);
};

const guns = (livery: Livery): Mesh =>
  both(
    join([
      painted(
        rod(
          [
            [22.5, -3.7, -8],
            [22.5, -3.7, -24],
          ],
          0.75,
          8,
        ),
        bare(livery.dark, 0.4, 0.7),
      ),
      painted(ball([22.5, -3.7, -8], [0.8, 0.8, 0.8], 6, 4), lamp('#ff6a40', 'steady', 0.55)),
    ]),
  );

export const makeCruiser = (livery: Livery): Mesh => {
  const skin = hull(livery.hull);
  return join([
    pod(skin, livery),
    boom(livery),
    body(skin, livery),
    wings(livery),
    nacelles(livery),
    guns(livery),
  ]);
};

import { type Mesh, join, mapVertices, move } from '../lib/mesh';
import { lathe } from '../lib/solids';
import type { V3 } from '../lib/vector';
import { bare, hull, lamp, painted, windows } from './paint';
import { ball, both, facets, loft, patch, rounded, wing } from './shapes';

/** A bird's hull, its dark parts and its engines, and the two tones of its feathers. */
export interface Tones {
  readonly hull: string;
  readonly dark: string;
  readonly trim: string;
  readonly red: string;
  readonly gold: string;
}

export const GREY: Tones = {
  hull: '#9fb0a4',
  dark: '#566a60',
  trim: '#6d8276',
  red: '#b04a2c',
  gold: '#d39a45',
};

/** A long feather lying on a surface, from root to tip, with a ridge along its middle. */
const feather = (root: V3, tip: V3, width: number, lift: number): Mesh => {
  const [dx, dz] = [tip[0] - root[0], tip[2] - root[2]];
  const size = Math.hypot(dx, dz) || 1;
  const [sx, sz] = [(dz / size) * width, (-dx / size) * width];
  const at = (t: number, side: number, up: number): V3 => [
    root[0] + dx * t + sx * side,
    root[1] + (tip[1] - root[1]) * t + up,
    root[2] + dz * t + sz * side,
  ];
  const ridge = [at(0.02, 0, lift), at(0.6, 0, lift * 1.1), at(1, 0, 0)] as const;
  const [l0, l1, r0, r1] = [at(0, -0.6, 0), at(0.62, -1, 0), at(0, 0.6, 0), at(0.62, 1, 0)];
  const heart: V3 = [
    (root[0] + tip[0]) / 2,
    (root[1] + tip[1]) / 2 - Math.sign(lift) * 6,
    (root[2] + tip[2]) / 2,
  ];
  return facets(
    [
      [l0, l1, ridge[1], ridge[0]],
      [l1, ridge[2], ridge[1]],
      [r0, ridge[0], ridge[1], r1],
      [r1, ridge[1], ridge[2]],
    ],
    heart,
  );
};

/** Feathers fanned out under the body and along the wings, as a bird would carry them. */
const plumage = (tones: Tones): Mesh => {
  const fan = Array.from({ length: 7 }, (_, i): Mesh => {
    const a = ((i - 3) * 24 * Math.PI) / 180;
    const tip: V3 = [Math.sin(a) * 17, -2.3, 8 - Math.cos(a) * 22];
    return painted(
      feather([Math.sin(a) * 4, -4.4, 8 - Math.cos(a) * 4], tip, 2, -0.5),
      hull(i % 2 ? tones.gold : tones.red, { metal: 0.3 }),
    );
  });
  const onWing = [0, 1, 2].map((i) => {
    const x = 17.5 + i * 4.6;
    return join([
      painted(
        feather([x, -1.9, 3], [x + 1.6, -1.7, -12.5 + i], 1.7, -0.45),
        hull(i % 2 ? tones.red : tones.gold, { metal: 0.3 }),
      ),
      painted(
        feather([x, 1.15, 3 - i], [x + 1.4, 0.95, -12 + i], 1.7, 0.45),
        hull(i % 2 ? tones.gold : tones.red, { metal: 0.3 }),
      ),
    ]);
  });
  // Over the back of the disc, from the dome to the rim.
  const back = Array.from({ length: 7 }, (_, i): Mesh => {
    const a = Math.PI + ((i - 3) * 25 * Math.PI) / 180;
    const at = (r: number, y: number): V3 => [Math.sin(a) * r * 0.94, y, Math.cos(a) * r * 1.15 + 5];
    return painted(
      feather(at(7.4, 4.9), at(17, 1.9), 1.9, 0.75),
      hull(i % 2 ? tones.gold : tones.red, { metal: 0.3 }),
    );
  });
  return join([...fan, both(join(onWing)), ...back]);
};

/** A flat, broad body like a disc, wings at its waist, an engine at each tip, a fin behind. */
export const makeRomulanBird = (tones: Tones = GREY): Mesh => {
  const disc = mapVertices(
    lathe({
      runs: [
        {
          points: [
            [0, -4.4],
            [9, -4.1],
            [15.5, -2.8],
            [18.4, -1.2],
          ],
          spans: 5,
        },
        {
          points: [
            [18.4, -1.2],
            [18.8, 0],
            [18.4, 1],
          ],
          spans: 2,
        },
        {
          points: [
            [18.4, 1],
            [15, 2.6],
            [9.5, 4.2],
            [5.5, 5.3],
            [0, 5.6],
          ],
          spans: 6,
        },
      ],
      axis: 'y',
      segments: 32,
      uv: () => [0, 1],
    }),
    (v) => ({ ...v, p: [v.p[0] * 0.94, v.p[1], v.p[2] * (v.p[2] > 0 ? 1.22 : 1.15) + 5] }),
  );
  const nacelle = join([
    painted(
      move(
        loft(
          [
            { z: 21, w: 1.5, up: 1.5 },
            { z: 19.6, w: 2.5, up: 2.5 },
            { z: 16, w: 2.9, up: 2.9 },
            { z: -6, w: 2.8, up: 2.8 },
            { z: -18, w: 2.2, up: 2.2 },
            { z: -21, w: 1.4, up: 1.4 },
          ],
          { around: 12, fine: 1 },
        ),
        [33, 0, 0],
      ),
      hull(tones.trim),
    ),
    painted(ball([33, 0, 20.4], [1.9, 1.9, 1.9], 10, 6), lamp('#5dffb4', 'pulse', 0.75)),
    painted(patch([33, 0, -21.2], [0.95, 0, 0], [0, 0.95, 0], 8), lamp('#5dffb4', 'pulse', 0.85)),
    painted(
      rounded(
        [
          [2.95, 2.5],
          [3.25, 1],
          [3.25, -1],
          [2.95, -2.5],
        ],
        'z',
        16,
        3,
        [33, 0, 10],
      ),
      hull(tones.dark),
    ),
    painted(
      rounded(
        [
          [2.8, 1.8],
          [3.1, 0.8],
          [3.1, -0.8],
          [2.7, -1.8],
        ],
        'z',
        16,
        3,
        [33, 0, -9],
      ),
      hull(tones.dark),
    ),
  ]);
  return join([
    painted(disc, (p, n) =>
      n[1] < -0.2 ? hull(tones.hull) : p[1] > 0.8 ? windows(tones.hull, 0.42) : hull(tones.dark),
    ),
    painted(
      both(
        wing([
          { x: 12, y: -0.3, front: 12, back: -16, thick: 3.2 },
          { x: 22, y: -0.4, front: 8, back: -14, thick: 2.4 },
          { x: 32, y: -0.2, front: 5.5, back: -11.5, thick: 1.9 },
        ]),
      ),
      (p) => hull(p[0] ** 2 > 520 ? tones.dark : tones.hull),
    ),
    both(nacelle),
    painted(
      rounded(
        [
          [4, 0],
          [3.4, 1.2],
          [1.8, 2],
          [0, 2.2],
        ],
        'y',
        18,
        5,
        [0, 4.8, 8],
      ),
      hull(tones.dark),
    ),
    painted(
      rounded(
        [
          [1.3, 0],
          [0.9, 0.7],
          [0, 1],
        ],
        'y',
        12,
        3,
        [0, 6.8, 8],
      ),
      lamp('#c8ffe4', 'steady', 0.5),
    ),
    // The tail: a low neck, a fin above it, the impulse engine.
    painted(
      loft(
        [
          { z: -8, w: 5.4, up: 3.6, down: 2.6, square: 2.6 },
          { z: -17, w: 4.8, up: 3.8, down: 2.2, y: 0.6, square: 2.8 },
          { z: -26, w: 4, up: 2.8, down: 1.8, y: 1.2, square: 3 },
        ],
        { around: 18, fine: 2 },
      ),
      windows(tones.hull, 0.35),
    ),
    painted(
      facets(
        [
          [
            [0.7, 3, -14],
            [0.7, 4, -27],
            [0.45, 9.2, -29],
            [0.5, 9, -22.5],
          ],
          [
            [-0.7, 3, -14],
            [-0.7, 4, -27],
            [-0.45, 9.2, -29],
            [-0.5, 9, -22.5],
          ],
          [
            [0.7, 3, -14],
            [-0.7, 3, -14],
            [-0.5, 9, -22.5],
            [0.5, 9, -22.5],
          ],
          [
            [0.5, 9, -22.5],
            [-0.5, 9, -22.5],
            [-0.45, 9.2, -29],
            [0.45, 9.2, -29],
          ],
          [
            [0.7, 4, -27],
            [-0.7, 4, -27],
            [-0.45, 9.2, -29],
            [0.45, 9.2, -29],
          ],
        ],
        [0, 6, -23],
      ),
      hull(tones.red),
    ),
    painted(patch([0, 1.5, -26.2], [2, 0, 0], [0, 0.8, 0], 6), lamp('#ffb066', 'pulse', 0.9)),
    // The plasma weapon's mouth.
    painted(patch([0, -1.2, 27.6], [-1.5, 0, 0], [0, 0.6, 0], 8), lamp('#ff8a4a', 'pulse', 0.9)),
    plumage(tones),
  ]);
};

const BRONZE = { hull: '#4d6a5a', dark: '#22332c', trim: '#8f6b34', light: '#67806d' } as const;

/** A dagger with wings swept forward: built to strike and be gone. */
export const makeRaider = (): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 44, w: 0.2, up: 0.2, y: -1, square: 2 },
          { z: 38, w: 1.6, up: 1.1, y: -0.8, square: 2 },
          { z: 24, w: 3.2, up: 2.3, down: 1.8, y: -0.3, square: 2.2 },
          { z: 6, w: 5, up: 3.8, down: 2.6, square: 2.4 },
          { z: -12, w: 6.4, up: 4.4, down: 3, square: 2.6 },
          { z: -27, w: 5, up: 3.2, down: 2.4, y: 0.2, square: 2.8 },
          { z: -33, w: 3.6, up: 2.2, down: 1.8, y: 0.3, square: 2.8 },
        ],
        { around: 18, fine: 2 },
      ),
      windows(BRONZE.hull, 0.35),
    ),
    painted(
      both(
        wing([
          { x: 3, y: 0, front: -4, back: -30, thick: 4 },
          { x: 12, y: 2.2, front: -3, back: -24, thick: 2.6 },
          { x: 23, y: 6.6, front: 8, back: -12, thick: 1.8 },
          { x: 30, y: 10.4, front: 24, back: 7, thick: 0.9 },
        ]),
      ),
      (p) => hull(Math.abs(p[0]) > 22 ? BRONZE.trim : p[2] > -8 ? BRONZE.dark : BRONZE.light),
    ),
    painted(
      both(
        wing([
          { x: 3, y: -1.6, front: -16, back: -33, thick: 2.4 },
          { x: 14, y: -7.5, front: -28, back: -39, thick: 0.9 },
        ]),
      ),
      hull(BRONZE.trim),
    ),
    painted(
      loft(
        [
          { z: 8, w: 0.6, up: 0.5, y: 3.7 },
          { z: 2, w: 2, up: 2, y: 3.8, square: 2.4 },
          { z: -10, w: 2.8, up: 2.7, y: 4.1, square: 2.6 },
          { z: -24, w: 2, up: 1.8, y: 3.4, square: 2.6 },
        ],
        { around: 14, fine: 2 },
      ),
      hull(BRONZE.dark),
    ),
    painted(
      both(patch([1.9, 5.2, 0.4], [-0.5, 0.2, -0.9], [0.35, 0.5, 0.2])),
      lamp('#b8ffd8', 'steady', 0.6),
    ),
    painted(both(patch([2.1, 0.3, -33.3], [1.2, 0, 0], [0, 1, 0], 6)), lamp('#5dffb4', 'pulse', 1)),
    painted(
      both(
        move(
          loft(
            [
              { z: 28, w: 0.5, up: 0.5 },
              { z: 22, w: 0.85, up: 0.85 },
              { z: 2, w: 0.95, up: 0.95 },
            ],
            { around: 8, fine: 1 },
          ),
          [30.2, 10.5, 0],
        ),
      ),
      bare('#2c2f2a', 0.4, 0.7),
    ),
    painted(both(ball([30.2, 10.5, 28.2], [0.8, 0.8, 0.8], 8, 6)), lamp('#ff8a4a', 'pulse', 0.8)),
  ]);

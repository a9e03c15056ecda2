import { type Mesh, flip, join, move } from '../lib/mesh';
import type { V3 } from '../lib/vector';
import { bare, hull, lamp, painted, windows } from '../things/paint';
import { ball, block, both, facets, loft, patch, rounded, turned } from '../things/shapes';
import { deflector, impulse, type Livery, saucer } from './starfleet';

/** Proportions of the real ship, 289 : 127 : 154, on a model 90 long. */
const SAUCER = { at: [0, 4.2, 25.2] as V3, radius: 19.8 };

/** A blade of a pylon between two slanted edges: a root low and near, a tip high and far out. */
export const pylon = (root: readonly [V3, V3], tip: readonly [V3, V3], thick: number): Mesh => {
  const [[a, b], [c, d]] = [root, tip];
  const off = (p: V3, by: number): V3 => [p[0] + by, p[1] - by * 0.4, p[2]];
  const heart: V3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + b[2] + c[2] + d[2]) / 4];
  const [near, far] = [-thick / 2, thick / 2];
  return facets(
    [
      [off(a, near), off(b, near), off(d, near), off(c, near)],
      [off(a, far), off(b, far), off(d, far), off(c, far)],
      [off(a, near), off(a, far), off(c, far), off(c, near)],
      [off(b, near), off(b, far), off(d, far), off(d, near)],
    ],
    heart,
  );
};

const neck = (livery: Livery, lean: number): Mesh =>
  painted(
    facets(
      [1, -1].flatMap((side): V3[][] => [
        [
          [1.5 * side, 3.4, 17 + lean],
          [1.5 * side, 3.4, 8 + lean],
          [1.3 * side, -4, 1],
          [1.3 * side, -4, 10],
        ],
        [
          [1.5 * side, 3.4, 17 + lean],
          [1.3 * side, -4, 10],
          [0, -4, 11.4],
          [0, 3.4, 18.4 + lean],
        ],
        [
          [1.5 * side, 3.4, 8 + lean],
          [1.3 * side, -4, 1],
          [0, -4, 0],
          [0, 3.4, 7 + lean],
        ],
      ]),
      [0, 0, 9],
    ),
    windows(livery.hull, 0.5),
  );

/** The engineering hull: widest a third behind its dish, tapering to the hangar. */
const body = (livery: Livery, r: number): Mesh =>
  join([
    painted(
      move(
        loft(
          [
            { z: 15.2, w: r * 0.84, up: r * 0.84 },
            { z: 12, w: r * 0.94, up: r * 0.94 },
            { z: 6, w: r, up: r },
            { z: -4, w: r * 0.92, up: r * 0.96, y: 0.1 },
            { z: -12, w: r * 0.72, up: r * 0.78, down: r * 0.66, y: 0.5 },
            { z: -18.4, w: r * 0.5, up: r * 0.56, down: r * 0.36, y: 1 },
            { z: -19.4, w: r * 0.34, up: r * 0.4, down: r * 0.2, y: 1.1 },
          ],
          { around: 24, fine: 2 },
        ),
        [0, -7.6, 0],
      ),
      (p) => (p[2] < 13 && p[2] > 10.6 ? hull(livery.pennant) : windows(livery.hull, 0.45)),
    ),
    painted(patch([0, -6.4, -19.6], [1.4, 0, 0], [0, 0.9, 0], 8), lamp('#ffd79a', 'steady', 0.7)),
    painted(block([-0.5, -4.4, -17], [0.5, -2.2, -9], 0.2), hull(livery.dark)),
  ]);

/** A round engine: a lit cap in front, bands round it, grilles, a ball of light behind. */
const roundNacelle = (livery: Livery): Mesh => {
  const at: V3 = [12.4, 11.2, -21];
  const band = (z: number): Mesh =>
    painted(
      turned(
        [
          [2.9, 0.5],
          [2.9, -0.5],
        ],
        'z',
        16,
        [at[0], at[1], z],
      ),
      bare(livery.dark, 0.5, 0.5),
    );
  return join([
    painted(
      move(
        loft(
          [
            { z: 23, w: 2.4, up: 2.4 },
            { z: 20, w: 2.7, up: 2.7 },
            { z: 0, w: 2.7, up: 2.7 },
            { z: -18, w: 2, up: 2 },
            { z: -22.4, w: 1.5, up: 1.5 },
          ],
          { around: 18, fine: 2 },
        ),
        at,
      ),
      (p) => (p[2] < -8 && p[2] > -13 ? hull(livery.pennant) : hull(livery.hull)),
    ),
    painted(
      rounded(
        [
          [0, 2.4],
          [1.4, 2],
          [2.2, 1],
          [2.4, 0],
        ],
        'z',
        18,
        4,
        [at[0], at[1], at[2] + 23],
      ),
      lamp(livery.engine, 'fire', 1),
    ),
    band(at[2] + 21.4),
    band(at[2] + 6),
    band(at[2] - 10),
    painted(
      patch([at[0] - 2.76, at[1], at[2] + 11], [0, 0, -5.2], [0, 0.6, 0]),
      lamp(livery.coil, 'pulse', 0.55),
    ),
    painted(ball([at[0], at[1], at[2] - 22.6], [1.5, 1.5, 1.5], 12, 6), lamp(livery.coil, 'pulse', 0.5)),
  ]);
};

/** Saucer, neck, engineering hull, two round engines above on thin straight pylons. */
export const makeConstitution = (livery: Livery): Mesh =>
  join([
    saucer(SAUCER.at, SAUCER.radius, livery),
    impulse([0, 5.2, 5.7], 4),
    neck(livery, 0),
    body(livery, 5.2),
    deflector([0, -7.6, 14.8], 4.2, '#ffb978', true),
    painted(
      both(
        pylon(
          [
            [2.2, -4.4, -1],
            [2.2, -4.4, -6],
          ],
          [
            [11, 9.4, -6],
            [11, 9.4, -11],
          ],
          0.9,
        ),
      ),
      hull(livery.dark),
    ),
    both(roundNacelle(livery)),
  ]);

/** A flat engine with a wedge for a brow and a long violet slit on its inner side. */
const flatNacelle = (livery: Livery): Mesh => {
  const at: V3 = [13.6, 9.6, -19];
  const shell = loft(
    [
      { z: 21, w: 1.2, up: 1.1, down: 1.5, square: 3 },
      { z: 18, w: 2, up: 2, down: 2.5, square: 3.6 },
      { z: 4, w: 2.2, up: 2.4, down: 2.7, square: 4 },
      { z: -15, w: 1.9, up: 2, down: 2.3, square: 4 },
      { z: -21.5, w: 1, up: 1, down: 1.2, square: 3.6 },
    ],
    { around: 20, fine: 2 },
  );
  const slit = (side: number, glow: number): Mesh => {
    const mesh = patch([side * 2.26, 0.1, -2], [0, 0, side * 9.4], [0, 0.75, 0]);
    return painted(move(mesh, at), lamp(livery.engine, 'pulse', glow));
  };
  return join([
    painted(move(shell, at), hull(livery.hull)),
    slit(-1, 0.85),
    slit(1, 0.5),
    painted(
      move(block([-2.05, 2, -12], [2.05, 2.7, 12], 0.3), at),
      hull(livery.dark, { metal: 0.55, rough: 0.4 }),
    ),
    painted(
      move(block([-1.3, 1.2, 13], [1.3, 2.3, 19.5], 0.4), at),
      hull(livery.pennant, { metal: 0.4, rough: 0.45 }),
    ),
    painted(
      move(patch([0, -0.2, 21.1], [-0.9, 0, 0], [0, 0.8, 0], 6), at),
      lamp(livery.engine, 'pulse', 0.75),
    ),
    painted(move(patch([0, 0, -21.6], [0.7, 0, 0], [0, 0.7, 0], 6), at), lamp(livery.coil, 'pulse', 0.7)),
  ]);
};

/** The refit: swept pylons, flat engines, a torpedo deck on the neck, a dish of blue light. */
export const makeRefit = (livery: Livery): Mesh =>
  join([
    saucer([0, 4.2, 24.6], 20.2, livery),
    impulse([0, 5.2, 4.8], 4.4, '#ff7a5a'),
    painted(
      rounded(
        [
          [1.7, 0],
          [1.4, 0.8],
          [0, 1.2],
        ],
        'y',
        14,
        3,
        [0, 6.2, 7.4],
      ),
      lamp(livery.coil, 'steady', 0.5),
    ),
    neck(livery, -1.6),
    painted(block([-2.4, -2.4, 3], [2.4, -0.2, 14.6], 0.6), hull(livery.dark)),
    painted(both(patch([1.2, -1.3, 14.7], [-0.55, 0, 0], [0, 0.55, 0], 8)), lamp('#ff6a4a', 'pulse', 0.8)),
    body(livery, 5.7),
    deflector([0, -7.6, 14.9], 4.5, '#5fb8ff', false),
    painted(
      both(
        pylon(
          [
            [2.4, -4.2, 4],
            [2.4, -4.2, -6],
          ],
          [
            [12.4, 8.6, -14],
            [12.4, 8.6, -20],
          ],
          1,
        ),
      ),
      hull(livery.hull),
    ),
    both(flatNacelle(livery)),
  ]);

/** Two engines slung under a broad stern, a bar over it that carries the tubes. */
export const makeMiranda = (livery: Livery): Mesh => {
  const stern = loft(
    [
      { z: 4, w: 15, up: 1.8, down: 1.6, square: 3 },
      { z: -8, w: 14.4, up: 2.8, down: 2.2, square: 4 },
      { z: -24, w: 12.6, up: 3, down: 2.2, square: 4.4 },
      { z: -30, w: 11, up: 2, down: 1.6, square: 4.4 },
    ],
    { around: 28, fine: 2 },
  );
  const engine: V3 = [15.6, -7.4, -17];
  const nacelle = loft(
    [
      { z: 18, w: 1.4, up: 1.2, square: 3 },
      { z: 15, w: 2.2, up: 2.2, square: 3.4 },
      { z: 8, w: 2.2, up: 2.2, square: 3.5 },
      { z: -14, w: 2.1, up: 2.1, square: 3.6 },
      { z: -19, w: 1.1, up: 1.1, square: 3.2 },
    ],
    { around: 18, fine: 2 },
  );
  const bar = join([
    both(
      pylon(
        [
          [12.6, 2.2, -14],
          [12.6, 2.2, -24],
        ],
        [
          [9.4, 12.2, -16],
          [9.4, 12.2, -22.5],
        ],
        1.2,
      ),
    ),
    block([-10, 11.6, -22.4], [10, 13, -16.2], 0.4),
  ]);
  return join([
    saucer([0, 0, 15], 19.4, livery),
    painted(stern, (p) =>
      Math.abs(p[2] + 3) < 1.2 || Math.abs(p[2] + 22) < 1.4 ? hull(livery.dark) : windows(livery.hull, 0.5),
    ),
    painted(block([-6.4, 2.4, -28], [6.4, 4.6, -7], 0.9), windows(livery.hull, 0.4)),
    impulse([0, 0.6, -30.3], 7, '#ff8a5a'),
    painted(
      both(
        pylon(
          [
            [12.4, -1, -8],
            [12.4, -1, -24],
          ],
          [
            [15.2, -5.8, -10],
            [15.2, -5.8, -24],
          ],
          1,
        ),
      ),
      hull(livery.dark),
    ),
    both(
      join([
        painted(move(nacelle, engine), hull(livery.hull)),
        painted(
          move(block([-1.9, -2.6, -11], [1.9, -1.9, 11], 0.2), engine),
          hull(livery.pennant, { metal: 0.4 }),
        ),
        painted(
          move(flip(patch([2.16, 0.1, 0], [0, 0, -9], [0, 0.7, 0])), engine),
          lamp(livery.engine, 'pulse', 0.6),
        ),
        painted(
          move(patch([-2.2, 0.1, 0], [0, 0, -9], [0, 0.7, 0]), engine),
          lamp(livery.engine, 'pulse', 0.8),
        ),
        painted(
          move(patch([0, 0, 18.1], [-1, 0, 0], [0, 0.8, 0], 8), engine),
          lamp(livery.engine, 'pulse', 0.8),
        ),
        painted(
          move(patch([0, 0, -19.1], [0.7, 0, 0], [0, 0.7, 0], 6), engine),
          lamp(livery.coil, 'pulse', 0.7),
        ),
      ]),
    ),
    painted(bar, (p) => hull(Math.abs(p[0]) > 8.6 && p[1] > 10 ? livery.pennant : livery.dark)),
    painted(
      loft(
        [
          { z: -10, w: 2.6, up: 1.6, y: 12.4, square: 3 },
          { z: -12.4, w: 3.6, up: 2.3, y: 12.4, square: 3.4 },
          { z: -25, w: 3.4, up: 2.1, y: 12.4, square: 3.4 },
          { z: -28, w: 2.4, up: 1.4, y: 12.4, square: 3 },
        ],
        { around: 18, fine: 1 },
      ),
      hull(livery.hull),
    ),
    ...[1, -1].flatMap((side) => [
      painted(patch([side * 1.3, 12.4, -9.9], [-0.7, 0, 0], [0, 0.7, 0], 8), lamp('#ff6a4a', 'pulse', 0.8)),
      painted(patch([side * 1.1, 12.4, -28.1], [0.6, 0, 0], [0, 0.6, 0], 8), lamp('#ff6a4a', 'pulse', 0.7)),
    ]),
  ]);
};

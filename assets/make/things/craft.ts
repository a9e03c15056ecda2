import { type Mesh, join, move } from '../lib/mesh';
import type { V3 } from '../lib/vector';
import { bare, hull, lamp, painted, windows } from './paint';
import { ball, block, both, facets, loft, patch, rounded, wing } from './shapes';

export const WHITE = {
  hull: '#c9ced2',
  dark: '#7d868e',
  deep: '#4a525a',
  blue: '#4a86c8',
  red: '#b8453a',
} as const;

/** An engine with a glowing cap before and a light behind. */
export const nacelle = (at: V3, length: number, r: number, glow: string): Mesh =>
  join([
    painted(
      move(
        loft(
          [
            { z: length / 2, w: r * 0.8, up: r * 0.8 },
            { z: length / 2 - r, w: r, up: r },
            { z: 0, w: r, up: r },
            { z: -length / 2 + r, w: r * 0.8, up: r * 0.8 },
            { z: -length / 2, w: r * 0.55, up: r * 0.55 },
          ],
          { around: 12, fine: 1 },
        ),
        at,
      ),
      hull(WHITE.hull),
    ),
    painted(
      ball([at[0], at[1], at[2] + length / 2 - 0.1], [r * 0.82, r * 0.82, r * 0.9], 10, 6),
      lamp(glow, 'pulse', 0.75),
    ),
    painted(
      patch([at[0], at[1], at[2] - length / 2 - 0.1], [r * 0.36, 0, 0], [0, r * 0.36, 0], 8),
      lamp('#8fd0ff', 'pulse', 0.9),
    ),
  ]);

/** Small, sleek and quick: an arrow of a hull with its engines tucked under. */
export const makeCourier = (): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 33, w: 1.2, up: 0.5, down: 0.6, square: 2.2 },
          { z: 29, w: 5, up: 1.6, down: 1.5, square: 2.2 },
          { z: 18, w: 9.6, up: 3.2, down: 2.2, square: 2.1 },
          { z: 4, w: 11, up: 4.2, down: 2.6, square: 2.1 },
          { z: -12, w: 8.8, up: 4.2, down: 2.6, square: 2.3 },
          { z: -24, w: 5.4, up: 3.2, down: 2.2, y: 0.3, square: 2.6 },
          { z: -28, w: 3.6, up: 2.2, down: 1.6, y: 0.4, square: 2.8 },
        ],
        { around: 18, fine: 2 },
      ),
      windows(WHITE.hull, 0.5),
    ),
    painted(
      loft(
        [
          { z: 14, w: 1.4, up: 0.6, y: 3.5 },
          { z: 9, w: 3.8, up: 1.8, y: 3.9, square: 2.2 },
          { z: -2, w: 4.4, up: 2.5, y: 4.1, square: 2.4 },
          { z: -14, w: 2.6, up: 1.6, y: 4, square: 2.4 },
        ],
        { around: 16, fine: 2 },
      ),
      hull(WHITE.dark),
    ),
    painted(patch([0, 5.1, 9.9], [-1.9, 0, 0], [0, 0.55, -0.6]), lamp('#bfe4ff', 'steady', 0.65)),
    painted(
      both(
        wing([
          { x: 5, y: -0.6, front: 0, back: -22, thick: 2.2 },
          { x: 17.5, y: -4, front: -10, back: -22, thick: 1 },
        ]),
      ),
      (p) => hull(Math.abs(p[0]) > 12 ? WHITE.blue : WHITE.dark),
    ),
    both(nacelle([18.6, -4.6, -11], 34, 2.5, '#ff8a5a')),
    painted(both(block([20.6, -5.4, -22], [21.4, -3.8, -2], 0.3)), hull(WHITE.blue)),
    painted(patch([0, 0.6, -28.2], [2, 0, 0], [0, 0.8, 0], 6), lamp('#9fd4ff', 'pulse', 1)),
    painted(
      rounded(
        [
          [0, 0.9],
          [1.4, 0.5],
          [2, -0.6],
        ],
        'z',
        16,
        3,
        [0, -2.3, 22],
      ),
      lamp('#ffb978', 'steady', 0.4),
    ),
  ]);

/** A shuttlecraft: a blunt box with a raked bow, three dark panes, ledges and two engines below. */
export const makeShuttle = (): Mesh => {
  const rake: readonly (readonly [number, number, number, number])[] = [
    [27, -2.4, 1.2, 9.6],
    [16, -4.4, 9.4, 11],
    [-20, -4.4, 10, 11],
    [-24, -3.6, 8.4, 10],
  ];
  const rim = ([z, low, high, w]: readonly [number, number, number, number]): V3[] => [
    [-w * 0.72, high, z],
    [w * 0.72, high, z],
    [w, high - (high - low) * 0.42, z],
    [w * 0.94, low, z],
    [-w * 0.94, low, z],
    [-w, high - (high - low) * 0.42, z],
  ];
  const rims = rake.map(rim);
  const sides = rims.slice(1).flatMap((back, i) =>
    back.map((_, k): V3[] => {
      const [front, next] = [rims[i] ?? back, (k + 1) % 6];
      return [front[k] ?? [0, 0, 0], front[next] ?? [0, 0, 0], back[next] ?? [0, 0, 0], back[k] ?? [0, 0, 0]];
    }),
  );
  const body = facets([rims[0] ?? [], rims[3] ?? [], ...sides], [0, 2, 0]);
  const pane = (x: number, w: number): Mesh =>
    painted(patch([x, 6.1, 21.1], [-w, 0, 0], [0, 1.7, -2.2]), bare('#0c1420', 0.12, 0.3));
  return join([
    painted(body, (p) => hull(p[1] < -3 ? WHITE.dark : WHITE.hull)),
    pane(0, 1.7),
    pane(4.5, 1.6),
    pane(-4.5, 1.6),
    painted(patch([0, 3, 25.4], [-5.4, 0, 0], [0, 0.3, -0.4]), lamp('#ffe2ad', 'steady', 0.75)),
    painted(
      both(
        wing([
          { x: 9.4, y: -3.4, front: 15, back: -21, thick: 1.8 },
          { x: 16, y: -4, front: 12, back: -20, thick: 1.2 },
        ]),
      ),
      hull(WHITE.dark),
    ),
    both(nacelle([14.4, -7, -3], 40, 2.7, '#ff8a5a')),
    painted(both(block([12.8, -5.4, -16], [14.6, -3.6, 8], 0.3)), hull(WHITE.deep)),
    painted(both(block([10.62, 0.4, -16], [11.2, 1.6, 14], 0.2)), hull(WHITE.red)),
    painted(both(patch([11.15, 4, -2], [0, 0, -3.4], [-0.5, 2.6, 0])), bare('#8d979e', 0.5, 0.3)),
    painted(block([-5, 8.6, -20], [5, 11, 4], 1.2), hull(WHITE.dark)),
    painted(patch([0, 2.6, -24.2], [4, 0, 0], [0, 1.1, 0]), lamp('#9fd4ff', 'pulse', 0.9)),
    painted(ball([0, 11.4, -16], [0.8, 0.8, 0.8], 8, 6), lamp('#ff5a4a', 'blink', 1)),
  ]);
};

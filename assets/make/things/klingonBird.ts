import { type Mesh, join, move } from '../lib/mesh';
import type { V3 } from '../lib/vector';
import { bare, hull, lamp, painted, windows } from './paint';
import { ball, both, loft, patch, rod, rounded, wing } from './shapes';

const GREEN = { hull: '#5f7f57', dark: '#33452f', light: '#7f9a6a', red: '#8b3b2a' } as const;

const BIRD_WING = [
  { x: 3.5, y: 0.4, front: 5, back: -24, thick: 5 },
  { x: 9, y: -1, front: -0.5, back: -27, thick: 3 },
  { x: 18, y: -4.6, front: -3.5, back: -26, thick: 2.2 },
  { x: 34, y: -12.6, front: -9, back: -22, thick: 1.3 },
] as const;

/** The upper side of the wing, so far out. */
const birdTop = (x: number): number => {
  const next = Math.max(
    1,
    BIRD_WING.findIndex((rib) => rib.x >= x),
  );
  const [a, b] = [BIRD_WING[next - 1] ?? BIRD_WING[0], BIRD_WING[next] ?? BIRD_WING[3]];
  const t = (x - a.x) / (b.x - a.x);
  return a.y + a.thick / 2 + (b.y + b.thick / 2 - a.y - a.thick / 2) * t;
};

const birdWing = (): Mesh => {
  const feather = (i: number): Mesh => {
    const [x, out] = [8.6 + i * 4.8, 8.6 + i * 4.8 + 3.9];
    return painted(
      wing([
        { x, y: birdTop(x) - 0.25, front: -5.5 - i * 1.1, back: -24.5 + i * 0.4, thick: 1.3 },
        { x: out, y: birdTop(out) - 0.25, front: -7.5 - i * 1.1, back: -22 + i * 0.4, thick: 1.1 },
      ]),
      hull(i % 2 === 0 ? GREEN.red : GREEN.light, { metal: 0.5 }),
    );
  };
  return join([
    painted(wing(BIRD_WING), (p) => hull(p[2] > -8 ? GREEN.dark : GREEN.hull)),
    ...[0, 1, 2, 3, 4].map(feather),
    painted(
      rod(
        [
          [34.4, -12.8, 6],
          [34.4, -12.8, -4],
          [34.4, -12.8, -22],
        ] satisfies V3[],
        0.85,
        8,
      ),
      bare('#3a4438', 0.4, 0.7),
    ),
    painted(
      move(
        loft(
          [
            { z: -6, w: 1.5, up: 1.5 },
            { z: -9, w: 2, up: 2 },
            { z: -21, w: 1.8, up: 1.8 },
            { z: -25, w: 0.8, up: 0.8 },
          ],
          { around: 12, fine: 1 },
        ),
        [34.4, -12.8, 0],
      ),
      hull(GREEN.dark),
    ),
    painted(ball([34.4, -12.8, 6.2], [1.1, 1.1, 1.1], 7, 5), lamp('#6dff7a', 'pulse', 0.7)),
  ]);
};

/** A boom with a head, a hunched body, wings that droop to long guns at their tips. */
export const makeKlingonBird = (): Mesh =>
  join([
    painted(
      loft(
        [
          { z: 37, w: 1.4, up: 0.7, y: -1, square: 2.4 },
          { z: 35, w: 4.2, up: 1.7, y: -0.9, square: 2.6 },
          { z: 31, w: 5.8, up: 2.5, y: -0.6, square: 2.6 },
          { z: 27, w: 4.6, up: 2.4, y: -0.3, square: 2.4 },
          { z: 23, w: 2.5, up: 1.8, y: 0, square: 2.4 },
          { z: 10, w: 2.4, up: 1.9, y: 0.3, square: 2.6 },
          { z: 3, w: 4.2, up: 3, y: 0.4, square: 2.6 },
          { z: -6, w: 6.8, up: 4.6, down: 3.4, y: 0.4, square: 2.8 },
          { z: -18, w: 7.4, up: 5, down: 3.6, y: 0.3, square: 3 },
          { z: -26, w: 6.2, up: 3.6, down: 2.8, y: 0.3, square: 3 },
        ],
        { around: 20, fine: 2 },
      ),
      (p) => windows(p[2] > 22 ? GREEN.light : GREEN.hull, p[2] > 22 ? 0.55 : 0.3),
    ),
    painted(
      both(
        wing([
          { x: 4, y: -0.7, front: 34, back: 27, thick: 1.4 },
          { x: 7.4, y: -1.6, front: 30.5, back: 25.5, thick: 0.7 },
        ]),
      ),
      hull(GREEN.dark),
    ),
    painted(
      rounded(
        [
          [2.2, 0],
          [1.8, 0.9],
          [0, 1.6],
        ],
        'y',
        14,
        4,
        [0, 1.5, 30],
      ),
      hull(GREEN.dark),
    ),
    painted(patch([0, -1.1, 37.2], [-0.8, 0, 0], [0, 0.45, 0], 8), lamp('#ff6a40', 'pulse', 0.8)),
    painted(
      loft(
        [
          { z: -4, w: 2.4, up: 0.8, y: 4.6, square: 3 },
          { z: -10, w: 4, up: 2, y: 4.9, square: 3 },
          { z: -20, w: 4, up: 1.9, y: 4.7, square: 3 },
          { z: -25.5, w: 3, up: 1, y: 3.6, square: 3 },
        ],
        { around: 12, fine: 1 },
      ),
      hull(GREEN.red),
    ),
    painted(both(patch([3, 0.8, -26.2], [1.9, 0, 0], [0, 1, 0], 6)), lamp('#ff7a4a', 'pulse', 0.9)),
    both(birdWing()),
  ]);

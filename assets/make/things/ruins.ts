import { type Mesh, flip, join, mapVertices, move, split, turnAbout } from '../lib/mesh';
import { fbm3, noise3 } from '../lib/random';
import { type V3, smoothstep } from '../lib/vector';
import { bare, blend, hull, lamp, type Paint, painted, stone, windows } from './paint';
import { ball, block, loft, patch, rock, rod, rounded } from './shapes';

const STONE = { rock: '#7a6f63', dark: '#4a443e', steel: '#8d979e' } as const;

/** Looks up and forward, as a dish does that listens to the stars. */
const tilted = (mesh: Mesh): Mesh => {
  const k = Math.SQRT1_2;
  return turnAbout(mesh, ([x, y, z]) => [x, (y - z) * k, (y + z) * k]);
};

const dish = (at: V3): Mesh => {
  const bowl = rounded(
    [
      [0, 0],
      [2.6, 0.5],
      [4.6, 2],
    ],
    'y',
    18,
    3,
  );
  return join([
    painted(move(tilted(bowl), at), bare(STONE.steel, 0.4, 0.4)),
    painted(move(tilted(flip(bowl)), at), bare('#c9ced2', 0.4, 0.4)),
  ]);
};

const dome = (x: number, z: number, r: number): Mesh => {
  const y = 12 - (x * x) / 60 - (z * z) / 90;
  return join([
    painted(
      rounded(
        [
          [r * 1.25, -4],
          [r * 1.2, 0.8],
          [r, 1.4],
        ],
        'y',
        18,
        3,
        [x, y, z],
      ),
      hull(STONE.steel),
    ),
    painted(
      rounded(
        [
          [r, 1.4],
          [r * 0.86, 1.4 + r * 0.5],
          [r * 0.5, 1.4 + r * 0.84],
          [0, 1.4 + r],
        ],
        'y',
        18,
        5,
        [x, y, z],
      ),
      windows('#aeb8bf', 0.8),
    ),
  ]);
};

/** An asteroid with people in it: domes, a hangar, a dish, lamps. */
export const makeOutpost = (): Mesh => {
  const crust = (p: V3): Paint => {
    const dust = smoothstep(0.35, 0.7, fbm3(p[0] * 0.09, p[1] * 0.09 + 4, p[2] * 0.09, 3));
    return blend(stone(STONE.rock), stone(STONE.dark), dust);
  };
  return join([
    painted(rock([25, 15, 27], 11, 0.5, 40, 24), crust),
    dome(0, 2, 8),
    dome(10.5, -9, 4.6),
    dome(-10, -7, 5.2),
    painted(
      rod(
        [
          [0, 20, 2],
          [0, 33, 2],
        ],
        0.55,
        8,
      ),
      hull(STONE.steel),
    ),
    painted(ball([0, 33, 2], [0.9, 0.9, 0.9], 8, 6), lamp('#ff5a4a', 'blink', 1)),
    painted(
      rod(
        [
          [-13, 8, 8],
          [-14, 19, 10],
        ],
        0.6,
        8,
      ),
      hull(STONE.steel),
    ),
    dish([-14, 19, 10]),
    painted(block([-6, -3, 20], [6, 4.6, 27], 1.4), hull('#7d868e')),
    painted(patch([0, 0.8, 27.2], [-4, 0, 0], [0, 2.1, 0]), lamp('#ffd79a', 'steady', 0.8)),
    ...[-1, 1].map((s) => painted(ball([s * 7, 5, 26], [0.8, 0.8, 0.8], 6, 4), lamp('#8fd0ff', 'blink', 1))),
  ]);
};

const worn = (p: V3): Paint => {
  const scar = smoothstep(0.48, 0.66, fbm3(p[0] * 0.12 + 2, p[1] * 0.12, p[2] * 0.12, 3));
  return blend(
    hull('#93857a', { rough: 0.73, metal: 0.2 }),
    hull('#4a413b', { rough: 0.73, metal: 0.2 }),
    scar,
  );
};
const RIB = bare('#6a625c', 0.6, 0.4);

/** A skin one can see the inside of. */
const shell = (mesh: Mesh): Mesh =>
  join([painted(mesh, worn), painted(flip(mesh), bare('#2a2522', 0.9, 0.1))]);

const jag = (p: V3): number => 6.8 * (noise3(p[0] * 0.35, 3, p[2] * 0.35) - 0.5);

/** A round hull of which a great piece has been bitten, and the piece that drifts beside it. */
const brokenDisc = (): Mesh => {
  const disc = rounded(
    [
      [0, -3],
      [9, -2.6],
      [20, -0.9],
      [22, 0.2],
      [20, 1.2],
      [10, 3],
      [4.4, 4.2],
      [0, 4.6],
    ],
    'y',
    26,
    10,
    [0, 0, 16],
  );
  const [kept, gone] = split(disc, (p) => p[0] * 0.8 - (p[2] - 16) * 0.6 - 7 + jag(p));
  const [, shard] = split(gone, (p) => p[2] - 12 + jag(p));
  return join([shell(kept), shell(move(shard, [5, 2.6, 3.4]))]);
};

/** The after hull hangs askew. */
const bent = ([x, y, z]: V3): V3 => [x + 0.072 * Math.max(0, -z - 6) + 0.14 * y, y - 5 - 0.08 * z, z];

const brokenStern = (): Mesh => {
  const stern = mapVertices(
    loft(
      [
        { z: 6, w: 3.6, up: 3.4 },
        { z: -4, w: 5, up: 4.8 },
        { z: -22, w: 4.8, up: 4.6 },
        { z: -38, w: 3.2, up: 3 },
        { z: -44, w: 1.6, up: 1.6 },
      ],
      { around: 16, fine: 2 },
    ),
    (v) => ({ ...v, p: bent(v.p) }),
  );
  const [whole] = split(stern, (p) => p[1] + 0.5 * p[0] - 0.9 + jag(p) * 0.8);
  const rib = (z: number): Mesh => {
    const path = Array.from({ length: 9 }, (_, i): V3 => {
      const a = (i / 8 - 0.5) * 3.4;
      return bent([4.5 * Math.sin(a), 4.3 * Math.cos(a), z]);
    });
    return painted(rod(path, 0.4, 5), RIB);
  };
  return join([shell(whole), ...[-4, -10, -16, -22, -28].map(rib)]);
};

const deadEngine = (side: number, lift: number, z: number): Mesh => {
  const barrel = loft(
    [
      { z: 15, w: 1.6, up: 1.6 },
      { z: 12, w: 2.3, up: 2.3 },
      { z: -14, w: 2, up: 2 },
      { z: -17, w: 1, up: 1 },
    ],
    { around: 10, fine: 1 },
  );
  const [s, c] = [Math.sin(side * 0.14), Math.cos(side * 0.14)];
  const pitched = turnAbout(barrel, ([x, y, dz]) => [x, y * c + dz * s, dz * c - y * s]);
  return join([
    painted(move(pitched, [side * 15, lift, z]), worn),
    painted(
      rod(
        [
          [side * 3, -3.4, z + 2],
          [side * 14, lift - 1, z + 1],
        ],
        0.8,
        8,
      ),
      RIB,
    ),
  ]);
};

const DEBRIS: readonly V3[] = [
  [12, -6, -6],
  [-16, -4, 4],
  [19, 5, -4],
];

/** An old ship, long dead: a broken disc, a bent hull, ribs where plates were. */
export const makeDerelict = (): Mesh =>
  join([
    brokenDisc(),
    brokenStern(),
    painted(rod([bent([0, 3, 8]), [0, 0, 12]], 1.6, 10), RIB),
    deadEngine(-1, 5, -24),
    deadEngine(1, 2, -33),
    ...DEBRIS.map((at, i) => painted(move(rock([1.8, 1.2, 1.6], i * 9, 0.7, 8, 6), at), worn)),
    painted(ball([-4, 3.6, 14], [0.8, 0.5, 0.8], 8, 6), lamp('#ff6a3a', 'blink', 0.7)),
    painted(patch([-9, 2.9, 18], [-1.4, 0, 0], [0, 0, 0.5]), lamp('#ffb070', 'blink', 0.5)),
  ]);

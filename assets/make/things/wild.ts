import { type Mesh, join, mapVertices, move, split, turnAbout } from '../lib/mesh';
import { fbm3, hash, noise3 } from '../lib/random';
import { TURN } from '../lib/solids';
import { surface } from '../lib/surface';
import { type V3, mix3, smoothstep, steps } from '../lib/vector';
import { bare, hull, lamp, type Paint, painted, windows } from './paint';
import { ball, block, facets, loft, patch, rock, rod, rounded } from './shapes';

const blend = (a: Paint, b: Paint, t: number): Paint => ({
  ...a,
  colour: mix3(a.colour, b.colour, t),
  glow: a.glow + (b.glow - a.glow) * t,
});

/** A faceted arrowhead of flat triangles, amber at the bow and deep red behind, lit from within. */
export const makeTholian = (): Mesh => {
  const nose: V3 = [0, 0, 37];
  const [crest, keel]: V3[] = [
    [0, 8.4, -6],
    [0, -6.2, -4],
  ];
  const [shoulder, low]: V3[] = [
    [8.5, 4.6, 6],
    [8, -3.6, 6],
  ];
  const [tip, back, notch]: V3[] = [
    [25, -1.2, -25],
    [12.5, 3.6, -19],
    [9, -0.4, -14],
  ];
  const tail: V3 = [0, 2.4, -23];
  const side = (s: number): (readonly V3[])[] => {
    const m = ([x, y, z]: V3): V3 => [x * s, y, z];
    return [
      [nose, m(shoulder ?? nose), crest ?? nose],
      [nose, m(low ?? nose), m(shoulder ?? nose)],
      [nose, keel ?? nose, m(low ?? nose)],
      [m(shoulder ?? nose), m(low ?? nose), m(tip ?? nose)],
      [m(shoulder ?? nose), m(tip ?? nose), m(back ?? nose)],
      [m(shoulder ?? nose), m(back ?? nose), crest ?? nose],
      [m(low ?? nose), m(notch ?? nose), m(tip ?? nose)],
      [m(low ?? nose), keel ?? nose, m(notch ?? nose)],
      [m(back ?? nose), m(tip ?? nose), m(notch ?? nose)],
      [m(back ?? nose), m(notch ?? nose), tail],
      [m(back ?? nose), tail, crest ?? nose],
      [m(notch ?? nose), keel ?? nose, tail],
    ];
  };
  // Every face is cut in four, so that its colours can run.
  const cut = ([a, b, c]: readonly V3[]): (readonly V3[])[] => {
    if (!a || !b || !c) return [];
    const [ab, bc, ca] = [mix3(a, b, 0.5), mix3(b, c, 0.5), mix3(c, a, 0.5)];
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  };
  const faces = [...side(1), ...side(-1)].flatMap(cut).flatMap(cut);
  const crystal = hull('#ffb23e', { rough: 0.2, metal: 0.35, glow: 0.2, light: 'steady', plated: false });
  const ember = hull('#c8243a', { rough: 0.2, metal: 0.35, glow: 0.16, light: 'steady', plated: false });
  return join([
    painted(facets(faces, [0, 0.6, -4]), (p, n) => {
      const grain = hash(Math.round(n[0] * 60), Math.round(n[1] * 60), Math.round(n[2] * 60));
      return blend(crystal, ember, smoothstep(30, -24, p[2]) * 0.85 + 0.3 * (grain - 0.5));
    }),
    painted(patch([0, 1.2, -23.6], [4, 0, 0], [0, 1.1, 0], 6), lamp('#ffe08a', 'pulse', 1)),
  ]);
};

/** A dirty lump of ice: dark crust, bright where it has broken. */
export const makeComet = (): Mesh =>
  painted(rock([12.5, 11, 13.5], 3, 0.55, 30, 18), (p) => {
    const ice = smoothstep(0.42, 0.62, noise3(p[0] * 0.16 + 8, p[1] * 0.16, p[2] * 0.16));
    const shine: Paint = { ...bare('#bfe6ff', 0.3), glow: 0.42, light: 'steady' };
    return blend({ ...bare('#56616b', 0.8), light: 'steady' }, shine, ice);
  });

const STONE = { rock: '#7a6f63', dark: '#4a443e' } as const;

/** An asteroid with people in it: domes, a hangar, dishes, lamps. */
export const makeOutpost = (): Mesh => {
  const onTop = (x: number, z: number): number => 13.5 - (x * x) / 60 - (z * z) / 90;
  const dome = (x: number, z: number, r: number): Mesh => {
    const y = onTop(x, z) - 1.5;
    return join([
      painted(
        rounded(
          [
            [r * 1.25, -4],
            [r * 1.2, 0.8],
            [r, 1.4],
          ],
          'y',
          20,
          4,
          [x, y, z],
        ),
        hull('#8d979e'),
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
          20,
          6,
          [x, y, z],
        ),
        windows('#aeb8bf', 0.8),
      ),
    ]);
  };
  return join([
    painted(rock([25, 15, 27], 11, 0.5, 32, 18), (p) =>
      blend(
        bare(STONE.rock, 0.9),
        bare(STONE.dark, 0.95),
        smoothstep(0.35, 0.7, fbm3(p[0] * 0.09, p[1] * 0.09 + 4, p[2] * 0.09, 3)),
      ),
    ),
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
      hull('#8d979e'),
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
      hull('#8d979e'),
    ),
    painted(
      turnAbout(
        rounded(
          [
            [0, 0],
            [2.6, 0.5],
            [4.6, 2],
          ],
          'y',
          18,
          3,
        ),
        ([x, y, z]) => [x - 14, 19 + y * 0.7 - z * 0.7, 10 + y * 0.7 + z * 0.7],
      ),
      bare('#c9ced2', 0.4, 0.4),
    ),
    painted(
      turnAbout(
        rounded(
          [
            [4.6, 2.02],
            [2.6, 0.52],
            [0, 0.02],
          ],
          'y',
          18,
          3,
        ),
        ([x, y, z]) => [x - 14, 19 + y * 0.7 - z * 0.7, 10 + y * 0.7 + z * 0.7],
      ),
      bare('#8d979e', 0.4, 0.4),
    ),
    painted(block([-6, -3, 20], [6, 4.6, 27], 1.4), hull('#7d868e')),
    painted(patch([0, 0.8, 27.2], [-4, 0, 0], [0, 2.1, 0]), lamp('#ffd79a', 'steady', 0.8)),
    ...[-1, 1].map((s) => painted(ball([s * 7, 5, 26], [0.8, 0.8, 0.8], 6, 4), lamp('#8fd0ff', 'blink', 1))),
  ]);
};

/** A horn of rough, blunt metal as long as a nightmare, open in front, with fire in its throat. */
export const makePlanetKiller = (): Mesh => {
  const LENGTH = 96;
  const around = 28;
  const size = (t: number): number => 17.5 * Math.pow(1 - t, 0.8) + 0.9 * (1 - t) * Math.sin(t * 38);
  const bend = (t: number): number => 7 * t * t;
  const skin =
    (inside: number) =>
    (u: number, t: number): V3 => {
      const a = u * TURN;
      const lump = noise3(Math.sin(a) * 2.2 + 5, Math.cos(a) * 2.2, t * 12) - 0.5;
      const r = Math.max(0.05, size(t) * (1 + 0.2 * lump * (1 - t)) - inside);
      const ragged = t < 0.02 ? 3.4 * (noise3(Math.sin(a) * 3, Math.cos(a) * 3, 20) - 0.3) : 0;
      return [r * Math.sin(a) * 1.06, r * Math.cos(a) + bend(t), 46 - t * LENGTH + ragged];
    };
  const outer = surface({ us: steps(0, 1, around), vs: steps(0, 1, 24), at: skin(0), uv: () => [0, 1] });
  const throat = surface({
    us: steps(0, 1, around),
    vs: steps(0, 0.5, 9),
    at: skin(2.4),
    uv: () => [0, 1],
    inside: true,
  });
  const lip = surface({
    us: steps(0, 1, around),
    vs: [0, 1],
    at: (u, v) => skin(2.4 * (1 - v))(u, 0),
    uv: () => [0, 1],
  });
  const stone = bare('#5f6f78', 0.62, 0.55);
  const dark = bare('#2f3a44', 0.7, 0.5);
  const fire = lamp('#ff7a2a', 'fire', 0.9);
  return join([
    painted(outer, (p) =>
      blend(stone, dark, smoothstep(0.35, 0.7, noise3(p[0] * 0.2, p[1] * 0.2, p[2] * 0.35))),
    ),
    painted(lip, dark),
    painted(throat, (p) => ({ ...fire, glow: 0.12 + 0.88 * smoothstep(44, 14, p[2]) })),
    painted(
      move(patch([0, bend(0.42), 8], [-9, 0, 0], [0, 9, 0], 16), [0, 0, 0]),
      lamp('#ffd070', 'fire', 1),
    ),
  ]);
};

/** An old ship, long dead: a broken disc, a bent hull, ribs where plates were. */
export const makeDerelict = (): Mesh => {
  const rust = '#6f6259';
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
    30,
    11,
    [0, 0, 16],
  );
  const jag = (p: V3): number => 3.4 * (noise3(p[0] * 0.35, 3, p[2] * 0.35) - 0.5) * 2;
  const [kept, gone] = split(disc, (p) => p[0] * 0.8 - (p[2] - 16) * 0.6 - 7 + jag(p));
  const shard = split(gone, (p) => p[2] - 12 + jag(p))[1];
  const worn = (p: V3): Paint => {
    const scar = smoothstep(0.45, 0.65, fbm3(p[0] * 0.12 + 2, p[1] * 0.12, p[2] * 0.12, 3));
    return blend(hull(rust, { rough: 0.8, metal: 0.3 }), hull('#2e2a28', { rough: 0.9, metal: 0.2 }), scar);
  };
  const inner = (mesh: Mesh): Mesh =>
    painted(
      {
        vertices: mesh.vertices.map((v) => ({ ...v, n: [-v.n[0], -v.n[1], -v.n[2]] as const })),
        triangles: mesh.triangles.map(([a, b, c]) => [a, c, b] as const),
      },
      bare('#1a1715', 0.9, 0.2),
    );
  const bent = (p: V3): V3 => {
    const k = 0.012 * Math.max(0, -p[2] - 6);
    return [p[0] + k * 6 + 0.14 * p[1], p[1] - 5 - 0.08 * p[2], p[2]];
  };
  const stern = mapVertices(
    loft(
      [
        { z: 6, w: 3.6, up: 3.4 },
        { z: -4, w: 5, up: 4.8 },
        { z: -22, w: 4.8, up: 4.6 },
        { z: -38, w: 3.2, up: 3 },
        { z: -44, w: 1.6, up: 1.6 },
      ],
      { around: 20, fine: 2 },
    ),
    (v) => ({ ...v, p: bent(v.p) }),
  );
  const [whole] = split(
    stern,
    (p) => p[1] + 0.5 * p[0] - 0.9 + jag(p) * 0.8 - 7 * smoothstep(10, -14, Math.abs(p[2] + 20) - 8) * -0.2,
  );
  const rib = (z: number): Mesh =>
    painted(
      rod(
        Array.from({ length: 11 }, (_, i): V3 =>
          bent([4.5 * Math.sin((i / 10 - 0.5) * 3.4), 4.3 * Math.cos((i / 10 - 0.5) * 3.4), z]),
        ),
        0.4,
        6,
      ),
      bare('#5a5450', 0.6, 0.6),
    );
  const engine = (s: number, lift: number, z: number): Mesh =>
    join([
      painted(
        turnAbout(
          loft(
            [
              { z: 15, w: 1.6, up: 1.6 },
              { z: 12, w: 2.3, up: 2.3 },
              { z: -14, w: 2, up: 2 },
              { z: -17, w: 1, up: 1 },
            ],
            { around: 14, fine: 1 },
          ),
          (p) => [p[0] + s * 15, p[1] + lift + s * 0.14 * p[2], p[2] + z],
        ),
        worn,
      ),
      painted(
        rod(
          [
            [s * 3, -3.4, z + 2],
            [s * 14, lift - 1, z + 1],
          ],
          0.8,
          8,
        ),
        bare('#4c4642', 0.8, 0.4),
      ),
    ]);
  return join([
    painted(kept, worn),
    inner(kept),
    painted(move(shard, [5, 2.6, 3.4]), worn),
    inner(move(shard, [5, 2.6, 3.4])),
    painted(whole, worn),
    inner(whole),
    ...[-4, -10, -16, -22, -28].map(rib),
    painted(rod([bent([0, 3, 8]), [0, 0, 12]], 1.6, 10), bare('#4c4642', 0.8, 0.4)),
    engine(-1, 5, -24),
    engine(1, 2, -33),
    ...[
      [12, -6, -6],
      [-16, -4, 4],
      [19, 5, -4],
    ].map(([x = 0, y = 0, z = 0], i) =>
      painted(move(rock([1.8, 1.2, 1.6], i * 9, 0.7, 8, 6), [x, y, z]), worn),
    ),
    painted(ball([-4, 3.6, 14], [0.8, 0.5, 0.8], 8, 6), lamp('#ff6a3a', 'blink', 0.7)),
    painted(patch([-9, 2.5, 16], [-1.4, 0, 0], [0, 0.1, 0.5]), lamp('#ffb070', 'blink', 0.5)),
  ]);
};

/** A small sun; its fire and its halo are drawn by the shaders. */
export const makeStar = (): Mesh =>
  painted(ball([0, 0, 0], [21, 21, 21], 30, 18), lamp('#ff9a3a', 'fire', 1));

import { type Mesh, join } from '../lib/mesh';
import { hash, noise3 } from '../lib/random';
import { TURN } from '../lib/solids';
import { surface } from '../lib/surface';
import { type V3, clamp, mix3, smoothstep, steps } from '../lib/vector';
import { blend, hull, lamp, type Paint, painted, stone } from './paint';
import { ball, facets, patch, rock, rod } from './shapes';

/** Corners of the starboard half; the keel line runs along x = 0. */
const CRYSTAL = {
  nose: [0, 0, 37],
  crest: [0, 8.6, -5],
  keel: [0, -6.2, -4],
  tail: [0, 2.2, -22],
  shoulder: [8.5, 4.2, 7],
  low: [8, -3.4, 6],
  tip: [25, -1.6, -26],
  back: [12.5, 3.4, -19],
  notch: [9, -0.8, -14],
} as const satisfies Record<string, V3>;
type Corner = keyof typeof CRYSTAL;

const FACES: readonly (readonly [Corner, Corner, Corner])[] = [
  ['nose', 'shoulder', 'crest'],
  ['nose', 'low', 'shoulder'],
  ['nose', 'keel', 'low'],
  ['shoulder', 'low', 'tip'],
  ['shoulder', 'tip', 'back'],
  ['shoulder', 'back', 'crest'],
  ['low', 'notch', 'tip'],
  ['low', 'keel', 'notch'],
  ['back', 'tip', 'notch'],
  ['back', 'notch', 'tail'],
  ['back', 'tail', 'crest'],
  ['notch', 'keel', 'tail'],
];

/** A face cut in four, so that its colours can run. */
const quartered = ([a, b, c]: readonly [V3, V3, V3]): (readonly [V3, V3, V3])[] => {
  const [ab, bc, ca] = [mix3(a, b, 0.5), mix3(b, c, 0.5), mix3(c, a, 0.5)];
  return [
    [a, ab, ca],
    [ab, b, bc],
    [ca, bc, c],
    [ab, bc, ca],
  ];
};

/** A faceted arrowhead of flat triangles, amber at the bow and deep red behind, with light in its edges. */
export const makeTholian = (bow = '#ffb03a', stern = '#a3162e'): Mesh => {
  const at = (corner: Corner, side: number): V3 => {
    const [x, y, z] = CRYSTAL[corner];
    return [x * side, y, z];
  };
  const gem = { rough: 0.22, metal: 0.45, light: 'steady', plated: false } as const;
  const [amber, ruby] = [hull(bow, { ...gem, glow: 0.1 }), hull(stern, { ...gem, glow: 0.07 })];
  const half = (side: number): Mesh =>
    join(
      FACES.map(([a, b, c], index) => {
        const tone = 0.42 * (hash(index, 5) - 0.5);
        const faces = quartered([at(a, side), at(b, side), at(c, side)]).flatMap(quartered);
        return painted(facets(faces, [0, 0.6, -4]), (p) =>
          blend(amber, ruby, clamp(smoothstep(32, -22, p[2]) + tone, 0, 1)),
        );
      }),
    );
  const lines: readonly (readonly [Corner, Corner])[] = [
    ['nose', 'crest'],
    ['nose', 'shoulder'],
    ['nose', 'low'],
    ['shoulder', 'tip'],
    ['shoulder', 'back'],
    ['shoulder', 'crest'],
    ['low', 'tip'],
    ['back', 'tip'],
    ['crest', 'back'],
    ['crest', 'tail'],
    ['tip', 'notch'],
  ];
  const edges = (side: number): Mesh[] =>
    lines.map(([a, b]) => painted(rod([at(a, side), at(b, side)], 0.26, 4), lamp('#ffd27a', 'pulse', 0.5)));
  return join([
    half(1),
    half(-1),
    ...edges(1),
    ...edges(-1),
    painted(patch([0, 0.9, -21.9], [3.6, 0, 0], [0, 1, 0], 6), lamp('#ffe08a', 'pulse', 1)),
  ]);
};

/** A dirty lump of ice: dark crust, bright where it has broken. */
export const makeComet = (): Mesh =>
  painted(rock([12.5, 11, 13.5], 3, 0.55, 32, 20), (p) => {
    const ice = smoothstep(0.42, 0.62, noise3(p[0] * 0.16 + 8, p[1] * 0.16, p[2] * 0.16));
    const shine: Paint = { ...stone('#a9d8f5', 0.3), glow: 0.16, light: 'steady' };
    return blend({ ...stone('#4a545e', 0.8), light: 'steady' }, shine, ice);
  });

/** A horn of rough, blunt metal as long as a nightmare, open in front, with fire in its throat. */
export const makePlanetKiller = (): Mesh => {
  const LENGTH = 96;
  const around = 40;
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
  const outer = surface({ us: steps(0, 1, around), vs: steps(0, 1, 34), at: skin(0), uv: () => [0, 1] });
  const throat = surface({
    us: steps(0, 1, around),
    vs: steps(0, 0.5, 7),
    at: skin(2.4),
    uv: () => [0, 1],
    inside: true,
  });
  const lip = surface({
    us: steps(0, 1, around),
    vs: steps(0, 1, 4),
    // Worn round.
    at: (u, v) => {
      const [x, y, z] = skin(2.4 * (1 - v))(u, 0);
      return [x, y, z + 1.1 * Math.sin(v * Math.PI)];
    },
    uv: () => [0, 1],
  });
  const pale = stone('#8797a3', 0.6, 0.45);
  const dark = stone('#4a5864', 0.6, 0.45);
  const fire: Paint = { ...lamp('#ff7a2a', 'fire', 0.9), rough: 1 };
  return join([
    painted(outer, (p) =>
      blend(pale, dark, smoothstep(0.35, 0.7, noise3(p[0] * 0.2, p[1] * 0.2, p[2] * 0.35))),
    ),
    painted(lip, dark),
    painted(throat, (p) => ({ ...fire, glow: 0.12 + 0.88 * smoothstep(44, 14, p[2]) })),
    painted(patch([0, bend(0.42), 8], [-7.2, 0, 0], [0, 7.2, 0], 12), lamp('#ffd070', 'fire', 1)),
  ]);
};

/** A small sun; its fire and its halo are drawn by the shaders. */
export const makeStar = (): Mesh =>
  painted(ball([0, 0, 0], [21, 21, 21], 40, 24), lamp('#ff9a3a', 'fire', 1));

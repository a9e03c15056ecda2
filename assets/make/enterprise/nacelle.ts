import { type Mesh, join, mirror } from '../lib/mesh';
import { box, lathe, torus, tube } from '../lib/solids';
import { type V2, type V3, steps } from '../lib/vector';
import { inPatch, NACELLE, swatch } from './plan';

const [X, Y] = NACELLE.axis;
const AXIS: V3 = [X, Y, 0];
const uv = (turn: number, _t: number, p: V3): V2 =>
  inPatch('nacelle', (NACELLE.bow - p[2]) / NACELLE.length, turn);

const barrel = (): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [7.75, 0.6],
          [8.45, 0.5],
        ],
        spans: 1,
      },
      {
        points: [
          [8.45, 0.5],
          [8.6, 0.25],
          [NACELLE.radius, -0.4],
          [NACELLE.radius, -2.4],
          [8.6, -3],
          [8.4, -3.2],
        ],
        spans: 8,
      },
      {
        points: [
          [8.4, -3.2],
          [8.05, -3.3],
        ],
        spans: 1,
      },
      {
        points: [
          [8.05, -3.3],
          [8.15, -14],
          [8.1, -30],
          [7.85, -55],
          [7.4, -80],
          [6.8, -105],
          [6.2, -124],
          [5.85, -132.6],
        ],
        spans: 22,
      },
      {
        points: [
          [5.85, -132.6],
          [6.35, -132.8],
        ],
        spans: 1,
      },
      {
        points: [
          [6.35, -132.8],
          [6.45, -133.4],
          [6.4, -137.6],
          [6.1, -138.6],
        ],
        spans: 6,
      },
      {
        points: [
          [6.1, -138.6],
          [4.9, -138.8],
        ],
        spans: 1,
      },
    ],
    axis: 'z',
    segments: 52,
    centre: AXIS,
    uv,
  });

const stern = (): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [4.9, -138.8],
          [4.85, -140.6],
          [3.9, -142.7],
          [2.1, -143.95],
          [0, NACELLE.stern],
        ],
        spans: 9,
      },
    ],
    axis: 'z',
    segments: 40,
    centre: AXIS,
    uv: () => swatch('steel'),
  });

/** Loops that stand off the sides of the after end, long rails along the inboard trench, rings about the waist. */
const fittings = (): Mesh => {
  const loop = (sign: number): Mesh => {
    const path: V3[] = Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const lift = Math.sin(Math.PI * t) ** 0.35;
      return [X + sign * (5.7 + 1.9 * lift), Y + 1.4, -102 - 22 * t];
    });
    return tube(path, 0.55, 10, swatch('trim'));
  };
  const rail = (dy: number): Mesh =>
    box([X - 8.5, Y + dy - 0.35, -43], [X - 6.6, Y + dy + 0.35, -7.5], swatch('trim'));
  return join([
    loop(-1),
    loop(1),
    rail(2.6),
    rail(-2.6),
    box([X - 8.05, Y - 2.3, -42.6], [X - 6.8, Y + 2.3, -8], swatch('dark')),
    ...steps(-11, -40, 10).map((z) =>
      box([X - 8.3, Y - 2.3, z - 0.45], [X - 7.2, Y + 2.3, z + 0.45], swatch('steel')),
    ),
    box([X - 1.1, Y + 7.2, -26], [X + 1.1, Y + 8.55, -5], swatch('trim')),
    torus(7.95, 0.2, [X, Y, -46], [60, 6], swatch('trim')),
    torus(6.95, 0.2, [X, Y, -98], [60, 6], swatch('trim')),
  ]);
};

/** The domed cap in front, whose fire is drawn by its own material. */
const cap = (): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [0, NACELLE.bow],
          [2.7, 8.95],
          [5.1, 7.7],
          [6.8, 5.5],
          [7.6, 2.7],
          [7.75, 0.6],
        ],
        spans: 14,
      },
    ],
    axis: 'z',
    segments: 44,
    centre: AXIS,
    uv: (_u, _t, p) => [0.5 + (p[0] - X) / 16, 0.5 + (p[1] - Y) / 16],
  });

/** Both nacelles carry their name so that it reads from either side: the port one is moved over, not mirrored. */
const toPort = (mesh: Mesh): Mesh => ({
  vertices: mesh.vertices.map((v) => ({ ...v, p: [v.p[0] - 2 * X, v.p[1], v.p[2]] as const })),
  triangles: mesh.triangles,
});

export const makeNacelles = (): Mesh => {
  const round = join([barrel(), stern()]);
  const extras = fittings();
  return join([round, toPort(round), extras, mirror(extras)]);
};
export const makeCaps = (): Mesh => {
  const one = cap();
  return join([one, toPort(one)]);
};

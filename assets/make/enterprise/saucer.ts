import { type Mesh, join, mirror, polygon, withUv } from '../lib/mesh';
import { lathe } from '../lib/solids';
import { type V2, type V3, mix, smoothstep } from '../lib/vector';
import { inPatch, onSaucer, SAUCER, swatch } from './plan';

const SEGMENTS = 156;

const UNDERSIDE = [
  {
    points: [
      [8.3, -10.1],
      [13, -9.5],
      [19, -8.2],
      [26, -6.1],
      [34, -3.9],
      [43, -2.4],
      [52, -1.75],
      [59, -1.9],
      [62.3, -2.45],
    ],
    spans: 18,
  },
] as const;
const RIM = [
  {
    points: [
      [62.3, -2.45],
      [62.9, -2.5],
      [63.35, -2.15],
    ],
    spans: 3,
  },
  {
    points: [
      [63.35, -2.15],
      [63.55, -1.4],
      [63.55, 0.2],
      [63.55, 1.6],
      [63.3, 2.4],
    ],
    spans: 6,
  },
  {
    points: [
      [63.3, 2.4],
      [62.95, 2.8],
      [62.2, 3.0],
    ],
    spans: 3,
  },
] as const;
const TOPSIDE = [
  {
    points: [
      [62.2, 3.0],
      [55, 3.85],
      [46, 4.95],
      [37, 6.05],
      [29, 7.05],
      [22.5, 7.85],
      [19.4, 8.25],
    ],
    spans: 14,
  },
  {
    points: [
      [19.4, 8.25],
      [18.3, 8.6],
      [17.4, 9.6],
      [16.7, 10.7],
      [15.7, 11.4],
      [14.2, 11.8],
    ],
    spans: 8,
  },
  {
    points: [
      [14.2, 11.8],
      [11.8, 12.1],
      [9.5, 12.3],
    ],
    spans: 4,
  },
  {
    points: [
      [9.5, 12.3],
      [9.4, 13.2],
      [8.8, 14.3],
      [7.6, 15.05],
      [6.3, 15.3],
    ],
    spans: 7,
  },
] as const;

/** Decks two and three run aft from under the bridge in the shape of a drop. */
const drop = (p: V3): V3 => {
  const r = Math.hypot(p[0], p[2]);
  if (r < 9.6 || p[1] < 3) return p;
  const aft = ((1 - p[2] / r) / 2) ** 9;
  const grip = r < 16 ? smoothstep(9.6, 15, r) : 1 - smoothstep(19.4, 47, r);
  const stretch = 1 + 0.82 * aft * grip;
  const settle = 1 - 0.16 * aft * smoothstep(10, 18, r) * (p[1] > 8 ? 1 : 0);
  return [p[0] * stretch * mix(1, 0.93, aft * grip), p[1] * settle, p[2] * stretch];
};

const body = (): Mesh =>
  join([
    lathe({
      runs: UNDERSIDE,
      axis: 'y',
      segments: SEGMENTS,
      centre: SAUCER.centre,
      uv: (_u, _t, p) => onSaucer('saucerBottom', p),
    }),
    lathe({ runs: RIM, axis: 'y', segments: SEGMENTS, centre: SAUCER.centre, uv: rimUv }),
    lathe({
      runs: TOPSIDE,
      axis: 'y',
      segments: SEGMENTS,
      centre: SAUCER.centre,
      uv: (_u, _t, p) => onSaucer('saucerTop', p),
      warp: drop,
    }),
  ]);

/** Six equal stretches of rim share one strip, there and back, so that they meet without a seam. */
const rimUv = (turn: number, t: number): V2 => {
  const part = turn * 6;
  const s = part - Math.floor(part);
  return inPatch('rim', Math.abs(1 - 2 * s), 1 - t);
};

const domes = (): Mesh =>
  join([
    lathe({
      runs: [
        {
          points: [
            [6.3, 15.3],
            [5.8, 16.4],
            [4.3, 17.6],
            [2.2, 18.25],
            [0, 18.4],
          ],
          spans: 10,
        },
      ],
      axis: 'y',
      segments: 48,
      centre: SAUCER.centre,
      uv: () => swatch('lamp'),
    }),
    lathe({
      runs: [
        {
          points: [
            [0, -15.2],
            [2.4, -14.85],
            [4.6, -13.7],
            [6, -12.1],
            [6.3, -11],
          ],
          spans: 10,
        },
      ],
      axis: 'y',
      segments: 48,
      centre: SAUCER.centre,
      uv: () => swatch('lamp'),
    }),
    lathe({
      runs: [
        {
          points: [
            [6.3, -11],
            [7.3, -11],
          ],
          spans: 1,
        },
        {
          points: [
            [7.3, -11],
            [7.9, -10.6],
            [8.3, -10.1],
          ],
          spans: 3,
        },
      ],
      axis: 'y',
      segments: 48,
      centre: SAUCER.centre,
      uv: () => swatch('trim'),
    }),
  ]);

/** A short round post with a domed top, for lamps, emitters and the bridge lift. */
const post = (at: V3, r: number, foot: number, top: number, uv: V2): Mesh => {
  const up = top > foot;
  const side: V2[] = [
    [r, foot],
    [r, mix(foot, top, 0.6)],
    [r * 0.8, mix(foot, top, 0.88)],
    [r * 0.4, mix(foot, top, 0.98)],
    [0, top],
  ];
  return lathe({
    runs: [{ points: up ? side : side.reverse(), spans: 8 }],
    axis: 'y',
    segments: 16,
    centre: at,
    uv: () => uv,
  });
};

const local = (x: number, y: number, z: number): V3 => [
  SAUCER.centre[0] + x,
  SAUCER.centre[1] + y,
  SAUCER.centre[2] + z,
];

const fittings = (): Mesh => {
  const onSide = [
    post(local(50, 0, 16), 0.7, 3.9, 5.5, swatch('green')),
    post(local(20, 0, 34), 0.9, -4.2, -6.0, swatch('trim')),
  ];
  const portSide = onSide.map(mirror).map((m, i) => (i === 0 ? withUv(m, () => swatch('red')) : m));
  return join([
    ...onSide,
    ...portSide,
    post(local(0, 0, -8.4), 1.9, 12, 15.1, swatch('plain')),
    post(local(0, 0, 34), 0.9, -3.9, -5.8, swatch('trim')),
  ]);
};

/** The impulse engines: a low block at the stern of the saucer with two glowing mouths. */
const impulse = (): Mesh => {
  const half = 12.5;
  const back = -61.6;
  const shell = (x: number): V3[] => [
    local(x, 4.3, -44),
    local(x, 6.9, -49),
    local(x, 7.6, -56),
    local(x, 7.6, back),
    local(x, 2.2, back),
  ];
  const inner = half - 1.6;
  const right = shell(half);
  const roof = shell(inner);
  const uvTop = (mesh: Mesh): Mesh => withUv(mesh, (v) => onSaucer('saucerTop', v.p));
  const lift = (p: V3): V3 => [p[0], p[1] + 0.9, p[2]];
  const strip = (a: readonly V3[], b: readonly V3[]): Mesh =>
    join(a.slice(0, 3).map((p, i) => polygon([p, a[i + 1] ?? p, b[i + 1] ?? p, b[i] ?? p], [0, 0])));
  const top = roof.map(lift);
  const topPort = top.map((p): V3 => [-p[0], p[1], p[2]]);
  const side = join([strip(right, top), polygon([...right].reverse(), [0, 0])]);
  const sideFixed = uvTop(facing(side, local(0, -12, -54)));
  const topMesh = uvTop(facing(strip(top, topPort), local(0, -12, -54)));
  const stern = facing(
    polygon(
      [
        local(-half, 2.2, back),
        local(half, 2.2, back),
        local(half, 7.6, back),
        local(inner, 8.5, back),
        local(-inner, 8.5, back),
        local(-half, 7.6, back),
      ],
      swatch('dark'),
    ),
    local(0, 5, -54),
  );
  const mouth = mouthAt(2.4, 10.4, 3.4, 7.1, back - 0.25);
  return join([sideFixed, mirror(sideFixed), topMesh, stern, mouth, mirror(mouth)]);
};

const mouthAt = (x0: number, x1: number, y0: number, y1: number, z: number): Mesh => {
  const glow = facing(
    polygon([local(x0, y0, z), local(x1, y0, z), local(x1, y1, z), local(x0, y1, z)], swatch('impulse')),
    local(0, 5, 0),
  );
  const bars = [0.25, 0.5, 0.75].map((t) => {
    const x = mix(x0, x1, t);
    return facing(
      polygon(
        [
          local(x - 0.18, y0, z - 0.1),
          local(x + 0.18, y0, z - 0.1),
          local(x + 0.18, y1, z - 0.1),
          local(x - 0.18, y1, z - 0.1),
        ],
        swatch('dark'),
      ),
      local(0, 5, 0),
    );
  });
  return join([glow, ...bars]);
};

/** Turns flat faces so that they look away from `centre`. */
const facing = (mesh: Mesh, centre: V3): Mesh => {
  const triangles = mesh.triangles.map(([a, b, c]) => {
    const [p, n] = [mesh.vertices[a]?.p ?? centre, mesh.vertices[a]?.n ?? [0, 1, 0]];
    const out = (p[0] - centre[0]) * n[0] + (p[1] - centre[1]) * n[1] + (p[2] - centre[2]) * n[2] >= 0;
    return { out, corners: out ? ([a, b, c] as const) : ([a, c, b] as const) };
  });
  const turned = new Set(triangles.flatMap((t) => (t.out ? [] : [...t.corners])));
  return {
    vertices: mesh.vertices.map((v, i) =>
      turned.has(i) ? { ...v, n: [-v.n[0], -v.n[1], -v.n[2]] as V3 } : v,
    ),
    triangles: triangles.map((t) => t.corners),
  };
};

export const makeSaucer = (): Mesh => join([body(), domes(), fittings(), impulse()]);

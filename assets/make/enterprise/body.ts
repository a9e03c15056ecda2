import { type Mesh, join, mirror } from '../lib/mesh';
import { lathe, torus, TURN, box } from '../lib/solids';
import { surface } from '../lib/surface';
import { type V2, type V3, mix, smoothstep, steps } from '../lib/vector';
import { HULL, inPatch, swatch } from './plan';

/** The hull's axis climbs towards the stern and its belly flattens: straight back, swept-up keel. */
const keel = ([x, y, z]: V3): V3 => {
  const aft = smoothstep(12, HULL.stern, z);
  const flat = y < 0 ? 1 - 0.3 * smoothstep(-28, HULL.stern, z) : 1;
  return [x, y * flat + 2.4 * aft, z];
};

const hullUv = (turn: number, _t: number, p: V3): V2 =>
  inPatch('hull', (HULL.bow - p[2]) / HULL.length, turn);

const barrel = (): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [13.6, 39.9],
          [14.3, 39.7],
          [14.8, 39],
        ],
        spans: 3,
      },
      {
        points: [
          [14.8, 39],
          [15.6, 35],
          [16.4, 29],
          [16.9, 22],
          [17.05, 14],
          [16.95, 5],
          [16.4, -8],
          [15.3, -22],
          [13.6, -36],
          [11.8, -46],
          [10.3, -52],
          [9.6, -54.6],
        ],
        spans: 30,
      },
      {
        points: [
          [9.6, -54.6],
          [9.35, -55.3],
          [8.7, -55.5],
        ],
        spans: 3,
      },
    ],
    axis: 'z',
    segments: 76,
    uv: hullUv,
    warp: keel,
  });

const doors = (): Mesh =>
  lathe({
    runs: [
      {
        points: [
          [8.7, -55.5],
          [8.3, -56.2],
          [6.6, -57.2],
          [3.6, -57.85],
          [0, HULL.stern],
        ],
        spans: 8,
      },
    ],
    axis: 'z',
    segments: 64,
    uv: (turn, t) => {
      const r = 0.5 * (1 - t);
      return inPatch('doors', 0.5 + r * Math.sin(turn * TURN), 0.5 - r * Math.cos(turn * TURN));
    },
    warp: keel,
  });

/** Three copper rings, one inside the other, behind the dish. */
const rings = (): Mesh =>
  join([
    lathe({
      runs: [
        {
          points: [
            [8.2, 41.6],
            [9.6, 41.6],
          ],
          spans: 1,
        },
        {
          points: [
            [9.6, 41.6],
            [9.9, 41.3],
            [10, 40.9],
          ],
          spans: 2,
        },
        {
          points: [
            [10, 40.9],
            [11.3, 40.9],
          ],
          spans: 1,
        },
        {
          points: [
            [11.3, 40.9],
            [11.6, 40.6],
            [11.7, 40.2],
          ],
          spans: 2,
        },
      ],
      axis: 'z',
      segments: 64,
      uv: () => swatch('copper'),
    }),
    lathe({
      runs: [
        {
          points: [
            [0, 40.4],
            [8.2, 40.4],
          ],
          spans: 1,
        },
        {
          points: [
            [8.2, 40.4],
            [8.2, 41.6],
          ],
          spans: 1,
        },
        {
          points: [
            [11.7, 40.2],
            [13.6, 39.9],
          ],
          spans: 1,
        },
      ],
      axis: 'z',
      segments: 64,
      uv: () => swatch('dark'),
    }),
  ]);

const dish = (): Mesh => {
  const bowl = (turn: number, _t: number, p: V3): V2 => {
    const r = 0.5 * (Math.hypot(p[0], p[1]) / 9.1);
    return inPatch('dish', 0.5 + r * Math.sin(turn * TURN), 0.5 - r * Math.cos(turn * TURN));
  };
  return join([
    lathe({
      runs: [
        {
          points: [
            [0.8, 43],
            [3, 43.3],
            [5.6, 44.1],
            [7.6, 45],
            [8.7, HULL.bow],
          ],
          spans: 10,
        },
      ],
      axis: 'z',
      segments: 64,
      uv: bowl,
    }),
    lathe({
      runs: [
        {
          points: [
            [8.7, HULL.bow],
            [9.05, 45.5],
            [9.05, 45.2],
          ],
          spans: 3,
        },
        {
          points: [
            [9.05, 45.2],
            [7, 43.9],
            [4, 42.7],
            [1.7, 42],
            [1.7, 40.2],
          ],
          spans: 8,
        },
      ],
      axis: 'z',
      segments: 64,
      uv: () => swatch('copper'),
    }),
    lathe({
      runs: [
        {
          points: [
            [0, 48.9],
            [0.22, 48.7],
            [0.3, 46.6],
            [0.75, 45.9],
            [0.8, 45.1],
            [0.42, 44.6],
            [0.5, 43.4],
            [1.2, 42.9],
          ],
          spans: 16,
        },
      ],
      axis: 'z',
      segments: 20,
      uv: () => swatch('copper'),
    }),
  ]);
};

const wing = (thick: number, c: number): number =>
  5 * thick * (0.2969 * Math.sqrt(c) - 0.126 * c - 0.3516 * c * c + 0.2843 * c ** 3 - 0.1036 * c ** 4);

/** The neck: a raked blade, round in front, from the hull's back up into the saucer. */
const neck = (): Mesh => {
  const [low, high] = [11, 32];
  const at = (u: number, v: number): V3 => {
    const c = 0.5 + 0.5 * Math.cos(u * TURN);
    const [lead, trail] = [mix(32.5, 54, v), mix(3, 20.5, v)];
    const chord = lead - trail;
    const x =
      (wing(0.23, c) + 0.25) *
      chord *
      mix(1, 0.92, v) *
      Math.sign(Math.sin(u * TURN)) *
      Math.min(1, Math.abs(Math.sin(u * TURN)) * 5);
    return [x, mix(low, high, v), lead - c * chord];
  };
  return surface({
    us: steps(0, 1, 56),
    vs: steps(0, 1, 12),
    at,
    inside: true,
    uv: (u, v) => inPatch('neck', 0.5 - 0.5 * Math.cos(u * TURN), 1 - v),
  });
};

/** Small things that give the hull its size: beacons, hangar ledge, seams. */
const fittings = (): Mesh => {
  const lamps = [0.16, 0.34, 0.66, 0.84].map((turn) => {
    const [x, y] = [
      9.2 * Math.sin(turn * TURN),
      9.2 * Math.cos(turn * TURN) * (Math.cos(turn * TURN) < 0 ? 0.72 : 1) + 2.35,
    ];
    return box([x - 0.3, y - 0.3, -56], [x + 0.3, y + 0.3, -54.8], swatch(x > 0 ? 'green' : 'red'));
  });
  return join([
    ...lamps,
    box([-5.4, -4.1, -57.6], [5.4, -3.5, -54], swatch('trim')),
    torus(14.95, 0.22, [0, 0, 38.2], [88, 8], swatch('trim')),
    box([-0.6, 12, -50], [0.6, 14.6, -46], swatch('trim')),
    box([-0.35, 14.6, -49], [0.35, 15.1, -48.2], swatch('white')),
  ]);
};

export const makeBody = (): Mesh => join([barrel(), doors(), rings(), dish(), fittings()]);
export const makeNeck = neck;

/** A thin straight strut from the hull's shoulder to the nacelle, on the starboard side. */
export const makePylon = (): Mesh => {
  const [root, tip]: [V2, V2] = [
    [7.5, 8.5],
    [35, 44.5],
  ];
  const span = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const across: V2 = [(tip[1] - root[1]) / span, -(tip[0] - root[0]) / span];
  const at = (u: number, v: number): V3 => {
    const [s, c] = [Math.sin(u * TURN), Math.cos(u * TURN)];
    const half = 1.15 * Math.sign(s) * Math.abs(s) ** 0.45;
    const chord = mix(9.4, 8, v) * Math.sign(c) * Math.abs(c) ** 0.6;
    return [
      mix(root[0], tip[0], v) + across[0] * half,
      mix(root[1], tip[1], v) + across[1] * half,
      -29 + chord,
    ];
  };
  return surface({
    us: steps(0, 1, 48),
    vs: steps(0, 1, 8),
    at,
    uv: (u, v) => inPatch('pylon', 0.5 - 0.5 * Math.cos(u * TURN), 1 - v),
  });
};

export const bothSides = (mesh: Mesh): Mesh => join([mesh, mirror(mesh)]);

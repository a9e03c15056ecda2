import { type Mesh, join, move } from '../lib/mesh';
import type { V2, V3 } from '../lib/vector';
import { bare, hull, lamp, painted, windows } from '../things/paint';
import { ball, both, patch, rounded, turned } from '../things/shapes';

/** What a starship of the fleet is painted with: two tones of hull, the pennant that tells ships apart, her engines. */
export interface Livery {
  readonly hull: string;
  readonly dark: string;
  readonly pennant: string;
  /** The caps of her engines, and what glows along them. */
  readonly engine: string;
  readonly coil: string;
}

export const STARFLEET = {
  enterprise: {
    hull: '#c4cbd0',
    dark: '#8a949c',
    pennant: '#c0392f',
    engine: '#ff7a3c',
    coil: '#8fd0ff',
  },
  intrepid: { hull: '#b4c2cf', dark: '#74849a', pennant: '#2f6fc0', engine: '#ff8a4a', coil: '#8fd0ff' },
  constellation: {
    hull: '#b7b09f',
    dark: '#6f6657',
    pennant: '#d09a2c',
    engine: '#ff5a2a',
    coil: '#ffd08a',
  },
  plain: { hull: '#aab2b8', dark: '#6d757c', pennant: '#5c656c', engine: '#ff8a4a', coil: '#8fd0ff' },
  refit: { hull: '#cdd6dc', dark: '#8c9aa6', pennant: '#3a7fc4', engine: '#a48bff', coil: '#6fb4ff' },
  reliant: { hull: '#c2c8cc', dark: '#7f8990', pennant: '#b8342c', engine: '#9a8bff', coil: '#78b8ff' },
  miranda: { hull: '#a9b1b6', dark: '#6b747a', pennant: '#4f7f5c', engine: '#8fb0ff', coil: '#78b8ff' },
} as const satisfies Record<string, Livery>;

const SEGMENTS = 40;

/** One run of a saucer: its profile, how it is painted. */
type Band = readonly [points: readonly V2[], tone: 'hull' | 'dark' | 'pennant' | 'windows', spans: number];

/** Profiles in parts of the radius, from the dome below to the bridge on top. */
const SAUCER: readonly Band[] = [
  [
    [
      [0, -0.17],
      [0.07, -0.16],
      [0.12, -0.12],
    ],
    'dark',
    3,
  ],
  [
    [
      [0.12, -0.12],
      [0.17, -0.1],
      [0.5, -0.05],
      [0.86, -0.028],
    ],
    'hull',
    5,
  ],
  [
    [
      [0.86, -0.028],
      [0.97, -0.052],
      [1, -0.03],
    ],
    'hull',
    2,
  ],
  [
    [
      [1, -0.03],
      [1, 0.03],
    ],
    'windows',
    1,
  ],
  [
    [
      [1, 0.03],
      [0.97, 0.055],
      [0.88, 0.066],
    ],
    'hull',
    2,
  ],
  [
    [
      [0.88, 0.066],
      [0.78, 0.078],
    ],
    'pennant',
    1,
  ],
  [
    [
      [0.78, 0.078],
      [0.5, 0.11],
      [0.31, 0.13],
    ],
    'hull',
    4,
  ],
  [
    [
      [0.31, 0.13],
      [0.27, 0.15],
      [0.25, 0.2],
    ],
    'windows',
    2,
  ],
  [
    [
      [0.25, 0.2],
      [0.13, 0.23],
    ],
    'dark',
    1,
  ],
  [
    [
      [0.13, 0.23],
      [0.115, 0.275],
      [0.06, 0.3],
      [0, 0.305],
    ],
    'hull',
    3,
  ],
];

/** A saucer of this radius with its bridge, a lamp on the bridge and a lit dome under it. */
export const saucer = (centre: V3, radius: number, livery: Livery): Mesh => {
  const tone = { hull: livery.hull, dark: livery.dark, pennant: livery.pennant, windows: livery.hull };
  const bands = SAUCER.map(([points, kind, spans]) =>
    painted(
      rounded(
        points.map(([r, y]): V2 => [r * radius, y * radius]),
        'y',
        SEGMENTS,
        spans,
      ),
      { ...(kind === 'windows' ? windows(tone[kind], 0.85) : hull(tone[kind])), round: true },
    ),
  );
  return move(
    join([
      ...bands,
      painted(
        ball([0, radius * 0.305, 0], [radius * 0.05, radius * 0.03, radius * 0.05], 10, 5),
        lamp('#fff0c8'),
      ),
      painted(
        ball([0, radius * -0.165, 0], [radius * 0.06, radius * 0.05, radius * 0.06], 10, 5),
        lamp('#ffe0a8', 'steady', 0.6),
      ),
      // Running lights: red to port, green to starboard.
      painted(ball([radius * 0.93, radius * 0.07, 0], [0.5, 0.4, 0.5], 6, 4), lamp('#5aff8a', 'blink', 0.9)),
      painted(ball([radius * -0.93, radius * 0.07, 0], [0.5, 0.4, 0.5], 6, 4), lamp('#ff5a4a', 'blink', 0.9)),
    ]),
    centre,
  );
};

/** The engines that push below light speed: two slits of fire in the saucer's stern. */
export const impulse = (at: V3, wide: number, colour = '#ff8a4a'): Mesh =>
  join([
    painted(
      both(patch([at[0] + wide * 0.6, at[1], at[2]], [wide * 0.42, 0, 0], [0, 0.5, 0])),
      lamp(colour, 'pulse', 0.9),
    ),
  ]);

/** The dish that clears the way: a rim, a bowl, a spike or a glow. */
export const deflector = (at: V3, radius: number, glow: string, spike: boolean): Mesh =>
  join([
    painted(
      turned(
        [
          [radius, 0.8],
          [radius, -0.4],
        ],
        'z',
        24,
        at,
      ),
      bare('#b08a4a', 0.4, 0.7),
    ),
    painted(
      rounded(
        [
          [0, -0.5],
          [radius * 0.5, -0.1],
          [radius * 0.97, 0.75],
        ],
        'z',
        24,
        4,
        at,
      ),
      lamp(glow, 'pulse', spike ? 0.35 : 0.8),
    ),
    ...(spike
      ? [
          painted(
            turned(
              [
                [0, 3.2],
                [0.45, 0],
              ],
              'z',
              10,
              at,
            ),
            bare('#d8b070', 0.35, 0.8),
          ),
          painted(ball([at[0], at[1], at[2] + 3.2], [0.4, 0.4, 0.4], 6, 4), lamp('#ffe0a0', 'pulse', 0.8)),
        ]
      : []),
  ]);

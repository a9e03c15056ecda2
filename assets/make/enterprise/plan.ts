import type { V2, V3 } from '../lib/vector';

/** The television ship in metres: z forward from her middle, x to starboard, y up from the engineering hull's axis. */
export const SHIP = { length: 288.6, width: 127.1, height: 72.6 } as const;

export const SAUCER = {
  radius: SHIP.width / 2,
  centre: [0, 33, SHIP.length / 2 - SHIP.width / 2] as V3,
} as const;

export const HULL = { length: 103.6, radius: 17.05, bow: 45.6, stern: 45.6 - 103.6 } as const;

/** Her keel is the bottom of the engineering hull, her top the nacelles' widest ring: 72.6 m apart. */
export const NACELLE = {
  length: 153.6,
  radius: 8.65,
  axis: [36, SHIP.height - HULL.radius - 8.65] as V2,
  bow: 153.6 - SHIP.length / 2,
  stern: -SHIP.length / 2,
} as const;

/**
 * The six facings of the Panic board, clockwise from the bow seen from above; a section is what is hit there.
 * The rays that part front from side leave the keel line at 60° from a hub a little aft of the saucer's middle.
 */
export const FACINGS = ['FR', 'SR', 'RR', 'RL', 'SL', 'FL'] as const;
export type Facing = (typeof FACINGS)[number];
export const HUB_Z = SAUCER.centre[2] - 22;
export const RAY: V2 = [Math.sin(Math.PI / 3), Math.cos(Math.PI / 3)];
/** Where the engineering hull passes from the side sections to the rear ones. */
export const WAIST_Z = -8;

export const ATLAS = 2048;
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const PATCHES = {
  saucerTop: { x: 8, y: 8, w: 1008, h: 1008 },
  saucerBottom: { x: 1032, y: 8, w: 1008, h: 1008 },
  hull: { x: 8, y: 1036, w: 812, h: 820 },
  nacelle: { x: 840, y: 1036, w: 1200, h: 420 },
  neck: { x: 840, y: 1476, w: 420, h: 220 },
  rim: { x: 840, y: 1716, w: 600, h: 72 },
  pylon: { x: 1280, y: 1476, w: 180, h: 220 },
  dish: { x: 1480, y: 1476, w: 200, h: 200 },
  doors: { x: 1700, y: 1476, w: 160, h: 160 },
} as const satisfies Record<string, Patch>;
export type PatchName = keyof typeof PATCHES;

/** Single colours, 48 pixels square each, in one row at the bottom of the atlas. */
export const SWATCHES = [
  'plain',
  'dark',
  'copper',
  'impulse',
  'red',
  'green',
  'white',
  'trim',
  'lamp',
  'steel',
] as const;
export type Swatch = (typeof SWATCHES)[number];
export const SWATCH_SIZE = 48;
export const SWATCH_Y = 1900;

export const swatch = (name: Swatch): V2 => [
  (SWATCHES.indexOf(name) * (SWATCH_SIZE + 16) + 8 + SWATCH_SIZE / 2) / ATLAS,
  (SWATCH_Y + SWATCH_SIZE / 2) / ATLAS,
];

/** A place in a patch, both 0…1 from its top left corner. */
export const inPatch = (name: PatchName, s: number, t: number): V2 => {
  const patch = PATCHES[name];
  return [(patch.x + s * patch.w) / ATLAS, (patch.y + t * patch.h) / ATLAS];
};

/** Metres that the saucer's patches reach from their middle. */
export const SAUCER_REACH = 64.2;
export const onSaucer = (name: 'saucerTop' | 'saucerBottom', p: V3): V2 => {
  const [x, , z] = [p[0] - SAUCER.centre[0], 0, p[2] - SAUCER.centre[2]];
  return inPatch(name, 0.5 + x / (2 * SAUCER_REACH), 0.5 - z / (2 * SAUCER_REACH));
};

import { HALF, MM } from './pose';

export const BEARINGS = [
  'straight',
  'bankLeft',
  'bankRight',
  'turnLeft',
  'turnRight',
  'comeAbout',
  'reverse',
] as const;
export type Bearing = (typeof BEARINGS)[number];
export const SPEEDS = [1, 2, 3, 4, 5, 6] as const;
export type Speed = (typeof SPEEDS)[number];

/** A bearing and a speed in one word: `bankLeft2`. */
export type ManeuverId = `${Bearing}${Speed}`;

/** A straight or curved strip of card, and where a base ends that follows it: forward, to the right, turned. */
export interface Template {
  readonly id: ManeuverId;
  readonly bearing: Bearing;
  readonly speed: Speed;
  /** Along the center line. */
  readonly length: number;
  /** Of the center line; 0 for straight strips. */
  readonly radius: number;
  /** Sine and cosine of the angle it turns through. */
  readonly sin: number;
  readonly cos: number;
  /** 1 to the right, −1 to the left. */
  readonly side: number;
  /** 1 ahead, −1 astern. */
  readonly way: number;
  readonly forward: number;
  readonly right: number;
  readonly hx: number;
  readonly hy: number;
}

const SQRT_HALF = 0.7071067811865476;
const QUARTER_PI = 0.7853981633974483;
const HALF_PI = 1.5707963267948966;

const STRAIGHT_PER_SPEED = 40 * MM;
const BANK_RADII = [80 * MM, 130 * MM, 180 * MM] as const;
const TURN_RADII = [35 * MM, 62.5 * MM, 90 * MM] as const;

const straight = (bearing: Bearing, speed: Speed): Template => {
  const length = STRAIGHT_PER_SPEED * speed;
  const way = bearing === 'reverse' ? -1 : 1;
  const hy = bearing === 'comeAbout' ? -1 : 1;
  const forward = way * (length + 2 * HALF);
  const id: ManeuverId = `${bearing}${speed}`;
  return {
    id,
    bearing,
    speed,
    length,
    radius: 0,
    sin: 0,
    cos: 1,
    side: 0,
    way,
    forward,
    right: 0,
    hx: 0,
    hy,
  };
};

const curve = (
  bearing: Bearing,
  speed: Speed,
  radius: number,
  angle: number,
  sin: number,
  cos: number,
): Template => {
  const side = bearing.endsWith('Left') ? -1 : 1;
  return {
    id: `${bearing}${speed}`,
    bearing,
    speed,
    length: radius * angle,
    radius,
    sin,
    cos,
    side,
    way: 1,
    forward: HALF + radius * sin + HALF * cos,
    right: side * (radius * (1 - cos) + HALF * sin),
    hx: side * sin,
    hy: cos,
  };
};

const curves = (left: Bearing, right: Bearing, radii: readonly number[], angle: number): Template[] => {
  const [sin, cos] = angle === HALF_PI ? [1, 0] : [SQRT_HALF, SQRT_HALF];
  return radii.flatMap((radius, at) => {
    const speed = SPEEDS[at] ?? 1;
    return [left, right].map((bearing) => curve(bearing, speed, radius, angle, sin, cos));
  });
};

const ALL: readonly Template[] = [
  ...SPEEDS.flatMap((speed) => [
    straight('straight', speed),
    straight('comeAbout', speed),
    straight('reverse', speed),
  ]),
  ...curves('bankLeft', 'bankRight', BANK_RADII, QUARTER_PI),
  ...curves('turnLeft', 'turnRight', TURN_RADII, HALF_PI),
];

/** Every template there is, by maneuver. */
export const TEMPLATES: ReadonlyMap<ManeuverId, Template> = new Map(ALL.map((one) => [one.id, one]));

/** The template of a maneuver. Every maneuver on a dial has one; a test sees to it. */
export const templateOf = (id: ManeuverId): Template => {
  const found = TEMPLATES.get(id);
  if (!found) throw new RangeError(`templateOf: no template ${id}`);
  return found;
};

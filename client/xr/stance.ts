import { TABLE } from '../holodeck/measures';
import { EYES } from '../viewpoint/reach';

/** How somebody stands at the table, in their own metres; kept for the next visit. */
export interface Stance {
  /** Across the table. */
  readonly size: number;
  /** Of the table's top over their floor; 0: as suits whoever stands or sits there. */
  readonly height: number;
  /** From the edge of the table to the eyes, more or less than usual. */
  readonly distance: number;
}

/** The table is between a coffee table and a conference table. */
export const SIZE = { least: 1.1, usual: 1.6, most: 2.5 } as const;
export const HEIGHT = { least: 0.4, most: 1.2 } as const;
export const DISTANCE = { least: -0.2, most: 0.6 } as const;
export const USUAL: Stance = { size: SIZE.usual, height: 0, distance: 0 };

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value));

export const clampStance = ({ size, height, distance }: Stance): Stance => ({
  size: within(size, SIZE),
  height: height === 0 ? 0 : within(height, HEIGHT),
  distance: within(distance, DISTANCE),
});

/** Units of the world to a metre of the person. */
export const unitOf = ({ size }: Stance): number => (2 * TABLE.radius) / size;

/** A table as high as suits these eyes, sitting or standing. */
export const heightFor = ({ height }: Stance, eyes: number): number =>
  height === 0 ? within(eyes - EYES.y, { least: 0.55, most: 1.05 }) : height;

/** Where the floor of the person is in the world, and how it is turned. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/** A head over the person's own floor: metres, and radians to the right of straight ahead. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/** The ground on which this head looks at the middle of the table from a bearing about it, clockwise from +z. */
export const groundFor = (stance: Stance, bearing: number, head: Head): Ground => {
  const unit = unitOf(stance);
  const yaw = bearing - Math.PI - head.yaw;
  const far = TABLE.radius + unit * (stance.distance - EYES.z);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return {
    x: far * Math.sin(bearing) - unit * (head.x * cos + head.z * sin),
    y: TABLE.height - unit * heightFor(stance, head.y),
    z: far * Math.cos(bearing) - unit * (head.z * cos - head.x * sin),
    yaw,
  };
};

/** The ground on which the near edge of the table is at this point of the person's own space, with the table behind it. */
export const groundAt = (
  stance: Stance,
  bearing: number,
  edge: Omit<Head, 'yaw'>,
  head: Omit<Head, 'yaw'>,
): Ground => {
  const unit = unitOf(stance);
  const yaw = bearing - Math.PI - Math.atan2(edge.x - head.x, edge.z - head.z);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return {
    x: TABLE.radius * Math.sin(bearing) - unit * (edge.x * cos + edge.z * sin),
    y: TABLE.height - unit * edge.y,
    z: TABLE.radius * Math.cos(bearing) - unit * (edge.z * cos - edge.x * sin),
    yaw,
  };
};

/** The same ground after the table was carried so far in the person's own space. */
export const carried = (ground: Ground, unit: number, by: Omit<Head, 'yaw'>): Ground => {
  const [sin, cos] = [Math.sin(ground.yaw), Math.cos(ground.yaw)];
  return {
    x: ground.x - unit * (by.x * cos + by.z * sin),
    y: ground.y - unit * by.y,
    z: ground.z - unit * (by.z * cos - by.x * sin),
    yaw: ground.yaw,
  };
};

/** The same ground after the table was turned about its middle, by radians to the right. */
export const spun = (ground: Ground, by: number): Ground => {
  const [sin, cos] = [Math.sin(-by), Math.cos(-by)];
  return {
    x: ground.x * cos + ground.z * sin,
    y: ground.y,
    z: ground.z * cos - ground.x * sin,
    yaw: ground.yaw - by,
  };
};

/** The same ground turned about the head. */
export const turned = (ground: Ground, unit: number, head: Head, by: number): Ground => {
  const at = (yaw: number): readonly [number, number] => {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    return [unit * (head.x * cos + head.z * sin), unit * (head.z * cos - head.x * sin)];
  };
  const [[bx, bz], [ax, az]] = [at(ground.yaw), at(ground.yaw + by)];
  return { ...ground, x: ground.x + bx - ax, z: ground.z + bz - az, yaw: ground.yaw + by };
};

/** Six places round the table; the first is where everybody sits down. */
export const PLACES = 6;
export const bearingOf = (place: number): number => Math.PI + (place / PLACES) * 2 * Math.PI;

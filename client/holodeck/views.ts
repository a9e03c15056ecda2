import { TABLE } from './measures';

/** A place to look from: where the eye turns about, how far, how high, and where on the screen that lands. */
export interface View {
  readonly target: readonly [number, number, number];
  readonly alpha: number;
  readonly beta: number;
  readonly radius: number;
  /** Part of the screen's width and height by which the target moves aside, for what lies over the scene. */
  readonly aside: readonly [number, number];
  /** Metres to each side of the target that are to be seen however narrow the picture is; 0 or nothing: it stands as it says. */
  readonly wide?: number;
}

export const VIEWS = {
  /** Close to the ship, the menu beside her (or under her on a tall screen). */
  start: {
    target: [0, TABLE.height + 0.1, 0],
    alpha: -1.12,
    beta: 1.3,
    radius: 0.7,
    aside: [0.15, 0.2],
  },
  /** The whole table from a seat. */
  table: { target: [0, TABLE.height, 0], alpha: -Math.PI / 2, beta: 0.82, radius: 2.75, aside: [0, 0] },
  /** The whole table from above, as a map. */
  overview: { target: [0, TABLE.height, 0], alpha: -Math.PI / 2, beta: 0.22, radius: 3.2, aside: [0, 0] },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof VIEWS;

/** The same angle, written so that the way to it from `from` is the short one. */
export const nearAngle = (from: number, to: number): number => {
  const turn = 2 * Math.PI;
  return from + ((((to - from + Math.PI) % turn) + turn) % turn) - Math.PI;
};

export interface Pose {
  alpha: number;
  beta: number;
  radius: number;
  x: number;
  y: number;
  z: number;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A pose part of the way from one to another. */
export const between = (from: Pose, to: Pose, t: number, into: Pose): Pose => {
  into.alpha = mix(from.alpha, nearAngle(from.alpha, to.alpha), t);
  into.beta = mix(from.beta, to.beta, t);
  into.radius = mix(from.radius, to.radius, t);
  into.x = mix(from.x, to.x, t);
  into.y = mix(from.y, to.y, t);
  into.z = mix(from.z, to.z, t);
  return into;
};

interface Flat {
  readonly x: number;
  readonly z: number;
}

/**
 * A pose brought nearer (a factor below 1) or further off, so that the point meant stays where it is in the picture; going away, the
 * eye turns back to the middle of the view it came from. It never turns about anything beyond `reach` of that.
 */
export const towards = (
  pose: Pose,
  factor: number,
  meant: Flat,
  home: Flat,
  reach: number,
  into: Pose,
): Pose => {
  const to = factor < 1 ? meant : home;
  const part = factor < 1 ? 1 - factor : 1 - 1 / factor;
  Object.assign(into, pose);
  into.radius = pose.radius * factor;
  into.x = mix(pose.x, to.x, part);
  into.z = mix(pose.z, to.z, part);
  const [dx, dz] = [into.x - home.x, into.z - home.z];
  const far = Math.sqrt(dx * dx + dz * dz);
  if (far > reach) [into.x, into.z] = [home.x + (dx / far) * reach, home.z + (dz / far) * reach];
  return into;
};

/** A pose a little nearer to where something happens. */
export const nearer = (pose: Pose, points: readonly Point[], by: number, into: Pose): Pose => {
  Object.assign(into, pose);
  into.radius = pose.radius * (1 - by);
  for (const { x, z } of points) {
    into.x += ((x - pose.x) * by) / points.length;
    into.z += ((z - pose.z) * by) / points.length;
  }
  return into;
};

/** How the picture is cut: the tangents of half its height and width. */
export interface Frame {
  readonly up: number;
  readonly across: number;
  /** Where the view's middle lies, as in a view; what lies beyond as far on the other side is covered. */
  readonly aside?: View['aside'];
  /** Part of the picture's height, from its lower edge, that lies under something: nothing is seen there. */
  readonly foot?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Whether a point lies in the picture seen from a pose, with a margin (0…1 of half the picture) left free. */
export const isSeen = (pose: Pose, frame: Frame, point: Point, margin: number): boolean => {
  const [sa, ca, sb, cb] = [
    Math.sin(pose.alpha),
    Math.cos(pose.alpha),
    Math.sin(pose.beta),
    Math.cos(pose.beta),
  ];
  const [dx, dy, dz] = [point.x - pose.x, point.y - pose.y, point.z - pose.z];
  const outwards = dx * ca * sb + dy * cb + dz * sa * sb;
  const depth = pose.radius - outwards;
  if (depth <= 0.05) return false;
  const right = -dx * sa + dz * ca;
  const up = dy * sb - (dx * ca + dz * sa) * cb;
  const inside = (off: number, half: number, aside: number): boolean =>
    Math.abs(off / half + 2 * aside * (pose.radius - depth)) <=
    (1 - margin) * (1 - 2 * Math.abs(aside)) * depth;
  const { aside: [x, y] = [0, 0], foot = 0 } = frame;
  const isAbove = up / frame.up >= (2 * foot - (1 - margin)) * depth;
  return inside(right, frame.across, x) && inside(up, frame.up, y) && (foot === 0 || isAbove);
};

const STEPS = 16;

/**
 * The pose nearest to `now`, on the way to `home`, from which all points are seen: the eye moves only as far as it must. Undefined if
 * they are seen already.
 */
export const leastMove = (
  now: Pose,
  home: Pose,
  frame: Frame,
  points: readonly Point[],
  margin: number,
  into: Pose,
): Pose | undefined => {
  for (let i = 0; i <= STEPS; i++) {
    between(now, home, i / STEPS, into);
    if (points.every((point) => isSeen(into, frame, point, margin))) return i === 0 ? undefined : into;
  }
  return into;
};

/** How far the eye may come nearer, and in what steps. */
const [NEAREST, NEARER] = [0.34, 0.03];
/** Part of half the picture that is left free round what is looked at. */
const AIR = 0.08;

/** A wide picture has what lies over it at the side, a tall one below. */
const shifted = ({ aside }: View, { up, across }: Frame): View['aside'] =>
  across < up ? [0, aside[1]] : [aside[0], 0];

/** Whether all places are seen in a view that stands as it says. */
export const isShown = (view: View, places: readonly Point[], frame: Frame, margin = AIR): boolean => {
  const { alpha, beta, radius, target } = view;
  const pose: Pose = { alpha, beta, radius, x: target[0], y: target[1], z: target[2] };
  const aside = shifted(view, frame);
  return places.every((point) => isSeen(pose, { ...frame, aside }, point, margin));
};

/** The view from as near as can be in which all places are seen, about their middle; without any, the view itself. */
export const nearest = (view: View, places: readonly Point[], frame: Frame): View => {
  if (places.length === 0) return view;
  const middle = (of: (point: Point) => number): number =>
    (Math.min(...places.map(of)) + Math.max(...places.map(of))) / 2;
  const { wide = 0 } = view;
  const far = Math.max(
    view.radius,
    wide / Math.max(0.01, frame.across * (1 - 2 * Math.abs(shifted(view, frame)[0]))),
  );
  const target = [middle(({ x }) => x), view.target[1], middle(({ z }) => z)] as const;
  for (let part = NEAREST; part < 1; part += NEARER) {
    // A hair's breadth: it stands as it says, whatever the picture's shape.
    const near: View = { ...view, target, radius: far * part, wide: 1e-3 };
    if (isShown(near, places, frame)) return near;
  }
  return view;
};

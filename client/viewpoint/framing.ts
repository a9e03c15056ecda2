import { type Frame, isSeen, type Pose } from '../holodeck/views';

/**
 * How the stream's camera frames something. `table`: all of it. `target`: close, on where it happens. `line`: across, so that who
 * acts and whom it meets are both seen. `shoulder`: from behind the seat that acts. `above`: as a map.
 */
export const FRAMINGS = ['table', 'target', 'line', 'shoulder', 'above'] as const;
export type Framing = (typeof FRAMINGS)[number];

/** How one kind of event is filmed: one row of a game's table. */
export interface Shot {
  readonly frame: Framing;
  /** A decisive moment: it is told so many times slower to whoever looks on. */
  readonly slow?: number;
}

/** What is to be filmed now. */
export interface Take {
  readonly shot: Shot | undefined;
  /** Everything of it that has to be seen. */
  readonly places: readonly Spot[];
  /** Where whoever acts sits; undefined: nobody in particular. */
  readonly from: Spot | undefined;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The camera stays on its own side of the table: so many radians to the left and to the right. */
export const MOST_SIDEWAYS = 0.95;
/** Part of half the picture that is left free round what should be seen. */
export const MARGIN = 0.14;
/** A shot of its own leaves so much: things are larger than the points where they stand. */
export const ROOM = 0.27;
/** Metres by which one thing must be left of another before the two must stay so. */
const APART = 0.12;
/** So near a camera comes to what happens, in metres. */
const NEAREST = 0.75;
/** Radians from straight above. */
const STEEP: Readonly<Record<Exclude<Framing, 'table'>, number>> = {
  target: 1.02,
  line: 0.95,
  shoulder: 1.12,
  above: 0.3,
};
const STEPS = 14;
/** How far to the wanted side the camera goes: less, or to the other one, where somebody's hand would stand before the lens. */
const SIDES = [1, 0.5, 0, -0.5] as const;
/** So many times as far away the whole table is seen at most. */
const FURTHER = [1, 1.1, 1.2, 1.3] as const;
/** What is nearer than this part of the way to what should be seen stands before it. */
const BEFORE = 0.8;
/** Hands are wide: what begins so far outside the picture, in parts of half of it, still reaches into it. */
const REACHES = 0.3;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** How far right something is in the picture of a pose, in metres. */
const rightOf = ({ alpha }: Pose, { x, z }: Spot): number => -x * Math.sin(alpha) + z * Math.cos(alpha);

/** Whether what is left of something else in one picture is so in another. */
export const keepsSides = (home: Pose, pose: Pose, places: readonly Spot[]): boolean =>
  places.every((one, at) =>
    places.slice(at + 1).every((other) => {
      const before = rightOf(home, one) - rightOf(home, other);
      return (
        Math.abs(before) < APART || Math.sign(before) === Math.sign(rightOf(pose, one) - rightOf(pose, other))
      );
    }),
  );

const middleOf = (places: readonly Spot[]): Spot => {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of places) {
    sum.x += x / places.length;
    sum.y += y / places.length;
    sum.z += z / places.length;
  }
  return sum;
};

/** Radians to the side from which something is best seen: its own side, across a line, or from behind who acts. */
const sideways = (frame: Framing, home: Pose, { places, from }: Take): number => {
  const [first, last] = [places[0], places.at(-1)];
  if (frame === 'above' || first === undefined || last === undefined) return 0;
  if (frame === 'shoulder' && from !== undefined) {
    const off = Math.atan2(from.z, from.x) - home.alpha;
    return Math.atan2(Math.sin(off), Math.cos(off));
  }
  if (frame === 'target') return clamp(0.8 * middleOf(places).x, 0.5);
  // Across the line from who acts to whom it meets, from the side on which the camera already is.
  const across = Math.atan2(-(last.x - first.x), last.z - first.z);
  const off = Math.atan2(Math.sin(across - home.alpha), Math.cos(across - home.alpha));
  return Math.abs(off) > Math.PI / 2 ? off - Math.sign(off) * Math.PI : off;
};

/** The same picture, moved up by a part of its half height: what lay in the middle of all of it lies in the middle of what is free. */
const raised = (pose: Pose, { up, foot = 0 }: Frame): Pose => {
  const { alpha, beta, radius, x, y, z } = pose;
  const by = foot * up * radius;
  return {
    ...pose,
    x: x + by * Math.cos(alpha) * Math.cos(beta),
    y: y - by * Math.sin(beta),
    z: z + by * Math.sin(alpha) * Math.cos(beta),
  };
};

/** A table with hands about it, as a camera sees it: where it has to stand to see something. */
export class Stage {
  hands: readonly Spot[] = [];
  near = NEAREST;

  /** `home` is the establishing shot, from which everything is seen. */
  constructor(
    public home: Pose,
    public frame: Frame,
  ) {}

  /** Whether all of it is in the picture of a pose. */
  sees(pose: Pose, places: readonly Spot[]): boolean {
    return places.every((place) => isSeen(pose, this.frame, place, MARGIN));
  }

  /** As near as all of it can be seen; where nothing but the whole table will do, that. */
  setUp(frame: Framing, take: Take): Pose {
    const { home } = this;
    const { places } = take;
    if (frame === 'table' || places.length === 0) return { ...home };
    const { x, y, z } = middleOf(places);
    const beta = STEEP[frame];
    const side = clamp(sideways(frame, home, take), MOST_SIDEWAYS);
    let second: Pose | undefined;
    for (const part of SIDES) {
      const turned: Pose = { alpha: home.alpha + side * part, beta, radius: home.radius, x, y, z };
      if (!keepsSides(home, turned, places)) continue;
      const near = this.nearest(turned, places);
      if (near === undefined) continue;
      if (this.isClear(near)) return near;
      second ??= near;
    }
    return second ?? this.whole(places);
  }

  /** All of the table; what lies under the words at the lower edge is brought above them, from further away. */
  whole(places: readonly Spot[]): Pose {
    const { home, frame } = this;
    const raises = this.sees(home, places) ? [] : FURTHER;
    const poses = raises.map((times) => raised({ ...home, radius: home.radius * times }, frame));
    return poses.find((pose) => this.sees(pose, places)) ?? { ...home };
  }

  /** Whether nobody's hand stands before the lens. */
  isClear(pose: Pose): boolean {
    const { up, across } = this.frame;
    return !this.hands.some(
      (hand) => depthOf(pose, hand) < BEFORE * pose.radius && isSeen(pose, { up, across }, hand, -REACHES),
    );
  }

  private nearest(pose: Pose, places: readonly Spot[]): Pose | undefined {
    for (let step = 0; step <= STEPS; step++) {
      const radius = this.near + ((this.home.radius - this.near) * step) / STEPS;
      const tried = raised({ ...pose, radius }, this.frame);
      if (places.every((place) => isSeen(tried, this.frame, place, ROOM))) return tried;
    }
    return undefined;
  }
}

const eyeOf = ({ alpha, beta, radius, x, y, z }: Pose): Spot => ({
  x: x + radius * Math.cos(alpha) * Math.sin(beta),
  y: y + radius * Math.cos(beta),
  z: z + radius * Math.sin(alpha) * Math.sin(beta),
});

/** How far before the eye something is. */
const depthOf = (pose: Pose, { x, y, z }: Spot): number => {
  const { alpha, beta, radius } = pose;
  const out = (x - pose.x) * Math.cos(alpha) + (z - pose.z) * Math.sin(alpha);
  return radius - out * Math.sin(beta) - (y - pose.y) * Math.cos(beta);
};

/** How far the eye has to go, and what it looks at. */
export const distance = (a: Pose, b: Pose): number => {
  const [one, other] = [eyeOf(a), eyeOf(b)];
  return Math.max(
    Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z),
    Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z),
  );
};

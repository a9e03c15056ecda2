import { type Frame, isSeen, leastMove, type Pose } from '../holodeck/views';

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

/** Every kind of event that is worth a shot of its own; all others are only kept in the picture. */
export type Shots<Type extends string = string> = Readonly<Partial<Record<Type, Shot>>>;

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

/** Where the camera goes next; a cut takes no time. */
export interface Setup {
  readonly pose: Pose;
  readonly seconds: number;
  /** It only lets more be seen: the shot goes on. */
  readonly widens: boolean;
}

/** A shot stands for at least so many seconds; one that has been widened at least so many after that. */
export const LEAST_SHOT = 2;
export const LEAST_WIDER = 1.2;
/** After so many seconds in which nothing happened anywhere, the whole table is shown again. */
const LINGER = 8;
/** A decisive moment that came too soon after a cut is shown so many seconds late at most. */
const LATE = 2;
/** The camera stays on its own side of the table: so many radians to the left and to the right. */
export const MOST_SIDEWAYS = 0.95;
/** Part of half the picture that is left free round what should be seen. */
export const MARGIN = 0.14;
/** A shot of its own leaves so much: things are larger than the points where they stand. */
export const ROOM = 0.27;
/** Metres by which one thing must be left of another before the two must stay so. */
const APART = 0.12;
/** Nearer to the last setup than this, in metres, a shot goes on; further away it is a cut. */
const [SAME, CUT] = [0.12, 0.45];
const GLIDE = 0.9;
const WIDEN = 0.45;
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

/** A turn or a decisive moment is made up for where it comes too soon. */
const dueOf = (take: Take, now: number): { readonly take: Take; readonly until: number } | undefined => {
  const { frame, slow } = take.shot ?? {};
  if (frame === 'table') return { take, until: Infinity };
  return slow === undefined ? undefined : { take, until: now + LATE };
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

/**
 * Chooses what the stream's camera shows: by a table of rules, at least two seconds each, always from the same side, and never
 * without what happens. Plain arithmetic: it moves nothing itself.
 */
export class Camerawork {
  private now_: Pose;
  private since = -Infinity;
  private busy = -Infinity;
  /** What is to be shown as soon as the shot has stood long enough. */
  private due: { readonly take: Take; readonly until: number } | undefined;
  private hands: readonly Spot[] = [];

  /** `home` is the establishing shot, from which everything is seen. */
  constructor(
    private home: Pose,
    private frame: Frame,
  ) {
    this.now_ = { ...home };
  }

  get pose(): Pose {
    return this.now_;
  }

  /** The picture has another shape. */
  shape(frame: Frame): void {
    this.frame = frame;
  }

  /** Where hands stand about the table. */
  seat(hands: readonly Spot[]): void {
    this.hands = hands;
  }

  /** Back to the establishing shot, which may be another now. */
  establish(home: Pose, now: number): Setup {
    this.home = { ...home };
    return this.go({ ...home }, 0, now);
  }

  /** Something is about to happen. Undefined: it is seen as it is. */
  take(take: Take, now: number): Setup | undefined {
    const { shot, places } = take;
    if (shot === undefined && places.length === 0) return undefined;
    this.busy = now;
    const seen = this.sees(this.now_, places);
    this.due = dueOf(take, now) ?? (seen && shot === undefined ? this.due : undefined);
    if (now - this.since < LEAST_SHOT) return seen ? undefined : this.widen(places, now);
    if (shot === undefined && seen) return undefined;
    return this.shoot(take, seen, now);
  }

  private shoot(take: Take, seen: boolean, now: number): Setup | undefined {
    this.due = undefined;
    const wanted = this.setUp(take.shot?.frame ?? 'line', take);
    const away = distance(wanted, this.now_);
    if (seen && away < SAME) return undefined;
    return this.go(wanted, away > CUT ? 0 : GLIDE, now);
  }

  /** Nothing happens: after a while the whole table is shown. */
  rest(now: number): Setup | undefined {
    if (now - this.since < LEAST_SHOT) return undefined;
    const { due } = this;
    this.due = undefined;
    if (due && now <= due.until) return this.shoot(due.take, true, now);
    if (now - this.busy < LINGER || distance(this.now_, this.home) < SAME) return undefined;
    return this.go({ ...this.home }, 2 * GLIDE, now);
  }

  /** Whether all of it is in the picture of a pose. */
  sees(pose: Pose, places: readonly Spot[]): boolean {
    return places.every((place) => isSeen(pose, this.frame, place, MARGIN));
  }

  private go(pose: Pose, seconds: number, now: number): Setup {
    this.now_ = pose;
    this.since = now;
    this.due = undefined;
    return { pose, seconds, widens: false };
  }

  private widen(places: readonly Spot[], now: number): Setup {
    this.since = Math.max(this.since, now - LEAST_SHOT + LEAST_WIDER);
    const whole = this.whole(places);
    this.now_ = leastMove(this.now_, whole, this.frame, places, MARGIN, { ...whole }) ?? whole;
    return { pose: this.now_, seconds: WIDEN, widens: true };
  }

  /** As near as all of it can be seen; where nothing but the whole table will do, that. */
  private setUp(frame: Framing, take: Take): Pose {
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
  private whole(places: readonly Spot[]): Pose {
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
      const radius = NEAREST + ((this.home.radius - NEAREST) * step) / STEPS;
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
const distance = (a: Pose, b: Pose): number => {
  const [one, other] = [eyeOf(a), eyeOf(b)];
  return Math.max(
    Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z),
    Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z),
  );
};

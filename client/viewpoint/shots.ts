import { type Frame, leastMove, type Pose } from '../holodeck/views';
import { distance, MARGIN, type Shot, type Spot, Stage, type Take } from './framing';

export type { Shot, Take } from './framing';

/** Every kind of event that is worth a shot of its own; all others are only kept in the picture. */
export type Shots<Type extends string = string> = Readonly<Partial<Record<Type, Shot>>>;

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
/** Nearer to the last setup than this, in metres, a shot goes on; further away it is a cut. */
const [SAME, CUT] = [0.12, 0.45];
const GLIDE = 0.9;
const WIDEN = 0.45;

/** A turn or a decisive moment is made up for where it comes too soon. */
const dueOf = (take: Take, now: number): { readonly take: Take; readonly until: number } | undefined => {
  const { frame, slow } = take.shot ?? {};
  if (frame === 'table') return { take, until: Infinity };
  return slow === undefined ? undefined : { take, until: now + LATE };
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
  private readonly stage: Stage;

  /** `home` is the establishing shot, from which everything is seen. */
  constructor(home: Pose, frame: Frame) {
    this.stage = new Stage({ ...home }, frame);
    this.now_ = { ...home };
  }

  get pose(): Pose {
    return this.now_;
  }

  /** The picture has another shape. */
  shape(frame: Frame): void {
    this.stage.frame = frame;
  }

  /** Where hands stand about the table. */
  seat(hands: readonly Spot[]): void {
    this.stage.hands = hands;
  }

  /** Back to the establishing shot, which may be another now; `near`: so near the camera comes to what happens on that table. */
  establish(home: Pose, now: number, near?: number): Setup {
    this.stage.home = { ...home };
    this.stage.near = near ?? this.stage.near;
    return this.go({ ...home }, 0, now);
  }

  /** Something is about to happen. Undefined: it is seen as it is. */
  take(take: Take, now: number): Setup | undefined {
    const { shot, places } = take;
    if (shot === undefined && places.length === 0) return undefined;
    this.busy = now;
    const seen = this.stage.sees(this.now_, places);
    this.due = dueOf(take, now) ?? (seen && shot === undefined ? this.due : undefined);
    if (now - this.since < LEAST_SHOT) return seen ? undefined : this.widen(places, now);
    if (shot === undefined && seen) return undefined;
    return this.shoot(take, seen, now);
  }

  private shoot(take: Take, seen: boolean, now: number): Setup | undefined {
    this.due = undefined;
    const wanted = this.stage.setUp(take.shot?.frame ?? 'line', take);
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
    if (now - this.busy < LINGER || distance(this.now_, this.stage.home) < SAME) return undefined;
    return this.go({ ...this.stage.home }, 2 * GLIDE, now);
  }

  private go(pose: Pose, seconds: number, now: number): Setup {
    this.now_ = pose;
    this.since = now;
    this.due = undefined;
    return { pose, seconds, widens: false };
  }

  private widen(places: readonly Spot[], now: number): Setup {
    this.since = Math.max(this.since, now - LEAST_SHOT + LEAST_WIDER);
    const whole = this.stage.whole(places);
    this.now_ = leastMove(this.now_, whole, this.stage.frame, places, MARGIN, { ...whole }) ?? whole;
    return { pose: this.now_, seconds: WIDEN, widens: true };
  }
}

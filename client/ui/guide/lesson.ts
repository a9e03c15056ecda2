import type { Tagged } from '../../../shared/engine/game';
import type { LocalSetup } from '../../net/localMatch';
import type { Play } from '../../net/session';

/** A thing on the table that a lesson speaks of, named as scenes name what can be picked. */
export interface Pointed {
  readonly kind: string;
  readonly id: string;
}

/** How things stand when a lesson is looked at. */
export interface Standing<Public, Move> {
  readonly pub: Public;
  readonly seat: number;
  /** What this seat is asked; `''`: nothing. */
  readonly question: string;
  readonly moves: readonly Move[];
}

/** One lesson, as data: when it can be taught, what shows that it was learnt, what to point out. */
export interface Lesson<Public, Move, Event> {
  readonly id: string;
  /** Only to be read: it is over when the person says so. */
  readonly read?: true;
  ripe(now: Standing<Public, Move>): boolean;
  /** What has happened shows that this is known, taught or not. */
  learnt?(event: Event, seat: number): boolean;
  /** The moves it is about. */
  wants?(move: Move, now: Standing<Public, Move>): boolean;
  points?(now: Standing<Public, Move>): readonly Pointed[];
}

/** A course with the types of its game forgotten; every member is written as a method, so that each course fits. */
export type AnyLesson = Lesson<object, Tagged, Tagged>;

/** What a game brings to be taught: the match in which everything comes up, the lessons, and their words. */
export interface Guidance {
  readonly setup: LocalSetup;
  /** Chance that is the same for everybody; begins anew with each match. */
  random(): (bytes: number) => string;
  readonly lessons: readonly AnyLesson[];
  title(lesson: string): string;
  text(lesson: string, pub: object, seat: number): string;
  /** Said when everything has been taught. */
  readonly over: string;
}

export const standingOf = ({ view, offers }: Play, seat: number): Standing<object, Tagged> => ({
  pub: view.pub,
  seat,
  question: offers[0]?.ask.type ?? '',
  moves: offers[0]?.moves ?? [],
});

/** Where somebody is in a course. Lessons come in order, but only when they are ripe; what is known is passed over. */
export class Course {
  private readonly over: Set<string>;

  /** `over`: what is behind already, of those lessons that there are. */
  constructor(
    private readonly lessons: readonly AnyLesson[],
    over: readonly string[] = [],
  ) {
    this.over = new Set(over.filter((id) => lessons.some((lesson) => lesson.id === id)));
  }

  get behind(): ReadonlySet<string> {
    return this.over;
  }

  get length(): number {
    return this.lessons.length;
  }

  /** How many are behind. */
  get done(): number {
    return this.over.size;
  }

  get isOver(): boolean {
    return this.over.size === this.lessons.length;
  }

  /** Takes note of what has happened. */
  hear(events: readonly Tagged[], seat: number): void {
    for (const lesson of this.lessons)
      if (events.some((event) => lesson.learnt?.(event, seat) === true)) this.over.add(lesson.id);
  }

  /** What is to be taught now; undefined: play on, its time will come. */
  current(now: Standing<object, Tagged>): AnyLesson | undefined {
    return this.lessons.find((lesson) => !this.over.has(lesson.id) && lesson.ripe(now));
  }

  /** Passes over a lesson: read, or not wanted. */
  pass(id: string): void {
    this.over.add(id);
  }
}

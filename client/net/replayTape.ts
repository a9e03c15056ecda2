import { digestOf } from '../../shared/engine/fairness';
import type { GameModule, People, Tagged } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { keyOf, type Moment, nextShaped, playing } from '../../shared/engine/match';
import { failed, type Result, succeeded } from '../../shared/engine/result';

/** Where a chapter begins: a turn, a round. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

/** Every so many records the whole state is kept; those between are played again from there. */
const KEPT_EVERY = 24;

/** A recorded match that can be looked at anywhere. Records are numbered from 0, the set-up. */
export class Tape {
  private constructor(
    readonly module: GameModule,
    readonly journal: Journal,
    readonly people: People,
    readonly chapters: readonly Chapter[],
    private readonly kept: readonly Moment[],
    private readonly events: readonly (readonly Tagged[])[],
  ) {}

  /** Plays a whole journal through; refused when it is of another version or does not lead where it says. */
  static read(module: GameModule, journal: Journal, people: People = []): Result<Tape> {
    const { game } = module;
    const { terms } = journal;
    if (terms.game !== game.id || terms.version !== game.version) return failed(OTHER_VERSION);
    const kept: Moment[] = [];
    const events: (readonly Tagged[])[] = [];
    const played = playing(game, terms, keyOf(journal), journal.entries);
    let next = played.next();
    for (; next.done !== true; next = played.next()) {
      events.push(next.value.events);
      if (next.value.at % KEPT_EVERY === 0) kept.push(next.value);
    }
    if (!next.value.ok) return failed(broken(next.value.refusal.message));
    const { state } = next.value.value.line;
    if (digestOf(state) !== journal.digest) return failed(broken('it leads to another end'));
    const pub = game.publicView(state);
    const chapters = chaptersOf((event) => module.words.chapter(event, pub, people), events);
    return succeeded(new Tape(module, journal, people, chapters, kept, events));
  }

  /** The number of the last record. */
  get last(): number {
    return this.journal.entries.length;
  }

  moment(at: number): Moment {
    const from = Math.min(this.kept.length - 1, Math.floor(at / KEPT_EVERY));
    let moment = this.kept[from];
    if (!moment) throw new RangeError(`no record ${at}`);
    for (const entry of this.journal.entries.slice(from * KEPT_EVERY, at)) {
      const entered = nextShaped(this.module.game, moment, entry);
      if (!entered.ok) throw new Error(entered.refusal.message);
      moment = entered.value;
    }
    return moment;
  }

  /** What a record tells, unredacted. */
  eventsAt(at: number): readonly Tagged[] {
    return this.events[at] ?? [];
  }

  /** The last events up to and with a record, about so many. */
  story(at: number, most: number): readonly Tagged[] {
    const told: Tagged[] = [];
    for (let back = at; back >= 0 && told.length < most; back--) told.unshift(...(this.events[back] ?? []));
    return told;
  }

  /** The chapter that a record belongs to; undefined before the first. */
  chapterAt(at: number): Chapter | undefined {
    return this.chapters.findLast((chapter) => chapter.at <= at);
  }
}

const chaptersOf = (
  titleOf: (event: Tagged) => string,
  events: readonly (readonly Tagged[])[],
): readonly Chapter[] =>
  events.flatMap((told, at) => {
    const title = told.map(titleOf).find((text) => text !== '');
    return title === undefined ? [] : [{ at, title }];
  });

const OTHER_VERSION = {
  code: 'otherVersion',
  message: 'This game was played by another version of the rules than this page has.',
} as const;
const broken = (why: string) => ({ code: 'brokenJournal', message: `The journal cannot be played: ${why}.` });

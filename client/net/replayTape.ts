import { digestOf, matchKey } from '../../shared/engine/fairness';
import type { AnyGame, AnyWords, BaseState, GameModule, Tagged } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { start, type Step } from '../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { enter, type Entry, isUndo, type Timeline, timeline } from '../../shared/engine/timeline';

/** Where a chapter begins: a turn, a round. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

/** One record of a match: what happened, and how things stood after it. */
export interface Record {
  readonly state: Readonly<BaseState>;
  readonly events: readonly Tagged[];
  /** The record took moves back. */
  readonly undo: boolean;
}

/** Every so many records the whole state is kept; those between are played again from there. */
const KEPT_EVERY = 24;

/** A recorded match that can be looked at anywhere. Records are numbered from 0, the set-up. */
export class Tape {
  private constructor(
    readonly module: GameModule,
    readonly journal: Journal,
    readonly chapters: readonly Chapter[],
    private readonly kept: readonly Timeline<BaseState>[],
    private readonly events: readonly (readonly Tagged[])[],
  ) {}

  /** Plays a whole journal through; refused when it is of another version or does not lead where it says. */
  static read(module: GameModule, journal: Journal): Result<Tape> {
    const { game } = module;
    const { terms } = journal;
    if (terms.game !== game.id || terms.version !== game.version) return failed(OTHER_VERSION);
    const key = matchKey(journal.seed, journal.nonces);
    const began = start(game, terms.options, terms.seats, key);
    if (!began.ok) return began;
    const kept = [timeline(began.value.state)];
    const events: (readonly Tagged[])[] = [began.value.events];
    let line = timeline(began.value.state);
    for (const [index, entry] of journal.entries.entries()) {
      const entered = enterEntry(game, line, entry);
      if (!entered.ok) return failed(broken(`entry ${index}: ${entered.refusal.message}`));
      line = entered.value.state;
      events.push(entered.value.events);
      if ((index + 1) % KEPT_EVERY === 0) kept.push(line);
    }
    if (digestOf(line.state) !== journal.digest) return failed(broken('it leads to another end'));
    const chapters = chaptersOf(module.words, game.publicView(line.state), events);
    return succeeded(new Tape(module, journal, chapters, kept, events));
  }

  /** The number of the last record. */
  get last(): number {
    return this.journal.entries.length;
  }

  record(at: number): Record {
    const { entries } = this.journal;
    const from = Math.min(this.kept.length - 1, Math.floor(at / KEPT_EVERY));
    let line = this.kept[from];
    if (!line) throw new RangeError(`no record ${at}`);
    for (const entry of entries.slice(from * KEPT_EVERY, at)) {
      const entered = enterEntry(this.module.game, line, entry);
      if (!entered.ok) throw new Error(entered.refusal.message);
      line = entered.value.state;
    }
    const entry = at === 0 ? undefined : entries[at - 1];
    return {
      state: line.state,
      events: this.events[at] ?? [],
      undo: entry !== undefined && isUndo(entry),
    };
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

/** A record may come from anywhere: every move is checked for its shape, and whatever breaks on it is a broken record. */
const enterEntry = (
  game: AnyGame,
  line: Timeline<BaseState>,
  entry: Entry<Tagged>,
): Result<Step<Timeline<BaseState>, Tagged>> => {
  try {
    if (isUndo(entry)) return enter(game, line, entry);
    const move = parse(game.move, entry.move, 'move');
    return move.ok ? enter(game, line, { ...entry, move: move.value }) : move;
  } catch (error) {
    return failed(broken(String(error)));
  }
};

const chaptersOf = (
  words: AnyWords,
  pub: object,
  events: readonly (readonly Tagged[])[],
): readonly Chapter[] =>
  events.flatMap((told, at) => {
    const title = told.map((event) => words.chapter(event, pub)).find((text) => text !== '');
    return title === undefined ? [] : [{ at, title }];
  });

const OTHER_VERSION = {
  code: 'otherVersion',
  message: 'This game was played by another version of the rules than this page has.',
} as const;
const broken = (why: string) => ({ code: 'brokenRecord', message: `The record cannot be played: ${why}.` });

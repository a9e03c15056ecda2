import { digestOf } from '../../shared/engine/fairness';
import type { GameModule, Outcome, People, Tagged, View, Viewer } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { viewOf } from '../../shared/engine/kernel';
import { keyOf, type Moment, nextShaped, playing, redacted } from '../../shared/engine/match';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { isUndo } from '../../shared/engine/timeline';
import { type Chapter, chaptersOf, type Recording } from './recording';

/** Every so many records the whole state is kept; those between are played again from there. */
const KEPT_EVERY = 24;

/** A recorded match that is played again by its rules. */
export class Tape implements Recording {
  readonly isPlayable = true;

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

  get outcome(): Outcome | undefined {
    return this.module.game.outcome(this.moment(this.last).line.state);
  }

  viewAt(at: number, viewer: Viewer): View<object, object> {
    return viewOf(this.module.game, this.moment(at).line.state, viewer);
  }

  seenAt(at: number, viewer: Viewer): readonly Tagged[] {
    return redacted(this.module.game, this.events[at] ?? [], viewer);
  }

  undoAt(at: number): boolean {
    return at > 0 && isUndo(this.journal.entries[at - 1] ?? { undo: -1 });
  }
}

const OTHER_VERSION = {
  code: 'otherVersion',
  message: 'This game was played by another version of the rules than this page has.',
} as const;
const broken = (why: string) => ({ code: 'brokenJournal', message: `The journal cannot be played: ${why}.` });

import * as v from 'valibot';
import type { FinishedMatch } from '../../shared/api';
import { withDelta } from '../../shared/engine/delta';
import type { Ask, GameModule, Outcome, People, Tagged, View, Viewer } from '../../shared/engine/game';
import type { Journal } from '../../shared/engine/journal';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { type Chapter, chaptersOf, type Recording } from './recording';

const AskShape = v.looseObject({ id: v.number(), seat: v.number(), type: v.string() });
const EndShape = v.looseObject({ reason: v.string(), winners: v.array(v.number()) });

interface ToldRecord {
  readonly events: readonly Tagged[];
  readonly pub: object;
  readonly open: readonly Ask[];
  readonly undo: boolean;
}

/**
 * A match as spectators saw it: what is left to be watched of one whose rules this page does not have any more. Of what it told, this page's
 * words tell all that they know.
 */
export class ToldTape implements Recording {
  readonly isPlayable = false;

  private constructor(
    readonly module: GameModule,
    readonly journal: Journal,
    readonly people: People,
    readonly chapters: readonly Chapter[],
    readonly outcome: Outcome | undefined,
    private readonly steps: readonly ToldRecord[],
  ) {}

  static read(
    module: GameModule,
    journal: Journal,
    { story, outcome }: Pick<FinishedMatch, 'story' | 'outcome'>,
    people: People = [],
  ): Result<ToldTape> {
    try {
      const steps = stepsOf(module, story, people);
      const pub = steps.at(-1)?.pub;
      if (pub === undefined) return failed(NOTHING_TOLD);
      const titles = chaptersOf(
        (event) => module.words.chapter(event, pub, people),
        steps.map(({ events }) => events),
      );
      const end = v.safeParse(EndShape, outcome);
      return succeeded(
        new ToldTape(
          module,
          journal,
          people,
          titles,
          end.success ? (end.output as unknown as Outcome) : undefined,
          steps,
        ),
      );
    } catch {
      return failed(NOTHING_TOLD);
    }
  }

  get last(): number {
    return this.steps.length - 1;
  }

  viewAt(at: number): View<object, object> {
    const { pub, open } = this.step(at);
    return { viewer: 'spectator', seq: at, open: [...open], pub };
  }

  seenAt(at: number, _viewer: Viewer): readonly Tagged[] {
    return this.steps[at]?.events ?? [];
  }

  undoAt(at: number): boolean {
    return this.step(at).undo;
  }

  private step(at: number): ToldRecord {
    const step = this.steps[at];
    if (!step) throw new RangeError(`no record ${at}`);
    return step;
  }
}

/** The story with the whole board after each record. */
const stepsOf = (
  module: GameModule,
  story: FinishedMatch['story'],
  people: People,
): readonly ToldRecord[] => {
  let pub: unknown;
  return story.map(({ events, asks, undo, ...step }): ToldRecord => {
    pub = step.pub ?? withDelta(pub, step.change);
    if (typeof pub !== 'object' || pub === null) throw new TypeError('a story begins with the whole board');
    const shown = pub;
    // An event of those days that today's words do not know is left out.
    const known = events.filter((event) => isKnown(module, event, shown, people));
    const open = asks.flatMap((ask) => {
      const read = v.safeParse(AskShape, ask);
      return read.success ? [{ open: false, ...read.output }] : [];
    });
    return { events: known, pub: shown, open, undo: undo ?? false };
  });
};

const isKnown = ({ words }: GameModule, event: Tagged, pub: object, people: People): boolean => {
  try {
    return typeof words.event(event, pub, people) === 'string';
  } catch {
    return false;
  }
};

const NOTHING_TOLD = {
  code: 'otherVersion',
  message: 'This game was played by another version of the rules, and what was seen of it cannot be shown.',
} as const;

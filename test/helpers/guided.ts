import type { LocalSetup } from '../../client/net/localMatch';
import { type LocalSession, startLocal } from '../../client/net/localSession';
import { type AnyLesson, Course, type Standing, standingOf } from '../../client/ui/guide/lesson';
import { answer, inlineThinker } from '../../shared/bots/thinker';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';

/** A game with its guide. */
export interface Guided {
  readonly module: GameModule;
  readonly setup: LocalSetup;
  random(): (bytes: number) => string;
  readonly lessons: readonly AnyLesson[];
  /** The turn or round that a table is in. */
  turn(pub: object): number;
}

/** What somebody does who is shown a lesson; undefined: whatever a bot would. */
export type Choose = (
  lesson: AnyLesson | undefined,
  wanted: readonly Tagged[],
  all: readonly Tagged[],
) => Tagged | undefined;

export interface Taught {
  /** Each lesson that was shown, with its turn. */
  readonly shown: Map<string, number>;
  readonly course: Course;
  readonly session: LocalSession;
}

/** Plays the guided game: reads what is to be read, and answers by `choose`. */
export const follow = async (
  { module, setup, random, lessons, turn }: Guided,
  choose: Choose,
  lastTurn: number,
  look: (lesson: AnyLesson, standing: Standing<object, Tagged>) => void = () => undefined,
): Promise<Taught> => {
  const begun = startLocal(setup, {
    module,
    thinker: inlineThinker(GAMES, () => performance.now()),
    botDelayMs: 0,
    names: { you: 'You', bot: () => 'Bot' },
    random: random(),
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const session = begun.value;
  const course = new Course(lessons);
  const shown = new Map<string, number>();
  session.watch((news) => {
    if (news.type === 'told') course.hear(news.events, 0);
  });
  for (let tries = 0; tries < 5000; tries++) {
    const { play, view } = session.state();
    if (!play || view.stage === 'over' || turn(play.view.pub) > lastTurn) break;
    const standing = standingOf(play, 0);
    const lesson = course.current(standing);
    if (lesson && !shown.has(lesson.id)) {
      shown.set(lesson.id, turn(play.view.pub));
      look(lesson, standing);
    }
    const [offer] = play.offers;
    if (lesson?.read) course.pass(lesson.id);
    else if (!offer) await new Promise((resolve) => setTimeout(resolve, 0));
    else {
      const wanted = offer.moves.filter((move) => lesson?.wants?.(move, standing) === true);
      const bots = (): Tagged =>
        answer(
          module.game,
          { game: setup.game, level: 'heuristic', view: play.view, ask: offer.ask, seed: tries, thinkMs: 1 },
          () => 0,
        );
      await session.ask('move', {
        ask: offer.ask.id,
        move: { ...(choose(lesson, wanted, offer.moves) ?? bots()) },
      });
    }
    if (course.isOver) break;
  }
  session.leave();
  return { shown, course, session };
};

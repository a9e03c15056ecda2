import type { LocalSession } from '../../client/net/localSession';
import { startLocal } from '../../client/net/localSession';
import { answer, inlineThinker } from '../../shared/bots/thinker';
import { LESSON_TEXTS } from '../../client/games/panic/guide/words';
import { type AnyLesson, Course, standingOf } from '../../client/ui/guide/lesson';
import { GUIDED_GAME, PANIC_LESSONS } from '../../client/games/panic/guide/lessons';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import type { PanicPublic } from '../../shared/games/panic/board';

const thinker = inlineThinker(GAMES, () => performance.now());
const LESSONS: readonly AnyLesson[] = PANIC_LESSONS;

let panic: GameModule;
beforeAll(async () => {
  panic = await GAMES.panic();
});

interface Taught {
  /** Each lesson that was shown, with its turn. */
  readonly shown: Map<string, number>;
  readonly course: Course;
  readonly session: LocalSession;
}

/** Plays the guided game: reads what is to be read, and answers by `choose`. */
const learn = async (
  choose: (
    lesson: AnyLesson | undefined,
    wanted: readonly Tagged[],
    all: readonly Tagged[],
  ) => Tagged | undefined,
  lastTurn = 12,
): Promise<Taught> => {
  const begun = startLocal(GUIDED_GAME.setup, {
    module: panic,
    thinker,
    botDelayMs: 0,
    names: { you: 'You', bot: () => 'Bot' },
    random: GUIDED_GAME.random(),
  });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const session = begun.value;
  const course = new Course(LESSONS);
  const shown = new Map<string, number>();
  session.watch((news) => {
    if (news.type === 'told') course.hear(news.events, 0);
  });
  for (let tries = 0; tries < 5000; tries++) {
    const { play, view } = session.state();
    if (!play || view.stage === 'over' || (play.view.pub as PanicPublic).turn > lastTurn) break;
    const standing = standingOf(play, 0);
    const lesson = course.current(standing);
    if (lesson && !shown.has(lesson.id)) shown.set(lesson.id, (play.view.pub as PanicPublic).turn);
    const [offer] = play.offers;
    if (lesson?.read) course.pass(lesson.id);
    else if (!offer) await new Promise((resolve) => setTimeout(resolve, 0));
    else {
      const wanted = offer.moves.filter((move) => lesson?.wants?.(move, standing) === true);
      const bots = (): Tagged =>
        answer(
          panic.game,
          { game: 'panic', level: 'heuristic', view: play.view, ask: offer.ask, seed: tries, thinkMs: 1 },
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

const obedient = (lesson: AnyLesson | undefined, wanted: readonly Tagged[]): Tagged | undefined =>
  lesson?.id === 'mission' ? undefined : wanted[0];

test('whoever follows the guide is taught everything within six turns', async () => {
  const { shown, course } = await learn(obedient);
  expect(course.isOver).toBe(true);
  expect([...shown.keys()].sort()).toEqual(LESSONS.map(({ id }) => id).sort());
  for (const id of ['rings', 'fire', 'turn', 'commit', 'end']) expect([id, shown.get(id)]).toEqual([id, 1]);
  expect(Math.max(...shown.values())).toBeLessThanOrEqual(6);
});

test.each([1, 2, 3])(
  'whoever does something else is waited for, and nothing is taught twice (seed %i)',
  async (seed) => {
    const rng: Rng = fastRng(seed);
    const { course, shown } = await learn((_, __, all) => rng.pick(all), 8);
    expect(course.done).toBeGreaterThanOrEqual(4);
    expect(shown.size).toBeLessThanOrEqual(LESSONS.length);
  },
);

test('what is known already is passed over; what is skipped does not come back', () => {
  const course = new Course(LESSONS);
  const pub = { tokens: {}, mission: { id: '' }, turn: 1, missionsDone: [], boarding: { sector: 0 } };
  const now = { pub, seat: 0, question: 'play', moves: [{ type: 'fire' }, { type: 'endPhase' }] };
  course.hear([{ type: 'fired', seat: 0 } as Tagged, { type: 'fired', seat: 1 } as Tagged], 0);
  for (const id of ['welcome', 'rings']) {
    expect(course.current(now)?.id).toBe(id);
    course.pass(id);
  }
  expect(course.current(now)?.id).toBe('end');
  course.pass('end');
  expect(course.current(now)).toBeUndefined();
  expect(course.done).toBe(4);
});

test('every lesson has words, and points only at things by kind and id', async () => {
  const { session } = await learn(obedient, 2);
  const { play } = session.state();
  const standing = standingOf(play!, 0);
  for (const lesson of LESSONS) {
    const words = LESSON_TEXTS[lesson.id]!;
    expect(words.title).not.toBe('');
    expect(words.text(standing.pub as PanicPublic, 0)).toMatch(/^[A-Z].*[.]$/su);
    for (const { kind, id } of lesson.points?.(standing) ?? []) {
      expect(kind).toMatch(/^(seat|sector|token|card|maneuver|mission)$/u);
      expect(id).not.toBe('');
    }
  }
});

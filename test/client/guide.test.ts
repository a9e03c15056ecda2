import { markWords } from '../../client/ui/guide/guideWords';
import { LESSON_TEXTS } from '../../client/games/panic/guide/words';
import { apart, readProgress, writeProgress } from '../../client/ui/guide/keptCourse';
import { type AnyLesson, Course, standingOf } from '../../client/ui/guide/lesson';
import { GUIDED_GAME, PANIC_LESSONS } from '../../client/games/panic/guide/lessons';
import type { GameModule, Tagged } from '../../shared/engine/game';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import type { PanicPublic } from '../../shared/games/panic/board';
import { type Choose, follow, type Taught } from '../helpers/guided';

const LESSONS: readonly AnyLesson[] = PANIC_LESSONS;

let panic: GameModule;
beforeAll(async () => {
  panic = await GAMES.panic();
});

const learn = (choose: Choose, lastTurn = 12): Promise<Taught> =>
  follow(
    { module: panic, ...GUIDED_GAME, lessons: LESSONS, turn: (pub) => (pub as PanicPublic).turn },
    choose,
    lastTurn,
  );

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

test('how far somebody is outlives the page; of another match, or unreadable, it is as if never kept', () => {
  const kept = new Map<string, string>();
  const keep = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  writeProgress(keep, 'panic', { match: 'a', over: ['welcome', 'gone'], ended: false });
  const known = readProgress(keep, 'panic', 'a');
  // A lesson that there is no more counts for nothing.
  expect(new Course(LESSONS, known.over).done).toBe(1);
  expect(readProgress(keep, 'panic', 'b')).toEqual({ match: 'b', over: [], ended: false });
  expect(readProgress(keep, 'risk', 'a').over).toEqual([]);
  for (const broken of [
    '{',
    'null',
    '{"match":"a","over":"all"}',
    '{"match":"a","over":[1],"ended":false}',
  ]) {
    kept.set('starboard.lessons.panic', broken);
    expect(readProgress(keep, 'panic', 'a').over).toEqual([]);
  }
  // A guided game does not displace the one that is played for itself.
  apart(keep, 'panic')?.setItem('starboard.solo', 'guided');
  expect(keep.getItem('starboard.solo')).toBeNull();
  expect(apart(keep, 'panic')?.getItem('starboard.solo')).toBe('guided');
});

test('a lesson lights up only what its moves need, or what it tells of', async () => {
  const seen = new Map<string, boolean>();
  await follow(
    { module: panic, ...GUIDED_GAME, lessons: LESSONS, turn: (pub) => (pub as PanicPublic).turn },
    obedient,
    12,
    (lesson, standing) => {
      const meant = standing.moves.filter((move) => lesson.wants?.(move, standing) === true);
      const cards = (lesson.points?.(standing) ?? []).filter(({ kind }) => kind === 'card');
      const used = JSON.stringify(meant);
      seen.set(
        lesson.id,
        cards.every(({ id }) => used.includes(`"${id}"`)),
      );
    },
  );
  expect([...seen.values()]).not.toContain(false);
  expect(seen.size).toBe(LESSONS.length);
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

test.each([
  [true, true, /yellow on the table.*◆ in the list/u],
  [true, false, /◆/u],
  [false, true, /^What it is about glows yellow/u],
  [false, false, /^$/u],
])('the guide speaks of marks only where there are some (moves %s, things %s)', (moves, things, said) => {
  expect(markWords(moves, things)).toMatch(said);
});

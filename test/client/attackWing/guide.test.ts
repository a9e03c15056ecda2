import { GUIDED_GAME, WING_LESSONS } from '../../../client/games/attackWing/guide/lessons';
import { LESSON_TEXTS } from '../../../client/games/attackWing/guide/words';
import type { AnyLesson } from '../../../client/ui/guide/lesson';
import { fastRng } from '../../../shared/engine/rng';
import { GAMES } from '../../../shared/games';
import type { Public } from '../../../shared/games/attackWing/board';
import { follow, type Guided } from '../../helpers/guided';

const LESSONS: readonly AnyLesson[] = WING_LESSONS;
const guided = async (): Promise<Guided> => ({
  module: await GAMES.attackWing(),
  ...GUIDED_GAME,
  lessons: LESSONS,
  turn: (pub) => (pub as Public).round,
});

test('whoever follows the guide is taught everything within five rounds', async () => {
  const kinds = new Set<string>();
  const { shown, course } = await follow(
    await guided(),
    (lesson, wanted) => (lesson?.id === 'dial' ? wanted.at(-1) : wanted[0]),
    5,
    (lesson, standing) => {
      const words = LESSON_TEXTS[lesson.id]!;
      expect(words.title).not.toBe('');
      expect(words.text(standing.pub as Public, 0)).toMatch(/^[A-Z].*[.]$/su);
      for (const { kind, id } of lesson.points?.(standing) ?? []) {
        kinds.add(kind);
        expect(id).toMatch(/^[01]$/u);
      }
      if (lesson.wants) expect(standing.moves.some((move) => lesson.wants!(move, standing))).toBe(true);
    },
  );
  expect(LESSONS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  expect(course.isOver).toBe(true);
  for (const id of ['welcome', 'fleet', 'place', 'dial', 'confirm', 'moved', 'action'])
    expect(shown.get(id)).toBeLessThanOrEqual(1);
  expect([...kinds]).toEqual(['ship']);
});

test.each([1, 2, 3])('whoever does something else is waited for (seed %i)', async (seed) => {
  const rng = fastRng(seed);
  const { course, shown } = await follow(await guided(), (_lesson, _wanted, all) => rng.pick(all), 4);
  expect(course.done).toBeGreaterThanOrEqual(5);
  expect(shown.size).toBeLessThanOrEqual(LESSONS.length);
});

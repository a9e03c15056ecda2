import { GUIDED_GAME, RISK_LESSONS } from '../../../client/games/risk/guide/lessons';
import { LESSON_TEXTS } from '../../../client/games/risk/guide/words';
import type { AnyLesson } from '../../../client/ui/guide/lesson';
import type { Tagged } from '../../../shared/engine/game';
import { fastRng } from '../../../shared/engine/rng';
import { GAMES } from '../../../shared/games';
import type { Public } from '../../../shared/games/risk/board';
import { type Choose, follow, type Guided } from '../../helpers/guided';

const LESSONS: readonly AnyLesson[] = RISK_LESSONS;
const guided = async (): Promise<Guided> => ({
  module: await GAMES.risk(),
  ...GUIDED_GAME,
  lessons: LESSONS,
  turn: (pub) => (pub as Public).round,
});
const shipsOf = (move: Tagged): number => ('ships' in move ? Number(move.ships) : 0);
/** Does what is asked, with as many ships as may go. */
const obedient: Choose = (_lesson, wanted) => [...wanted].sort((a, b) => shipsOf(b) - shipsOf(a))[0];

test('whoever follows the guide is taught everything, the most of it in two rounds', async () => {
  const kinds = new Set<string>();
  const { shown, course } = await follow(await guided(), obedient, 7, (lesson, standing) => {
    const words = LESSON_TEXTS[lesson.id]!;
    expect(words.title).not.toBe('');
    expect(words.text(standing.pub as Public, 0)).toMatch(/^[A-Z].*[.!]$/su);
    for (const { kind, id } of lesson.points?.(standing) ?? []) {
      kinds.add(kind);
      expect(id).not.toBe('');
    }
    if (lesson.wants) expect(standing.moves.some((move) => lesson.wants!(move, standing))).toBe(true);
  });
  expect(course.isOver).toBe(true);
  const asked = LESSONS.map(({ id }) => id).filter((id) => id !== 'defend');
  expect(asked.filter((id) => !shown.has(id))).toEqual([]);
  for (const id of ['captain', 'fleet', 'expand', 'odds', 'invade', 'moveIn', 'end'])
    expect(shown.get(id)).toBeLessThanOrEqual(2);
  expect([...kinds].sort()).toEqual(['card', 'location', 'pile', 'reserve']);
});

test.each([1, 2, 3])('whoever does something else is waited for (seed %i)', async (seed) => {
  const rng = fastRng(seed);
  const { course, shown } = await follow(await guided(), (_lesson, _wanted, all) => rng.pick(all), 4);
  expect(course.done).toBeGreaterThanOrEqual(5);
  expect(shown.size).toBeLessThanOrEqual(LESSONS.length);
});

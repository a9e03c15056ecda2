import type { PanicPublic } from '../../../../shared/games/panic/board';
import type { Guidance } from '../../../ui/guide/lesson';
import { GUIDED_GAME, PANIC_LESSONS } from './lessons';
import { LESSON_TEXTS, lessonsOver } from './words';

/** Panic as a first game. */
export const GUIDANCE: Guidance = {
  setup: GUIDED_GAME.setup,
  random: () => GUIDED_GAME.random(),
  lessons: PANIC_LESSONS,
  title: (lesson) => LESSON_TEXTS[lesson]?.title ?? '',
  text: (lesson, pub, seat) => LESSON_TEXTS[lesson]?.text(pub as PanicPublic, seat) ?? '',
  over: lessonsOver,
};

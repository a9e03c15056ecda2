import type { Public } from '../../../../shared/games/attackWing/board';
import type { Guidance } from '../../../ui/guide/lesson';
import { GUIDED_GAME, WING_LESSONS } from './lessons';
import { LESSON_TEXTS, lessonsOver } from './words';

/** Attack Wing as a first battle. */
export const GUIDANCE: Guidance = {
  setup: GUIDED_GAME.setup,
  random: () => GUIDED_GAME.random(),
  lessons: WING_LESSONS,
  title: (lesson) => LESSON_TEXTS[lesson]?.title ?? '',
  text: (lesson, pub, seat) => LESSON_TEXTS[lesson]?.text(pub as Public, seat) ?? '',
  over: lessonsOver,
};

import type { Public } from '../../../../shared/games/risk/board';
import type { Guidance } from '../../../ui/guide/lesson';
import { GUIDED_GAME, RISK_LESSONS } from './lessons';
import { LESSON_TEXTS, lessonsOver } from './words';

/** Risk as a first game. */
export const GUIDANCE: Guidance = {
  setup: GUIDED_GAME.setup,
  random: () => GUIDED_GAME.random(),
  lessons: RISK_LESSONS,
  title: (lesson) => LESSON_TEXTS[lesson]?.title ?? '',
  text: (lesson, pub, seat) => LESSON_TEXTS[lesson]?.text(pub as Public, seat) ?? '',
  over: lessonsOver,
};

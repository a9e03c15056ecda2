import type { Outcome, Words } from '../../../../engine/game';
import type { PanicPublic } from '../../board';
import type { PanicEvent } from '../../events';
import type { Ending, PanicMove } from '../../types';
import type { PanicPrivate } from '../../view';
import { aboutText } from './about';
import { askText } from './asks';
import { chapterText, ENDINGS_TEXT, eventText } from './events';
import { moveText } from './moves';
import { placesOf } from './places';
import { tableText } from './table';

export const words: Words<PanicPublic, PanicPrivate, PanicMove, PanicEvent> = {
  title: 'Panic',
  ask: askText,
  move: moveText,
  event: eventText,
  outcome: ({ reason }: Outcome, pub: PanicPublic): string =>
    `${ENDINGS_TEXT[reason as Ending]} Missions completed: ${pub.missionsDone.length}.`,
  table: (pub) => tableText(pub),
  about: aboutText,
  places: placesOf,
  chapter: chapterText,
};

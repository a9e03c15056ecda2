import type { Outcome, Words } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { PanicPrivate, PanicPublic } from '../../board';
import type { PanicEvent } from '../../events';
import type { PanicMove } from '../../moves';
import type { Ending } from '../../types';
import { aboutText } from './about';
import { askText } from './asks';
import { deeds } from './deeds';
import { chapterText, ENDINGS_TEXT, eventText } from './events';
import { lexiconText, rulesAt } from './lexicon';
import { moveText } from './moves';
import { seatName } from './names';
import { landmarksOf } from './landmarks';
import { tableText } from './table';

export const words: Words<PanicPublic, PanicPrivate, PanicMove, PanicEvent> = {
  title: 'Panic',
  name: (seat, pub, people) => seatName(seat, withPeople(pub, people)),
  ask: askText,
  move: moveText,
  event: eventText,
  outcome: ({ reason }: Outcome, pub: PanicPublic): string =>
    `${ENDINGS_TEXT[reason as Ending]} Missions completed: ${pub.missionsDone.length}.`,
  table: (pub, _priv, people) => tableText(withPeople(pub, people)),
  about: aboutText,
  landmarks: landmarksOf,
  chapter: chapterText,
  lexicon: lexiconText,
  rulesAt,
  deeds: () => deeds,
};

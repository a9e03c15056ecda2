import type { Outcome, People, Words } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Private, Public } from '../../board';
import { LOCATIONS } from '../../data/locations';
import type { Event } from '../../events';
import type { Move } from '../../moves';
import { aboutText } from './about';
import { askWords } from './asks';
import { deeds } from './deeds';
import { eventWords } from './events';
import { lexiconText, rulesAt } from './lexicon';
import { moveWords } from './moves';
import { captain, list } from './names';
import { tableWords } from './table';

const outcomeWords = ({ winners, scores }: Outcome, pub: Public, people: People): string => {
  const name = (seat: number): string => captain(seat, withPeople(pub, people));
  const won = winners.length === 0 ? 'Nobody' : list(winners.map(name));
  return `${won} won: ${list(scores.map((score, seat) => `${name(seat)} ${String(score)}`))}.`;
};

/** Risk in English. */
export const words: Words<Public, Private, Move, Event> = {
  title: 'Risk',
  name: (seat, pub, people) => captain(seat, withPeople(pub, people)),
  ask: askWords,
  move: moveWords,
  event: eventWords,
  outcome: outcomeWords,
  table: (pub, priv, people) => tableWords(withPeople(pub, people), priv),
  about: aboutText,
  lexicon: lexiconText,
  rulesAt,
  landmarks: () => LOCATIONS.map(({ id, name }) => ({ id, name })),
  chapter: (event, pub, people) =>
    event.type === 'turnBegan'
      ? `Round ${event.round}: ${captain(event.seat, { captains: event.cast ?? pub.captains, people })}`
      : '',
  deeds: () => deeds,
};

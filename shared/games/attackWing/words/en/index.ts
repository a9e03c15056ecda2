import type { Outcome, People, Words } from '../../../../engine/game';
import { personName, withPeople } from '../../../../words/en';
import type { Private, Public } from '../../board';
import type { Event } from '../../events';
import type { Move } from '../../moves';
import { aboutText } from './about';
import { askText } from './asks';
import { deeds } from './deeds';
import { eventText } from './events';
import { boardFor } from './lookup';
import { moveText } from './moves';
import { shipName } from './names';
import { tableText } from './table';

const HOW: Readonly<Record<string, string>> = {
  elimination: 'no enemy ship is left',
  fleetPoints: 'with more fleet points',
  rollOff: 'by the roll-off',
};

const outcomeText = ({ winners, reason, scores }: Outcome, _pub: Public, people: People): string =>
  `${winners.map((seat) => personName(seat, people)).join(' and ')} wins, ${HOW[reason] ?? 'by the rules'}: fleet points ${scores.join(' to ')}.`;

export const words: Words<Public, Private, Move, Event> = {
  title: 'Star Trek: Attack Wing',
  name: (seat, _pub, people) => personName(seat, people),
  ask: askText,
  move: moveText,
  event: eventText,
  outcome: outcomeText,
  table: (pub, priv, people) => tableText(withPeople(boardFor(pub, priv), people), priv),
  about: aboutText,
  landmarks: (pub, people) =>
    pub.ships.map((_, at) => ({ id: `ship-${String(at)}`, name: shipName(withPeople(pub, people), at) })),
  quietOrder: 'No to this until the End phase',
  chapter: (event) => (event.type === 'roundBegan' ? `Round ${String(event.round)}` : ''),
  deeds: () => deeds,
};

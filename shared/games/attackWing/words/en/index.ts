import type { Outcome, Words } from '../../../../engine/game';
import type { Private, Public } from '../../board';
import type { Event } from '../../events';
import type { Move } from '../../moves';
import { aboutText } from './about';
import { askText } from './asks';
import { eventText } from './events';
import { moveText } from './moves';
import { seatName, shipName } from './names';
import { tableText } from './table';

const HOW: Readonly<Record<string, string>> = {
  elimination: 'no enemy ship is left',
  fleetPoints: 'with more fleet points',
  rollOff: 'by the roll-off',
};

const outcomeText = ({ winners, reason, scores }: Outcome): string =>
  `${winners.map(seatName).join(' and ')} wins, ${HOW[reason] ?? 'by the rules'}: fleet points ${scores.join(' to ')}.`;

export const words: Words<Public, Private, Move, Event> = {
  title: 'Star Trek: Attack Wing',
  ask: askText,
  move: moveText,
  event: eventText,
  outcome: outcomeText,
  table: tableText,
  about: aboutText,
  places: (pub) => pub.ships.map((_, at) => ({ id: `ship-${String(at)}`, name: shipName(pub, at) })),
  chapter: (event) => (event.type === 'roundBegan' ? `Round ${String(event.round)}` : ''),
};

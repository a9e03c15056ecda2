import type { Outcome, People, Words } from '../../../../engine/game';
import { personName, withPeople } from '../../../../words/en';
import type { Private, Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import { CARDS, locationOfCard, starsOf } from '../../data/cards';
import { ETNAP_NEBULA } from '../../data/features';
import { LOCATIONS } from '../../data/locations';
import { locationIndex, MEMBERS, SECTOR_BONUS } from '../../data/map';
import { SECTORS } from '../../data/sectors';
import { shipsForStars } from '../../data/stars';
import type { Event } from '../../events';
import type { Move } from '../../moves';
import { askWords } from './asks';
import { eventWords } from './events';
import { moveWords } from './moves';
import { at, capital, captain, captainName, list, locations, sector, ships, stars } from './names';
import { locationWords, tableWords } from './table';

const aboutSector = (index: number): string =>
  `${capital(sector(index))}: ${locations(MEMBERS[index]?.length ?? 0)} (${list((MEMBERS[index] ?? []).map(at))}). Whoever holds them all gets ${ships(SECTOR_BONUS[index] ?? 0)} more each turn.`;

const aboutCaptain = (index: number, pub: Public, people: People): string => {
  const row = CAPTAINS[index] ?? CAPTAINS[0];
  const seat = pub.captains.indexOf(index);
  const where = seat < 0 ? 'Not in this contest.' : `Commanded by ${personName(seat, people)}.`;
  return `${captainName(row)}: ${row.name}, ${row.series}, on air since ${row.aired.slice(0, 4)}. ${where}`;
};

const aboutCard = (id: string): string =>
  `The Location card of ${at(locationOfCard(id))} with ${stars(starsOf(id))}. Cards with two to ten stars bring ${String(shipsForStars(2))} to ${String(shipsForStars(10))} ships.`;

const THINGS: Readonly<Record<string, string>> = {
  wormhole: 'The wormhole makes the two locations it joins neighbours, whoever holds them.',
  aliens:
    'Alien Lifeforms are neutral. They never attack; they defend with two dice, or with one if only one is left.',
  nebula: `The ${ETNAP_NEBULA.name} is an open border: the four locations that touch it are neighbours of one another.`,
  neutralZone:
    'The Neutral Zone parts the Federation from the Romulans. In this mission ships cross it freely.',
  deck: 'The deck of Location cards. Whoever conquers a location in a turn draws one card at its end.',
  starbase: 'A starbase. In this mission it shows where the two-star cards are.',
};

/** What a thing is: the id of a location, sector, captain or card, or the name of a feature. */
const about = (id: string, pub: Public, people: People): string => {
  const location = locationIndex(id);
  const sectorAt = SECTORS.findIndex((row) => `sector-${row.id}` === id);
  const captainAt = CAPTAINS.findIndex((row) => row.id === id);
  if (sectorAt >= 0) return aboutSector(sectorAt);
  if (captainAt >= 0) return aboutCaptain(captainAt, pub, people);
  if ((CARDS as readonly string[]).includes(id)) return aboutCard(id);
  if (location >= 0) return locationWords(location, LOCATIONS[location]?.stars ?? 1, withPeople(pub, people));
  return THINGS[id] ?? 'Nothing is known about this.';
};

const outcomeWords = ({ winners, scores }: Outcome, pub: Public, people: People): string => {
  const name = (seat: number): string => captain(seat, withPeople(pub, people));
  return `${list(winners.map(name))} won: ${list(scores.map((score, seat) => `${name(seat)} ${String(score)}`))}.`;
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
  about,
  landmarks: () => LOCATIONS.map(({ id, name }) => ({ id, name })),
  chapter: (event, pub, people) =>
    event.type === 'turnBegan'
      ? `Round ${event.round}: ${captain(event.seat, { captains: event.cast ?? pub.captains, people })}`
      : '',
};

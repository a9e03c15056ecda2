import type { People } from '../../../../engine/game';
import { personName, withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import { CARDS, locationOfCard, starsOf } from '../../data/cards';
import { ROLES } from '../../data/crew';
import { ETNAP_NEBULA } from '../../data/features';
import { LOCATIONS } from '../../data/locations';
import { locationIndex, MEMBERS, SECTOR_BONUS } from '../../data/map';
import { QUESTS } from '../../data/quests';
import { QVENTS } from '../../data/qvents';
import { SECTORS } from '../../data/sectors';
import { shipsForStars } from '../../data/stars';
import { ROLE_TEXTS } from './crew';
import { at, capital, captainName, credits, list, locations, sector, ships, stars } from './names';
import { QUEST_TEXTS } from './quests';
import { QVENT_TEXTS } from './qvents';
import { locationWords } from './table';

export const aboutSector = (index: number): string =>
  `${capital(sector(index))}: ${locations(MEMBERS[index]?.length ?? 0)} (${list((MEMBERS[index] ?? []).map(at))}). Whoever holds them all gets ${ships(SECTOR_BONUS[index] ?? 0)} more each turn.`;

const aboutCaptain = (index: number, pub: Public, people: People): string => {
  const row = CAPTAINS[index] ?? CAPTAINS[0];
  const seat = pub.captains.indexOf(index);
  const where = seat < 0 ? 'Not in this contest.' : `Commanded by ${personName(seat, people)}.`;
  return `${captainName(row)}: ${row.name}, ${row.series}, on air since ${row.aired.slice(0, 4)}. ${where}`;
};

const aboutCard = (id: string): string =>
  `The Location card of ${at(locationOfCard(id))} with ${stars(starsOf(id))}. Cards with two to ten stars bring ${String(shipsForStars(2))} to ${String(shipsForStars(10))} ships.`;

export const THINGS: Readonly<Record<string, string>> = {
  wormhole: 'The wormhole makes the two locations it joins neighbours, whoever holds them.',
  aliens:
    'Alien Lifeforms are neutral. They never attack; they defend with two dice, or with one if only one is left.',
  nebula: `The ${ETNAP_NEBULA.name} is an open border: the four locations that touch it are neighbours of one another.`,
  neutralZone:
    'The Neutral Zone parts the Federation from the Romulans. In Mission 2 an invasion across it uses two ships at most.',
  tribbles:
    'Tribbles: one more on each of their locations at the start of every turn. The tenth overruns the neighbours, and the last one of the supply makes all captains lose.',
  manhunt:
    'A Manhunt marker pays whoever expands onto its location or conquers it, once a turn, and stays for the next hunter.',
  credits: 'Command Credits pay for the abilities of the crew; reinforcement brings them in Mission 2.',
  qvents: 'The Q-Vents: from the second round of Mission 2 on every turn begins with one of them.',
  quests:
    "Q's Quests: whoever has fulfilled an open one when the own turn closes may claim it instead of a Location card.",
  reserve:
    'Reinforcements that wait to be deployed on locations their captain holds: click a world, or carry them there.',
  deck: 'The deck of Location cards. Whoever conquers a location in a turn draws one card at its end.',
  starbase: 'A starbase. In Mission 2 it counts like another location when its captain is reinforced.',
};

/** Q-Vents, Quests and positions on the bridge. */
export const aboutFrontier = (id: string): string | undefined => {
  const vent = QVENTS.find((row) => row.id === id);
  if (vent) return `${vent.name}, a Q-Vent (${vent.series}). ${QVENT_TEXTS[vent.id] ?? ''}`;
  const wanted = QUESTS.find((row) => row.id === id);
  if (wanted) return `${wanted.name}, a Quest. ${QUEST_TEXTS[wanted.id] ?? ''}`;
  const role = ROLES.find((row) => row.id === id);
  return role && `${role.name}, ${credits(role.cost)}. ${ROLE_TEXTS[role.id]}`;
};

/** What a thing is: the id of a location, sector, captain or card, or the name of a feature. */
export const aboutText = (id: string, pub: Public, people: People): string => {
  const location = locationIndex(id);
  const sectorAt = SECTORS.findIndex((row) => `sector-${row.id}` === id);
  const captainAt = CAPTAINS.findIndex((row) => row.id === id);
  if (sectorAt >= 0) return aboutSector(sectorAt);
  if (captainAt >= 0) return aboutCaptain(captainAt, pub, people);
  if ((CARDS as readonly string[]).includes(id)) return aboutCard(id);
  const frontier = aboutFrontier(id);
  if (frontier !== undefined) return frontier;
  if (location >= 0) return locationWords(location, LOCATIONS[location]?.stars ?? 1, withPeople(pub, people));
  return THINGS[id] ?? 'Nothing is known about this.';
};

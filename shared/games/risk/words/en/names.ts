import type { People, Seat } from '../../../../engine/game';
import { type Peopled, personName } from '../../../../words/en';
import type { Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import { locationOfCard, starsOf } from '../../data/cards';
import { CREW_NAMES, ROLES } from '../../data/crew';
import { locationName } from '../../data/map';
import { questOf } from '../../data/quests';
import { qventOf } from '../../data/qvents';
import { SECTORS } from '../../data/sectors';
import { ALIENS, EMPTY, TRIBBLES } from '../../types';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as it reads best: small ones in words. */
export const number = (count: number): string => NUMBERS[count] ?? String(count);
export const several = (count: number, one: string, more = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : more}`;
export const ships = (count: number): string => several(count, 'ship');
export const stars = (count: number): string => several(count, 'star');
export const locations = (count: number): string => several(count, 'location');
export const cards = (count: number): string => several(count, 'Location card');

/** "a, b and c". */
export const list = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? 'nobody')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The board and who plays on it. */
export type Contest = Peopled<Public>;

/** Who is who. */
export interface Crew {
  readonly captains: readonly number[];
  readonly people: People;
}

/** "Nyota (Captain Kirk)" once chosen, "Nyota" before. */
export const captain = (seat: Seat, { captains, people }: Crew): string => {
  const row = CAPTAINS[captains[seat] ?? -1];
  return personName(seat, people, row ? captainName(row) : '');
};
export const captainName = ({ name }: { readonly name: string }): string =>
  `Captain ${name.slice(name.lastIndexOf(' ') + 1)}`;

/** Whoever is on a location. */
export const occupant = (who: number, crew: Crew): string => {
  if (who === EMPTY) return 'nobody';
  if (who === TRIBBLES) return 'the Tribbles';
  return who === ALIENS ? 'the Alien Lifeforms' : captain(who, crew);
};
export const units = (count: number, who: number): string => {
  if (who === TRIBBLES) return several(count, 'Tribble');
  return who === ALIENS ? several(count, 'Alien Lifeform') : ships(count);
};

/** "400 credits". */
export const credits = (count: number): string => `${String(count)} Command Credits`;

/** "Spock (First Officer)"; before a captain is chosen only the position. */
export const crewMember = (seat: Seat, role: number, { captains }: Pick<Crew, 'captains'>): string => {
  const position = ROLES[role]?.name ?? '';
  const row = CAPTAINS[captains[seat] ?? -1];
  const name = row ? CREW_NAMES[row.id][role] : undefined;
  return name === undefined ? position : `${name} (${position})`;
};

export const quest = (id: string): string => `"${questOf(id).name}"`;
export const qvent = (id: string): string => (id === '' ? 'a Q-Vent' : `"${qventOf(id).name}"`);

export const at = (location: number): string => locationName(location);
export const sector = (index: number): string => {
  const row = SECTORS[index];
  return row ? `the ${row.name}` : '';
};

/** "Bajor (two stars)"; an unknown card is "a Location card". */
export const card = (id: string): string =>
  id === '' ? 'a Location card' : `${at(locationOfCard(id))} (${stars(starsOf(id))})`;

/** "6, 4 and 1". */
export const dice = (rolled: readonly number[]): string => list(rolled.map(String));

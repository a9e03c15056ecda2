import type { Paragraph } from '../../../../engine/game';
import type { Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import { CREW_NAMES, ROLES } from '../../data/crew';
import { QUESTS } from '../../data/quests';
import { QVENTS } from '../../data/qvents';
import { SECTORS } from '../../data/sectors';
import { shipsForStars } from '../../data/stars';
import type { Phase } from '../../types';
import { aboutFrontier, aboutSector, THINGS } from './about';
import { list, ships } from './names';

const MOST_STARS = 10;
const FEWEST_STARS = 2;

const chart = (): string =>
  list(
    Array.from({ length: MOST_STARS - FEWEST_STARS + 1 }, (_, at) => at + FEWEST_STARS).map(
      (many) => `${String(many)} stars ${ships(shipsForStars(many))}`,
    ),
  );

/** What is on the map in every mission, and what only Q brings. */
const EVERYWHERE = ['starbase', 'wormhole', 'nebula', 'neutralZone', 'aliens', 'deck'] as const;
const OF_Q = ['credits', 'qvents', 'quests', 'tribbles', 'manhunt'] as const;

/** Every place, card and piece of the mission that is played, and what it does. */
export const lexiconText = ({ mission }: Public): readonly Paragraph[] => {
  const things = (ids: readonly string[]): readonly string[] => ids.map((id) => THINGS[id] ?? '');
  const always: readonly Paragraph[] = [
    { title: 'Sectors', lines: SECTORS.map((_, sector) => aboutSector(sector)) },
    { title: 'On the map', lines: things(EVERYWHERE) },
    { title: 'Location cards', lines: [`Cards are traded in for ships by their stars: ${chart()}.`] },
  ];
  if (mission !== 'finalFrontier') return always;
  return [
    ...always,
    { title: 'What Q sends', lines: things(OF_Q) },
    {
      title: 'Crew',
      lines: ROLES.map(({ id }, role) => {
        const people = list(CAPTAINS.map((captain) => CREW_NAMES[captain.id][role] ?? ''));
        return `${aboutFrontier(id) ?? ''} It is held by ${people}.`;
      }),
    },
    { title: 'Quests', lines: QUESTS.map(({ id }) => aboutFrontier(id) ?? '') },
    { title: 'Q-Vents', lines: QVENTS.map(({ id }) => aboutFrontier(id) ?? '') },
  ];
};

/** How the rule begins that is meant in each phase, as RULES.md has it. */
const RULE_OF: Readonly<Record<Phase, string>> = {
  captains: 'Everybody chooses a captain',
  crew: 'Each keeps four of six crew',
  wormhole: 'Highest sets the Alpha end',
  fleets: 'In order of play the whole fleet',
  start: 'What lasted until this turn ends',
  reinforce: 'Cards with two to ten stars',
  deploy: 'All ships are deployed',
  act: 'Expansion:',
  maneuver: 'One maneuver:',
  close: 'One Location card',
};

/** How the rules begin of where the game stands; during an invasion, those of its engagements. */
export const rulesAt = ({ phase, invasion }: Public): string =>
  invasion.to >= 0 ? 'One to three ships attack' : RULE_OF[phase];

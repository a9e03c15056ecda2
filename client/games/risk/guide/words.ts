import type { Public } from '../../../../shared/games/risk/board';
import { MEMBERS, SECTOR_BONUS } from '../../../../shared/games/risk/data/map';
import { shipsForStars } from '../../../../shared/games/risk/data/stars';
import { at, list, locations, sector, ships } from '../../../../shared/games/risk/words/en/names';

/** Said when everything has been taught. */
export const lessonsOver =
  'The lessons are over. The game goes on: with two captains it is won by whoever is the last on the map.';

/** The sector that is nearest to being held whole, and what is missing from it. */
const nearest = (pub: Public, seat: number): string => {
  const open = MEMBERS.map((members, index) => ({
    index,
    missing: members.filter((location) => pub.owner[location] !== seat),
    all: members.length,
  }))
    .filter(({ missing, all }) => missing.length > 0 && missing.length < all)
    .sort((a, b) => a.missing.length - b.missing.length)[0];
  if (open === undefined) return '';
  const { index, missing } = open;
  return ` You are nearest to ${sector(index)}, worth ${ships(SECTOR_BONUS[index] ?? 0)} a turn: ${list(missing.map(at))} ${missing.length === 1 ? 'is' : 'are'} still missing.`;
};

interface LessonText {
  readonly title: string;
  text(pub: Public, seat: number): string;
}

/** The lessons in words, by id. */
export const LESSON_TEXTS: Readonly<Record<string, LessonText>> = {
  welcome: {
    title: 'Welcome, Captain',
    text: () =>
      'Q has set two captains against each other for the Alpha and Beta quadrants. Before you lies the map: 44 worlds in six sectors, joined by threads of light. Two captains fight until one is off the map; a bot commands the other side.',
  },
  captain: {
    title: 'Choose who you are',
    text: () => 'A captain is a name and a face here. Click one of the cards.',
  },
  fleet: {
    title: 'Place your fleet',
    text: () =>
      'Your whole fleet starts on one empty world; those that you may choose are ringed. The grey creatures are Alien Lifeforms: they never attack, and they can be conquered. A world in a small sector with few ways in is a good home.',
  },
  trade: {
    title: 'Trade in cards',
    text: () =>
      `Location cards bring ships for their stars: two stars ${ships(shipsForStars(2))}, five already ${ships(shipsForStars(5))}. Lay one down now, or keep them until there are more.`,
  },
  deploy: {
    title: 'Reinforcements',
    text: ({ pool }) =>
      `Each turn begins with new ships: one for every three worlds you hold, three at least, and the bonus of each sector that is wholly yours. ${ships(pool)[0]?.toUpperCase() ?? ''}${ships(pool).slice(1)} wait at the near rim. Click one of your worlds, or carry them there and hold still: the longer you hold, the more land.`,
  },
  expand: {
    title: 'Expand',
    text: () =>
      'Empty worlds are free for the taking. Draw from a world of yours to an empty neighbour, and say how many ships go: one must always stay behind.',
  },
  odds: {
    title: 'Look before you leap',
    text: () =>
      'Worlds that somebody holds must be invaded. Point at one that is lit and wait a moment: beside it stands how likely you are to take it, and from where. Attackers roll up to three dice, defenders up to two; highest meets highest, and a tie goes to the defender.',
  },
  invade: {
    title: 'Invade',
    text: () =>
      'Draw from the strong world that is lit to its weak neighbour. You may fight one engagement at a time, or attack until the world is yours or too few ships are left.',
  },
  moveIn: {
    title: 'Move in',
    text: () =>
      'The world is yours! The ships that fought it out move in, and as many others as you like may follow. A world at the front wants many, one behind it few.',
  },
  defend: {
    title: 'You are under attack',
    text: ({ invasion }) =>
      `${at(invasion.to)} is invaded. Two dice defend better than one, unless you would rather risk a single ship. You may also give a standing order, and are not asked again.`,
  },
  end: {
    title: 'Enough for now',
    text: () =>
      'Expand and invade as often as you like. Whoever has conquered at least one world draws a Location card at the end of the turn. When you are satisfied, end your actions.',
  },
  maneuver: {
    title: 'Maneuver',
    text: () =>
      'Last, one group may move through a chain of your own worlds, however long. Point at a goal to see its way; bring ships from the rear to the front.',
  },
  cards: {
    title: 'Your first card',
    text: () =>
      'You hold a Location card. Each has one star or two. Hold on to them: ten stars bring thirty ships. Point at a card to read it; whoever eliminates you takes them all.',
  },
  sectors: {
    title: 'Sectors',
    text: (pub, seat) =>
      `A sector held whole shines in your colour and pays its bonus every turn; the figures stand round the rim. Small ones are easily held.${nearest(pub, seat)}`,
  },
  farewell: {
    title: 'The quadrants are yours to take',
    text: (pub, seat) =>
      `You hold ${locations(pub.held[seat] ?? 0)}. You know all it takes: reinforce, look at the odds, strike where you are strong, and keep the doors of your sectors shut.`,
  },
};

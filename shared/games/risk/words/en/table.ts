import type { Paragraph } from '../../../../engine/game';
import type { Private } from '../../board';
import { MEMBERS, QUADRANT_OF, SECTOR_BONUS, SECTOR_OF } from '../../data/map';
import { SECTORS } from '../../data/sectors';
import { countNeighbours, neighbourAt, ownerAt, unitsAt } from '../../position';
import { EMPTY, NOWHERE } from '../../types';
import {
  at,
  capital,
  captain,
  card,
  cards,
  type Contest,
  credits,
  crewMember,
  list,
  locations,
  occupant,
  quest,
  qvent,
  sector,
  several,
  ships,
  units,
} from './names';
import { flagWords } from './flags';
import { QUEST_TEXTS } from './quests';
import { QVENT_TEXTS } from './qvents';

const ORDERS = [
  'asked before every defence',
  'standing order to defend with one ship',
  'standing order to defend with two',
];

const goal = ({ questGoal, goal: wanted }: Contest): string => {
  if (questGoal > 0) return `${capital(several(questGoal, 'claimed Quest'))} win.`;
  return wanted === 0 ? 'The last captain wins.' : `${capital(locations(wanted))} win.`;
};

const turn = (pub: Contest): string[] => {
  if (pub.round === 0) return ['The table is being set up.'];
  return [
    `Round ${String(pub.round)} of ${String(pub.rounds)}, ${captain(pub.order[pub.turn] ?? 0, pub)}'s turn.`,
    goal(pub),
    ...(pub.pool > 0 ? [`${capital(ships(pub.pool))} still to deploy.`] : []),
  ];
};

const captainLine = (pub: Contest, seat: number): string => {
  const name = captain(seat, pub);
  if (pub.alive[seat] !== 1) return `${name} is out of the contest.`;
  const hand = cards(pub.hands[seat]?.epoch.length ?? 0);
  const purse = pub.questGoal > 0 ? `${credits(pub.credits[seat] ?? 0)}, ` : '';
  return `${name}: ${locations(pub.held[seat] ?? 0)}, ${ships(pub.ships[seat] ?? 0)}, ${hand}, ${purse}${ORDERS[pub.orders[seat] ?? 0] ?? ''}.`;
};

/** Crew kept, and how each card lies. */
const crewLine = (pub: Contest, seat: number): string => {
  const said = (pub.crew[seat] ?? []).map(
    ({ role, ready, used }) =>
      `${crewMember(seat, role, pub)} ${ready ? 'ready' : used ? 'used' : 'face-down'}${((pub.muted[seat] ?? 0) >> role) % 2 === 1 ? ', never asked' : ''}`,
  );
  return `Crew of ${captain(seat, pub)}: ${said.length === 0 ? 'nobody' : said.join('; ')}.`;
};

const questLines = (pub: Contest): string[] => [
  ...pub.questsOpen.map((id) =>
    id === '' ? 'A vacant place.' : `Open: ${quest(id)}. ${QUEST_TEXTS[id] ?? ''}`,
  ),
  ...pub.quests.flatMap((claimed, seat) =>
    claimed.length === 0 ? [] : [`Claimed by ${captain(seat, pub)}: ${list(claimed.map(quest))}.`],
  ),
  `${capital(several(pub.questReserve, 'Quest'))} in the reserve.`,
];

const qventLines = (pub: Contest): string[] => [
  ...(pub.drawn === '' ? [] : [`On the table: ${qvent(pub.drawn)}. ${QVENT_TEXTS[pub.drawn] ?? ''}`]),
  `${capital(several(pub.qventDeck.length, 'Q-Vent'))} in the deck, ${several(pub.qventDiscard.length, 'Q-Vent')} face-up in the discards.`,
  ...pub.flags.map((flag) => `In force: ${flagWords(flag, pub)}.`),
  ...pub.truces.map(({ a, b }) => `A truce binds ${captain(a, pub)} and ${captain(b, pub)}.`),
  ...(pub.manhunt.length === 0 ? [] : [`Manhunt markers: ${list(pub.manhunt.map(at))}.`]),
  `${capital(several(pub.supply.tribbles, 'Tribble'))} and ${several(pub.supply.aliens, 'Alien Lifeform')} in the supply.`,
];

/** What Mission 2 puts on the table beside the map. */
const frontier = (pub: Contest): Paragraph[] =>
  pub.questGoal === 0
    ? []
    : [
        { title: 'Crew', lines: pub.captains.map((_, seat) => crewLine(pub, seat)) },
        { title: 'Quests', lines: questLines(pub) },
        { title: 'Q-Vents', lines: qventLines(pub) },
      ];

/** "Bajor: five ships of Captain Kirk". */
const placeLine = (pub: Contest, location: number): string => {
  const owner = ownerAt(pub, location);
  const count = unitsAt(pub, location);
  if (owner === EMPTY) return `${at(location)}: empty`;
  const whose = owner < pub.captains.length ? ` of ${captain(owner, pub)}` : '';
  return `${at(location)}: ${units(count, owner)}${whose}`;
};

const sectorLine = (pub: Contest, index: number): string =>
  `${capital(sector(index))} (bonus ${String(SECTOR_BONUS[index] ?? 0)}). ${(MEMBERS[index] ?? [])
    .map((location) => placeLine(pub, location))
    .join('; ')}.`;

const wormhole = (pub: Contest): string => {
  const ends = pub.wormhole.filter((end) => end !== NOWHERE);
  return ends.length < 2 ? 'The wormhole is not open yet.' : `The wormhole joins ${list(ends.map(at))}.`;
};

const handLines = (pub: Contest, priv: Private): string[] =>
  priv.hands.flatMap((hand, seat) => {
    const known = hand.filter((id) => id !== '');
    return known.length === 0 ? [] : [`In the hand of ${captain(seat, pub)}: ${list(known.map(card))}.`];
  });

/** Q-Vents this captain has seen in the deck, the next one first. */
const seenLines = ({ qventDeck }: Private): string[] => {
  const seen = [...qventDeck].reverse().filter((id) => id !== '');
  return seen.length === 0 ? [] : [`Q-Vents you have seen in the deck: ${list(seen.map(qvent))}.`];
};

/** The whole table in words. */
export const tableWords = (pub: Contest, priv: Private | undefined): readonly Paragraph[] => [
  { title: 'Turn', lines: turn(pub) },
  { title: 'Captains', lines: pub.captains.map((_, seat) => captainLine(pub, seat)) },
  { title: 'Sectors', lines: SECTORS.map((_, index) => sectorLine(pub, index)) },
  { title: 'Wormhole', lines: [wormhole(pub)] },
  {
    title: 'Location cards',
    lines: [
      `${capital(cards(pub.deck))} in the deck, ${cards(pub.discard.length)} face-up in the discards.`,
      ...(pub.discard.length > 0 ? [`Discards: ${list(pub.discard.map(card))}.`] : []),
    ],
  },
  ...frontier(pub),
  ...(priv ? [{ title: 'Cards you know', lines: [...handLines(pub, priv), ...seenLines(priv)] }] : []),
];

/** What a location is and who is there. */
export const locationWords = (location: number, stars: number, pub: Contest): string => {
  const quadrant = QUADRANT_OF[location] === 0 ? 'Alpha' : 'Beta';
  const next: string[] = [];
  for (let i = 0; i < countNeighbours(pub, location); i++) next.push(at(neighbourAt(pub, location, i)));
  const here =
    ownerAt(pub, location) === EMPTY
      ? 'Nobody is there'
      : `${capital(units(unitsAt(pub, location), ownerAt(pub, location)))} of ${occupant(ownerAt(pub, location), pub)}`;
  const base = stars === 2 ? ', with a starbase' : '';
  return `${at(location)} in ${sector(SECTOR_OF[location] ?? 0)}, ${quadrant} Quadrant${base}. ${here}. Next to it: ${list(next)}.`;
};

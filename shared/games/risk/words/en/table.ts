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
  list,
  locations,
  occupant,
  sector,
  ships,
  units,
} from './names';

const ORDERS = [
  'asked before every defence',
  'standing order to defend with one ship',
  'standing order to defend with two',
];

const turn = (pub: Contest): string[] => {
  if (pub.round === 0) return ['The table is being set up.'];
  const goal = pub.goal === 0 ? 'The last captain wins.' : `${capital(locations(pub.goal))} win.`;
  return [
    `Round ${String(pub.round)} of ${String(pub.rounds)}, ${captain(pub.order[pub.turn] ?? 0, pub)}'s turn.`,
    goal,
    ...(pub.pool > 0 ? [`${capital(ships(pub.pool))} still to deploy.`] : []),
  ];
};

const captainLine = (pub: Contest, seat: number): string => {
  const name = captain(seat, pub);
  if (pub.alive[seat] !== 1) return `${name} is out of the contest.`;
  const hand = cards(pub.hands[seat]?.epoch.length ?? 0);
  return `${name}: ${locations(pub.held[seat] ?? 0)}, ${ships(pub.ships[seat] ?? 0)}, ${hand}, ${ORDERS[pub.orders[seat] ?? 0] ?? ''}.`;
};

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
  ...(priv ? [{ title: 'Cards you know', lines: handLines(pub, priv) }] : []),
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

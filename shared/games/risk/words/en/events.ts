import type { People } from '../../../../engine/game';
import { personName } from '../../../../words/en';
import type { Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import type { Event, Roll } from '../../events';
import { ALIENS, TRIBBLES } from '../../types';
import { frontierWords } from './frontier';
import {
  at,
  capital,
  captain,
  captainName,
  card,
  cards,
  credits,
  type Crew,
  dice,
  list,
  locations,
  number,
  occupant,
  sector,
  several,
  ships,
  stars,
} from './names';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const rolls = (rolled: readonly Roll[], crew: Crew): string =>
  rolled
    .map(({ seats, dice: shown }) =>
      list(seats.map((seat, i) => `${captain(seat, crew)} ${String(shown[i] ?? 0)}`)),
    )
    .join('; again: ');

const lost = (count: number): string =>
  count === 0 ? '' : ` ${capital(ships(count))} beyond the reserve ${count === 1 ? 'is' : 'are'} lost.`;

const reinforced = (event: Told<'reinforced'>, crew: Crew): string => {
  const bonus = event.bonus === 0 ? '' : `, and ${ships(event.bonus)} for ${list(event.sectors.map(sector))}`;
  const starbases = event.starbases === 0 ? '' : ` and ${several(event.starbases, 'starbase')}`;
  const paid = event.credits === 0 ? '' : ` With them come ${credits(event.credits)}.`;
  const beyond =
    event.beyond === 0
      ? ''
      : ` There are always three ships: ${number(event.beyond)} of them beyond the reserve.`;
  return `${captain(event.seat, crew)} holds ${locations(event.locations)}${starbases}: ${ships(event.base)}${bonus}.${paid}${beyond}${lost(event.lost)}`;
};

const rolledForOrder = ({ rolls: rolled, order, lowest }: Told<'rolledForOrder'>, crew: Crew): string =>
  `The captains roll: ${rolls(rolled, crew)}. ${captain(order[0] ?? 0, crew)} is highest and goes first, ${captain(lowest, crew)} is lowest.`;

/** "No more ships follow", "one more ship follows", "four more ships follow". */
const more = (count: number): string =>
  `${number(count)} more ${count === 1 ? 'ship follows' : 'ships follow'}`;

const loss = (who: number, count: number, crew: Crew): string => {
  if (who === ALIENS) return `the Alien Lifeforms lose ${number(count)}`;
  if (who === TRIBBLES) return `the Tribbles lose ${number(count)}`;
  return `${captain(who, crew)} loses ${ships(count)}`;
};

const losses = (event: Told<'engaged'>, crew: Crew): string => {
  const parts = [
    event.attackerLost > 0 ? loss(event.attacker, event.attackerLost, crew) : '',
    event.defenderLost > 0 ? loss(event.defender, event.defenderLost, crew) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Nobody loses anything' : capital(parts.join(', '));
};

const bonuses = (event: Told<'engaged'>): string => {
  const said = [
    ...(event.mirror ? ['low beats high'] : []),
    ...(event.attackBonus > 0 ? [`${String(event.attackBonus)} added to the highest attack die`] : []),
    ...(event.defenceBonus > 0 ? [`${String(event.defenceBonus)} added to the highest defence die`] : []),
    ...(event.attackerSpared + event.defenderSpared > 0
      ? [`${number(event.attackerSpared + event.defenderSpared)} spared by medicine`]
      : []),
  ];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

const engaged = (event: Told<'engaged'>, crew: Crew): string =>
  `At ${at(event.to)}: ${dice(event.attack)} against ${dice(event.defence)}${bonuses(event)}. ${losses(event, crew)}.`;

const conceded = (event: Told<'conceded'>, crew: Crew): string => {
  const cleared = event.locations.length === 0 ? '' : ` and leaves ${list(event.locations.map(at))}`;
  const shown = event.cards.length === 0 ? '' : ` To the discards: ${list(event.cards.map(card))}.`;
  return `${captain(event.seat, crew)} concedes${cleared}.${shown}`;
};

const ended = ({ reason, winners }: Told<'ended'>, crew: Crew, goal: number): string => {
  const who = list(winners.map((seat) => captain(seat, crew)));
  switch (reason) {
    case 'locations':
      return `${who} holds ${locations(goal)} and wins.`;
    case 'lastCaptain':
      return `${who} is the last captain in the contest and wins.`;
    case 'roundLimit':
      return `${who} stands highest after the last round and wins.`;
    case 'quests':
      return `${who} has claimed the Quests it takes and wins.`;
    case 'tribbles':
      return 'The last Tribble is out of the supply: Q and the Tribbles win, all captains lose.';
    case 'nobody':
      return 'No captain is left: nobody wins.';
  }
};

const spoils = (event: Told<'spoils'>, crew: Crew): string => {
  const known = event.cards.filter((id) => id !== '');
  const named = known.length === 0 ? '' : `: ${list(known.map(card))}`;
  const what = [
    ...(event.cards.length > 0 ? [cards(event.cards.length)] : []),
    ...(event.credits > 0 ? [credits(event.credits)] : []),
  ];
  return `${captain(event.seat, crew)} takes ${list(what)} from ${captain(event.from, crew)}${named}.`;
};

const ORDERS = [
  'will be asked before every defence.',
  'will always defend with one ship.',
  'will always defend with two ships where there are two.',
];

const limitReached = ({ rolls: rolled }: Told<'limitReached'>, crew: Crew): string =>
  `The last round is over.${rolled.length === 0 ? '' : ` The tied captains roll: ${rolls(rolled, crew)}.`}`;

/** What happened, in one or two sentences. */
export const eventWords = (event: Event, pub: Public, people: People): string => {
  const crew: Crew = { captains: event.cast ?? pub.captains, people };
  const who = 'seat' in event && event.seat !== 'table' ? captain(event.seat, crew) : '';
  switch (event.type) {
    case 'began':
      return `${event.mission === 'exploration' ? 'Exploration' : 'The Final Frontier'} begins for ${String(event.seats)} captains.`;
    case 'captainChosen':
      return `${personName(event.seat, people)} commands as ${captainName(CAPTAINS[event.captain] ?? CAPTAINS[0])}.`;
    case 'rolledForOrder':
      return rolledForOrder(event, crew);
    case 'wormholeSet':
      return `${event.end === 0 ? 'In the Alpha Quadrant' : 'In the Beta Quadrant'} the wormhole opens at ${at(event.location)}${who === '' ? '' : `, as ${who} wishes`}.`;
    case 'aliensFound':
      return `Alien Lifeforms, ${String(event.units)} on each, are found on ${list(event.locations.map(at))}.`;
    case 'fleetPlaced':
      return `${who} starts at ${at(event.location)} with ${ships(event.ships)}${event.credits === 0 ? '' : ` and ${credits(event.credits)}`}.`;
    case 'betaBegins':
      return `${who} starts in the Beta Quadrant and so goes first.`;
    case 'turnBegan':
      return `Round ${String(event.round)}: ${who} takes a turn.`;
    case 'reinforced':
      return reinforced(event, crew);
    case 'cardTraded':
      return `${who} turns in ${card(event.card)}; ${stars(event.stars)} so far.`;
    case 'traded':
      return `${who} trades ${stars(event.stars)} for ${ships(event.ships)}.${lost(event.lost)}`;
    case 'cardsKept':
      return `${who} keeps all Location cards.`;
    case 'deployed':
      return `${who} deploys ${ships(event.ships)} at ${at(event.location)}.`;
    case 'expanded':
      return `${who} expands from ${at(event.from)} to ${at(event.to)} with ${ships(event.ships)}.`;
    case 'invaded':
      return `${who} invades ${at(event.to)}, held by ${occupant(event.defender, crew)}, from ${at(event.from)}.`;
    case 'engaged':
      return engaged(event, crew);
    case 'conquered':
      return `${who} conquers ${at(event.to)}; ${ships(event.ships)} ${event.ships === 1 ? 'moves' : 'move'} in.`;
    case 'movedIn':
      return `${capital(more(event.ships))} from ${at(event.from)} to ${at(event.to)}.`;
    case 'sectorTaken':
      return `${who} holds all of ${sector(event.sector)}.`;
    case 'sectorLost':
      return `${who} no longer holds all of ${sector(event.sector)}.`;
    case 'eliminated':
      return `${who} has no ships left and is eliminated${event.by < 0 ? '' : ` by ${captain(event.by, crew)}`}.`;
    case 'spoils':
      return spoils(event, crew);
    case 'actionsEnded':
      return `${who} is done expanding and invading.`;
    case 'maneuvered':
      return `${who} maneuvers ${ships(event.ships)} from ${at(event.from)} to ${at(event.to)}.`;
    case 'deckRenewed':
      return `The discards are shuffled into a new deck of ${cards(event.cards)}.`;
    case 'cardDrawn':
      return `${who} draws ${card(event.card)}.`;
    case 'ordered':
      return `${who} ${ORDERS[event.dice] ?? ''}`;
    case 'conceded':
      return conceded(event, crew);
    case 'limitReached':
      return limitReached(event, crew);
    case 'ended':
      return ended(event, crew, pub.goal);
    default:
      return frontierWords(event, crew);
  }
};

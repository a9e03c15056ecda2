import type { EventOf } from '../../events';
import { NOWHERE } from '../../types';
import { QVENT_TEXTS } from './qvents';
import { flagWords } from './flags';
import {
  at,
  capital,
  captain,
  card,
  credits,
  type Crew,
  crewMember,
  list,
  occupant,
  qvent,
  sector,
  several,
  ships,
  units,
} from './names';
import { OPTION_FACTS } from './options';

/** Events of Q-Vents. */
export type EffectEvent = EventOf<
  | 'effectsEnded'
  | 'qventDrawn'
  | 'qventSkipped'
  | 'qventRepeated'
  | 'qventEnded'
  | 'qventsRenewed'
  | 'revealed'
  | 'nothingFound'
  | 'effectBegan'
  | 'truceMade'
  | 'shipsAdded'
  | 'unitsRemoved'
  | 'aliensPlaced'
  | 'tribblesPlaced'
  | 'aliensMovedIn'
  | 'manhuntMarked'
  | 'sectorRolled'
  | 'rolledOff'
  | 'dueled'
  | 'voted'
  | 'ballots'
  | 'captainsNamed'
  | 'locationChosen'
  | 'optionChosen'
  | 'declined'
  | 'accepted'
  | 'credited'
  | 'paid'
  | 'shipsBought'
  | 'shipsSold'
  | 'shipsLifted'
  | 'shipsSetDown'
  | 'relocated'
  | 'cardTaken'
  | 'crewLost'
  | 'crewExhausted'
  | 'pairPicked'
  | 'qventsSeen'
  | 'qventsReturned'
>;
type Told<T extends EffectEvent['type']> = Extract<EffectEvent, { readonly type: T }>;

/** The lines of a Q-Vent as it is turned over: its name and what it says. */
const read = (id: Told<'qventDrawn'>['card']): string => `${qvent(id)}. ${QVENT_TEXTS[id] ?? ''}`;

const ended = ({ flags, truces }: Told<'effectsEnded'>, crew: Crew): string => {
  const said = [
    ...flags.map((flag) => `"${flagWords(flag, crew)}"`),
    ...truces.map((pair) => `the truce between ${list(pair.map((seat) => captain(seat, crew)))}`),
  ];
  return `No longer in force: ${list(said)}.`;
};

const added = (event: Told<'shipsAdded'>, who: string): string => {
  const lost =
    event.lost === 0
      ? ''
      : ` ${capital(ships(event.lost))} beyond the reserve ${event.lost === 1 ? 'is' : 'are'} lost.`;
  const where = event.location === NOWHERE ? 'for this turn' : `at ${at(event.location)}`;
  return `${who} gets ${ships(event.ships)} ${where}.${lost}`;
};

const rolls = (event: Told<'rolledOff' | 'dueled'>, crew: Crew): string =>
  event.rolls
    .map(({ seats, dice }) => list(seats.map((seat, i) => `${captain(seat, crew)} ${String(dice[i] ?? 0)}`)))
    .join('; again: ');

const ballots = ({ votes, tied }: Told<'ballots'>, crew: Crew): string => {
  const said = votes.flatMap((named, seat) =>
    named < 0 ? [] : [`${captain(seat, crew)} named ${captain(named, crew)}`],
  );
  const names = list(tied.map((seat) => captain(seat, crew)));
  const result = tied.length > 1 ? `${names} are tied` : `${names} is named most`;
  return `${said.length === 0 ? 'There are no ballots' : capital(list(said))}: ${result}.`;
};

/** What Q-Vents do. */
export const effectWords = (event: EffectEvent, crew: Crew): string => {
  const who = 'seat' in event ? captain(event.seat, crew) : '';
  switch (event.type) {
    case 'qventDrawn':
      return `${who} turns over ${read(event.card)}`;
    case 'qventSkipped':
      return `No Q-Vent is drawn for ${who}.`;
    case 'qventRepeated':
      return `It happens again to ${who}: ${read(event.card)}`;
    case 'qventEnded':
      return `${capital(qvent(event.card))} is resolved.`;
    case 'qventsRenewed':
      return `The ${String(event.cards)} Q-Vents are shuffled again.`;
    case 'revealed':
      return `Chance names ${list(event.locations.map(at))}.`;
    case 'nothingFound':
      return 'There is no such location: nothing happens.';
    case 'effectBegan':
      return `${capital(flagWords(event.flag, crew))}.`;
    case 'effectsEnded':
      return ended(event, crew);
    case 'truceMade':
      return `${captain(event.a, crew)} and ${captain(event.b, crew)} may not invade each other.`;
    case 'sectorRolled':
      return `A ${String(event.die)}: ${sector(event.sector)}.`;
    case 'rolledOff':
      return `The captains roll: ${rolls(event, crew)}. ${captain(event.picked, crew)} is lowest.`;
    case 'dueled':
      return `They roll: ${rolls(event, crew)}. ${captain(event.winner, crew)} beats ${captain(event.loser, crew)}.`;
    case 'voted':
      return event.named < 0 ? `${who} has voted.` : `${who} names ${captain(event.named, crew)} in secret.`;
    case 'ballots':
      return ballots(event, crew);
    case 'captainsNamed':
      return `${who} names ${list(event.named.map((seat) => captain(seat, crew)))}.`;
    case 'locationChosen':
      return `${who} chooses ${at(event.location)}.`;
    case 'optionChosen':
      return `${who} ${OPTION_FACTS[event.option] ?? 'has chosen'}.`;
    case 'declined':
      return `${who} declines.`;
    case 'accepted':
      return `${who} agrees.`;
    default:
      return thingWords(event, crew, who);
  }
};

type ThingEvent = Exclude<
  EffectEvent,
  {
    readonly type:
      | 'qventDrawn'
      | 'qventSkipped'
      | 'qventRepeated'
      | 'qventEnded'
      | 'qventsRenewed'
      | 'revealed'
      | 'nothingFound'
      | 'effectBegan'
      | 'effectsEnded'
      | 'truceMade'
      | 'sectorRolled'
      | 'rolledOff'
      | 'dueled'
      | 'voted'
      | 'ballots'
      | 'captainsNamed'
      | 'locationChosen'
      | 'optionChosen'
      | 'declined'
      | 'accepted';
  }
>;

const thingWords = (event: ThingEvent, crew: Crew, who: string): string => {
  switch (event.type) {
    case 'shipsAdded':
      return added(event, who);
    case 'unitsRemoved':
      return `${capital(units(event.units, event.owner))} of ${occupant(event.owner, crew)} ${event.units === 1 ? 'is' : 'are'} removed from ${at(event.location)}.`;
    case 'aliensPlaced':
    case 'tribblesPlaced':
      return `${capital(event.type === 'aliensPlaced' ? several(event.units, 'Alien Lifeform') : several(event.units, 'Tribble'))} ${event.units === 1 ? 'appears' : 'appear'} at ${at(event.location)}.`;
    case 'aliensMovedIn':
      return `One Alien Lifeform moves from ${at(event.from)} to ${at(event.to)}.`;
    case 'manhuntMarked':
      return `Manhunt markers lie on ${list(event.locations.map(at))}.`;
    case 'credited':
      return `${who} receives ${credits(event.credits)}.`;
    case 'paid':
      return `${who} pays ${credits(event.credits)}${event.to < 0 ? '' : ` to ${captain(event.to, crew)}`}.`;
    case 'shipsBought':
      return `${who} buys ${ships(event.ships)} for ${at(event.location)} and pays ${credits(event.credits)}.`;
    case 'shipsSold':
      return `${who} sells ${ships(event.ships)} from ${at(event.location)} for ${credits(event.credits)}.`;
    case 'shipsLifted':
      return `${who} lifts ${ships(event.ships)} off ${at(event.location)}.`;
    case 'shipsSetDown':
      return `${who} sets ${ships(event.ships)} down at ${at(event.location)}.`;
    case 'relocated':
      return `${capital(ships(event.ships))} of ${who} ${event.ships === 1 ? 'is' : 'are'} flung from ${at(event.from)} to ${at(event.to)}.`;
    case 'cardTaken':
      return `${who} takes ${card(event.card)} from ${captain(event.from, crew)}.`;
    case 'crewLost':
      return `${who} loses ${crewMember(event.seat, event.role, crew)} for good.`;
    case 'crewExhausted':
      return `${who} turns ${crewMember(event.seat, event.role, crew)} face-down.`;
    case 'pairPicked':
      return `${who} sends the Alien Lifeforms of ${at(event.from)} against ${captain(event.target, crew)} at ${at(event.to)}.`;
    case 'qventsSeen':
      return event.cards.some((id) => id !== '')
        ? `${who} sees ${list(event.cards.map(qvent))}.`
        : `${who} looks at the next ${several(event.cards.length, 'Q-Vent')}.`;
    case 'qventsReturned':
      return event.cards.some((id) => id !== '')
        ? `${who} puts them back as ${list(event.cards.map(qvent))}, from the top.`
        : `${who} puts the ${several(event.cards.length, 'Q-Vent')} back.`;
  }
};

import type { Event, EventType, Roll } from '../../events';
import { NOWHERE } from '../../types';
import { effectWords, type EffectEvent } from './effects';
import {
  at,
  capital,
  captain,
  card,
  credits,
  type Crew,
  crewMember,
  dice,
  list,
  occupant,
  quest,
  several,
  ships,
  units,
} from './names';

const KINDS = [
  'rolledForCaptains',
  'seated',
  'crewKept',
  'rolledForWormhole',
  'questsOpened',
  'qventsShuffled',
  'crewReady',
  'mined',
  'attacked',
  'committed',
  'rolled',
  'crewUsed',
  'rerolled',
  'windowPassed',
  'survivorsJoined',
  'manhuntPaid',
  'lost',
  'questClaimed',
  'questOpened',
  'questReplaced',
  'questsReturned',
  'tribbleGrew',
  'overran',
  'tribbleMoved',
  'tribbleSettled',
  'crewOrdered',
] as const satisfies readonly EventType[];
type Own = Extract<Event, { readonly type: (typeof KINDS)[number] }>;
export type FrontierEvent = Own | EffectEvent;

const isOwn = (event: FrontierEvent): event is Own => (KINDS as readonly string[]).includes(event.type);

export const rollWords = (rolled: readonly Roll[], crew: Crew): string =>
  rolled
    .map(({ seats, dice: shown }) =>
      list(seats.map((seat, i) => `${captain(seat, crew)} ${String(shown[i] ?? 0)}`)),
    )
    .join('; again: ');

/** What Mission 2 adds to the story. */
export const frontierWords = (event: FrontierEvent, crew: Crew): string =>
  isOwn(event) ? ownWords(event, crew) : effectWords(event, crew);

const ownWords = (event: Own, crew: Crew): string => {
  const who = 'seat' in event ? captain(event.seat, crew) : '';
  switch (event.type) {
    case 'rolledForCaptains':
      return `Everybody rolls: ${rollWords(event.rolls, crew)}. ${list(event.order.map((seat) => captain(seat, crew)))} choose their captains in this order.`;
    case 'seated':
      return `Order of play${event.free ? ', round the table' : ', by their series'}: ${list(event.order.map((seat) => captain(seat, crew)))}.`;
    case 'crewKept':
      return `${who} keeps ${list(event.crew.map((role) => crewMember(event.seat, role, crew)))}.`;
    case 'rolledForWormhole':
      return `The captains roll: ${rollWords(event.rolls, crew)}. ${captain(event.highest, crew)} sets the Alpha end of the wormhole, ${captain(event.lowest, crew)} the Beta end.`;
    case 'questsOpened':
      return `Q lays open ${list(event.quests.map(quest))}; ${several(event.reserve, 'Quest')} wait.`;
    case 'qventsShuffled':
      return `${String(event.cards)} Q-Vents are shuffled.`;
    case 'crewReady':
      return `The crew of ${who} is ready again: ${list(event.crew.map((role) => crewMember(event.seat, role, crew)))}.`;
    case 'mined':
      return `A ${String(event.die)} for the mines at ${at(event.from)}: ${event.lost === 0 ? 'nothing happens' : `${who} loses ${ships(event.lost)}`}.`;
    case 'attacked':
      return attacked(event, crew);
    case 'committed':
      return `${who} commits ${ships(event.ships)} more from ${at(event.from)} to the fight for ${at(event.to)}.`;
    case 'rolled':
      return `At ${at(event.to)} the dice show ${dice(event.attack)} against ${dice(event.defence)}.`;
    case 'crewUsed':
      return `${who} commands ${crewMember(event.seat, event.role, crew)} for ${credits(event.cost)}.`;
    case 'rerolled':
      return `${who} rolls ${event.all ? 'all dice' : 'a die'} again: ${dice(event.was)} become ${dice(event.dice)}.`;
    case 'windowPassed':
      return `${who} passes.`;
    default:
      return boardWords(event, crew, who);
  }
};

type BoardEvent = Extract<
  Own,
  {
    readonly type:
      | 'survivorsJoined'
      | 'manhuntPaid'
      | 'lost'
      | 'questClaimed'
      | 'questOpened'
      | 'questReplaced'
      | 'questsReturned'
      | 'tribbleGrew'
      | 'overran'
      | 'tribbleMoved'
      | 'tribbleSettled'
      | 'crewOrdered';
  }
>;

const boardWords = (event: BoardEvent, crew: Crew, who: string): string => {
  switch (event.type) {
    case 'survivorsJoined':
      return `${capital(units(event.units, event.owner))} ${event.units === 1 ? 'joins' : 'join'} the survivors at ${at(event.location)}.`;
    case 'manhuntPaid':
      return `The marker at ${at(event.location)} brings ${who} ${event.ships === 0 ? '' : `${ships(event.ships)} and `}${credits(event.credits)}.`;
    case 'lost':
      return lost(event, who);
    case 'questClaimed':
      return `${who} claims ${quest(event.quest)}: ${several(event.count, 'Quest')} so far.`;
    case 'questOpened':
      return `Q lays open ${quest(event.quest)}.`;
    case 'questReplaced':
      return `${who} puts ${quest(event.quest)} back; Q lays open ${quest(event.by)}.`;
    case 'questsReturned':
      return `${list(event.quests.map(quest))} of ${who} ${event.quests.length === 1 ? 'goes' : 'go'} back to the reserve.`;
    case 'tribbleGrew':
      return `The Tribbles at ${at(event.location)} are ${String(event.units)} now; ${String(event.supply)} are left in the supply.`;
    case 'overran':
      return `The Tribbles overrun the surroundings of ${at(event.location)}!`;
    case 'tribbleMoved':
      return event.fights
        ? `A Tribble from ${at(event.from)} waits to attack ${at(event.to)}.`
        : `A Tribble from ${at(event.from)} settles at ${at(event.to)}.`;
    case 'tribbleSettled':
      return `The Tribble settles at ${at(event.location)}.`;
    case 'crewOrdered':
      return event.ask
        ? `${who} will be asked about ${crewMember(event.seat, event.role, crew)}.`
        : `${who} will not be asked about ${crewMember(event.seat, event.role, crew)}.`;
  }
};

const attacked = (event: Extract<Own, { readonly type: 'attacked' }>, crew: Crew): string => {
  const from = event.from === NOWHERE ? '' : ` from ${at(event.from)}`;
  const who = units(1, event.attacker) === 'one Tribble' ? 'A Tribble attacks' : 'The Alien Lifeforms attack';
  return `${who} ${at(event.to)}, held by ${occupant(event.defender, crew)},${from}`.replace(/,$/u, '') + '.';
};

const lost = (event: Extract<Own, { readonly type: 'lost' }>, who: string): string => {
  const cards = event.cards.length === 0 ? '' : ` To the discards: ${list(event.cards.map(card))}.`;
  const bank = event.credits === 0 ? '' : ` To the bank: ${credits(event.credits)}.`;
  return `Nobody takes what ${who} leaves.${cards}${bank}`;
};

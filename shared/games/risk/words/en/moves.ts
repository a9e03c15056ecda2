import type { People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Private, Public } from '../../board';
import { CAPTAINS } from '../../data/captains';
import { CREW_ORDERS, type CrewOrder, type Move, type MoveOf } from '../../moves';
import { qventOf } from '../../data/qvents';
import { OPTION_WORDS } from './options';
import {
  at,
  captain,
  captainName,
  card,
  type Contest,
  crewMember,
  list,
  occupant,
  quest,
  qvent,
  several,
  ships,
} from './names';
import { NOWHERE } from '../../types';
import { ENGINEER, HELM, ROLES, SPECIALIST } from '../../data/crew';

interface Said {
  readonly sentence: string;
  readonly path: readonly string[];
}

const alone = (sentence: string): Said => ({ sentence, path: [] });

const defended = (to: number, pub: Contest): string =>
  `${at(to)}, held by ${occupant(pub.owner[to] ?? 0, pub)},`;

const remaining = (downTo: number): string => {
  if (downTo === 0) return 'no ship is';
  return downTo === 1 ? 'one ship is' : `${ships(downTo)} or fewer are`;
};

const useCrew = ({ role, at: where }: MoveOf<'useCrew'>, pub: Contest): Said => {
  const seat = pub.crew.findIndex((cards, one) => cards.length > 0 && canBe(one, role, pub));
  const who = seat < 0 ? (ROLES[role]?.name ?? '') : crewMember(seat, role, pub);
  const cost = ` (${String(ROLES[role]?.cost ?? 0)})`;
  const path = ['Crew'];
  if (role === ENGINEER) return { sentence: `Command ${who}${cost}: ships for ${at(where)}.`, path };
  if (role === HELM)
    return {
      sentence: `Command ${who}${cost}: ${where === 0 ? 'another maneuver now' : "the next maneuver through others' locations"}.`,
      path,
    };
  if (role === SPECIALIST)
    return { sentence: `Command ${who}${cost}: roll ${dieWords(where, pub)} again.`, path };
  return { sentence: `Command ${who}${cost}.`, path };
};

/** Whose crew card a command may mean: whoever the engagement or the turn lets use it. */
const canBe = (seat: number, role: number, pub: Contest): boolean => {
  const { step, attacker, to } = pub.invasion;
  const mover =
    step === 0
      ? (pub.order[pub.turn] ?? 0)
      : [1, 4, 7].includes(step)
        ? attacker
        : (pub.owner[to] ?? NOWHERE);
  return seat === mover && (pub.crew[seat] ?? []).some((one) => one.role === role);
};

const dieWords = (place: number, { invasion }: Contest): string => {
  const side = invasion.step === 4 ? invasion.attack : invasion.defence;
  return `the ${String(side[place] ?? 0)} (die ${String(place + 1)})`;
};

const orderWords = (type: CrewOrder): Said => {
  const { role, ask } = CREW_ORDERS[type];
  const name = ROLES[role]?.name ?? '';
  return {
    sentence: ask
      ? `Standing order: ask me about my ${name}.`
      : `Standing order: never ask me about my ${name}.`,
    path: ['Standing orders'],
  };
};

/** What an answer does, and under which headings it is listed. */
export const moveWords = (move: Move, board: Public, people: People, priv?: Private): Said => {
  const pub = withPeople(board, people);
  switch (move.type) {
    case 'chooseCaptain': {
      const row = CAPTAINS[move.captain];
      return alone(row ? `Command as ${captainName(row)} (${row.name}, ${row.series}).` : 'Command.');
    }
    case 'setWormhole':
      return { sentence: `Open the wormhole at ${at(move.location)}.`, path: ['Open the wormhole'] };
    case 'placeFleet':
      return { sentence: `Start at ${at(move.location)}.`, path: ['Start'] };
    case 'tradeCard':
      return { sentence: `Turn in ${card(move.card)}.`, path: ['Turn in'] };
    case 'endTrade':
      return alone(pub.stars === 0 ? 'Keep your cards.' : 'Trade these stars for ships.');
    case 'deploy':
      return {
        sentence: `Deploy ${ships(move.ships)} at ${at(move.location)}.`,
        path: ['Deploy', at(move.location)],
      };
    case 'expand':
      return {
        sentence: `Expand from ${at(move.from)} to ${at(move.to)} with ${ships(move.ships)}.`,
        path: ['Expand', `From ${at(move.from)}`, `To ${at(move.to)}`],
      };
    case 'invade':
      return {
        sentence: `Invade ${defended(move.to, pub)} from ${at(move.from)}: one engagement with ${ships(move.ships)}.`,
        path: ['Invade', `From ${at(move.from)}`, `Target ${at(move.to)}`],
      };
    case 'assault':
      return {
        sentence: `Invade ${defended(move.to, pub)} from ${at(move.from)} until it falls or ${remaining(move.downTo)} left.`,
        path: ['Invade', `From ${at(move.from)}`, `Target ${at(move.to)}`],
      };
    case 'endActions':
      return alone('Go on to maneuver.');
    case 'defend':
      return alone(`Defend with ${ships(move.ships)}.`);
    case 'moveIn':
      return alone(move.ships === 0 ? 'Send no more ships.' : `Send ${several(move.ships, 'more ship')}.`);
    case 'maneuver':
      return {
        sentence: `Maneuver ${ships(move.ships)} from ${at(move.from)} to ${at(move.to)}.`,
        path: ['Maneuver', `From ${at(move.from)}`, `To ${at(move.to)}`],
      };
    case 'endTurn':
      return alone('End your turn without a maneuver.');
    case 'orderAsk':
      return { sentence: 'Standing order: ask me how many ships defend.', path: ['Standing orders'] };
    case 'orderOne':
      return { sentence: 'Standing order: always defend with one ship.', path: ['Standing orders'] };
    case 'orderTwo':
      return { sentence: 'Standing order: always defend with two ships.', path: ['Standing orders'] };
    case 'concede':
      return alone('Concede: your ships leave the map and your cards go to the discards.');
    case 'keepCrew':
      return {
        sentence: `Keep ${list(move.crew.map((role) => ROLES[role]?.name ?? ''))}.`,
        path: ['Keep'],
      };
    case 'commit':
      return alone(`Commit ${ships(move.ships)}.`);
    case 'useCrew':
      return useCrew(move, pub);
    case 'reroll':
      return alone('Roll all your attack dice again.');
    case 'pass':
      return alone('Pass.');
    case 'claim':
      return { sentence: `Claim ${quest(move.quest)}.`, path: ['Claim'] };
    case 'accept':
      return alone('Yes.');
    case 'decline':
      return alone('No, thank you.');
    case 'choose':
      return alone(chosenOption(move.option, pub));
    case 'pickCaptain':
      return { sentence: `Name ${captain(move.seat, pub)}.`, path: ['Name'] };
    case 'vote':
      return { sentence: `Name ${captain(move.seat, pub)} in secret.`, path: ['Name'] };
    case 'pickTwo':
      return { sentence: `Name ${captain(move.a, pub)} and ${captain(move.b, pub)}.`, path: ['Name'] };
    case 'pickLocation':
      return { sentence: `Choose ${at(move.location)}.`, path: ['Choose'] };
    case 'pickUnits':
      return {
        sentence: `Take ${ships(move.ships)} from ${at(move.location)}.`,
        path: ['Take', at(move.location)],
      };
    case 'buy':
      return {
        sentence: `Buy ${ships(move.ships)} for ${at(move.location)}.`,
        path: ['Buy', at(move.location)],
      };
    case 'pickCrew':
      return { sentence: `Choose your ${ROLES[move.role]?.name ?? ''}.`, path: ['Crew'] };
    case 'pickQuest':
      return { sentence: `Put ${quest(move.quest)} back.`, path: ['Put back'] };
    case 'pickPair':
      return {
        sentence: `The Alien Lifeforms of ${at(move.from)} attack ${at(move.to)}.`,
        path: ['Attack', `From ${at(move.from)}`],
      };
    case 'reorder':
      return alone(`Put them back as ${list(seenInOrder(move.order, priv))}, from the top.`);
    default:
      return orderWords(move.type);
  }
};

/** The next Q-Vents by name, as far as whoever may put them back knows them; as numbers to everybody else. */
const seenInOrder = (order: readonly number[], priv: Private | undefined): readonly string[] =>
  order.map((place) => {
    const card = priv?.qventDeck.at(-1 - place) ?? '';
    return card === '' ? String(place + 1) : qvent(card);
  });

/** The options of the question that is open, as the card names them. */
const chosenOption = (option: number, { effect }: Contest): string => {
  const row = qventOf(effect.card);
  const ops = row.ops.flatMap((op) => (op.op === 'choose' ? op.options : []));
  return OPTION_WORDS[ops[option]?.id ?? ''] ?? 'That.';
};

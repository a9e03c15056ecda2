import type { Seat } from '../../engine/game';
import type { Bridge } from './crew';
import { HAS_STARBASE, NEIGHBOURS } from './data/map';
import type { QuestId } from './data/quests';
import {
  countNeighbours,
  holdings,
  isCaptain,
  neighbourAt,
  ownerAt,
  type Position,
  spareShips,
  unitsAt,
} from './position';
import { ALIENS, type CrewCard, type RiskQuestion } from './types';

/** What answers to questions of Q-Vents depend on; a public view has it too. */
export interface Table extends Bridge {
  readonly alive: readonly number[];
  readonly questsOpen: readonly (QuestId | '')[];
}

/** Own locations with two ships or more. */
export const ownGroups = (position: Position, seat: Seat): number[] =>
  holdings(position, seat).filter((location) => unitsAt(position, location) > 1);

/** Rivals' locations with two ships or more next to an own one. */
export const rivalGroups = (position: Position, seat: Seat): number[] => {
  const found = new Set<number>();
  for (const from of holdings(position, seat)) {
    for (let i = countNeighbours(position, from) - 1; i >= 0; i--) {
      const to = neighbourAt(position, from, i);
      const owner = ownerAt(position, to);
      if (owner !== seat && isCaptain(owner) && unitsAt(position, to) > 1) found.add(to);
    }
  }
  return [...found].sort((a, b) => a - b);
};

/** Where a question about ships lets some be taken from. */
export const groupsFor = (table: Table, { seat, rivals }: RiskQuestion): number[] =>
  rivals === true ? rivalGroups(table, seat) : ownGroups(table, seat);

/** Most ships that may be taken from a location in answer to a question. */
export const mostUnits = (table: Table, asked: RiskQuestion, location: number): number =>
  Math.min(asked.left ?? 0, spareShips(table, location));

/** R55: Alien Lifeforms and a location of the target that a printed link joins to them. */
export const alienPairs = (
  position: Position,
  target: Seat,
): { readonly from: number; readonly to: number }[] =>
  holdings(position, target).flatMap((to) =>
    (NEIGHBOURS[to] ?? []).flatMap((from) => (ownerAt(position, from) === ALIENS ? [{ from, to }] : [])),
  );

export const ownStarbases = (position: Position, seat: Seat): number[] =>
  holdings(position, seat).filter((location) => HAS_STARBASE[location] === true);

/** Most ships a question lets its captain buy: what it offers, what can be paid, what the reserve has. */
export const mostToBuy = (
  table: Pick<Table, 'credits' | 'reserve' | 'ships'>,
  seat: Seat,
  max: number,
  price: number,
): number =>
  Math.min(max, Math.floor((table.credits[seat] ?? 0) / price), table.reserve - (table.ships[seat] ?? 0));

/** The captains a question lets its captain name, as far as they are still in the match. */
export const captainsFor = (table: Pick<Table, 'alive'>, { seats }: RiskQuestion): Seat[] =>
  (seats ?? []).filter((seat) => table.alive[seat] === 1);

/** Crew cards a question is about: those that lie face-up, or all. */
export const crewFor = (
  table: { readonly crew: readonly (readonly CrewCard[])[] },
  asked: RiskQuestion,
): number[] =>
  (table.crew[asked.seat] ?? [])
    .filter(({ ready }) => ready || asked.of !== 'buyShips')
    .map(({ role }) => role);

/** Whether a question can still be answered after somebody left the match. */
export const hasAnswer = (table: Table, asked: RiskQuestion): boolean => {
  switch (asked.type) {
    case 'pickCaptain':
    case 'vote':
      return captainsFor(table, asked).length > 0;
    case 'pickTwo':
      return captainsFor(table, asked).length > 1;
    case 'pickUnits':
      return groupsFor(table, asked).length > 0;
    case 'pickPair':
      return asked.target !== undefined && alienPairs(table, asked.target).length > 0;
    default:
      return true;
  }
};

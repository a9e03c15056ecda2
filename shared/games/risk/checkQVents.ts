import { alienPairs, captainsFor, crewFor, groupsFor, mostUnits, type Table } from './candidates';
import type { MoveOf } from './moves';
import type { Ban } from './rules';
import type { RiskAsk } from './types';

/** Moves that answer nothing but questions of Q-Vents. */
export type QVentMove = MoveOf<
  | 'accept'
  | 'choose'
  | 'pickCaptain'
  | 'pickTwo'
  | 'pickLocation'
  | 'pickUnits'
  | 'buy'
  | 'pickCrew'
  | 'pickQuest'
  | 'pickPair'
  | 'vote'
  | 'reorder'
>;

const isOrder = (order: readonly number[], count: number): boolean =>
  order.length === count && new Set(order).size === count && order.every((place) => place < count);

/** Judges an answer to a question of a Q-Vent that fits it by its type. */
export const checkQVent = (table: Table, asked: RiskAsk, move: QVentMove): Ban => {
  switch (move.type) {
    case 'accept':
      return undefined;
    case 'choose':
      return move.option < (asked.options?.length ?? 0) ? undefined : 'noSuchOption';
    case 'pickCaptain':
    case 'vote':
      return captainsFor(table, asked).includes(move.seat) ? undefined : 'notThatCaptain';
    case 'pickTwo':
      return checkTwo(table, asked, move);
    case 'pickLocation':
      return asked.places?.includes(move.location) === true ? undefined : 'notThatLocation';
    case 'pickUnits':
      return checkUnits(table, asked, move);
    case 'buy':
      if (asked.places?.includes(move.location) !== true) return 'notThatLocation';
      return move.ships > (asked.left ?? 0) ? 'tooManyShips' : undefined;
    case 'pickCrew':
      return crewFor(table, asked).includes(move.role) ? undefined : 'noSuchCrew';
    case 'pickQuest':
      return table.questsOpen.includes(move.quest) ? undefined : 'questNotOpen';
    case 'pickPair':
      return alienPairs(table, asked.target ?? 0).some(({ from, to }) => from === move.from && to === move.to)
        ? undefined
        : 'noAliensThere';
    case 'reorder':
      return isOrder(move.order, asked.left ?? 0) ? undefined : 'badOrder';
  }
};

const checkTwo = (table: Table, asked: RiskAsk, { a, b }: MoveOf<'pickTwo'>): Ban => {
  const seats = captainsFor(table, asked);
  return a < b && seats.includes(a) && seats.includes(b) ? undefined : 'notThatCaptain';
};

const checkUnits = (table: Table, asked: RiskAsk, { location, ships }: MoveOf<'pickUnits'>): Ban => {
  if (!groupsFor(table, asked).includes(location)) return 'notThatLocation';
  return ships > mostUnits(table, asked, location) ? 'tooManyShips' : undefined;
};

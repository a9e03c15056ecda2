import { alienPairs, captainsFor, crewFor, groupsFor, mostUnits, type Table } from './candidates';
import type { Move } from './moves';
import { hasShipToSpare, holdings, maneuverGoals, spareShips } from './position';
import { SIZE } from './data/map';
import type { RiskAsk } from './types';

const DECLINE: Move = { type: 'decline' };

/** Every order of so many cards, as places from the top. */
export const ordersOf = (count: number): number[][] => {
  const places = Array.from({ length: count }, (_, place) => place);
  const extend = (order: number[]): number[][] =>
    order.length === count
      ? [order]
      : places.filter((place) => !order.includes(place)).flatMap((place) => extend([...order, place]));
  return extend([]);
};

/** All answers to a question of a Q-Vent. */
export function* qventMoves(table: Table, asked: RiskAsk): Iterable<Move> {
  const { seat } = asked;
  if (asked.optional === true) yield DECLINE;
  switch (asked.type) {
    case 'accept':
      yield { type: 'accept' };
      return;
    case 'choose':
      for (const [option] of (asked.options ?? []).entries()) yield { type: 'choose', option };
      return;
    case 'pickCaptain':
      for (const named of captainsFor(table, asked)) yield { type: 'pickCaptain', seat: named };
      return;
    case 'vote':
      for (const named of captainsFor(table, asked)) yield { type: 'vote', seat: named };
      return;
    case 'pickTwo':
      yield* pairsOf(captainsFor(table, asked));
      return;
    case 'pickLocation':
      for (const location of asked.places ?? []) yield { type: 'pickLocation', location };
      return;
    case 'pickUnits':
      for (const location of groupsFor(table, asked))
        for (let ships = 1; ships <= mostUnits(table, asked, location); ships++)
          yield { type: 'pickUnits', location, ships };
      return;
    case 'place':
      for (const location of holdings(table, seat))
        for (let ships = 1; ships <= (asked.left ?? 0); ships++) yield { type: 'deploy', location, ships };
      return;
    case 'buy':
      for (const location of asked.places ?? [])
        for (let ships = 1; ships <= (asked.left ?? 0); ships++) yield { type: 'buy', location, ships };
      return;
    default:
      yield* otherMoves(table, asked);
  }
}

function* otherMoves(table: Table, asked: RiskAsk): Iterable<Move> {
  const { seat } = asked;
  switch (asked.type) {
    case 'freeManeuver':
      yield* freeManeuvers(table, seat);
      return;
    case 'pickCrew':
      for (const role of crewFor(table, asked)) yield { type: 'pickCrew', role };
      return;
    case 'pickQuest':
      for (const quest of table.questsOpen) if (quest !== '') yield { type: 'pickQuest', quest };
      return;
    case 'pickPair':
      for (const pair of alienPairs(table, asked.target ?? 0)) yield { type: 'pickPair', ...pair };
      return;
    case 'reorder':
      for (const order of ordersOf(asked.left ?? 0)) yield { type: 'reorder', order };
      return;
    default:
  }
}

function* pairsOf(seats: readonly number[]): Iterable<Move> {
  for (const [at, a] of seats.entries())
    for (const b of seats.slice(at + 1)) yield { type: 'pickTwo', a: Math.min(a, b), b: Math.max(a, b) };
}

function* freeManeuvers(table: Table, seat: number): Iterable<Move> {
  for (let from = 0; from < SIZE; from++) {
    if (!hasShipToSpare(table, seat, from)) continue;
    for (const to of maneuverGoals(table, seat, from))
      for (let ships = 1; ships <= spareShips(table, from); ships++)
        yield { type: 'maneuver', from, to, ships };
  }
}

/** Options that do nothing. */
const QUIET_OPTIONS = ['decline', 'refuse'];

/** The answer of a captain who is away (12.5): decline, refuse, leave the cards as they lie; some have none. */
export const quietQVent = (asked: RiskAsk): Move | undefined => {
  if (asked.type === 'claim' || asked.optional === true) return DECLINE;
  if (asked.type === 'reorder') return { type: 'reorder', order: ordersOf(asked.left ?? 0)[0] ?? [] };
  if (asked.type !== 'choose') return undefined;
  const option = (asked.options ?? []).findIndex((id) => QUIET_OPTIONS.includes(id));
  return option < 0 ? undefined : { type: 'choose', option };
};

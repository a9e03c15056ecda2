import { askOf } from '../../engine/asks';
import type { Ask, Seat } from '../../engine/game';
import { closedQuadrant, nextEnd } from './apply/begin';
import { handOf } from './apply/cards';
import { CAPTAINS } from './data/captains';
import { QUADRANT_OF, SIZE } from './data/map';
import type { Move } from './moves';
import {
  attackLimit,
  connected,
  countNeighbours,
  defenceLimit,
  isEmpty,
  hasShipToSpare,
  neighbourAt,
  ownerAt,
  spareShips,
} from './position';
import { mayEndTrade, mayExpand, mayInvade, mayTrade } from './rules';
import type { RiskState } from './types';

type State = Readonly<RiskState>;

export const END_TRADE: Move = { type: 'endTrade' };
export const END_ACTIONS: Move = { type: 'endActions' };
export const END_TURN: Move = { type: 'endTurn' };

/** All answers of a seat that is asked. */
export function* legalMoves(state: State, seat: Seat): Iterable<Move> {
  switch (askOf(state, seat)?.type) {
    case 'chooseCaptain':
      for (let captain = 0; captain < CAPTAINS.length; captain++)
        if (!state.captains.includes(captain)) yield { type: 'chooseCaptain', captain };
      return;
    case 'setWormhole':
      for (let location = 0; location < SIZE; location++)
        if (QUADRANT_OF[location] === nextEnd(state)) yield { type: 'setWormhole', location };
      return;
    case 'placeFleet':
      yield* fleets(state);
      return;
    case 'trade':
      yield* trades(state, seat);
      return;
    case 'deploy':
      yield* deployments(state, seat);
      return;
    case 'act':
      yield* actions(state, seat);
      return;
    case 'defend':
      for (let ships = 1; ships <= defenceLimit(state, state.invasion.to); ships++)
        yield { type: 'defend', ships };
      return;
    case 'moveIn':
      for (let ships = 0; ships <= spareShips(state, state.invasion.from); ships++)
        yield { type: 'moveIn', ships };
      return;
    case 'maneuver':
      yield* maneuvers(state, seat);
      return;
    default:
  }
}

function* fleets(state: State): Iterable<Move> {
  const closed = closedQuadrant(state);
  for (let location = 0; location < SIZE; location++)
    if (isEmpty(state, location) && QUADRANT_OF[location] !== closed) yield { type: 'placeFleet', location };
}

function* trades(state: State, seat: Seat): Iterable<Move> {
  const { cards } = handOf(state, seat);
  if (mayEndTrade(state)) yield END_TRADE;
  for (const card of cards) if (mayTrade(state, card, cards.length)) yield { type: 'tradeCard', card };
}

function* deployments(state: State, seat: Seat): Iterable<Move> {
  for (let location = 0; location < SIZE; location++) {
    if (ownerAt(state, location) !== seat) continue;
    for (let ships = 1; ships <= state.pool; ships++) yield { type: 'deploy', location, ships };
  }
}

function* actions(state: State, seat: Seat): Iterable<Move> {
  yield END_ACTIONS;
  for (let from = 0; from < SIZE; from++) {
    if (!hasShipToSpare(state, seat, from)) continue;
    const count = countNeighbours(state, from);
    for (let i = 0; i < count; i++) yield* actionsOn(state, seat, from, neighbourAt(state, from, i));
  }
}

function* actionsOn(state: State, seat: Seat, from: number, to: number): Iterable<Move> {
  const spare = spareShips(state, from);
  if (mayExpand(state, seat, from, to)) {
    for (let ships = 1; ships <= spare; ships++) yield { type: 'expand', from, to, ships };
  }
  if (!mayInvade(state, seat, from, to)) return;
  for (let ships = 1; ships <= attackLimit(state, from, to); ships++)
    yield { type: 'invade', from, to, ships };
  for (let downTo = 1; downTo <= spare; downTo++) yield { type: 'assault', from, to, downTo };
}

function* maneuvers(state: State, seat: Seat): Iterable<Move> {
  yield END_TURN;
  for (let from = 0; from < SIZE; from++) {
    if (!hasShipToSpare(state, seat, from)) continue;
    const spare = spareShips(state, from);
    for (const to of connected(state, from)) {
      if (to === from) continue;
      for (let ships = 1; ships <= spare; ships++) yield { type: 'maneuver', from, to, ships };
    }
  }
}

/** The answer that does nothing: keep the cards, stop, two dice, stay. Some questions have none. */
export const quiet = (state: State, ask: Ask): Move | undefined => {
  switch (ask.type) {
    case 'trade':
      return mayEndTrade(state) ? END_TRADE : undefined;
    case 'act':
      return END_ACTIONS;
    case 'defend':
      return { type: 'defend', ships: defenceLimit(state, state.invasion.to) };
    case 'moveIn':
      return { type: 'moveIn', ships: 0 };
    case 'maneuver':
      return END_TURN;
    default:
      return undefined;
  }
};

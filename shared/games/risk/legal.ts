import { askOf } from '../../engine/asks';
import type { Ask, Seat } from '../../engine/game';
import { closedQuadrant, nextEnd } from './apply/begin';
import { handOf } from './apply/cards';
import { commandsFor, canReroll } from './crew';
import { CAPTAINS } from './data/captains';
import { CREWS } from './data/crew';
import { QUADRANT_OF, SIZE } from './data/map';
import { qventMoves, quietQVent } from './legalQVents';
import type { Move } from './moves';
import {
  attackLimit,
  committable,
  countNeighbours,
  defenceLimit,
  fightsToTheDeath,
  hasShipToSpare,
  isEmpty,
  maneuverGoals,
  neighbourAt,
  ownerAt,
  spareShips,
} from './position';
import { isFulfilled } from './quests';
import { mayEndTrade, mayExpand, mayInvade, mayTrade } from './rules';
import type { AskType, RiskAsk, RiskState } from './types';

type State = Readonly<RiskState>;

export const END_TRADE: Move = { type: 'endTrade' };
export const END_ACTIONS: Move = { type: 'endActions' };
export const END_TURN: Move = { type: 'endTurn' };
export const PASS: Move = { type: 'pass' };
export const DECLINE: Move = { type: 'decline' };

/** All answers of a seat that is asked. */
export function* legalMoves(state: State, seat: Seat): Iterable<Move> {
  const asked = askOf(state, seat) as RiskAsk | undefined;
  if (!asked) return;
  for (const { role, at } of commandsFor(state, asked)) yield { type: 'useCrew', role, at };
  switch (asked.type) {
    case 'chooseCaptain':
      for (let captain = 0; captain < CAPTAINS.length; captain++)
        if (!state.captains.includes(captain)) yield { type: 'chooseCaptain', captain };
      return;
    case 'keepCrew':
      for (const crew of CREWS) yield { type: 'keepCrew', crew: [...crew] };
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
      yield* deployments(state, seat, state.pool);
      return;
    case 'act':
      yield* actions(state, seat);
      return;
    case 'maneuver':
      yield END_TURN;
      if (asked.left !== 0) yield* maneuvers(state, seat);
      return;
    case 'claim':
      yield DECLINE;
      for (const quest of state.questsOpen)
        if (quest !== '' && isFulfilled(state, seat, quest)) yield { type: 'claim', quest };
      return;
    case 'commit':
    case 'defend':
    case 'window':
    case 'moveIn':
      yield* inInvasion(state, seat, asked);
      return;
    default:
      yield* qventMoves(state, asked);
  }
}

/** Answers in the middle of an invasion. */
function* inInvasion(state: State, seat: Seat, { type, step }: RiskAsk): Iterable<Move> {
  const { from, to } = state.invasion;
  if (type === 'commit') {
    for (let ships = 1; ships <= attackLimit(state, from, to); ships++) yield { type: 'commit', ships };
  } else if (type === 'defend') {
    for (let ships = 1; ships <= defenceLimit(state, to); ships++) yield { type: 'defend', ships };
  } else if (type === 'moveIn') {
    for (let ships = 0; ships <= spareShips(state, from); ships++) yield { type: 'moveIn', ships };
  } else {
    yield PASS;
    if (step === 4 && canReroll(state, seat)) yield { type: 'reroll' };
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

function* deployments(state: State, seat: Seat, most: number): Iterable<Move> {
  for (let location = 0; location < SIZE; location++) {
    if (ownerAt(state, location) !== seat) continue;
    for (let ships = 1; ships <= most; ships++) yield { type: 'deploy', location, ships };
  }
}

function* actions(state: State, seat: Seat): Iterable<Move> {
  yield END_ACTIONS;
  for (let from = 0; from < SIZE; from++) {
    if (ownerAt(state, from) !== seat || committable(state, from) < 1) continue;
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
  if (fightsToTheDeath(state, seat)) yield { type: 'assault', from, to, downTo: 0 };
  else for (let downTo = 1; downTo <= spare; downTo++) yield { type: 'assault', from, to, downTo };
}

function* maneuvers(state: State, seat: Seat): Iterable<Move> {
  for (let from = 0; from < SIZE; from++) {
    if (!hasShipToSpare(state, seat, from)) continue;
    const spare = spareShips(state, from);
    for (const to of maneuverGoals(state, seat, from)) {
      for (let ships = 1; ships <= spare; ships++) yield { type: 'maneuver', from, to, ships };
    }
  }
}

/** The answer that does nothing: keep the cards, stop, two dice, stay. Some questions have none. */
export const quiet = (state: State, ask: Ask): Move | undefined => {
  switch (ask.type as AskType) {
    case 'trade':
      return mayEndTrade(state) ? END_TRADE : undefined;
    case 'act':
      return END_ACTIONS;
    case 'defend':
      return { type: 'defend', ships: defenceLimit(state, state.invasion.to) };
    case 'window':
      return PASS;
    case 'moveIn':
      return { type: 'moveIn', ships: 0 };
    case 'maneuver':
      return END_TURN;
    default:
      return quietQVent(ask as RiskAsk);
  }
};

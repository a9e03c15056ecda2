import { askOf } from '../../engine/asks';
import type { Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { closedQuadrant, nextEnd } from './apply/begin';
import { handOf } from './apply/cards';
import { CAPTAINS } from './data/captains';
import type { CardId } from './data/cards';
import { QUADRANT_OF, SIZE } from './data/map';
import { commandsFor } from './crew';
import { END_ACTIONS, END_TRADE, END_TURN, legalMoves } from './legal';
import type { Move } from './moves';
import {
  attackLimit,
  countNeighbours,
  defenceLimit,
  fightsToTheDeath,
  isEmpty,
  maneuverGoals,
  neighbourAt,
  ownerAt,
  spareShips,
  type Test,
} from './position';
import { canActFrom, canLeave, mayAdvance, mayEndTrade, mayTrade } from './rules';
import type { RiskAsk, RiskState } from './types';

type State = Readonly<RiskState>;

/** One legal answer at random. Every legal answer can come; those of the long questions are not listed first. */
export const sampleMove = (state: State, seat: Seat, rng: Rng): Move => {
  const asked = askOf(state, seat) as RiskAsk | undefined;
  const command = asked && sampleCommand(state, asked, rng);
  if (command) return command;
  switch (asked?.type) {
    case 'act':
      return sampleAct(state, seat, rng);
    case 'deploy':
      return sampleDeploy(state, seat, rng);
    case 'defend':
      return { type: 'defend', ships: 1 + rng.below(defenceLimit(state, state.invasion.to)) };
    case 'moveIn':
      return { type: 'moveIn', ships: rng.below(1 + spareShips(state, state.invasion.from)) };
    case 'maneuver':
      return asked.left === 0 || rng.below(4) === 0 ? END_TURN : sampleManeuver(state, seat, rng, END_TURN);
    case 'freeManeuver':
      return asked.optional === true && rng.below(4) === 0
        ? { type: 'decline' }
        : sampleManeuver(state, seat, rng, { type: 'decline' });
    case 'trade':
      return sampleTrade(state, seat, rng);
    case 'placeFleet':
      return sampleFleet(state, rng);
    case 'setWormhole':
      return {
        type: 'setWormhole',
        location: firstFrom(rng, SIZE, (at) => QUADRANT_OF[at] === nextEnd(state)),
      };
    case 'chooseCaptain':
      return {
        type: 'chooseCaptain',
        captain: firstFrom(rng, CAPTAINS.length, (captain) => !state.captains.includes(captain)),
      };
    default:
      return rng.pick([...legalMoves(state, seat)]);
  }
};

/** Now and then a crew member, where one can be commanded. */
const sampleCommand = (state: State, asked: RiskAsk, rng: Rng): Move | undefined => {
  if (state.crew[asked.seat]?.length === 0 || rng.below(3) > 0) return undefined;
  const commands = commandsFor(state, asked);
  return commands.length === 0 ? undefined : { type: 'useCrew', ...rng.pick(commands) };
};

/** The first index that fits, going round from a random one; −1: none does. */
const firstFrom = (rng: Rng, size: number, fits: (index: number) => boolean): number => {
  const start = rng.below(size);
  for (let i = 0; i < size; i++) {
    const index = start + i < size ? start + i : start + i - size;
    if (fits(index)) return index;
  }
  return -1;
};

const locationFrom = (state: State, seat: Seat, rng: Rng, test: Test): number => {
  const start = rng.below(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const location = start + i < SIZE ? start + i : start + i - SIZE;
    if (test(state, seat, location)) return location;
  }
  return -1;
};
const holds: Test = (position, seat, location) => ownerAt(position, location) === seat;

const sampleDeploy = (state: State, seat: Seat, rng: Rng): Move => ({
  type: 'deploy',
  location: locationFrom(state, seat, rng, holds),
  ships: 1 + rng.below(state.pool),
});

const sampleFleet = (state: State, rng: Rng): Move => {
  const closed = closedQuadrant(state);
  const location = firstFrom(rng, SIZE, (at) => isEmpty(state, at) && QUADRANT_OF[at] !== closed);
  return { type: 'placeFleet', location };
};

/** A neighbour to expand into or to invade, going round from a random one; there is one. */
const sampleTarget = (state: State, seat: Seat, from: number, rng: Rng): number => {
  const count = countNeighbours(state, from);
  let index = rng.below(count);
  let to = neighbourAt(state, from, index);
  while (!mayAdvance(state, seat, from, to)) {
    index = index + 1 < count ? index + 1 : 0;
    to = neighbourAt(state, from, index);
  }
  return to;
};

const sampleAct = (state: State, seat: Seat, rng: Rng): Move => {
  const from = rng.below(8) === 0 ? -1 : locationFrom(state, seat, rng, canActFrom);
  return from < 0 ? END_ACTIONS : sampleAction(state, seat, from, rng);
};

const sampleAction = (state: State, seat: Seat, from: number, rng: Rng): Move => {
  const to = sampleTarget(state, seat, from, rng);
  const spare = spareShips(state, from);
  if (isEmpty(state, to)) return { type: 'expand', from, to, ships: 1 + rng.below(spare) };
  if (rng.below(4) === 0) {
    const downTo = fightsToTheDeath(state, seat) ? 0 : 1 + rng.below(spare);
    return { type: 'assault', from, to, downTo };
  }
  return { type: 'invade', from, to, ships: 1 + rng.below(attackLimit(state, from, to)) };
};

const sampleManeuver = (state: State, seat: Seat, rng: Rng, otherwise: Move): Move => {
  const from = locationFrom(state, seat, rng, canLeave);
  if (from < 0) return otherwise;
  const to = rng.pick(maneuverGoals(state, seat, from));
  return { type: 'maneuver', from, to, ships: 1 + rng.below(spareShips(state, from)) };
};

const sampleTrade = (state: State, seat: Seat, rng: Rng): Move => {
  const { cards } = handOf(state, seat);
  if (cards.length === 0 || (mayEndTrade(state) && rng.below(3) === 0)) return END_TRADE;
  const place = firstFrom(rng, cards.length, (at) => mayTrade(state, cards[at] ?? '', cards.length));
  return place < 0 ? END_TRADE : { type: 'tradeCard', card: cards[place] as CardId };
};

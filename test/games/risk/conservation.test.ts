import { advance } from '../../../shared/engine/kernel';
import { fastRng, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import { CARDS } from '../../../shared/games/risk/data/cards';
import type { Event } from '../../../shared/games/risk/events';
import { sampleMove } from '../../../shared/games/risk/sample';
import { ALIENS, EMPTY, type RiskState } from '../../../shared/games/risk/types';
import { begin } from './helpers';

interface Books {
  readonly ships: number[];
  aliens: number;
}

/** What an event says about units coming and going, entered in the books. */
const enter = (books: Books, event: Event, before: readonly number[]): void => {
  const bump = (seat: number, by: number): void => {
    if (seat === ALIENS) books.aliens += by;
    else books.ships[seat]! += by;
  };
  switch (event.type) {
    case 'aliensFound':
      books.aliens += event.locations.length * event.units;
      break;
    case 'fleetPlaced':
    case 'deployed':
      bump(event.seat, event.ships);
      break;
    case 'engaged':
      bump(event.seat, -event.attackerLost);
      bump(event.defender, -event.defenderLost);
      break;
    case 'conceded':
      bump(event.seat, -before[event.seat]!);
      break;
    default:
  }
};

const demandOrder = (state: RiskState, books: Books): void => {
  const count = (owner: number): number =>
    state.owner.reduce((sum, one, location) => sum + (one === owner ? state.units[location]! : 0), 0);
  expect(state.captains.map((_, seat) => count(seat))).toEqual(books.ships);
  expect(state.ships).toEqual(books.ships);
  expect(count(ALIENS)).toBe(books.aliens);
  expect(state.held).toEqual(
    state.captains.map((_, seat) => state.owner.filter((owner) => owner === seat).length),
  );
  expect(state.owner.every((owner, location) => (owner === EMPTY) === (state.units[location] === 0))).toBe(
    true,
  );
  expect(Math.max(...state.ships) <= state.reserve).toBe(true);
  const cards = [...state.deck, ...state.discard, ...state.hands.flatMap((hand) => hand.cards)];
  expect(cards.sort()).toEqual(ALL_CARDS);
  for (const hand of state.hands)
    expect([hand.seen.length, hand.epoch.length]).toEqual([hand.cards.length, hand.cards.length]);
};
const ALL_CARDS = [...CARDS].sort();

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'units and cards never appear or vanish unaccounted (seed %i)',
  (seed) => {
    const seats = 2 + (seed % 4);
    const state = begin(seats, seed, seed % 3 === 0 ? { reserve: 30, goal: 40 } : {});
    const books: Books = { ships: state.captains.map(() => 0), aliens: 0 };
    const [pick, chance] = [fastRng(seed), streamRng(state)];
    while (!game.outcome(state)) {
      const before = [...state.ships];
      const emit = (event: Event): void => enter(books, event, before);
      const leaver = pick.below(400) === 0 ? pick.below(seats) : -1;
      if (state.alive[leaver] === 1) advance(game, state, leaver, { type: 'concede' }, chance, emit);
      else {
        const { seat } = state.open[0]!;
        advance(game, state, seat, sampleMove(state, seat, pick), chance, emit);
      }
      if (state.seq % 7 === 0) demandOrder(state, books);
    }
    demandOrder(state, books);
  },
);

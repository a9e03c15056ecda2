import { advance } from '../../../shared/engine/kernel';
import { fastRng, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import { CARDS } from '../../../shared/games/risk/data/cards';
import { QUEST_IDS } from '../../../shared/games/risk/data/quests';
import { qventsFor } from '../../../shared/games/risk/data/qvents';
import type { Event } from '../../../shared/games/risk/events';
import { sampleMove } from '../../../shared/games/risk/sample';
import { ALIENS, EMPTY, type RiskState, TRIBBLES } from '../../../shared/games/risk/types';
import { begin } from './helpers';

/** Ships on the map and Command Credits by seat, as the events tell them. */
interface Books {
  readonly ships: number[];
  readonly credits: number[];
}

/** What an event says about ships and credits coming and going, entered in the books. */
const enter = ({ ships, credits }: Books, event: Event): void => {
  const bump = (list: number[], seat: number, by: number): void => {
    if (seat >= 0 && seat < ALIENS) list[seat]! += by;
  };
  switch (event.type) {
    case 'fleetPlaced':
      bump(ships, event.seat, event.ships);
      return bump(credits, event.seat, event.credits);
    case 'deployed':
    case 'shipsSetDown':
      return bump(ships, event.seat, event.ships);
    case 'shipsAdded':
      return bump(ships, event.location < 0 ? -1 : event.seat, event.ships);
    case 'shipsLifted':
      return bump(ships, event.seat, -event.ships);
    case 'shipsSold':
      bump(ships, event.seat, -event.ships);
      return bump(credits, event.seat, event.credits);
    case 'shipsBought':
      bump(ships, event.seat, event.ships);
      return bump(credits, event.seat, -event.credits);
    case 'manhuntPaid':
      bump(ships, event.seat, event.ships);
      return bump(credits, event.seat, event.credits);
    case 'unitsRemoved':
      return bump(ships, event.owner, -event.units);
    case 'survivorsJoined':
      return bump(ships, event.owner, event.units);
    case 'mined':
      return bump(ships, event.seat, -event.lost);
    case 'engaged':
      bump(ships, event.attacker, -event.attackerLost);
      return bump(ships, event.defender, -event.defenderLost);
    case 'reinforced':
    case 'credited':
      return bump(credits, event.seat, event.credits);
    case 'crewUsed':
      return bump(credits, event.seat, -event.cost);
    case 'paid':
      bump(credits, event.seat, -event.credits);
      return bump(credits, event.to, event.credits);
    case 'spoils':
      bump(credits, event.seat, event.credits);
      return bump(credits, event.from, -event.credits);
    case 'lost':
      return bump(credits, event.seat, -event.credits);
    case 'conceded':
      ships[event.seat] = 0;
      return bump(credits, event.seat, -event.credits);
    default:
  }
};

const ALL_CARDS = [...CARDS].sort();

/** Tribbles that wait beside a location, or fight for it just now. */
const waiting = ({ agenda, invasion }: RiskState): number =>
  agenda.filter(({ type }) => type === 'fight').length +
  (invasion.to >= 0 && invasion.attacker === TRIBBLES ? 1 : 0);

const demandOrder = (state: RiskState, books: Books): void => {
  const count = (owner: number): number =>
    state.owner.reduce((sum, one, location) => sum + (one === owner ? state.units[location]! : 0), 0);
  expect(state.captains.map((_, seat) => count(seat))).toEqual(books.ships);
  expect([state.ships, state.credits]).toEqual([books.ships, books.credits]);
  expect(count(ALIENS) + state.supply.aliens).toBe(72);
  expect(count(TRIBBLES) + state.supply.tribbles + waiting(state)).toBe(50);
  expect(state.held).toEqual(
    state.captains.map((_, seat) => state.owner.filter((owner) => owner === seat).length),
  );
  expect(state.owner.every((owner, location) => (owner === EMPTY) === (state.units[location] === 0))).toBe(
    true,
  );
  if (!state.atLeastThree) expect(Math.max(...state.ships)).toBeLessThanOrEqual(state.reserve);
  demandCards(state);
};

const demandCards = (state: RiskState): void => {
  const cards = [...state.deck, ...state.discard, ...state.hands.flatMap((hand) => hand.cards)];
  expect(cards.sort()).toEqual(ALL_CARDS);
  for (const hand of state.hands)
    expect([hand.seen.length, hand.epoch.length]).toEqual([hand.cards.length, hand.cards.length]);
  if (state.round === 0 || state.mission === 'exploration') return;
  const quests = [...state.questsOpen, ...state.questReserve, ...state.quests.flat()];
  expect(quests.filter((quest) => quest !== '').sort()).toEqual([...QUEST_IDS].sort());
  const qvents = [...state.qventDeck.cards, ...state.qventDiscard, state.drawn];
  expect(qvents.filter((card) => card !== '').sort()).toEqual(qventsFor(state.captains.length).sort());
  for (const [seat, crew] of state.crew.entries()) {
    const roles = [...crew.map(({ role }) => role), ...state.boxed[seat]!];
    if (roles.length > 0) expect(roles.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  }
  expect(Math.min(...state.credits)).toBeGreaterThanOrEqual(0);
  // A captain without ships is out as soon as the card or the overrun is over.
  if (state.drawn === '' && waiting(state) === 0 && state.phase !== 'start')
    expect(state.ships.map((ships) => (ships > 0 ? 1 : 0))).toEqual(state.alive);
};

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.each([1, 2])('Mission %i', (mission) => {
  test.each(SEEDS)('nothing on the table appears or vanishes unaccounted (seed %i)', (seed) => {
    const seats = 2 + (seed % 4);
    const odd = { reserve: 30, goal: 40, atLeastThree: false };
    const state = begin(seats, seed, { mission, rounds: 60, ...(seed % 3 === 0 ? odd : {}) });
    const books: Books = { ships: state.captains.map(() => 0), credits: state.captains.map(() => 0) };
    const [pick, chance] = [fastRng(seed), streamRng(state)];
    const emit = (event: Event): void => enter(books, event);
    while (!game.outcome(state)) {
      const leaver = pick.below(400) === 0 ? pick.below(seats) : -1;
      if (state.alive[leaver] === 1) advance(game, state, leaver, { type: 'concede' }, chance, emit);
      else {
        const { seat } = pick.pick(state.open);
        advance(game, state, seat, sampleMove(state, seat, pick), chance, emit);
      }
      if (state.seq % 7 === 0) demandOrder(state, books);
    }
    demandOrder(state, books);
  });
});

import type { Seat } from '../../../shared/engine/game';
import { step } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/risk';
import { rollForOne, rollOff } from '../../../shared/games/risk/apply/rollOff';
import { CARDS } from '../../../shared/games/risk/data/cards';
import { QUADRANT_OF } from '../../../shared/games/risk/data/map';
import type { Event } from '../../../shared/games/risk/events';
import type { Options } from '../../../shared/games/risk/options';
import { ALIENS, EMPTY, type RiskState } from '../../../shared/games/risk/types';
import { at, begin, eventOf, play, questionTo, refusalOf, typesOf, withDice } from './helpers';

/** Chooses captains in seat order, the roll-off falling as told. */
const captainsChosen = (
  seats: number,
  dice: readonly number[],
  options: Partial<Options> = {},
): { state: RiskState; events: Event[] } => {
  const state = begin(seats, 1, options);
  const events: Event[] = [];
  for (let seat = 0; seat < seats; seat++) {
    expect(questionTo(state, seat)).toBe('chooseCaptain');
    const told = play(
      state,
      seat,
      { type: 'chooseCaptain', captain: 4 - seat },
      seat === seats - 1 ? dice : [],
    );
    events.push(...told.events);
  }
  return { state, events };
};

const firstFree = (state: RiskState, seat: Seat) => [...game.legalMoves(state, seat)][0]!;

describe('the roll-off', () => {
  test.each([
    // seats, dice, highest, lowest, number of rolls
    [3, [2, 6, 1], 1, 2, 1],
    [3, [4, 4, 1, 2, 5], 1, 2, 2],
    [3, [6, 2, 2, 3, 1], 0, 2, 2],
    [4, [5, 5, 2, 2, 3, 3, 6, 1, 4, 2], 0, 3, 4],
    [3, [3, 3, 3, 6, 5, 4], 0, 2, 2],
    [2, [1, 1, 1, 2], 1, 0, 2],
  ])('%i captains, dice %j: %i is highest, %i lowest', (seats, dice, highest, lowest, rolls) => {
    const rolled = rollOff(
      Array.from({ length: seats }, (_, seat) => seat),
      withDice(dice),
    );
    expect([rolled.highest, rolled.lowest, rolled.rolls.length]).toEqual([highest, lowest, rolls]);
  });

  test('for one place: only those tied roll again; a single captain does not roll', () => {
    expect(rollForOne([1, 3, 4], withDice([5, 5, 2, 1, 6]))).toEqual({
      highest: 3,
      rolls: [
        { seats: [1, 3, 4], dice: [5, 5, 2] },
        { seats: [1, 3], dice: [1, 6] },
      ],
    });
    expect(rollForOne([2], withDice([]))).toEqual({ highest: 2, rolls: [] });
  });
});

describe.each([
  [3, 16, [10, 11, 12]],
  [4, 14, [8, 10, 10, 12]],
  [5, 12, [8, 10, 10, 12, 12]],
])('%i captains', (seats, alienLocations, fleets) => {
  // Seat 1 rolls highest, the last seat lowest.
  const dice = Array.from({ length: seats }, (_, seat) => (seat === 1 ? 6 : seat === seats - 1 ? 1 : 3));

  test(`${String(alienLocations)} alien locations, fleets ${fleets.join(', ')} in order of play`, () => {
    const { state, events } = captainsChosen(seats, dice);
    const order = Array.from({ length: seats }, (_, i) => (1 + i) % seats);
    expect(eventOf(events, 'rolledForOrder')).toMatchObject({ order, lowest: seats - 1 });
    expect(state.owner.every((owner) => owner === EMPTY)).toBe(true);

    // The wormhole stands before the aliens come.
    expect([questionTo(state, 1), state.open.length]).toEqual(['setWormhole', 1]);
    expect(refusalOf(state, 1, { type: 'setWormhole', location: at('risa') })).toBe('wrongQuadrant');
    play(state, 1, { type: 'setWormhole', location: at('earth') });
    expect(questionTo(state, seats - 1)).toBe('setWormhole');
    expect(refusalOf(state, seats - 1, { type: 'setWormhole', location: at('earth') })).toBe('wrongQuadrant');
    const told = play(state, seats - 1, { type: 'setWormhole', location: at('risa') });
    expect(state.wormhole).toEqual([at('earth'), at('risa')]);

    expect(typesOf(told.events)).toEqual(['wormholeSet', 'aliensFound']);
    expect(eventOf(told.events, 'aliensFound')!.locations).toHaveLength(alienLocations);
    expect(state.owner.filter((owner) => owner === ALIENS)).toHaveLength(alienLocations);
    expect(state.units.reduce((sum, units) => sum + units, 0)).toBe(2 * alienLocations);
    expect([...state.deck].sort()).toEqual([...CARDS].sort());

    order.forEach((seat, place) => {
      expect([questionTo(state, seat), state.open.length]).toEqual(['placeFleet', 1]);
      const alien = state.owner.indexOf(ALIENS);
      expect(refusalOf(state, seat, { type: 'placeFleet', location: alien })).toBe('inhabited');
      if (place > 0) {
        const rival = state.owner.indexOf(order[0]!);
        expect(refusalOf(state, seat, { type: 'placeFleet', location: rival })).toBe('inhabited');
      }
      const placed = play(state, seat, firstFree(state, seat));
      expect(eventOf(placed.events, 'fleetPlaced')).toMatchObject({ seat, ships: fleets[place] });
    });
    // The first turn has begun: three reinforcements have joined the one location held.
    expect(order.map((seat) => state.ships[seat])).toEqual([fleets[0]! + 3, ...fleets.slice(1)]);
    expect([state.round, state.turn, state.phase]).toEqual([1, 0, 'act']);
    expect(state.goal).toBe(25);
  });
});

describe('two captains (rulebook p. 16)', () => {
  test('wormhole fixed, 16 alien locations, 14 ships each, different quadrants, higher roller first', () => {
    const { state, events } = captainsChosen(2, [2, 5]);
    expect(state.wormhole).toEqual([at('ferenginar'), at('narendra-iii')]);
    expect(typesOf(events)).toEqual([
      'captainChosen',
      'captainChosen',
      'wormholeSet',
      'wormholeSet',
      'aliensFound',
      'rolledForOrder',
    ]);
    expect(state.owner.filter((owner) => owner === ALIENS)).toHaveLength(16);
    expect([questionTo(state, 1), questionTo(state, 0)]).toEqual(['placeFleet', undefined]);
    const quadrants = new Set(
      [...game.legalMoves(state, 1)].map((move) => 'location' in move && QUADRANT_OF[move.location]),
    );
    expect(quadrants).toEqual(new Set([0, 1]));
    const beta = state.owner.findIndex((owner, i) => owner === EMPTY && QUADRANT_OF[i] === 1);
    play(state, 1, { type: 'placeFleet', location: beta });
    const other = state.owner.findIndex((owner, i) => owner === EMPTY && QUADRANT_OF[i] === 1);
    expect(refusalOf(state, 0, { type: 'placeFleet', location: other })).toBe('wrongQuadrant');
    const alpha = state.owner.findIndex((owner, i) => owner === EMPTY && QUADRANT_OF[i] === 0);
    const told = play(state, 0, { type: 'placeFleet', location: alpha });
    expect(typesOf(told.events)).toEqual(['fleetPlaced', 'turnBegan', 'reinforced', 'deployed']);
    expect(state.ships).toEqual([14, 17]);
    expect([state.order[state.turn], state.goal]).toEqual([1, 0]);
  });

  test.each([
    [0, 1],
    [1, 0],
  ])('with the option, whoever starts in the Beta Quadrant begins (first fleet in %i)', (first, beginner) => {
    const { state } = captainsChosen(2, [5, 2], { betaFirst: true });
    const free = (quadrant: number) =>
      state.owner.findIndex((owner, i) => owner === EMPTY && QUADRANT_OF[i] === quadrant);
    play(state, 0, { type: 'placeFleet', location: free(first) });
    const { events } = play(state, 1, { type: 'placeFleet', location: free(1 - first) });
    expect(typesOf(events).includes('betaBegins')).toBe(first === 0);
    expect(state.order[state.turn]).toBe(beginner === 1 ? 1 : 0);
    expect(QUADRANT_OF[state.owner.indexOf(state.order[0]!)]).toBe(1);
  });
});

describe('captains', () => {
  test('are chosen round the table, each by one player', () => {
    const state = begin(3);
    play(state, 0, { type: 'chooseCaptain', captain: 2 });
    expect(questionTo(state, 1)).toBe('chooseCaptain');
    expect(refusalOf(state, 1, { type: 'chooseCaptain', captain: 2 })).toBe('captainTaken');
    expect([...game.legalMoves(state, 1)]).toHaveLength(4);
  });
});

describe('chance', () => {
  /** The table after both captains are chosen, dice and cards falling as the key has it. */
  const aliens = (seed: number): string => {
    let state = begin(2, seed);
    for (const seat of [0, 1]) {
      const move = { type: 'chooseCaptain', captain: seat } as const;
      const stepped = step(game, state, { actor: seat, ask: state.open[0]!.id, move });
      if (!stepped.ok) throw new Error(stepped.refusal.message);
      state = stepped.value.state;
    }
    return state.owner.join();
  };

  test('the same key sets the same table, another key another one (seeds 1 to 30)', () => {
    expect(aliens(4)).toBe(aliens(4));
    expect(new Set(Array.from({ length: 30 }, (_, i) => aliens(i + 1))).size).toBe(30);
  });

  test('every location is found sometimes, each about as often (16 of 44; seeds 1 to 400)', () => {
    const found = Array.from({ length: 44 }, () => 0);
    for (let seed = 1; seed <= 400; seed++) {
      aliens(seed)
        .split(',')
        .forEach((owner, location) => (found[location]! += owner === String(ALIENS) ? 1 : 0));
    }
    const expected = (400 * 16) / 44;
    for (const times of found) expect(Math.abs(times - expected)).toBeLessThan(expected / 3);
  });
});

describe('a captain who concedes during set-up', () => {
  test('while choosing: the next one is asked', () => {
    const state = begin(3);
    play(state, 0, { type: 'concede' });
    expect([questionTo(state, 0), questionTo(state, 1)]).toEqual([undefined, 'chooseCaptain']);
    play(state, 1, { type: 'chooseCaptain', captain: 0 });
    play(state, 2, { type: 'chooseCaptain', captain: 1 }, [2, 4]);
    expect(state.order).toEqual([2, 1]);
  });

  test('without being asked: nobody waits for them', () => {
    const state = begin(3);
    play(state, 1, { type: 'concede' });
    play(state, 0, { type: 'chooseCaptain', captain: 0 });
    expect(questionTo(state, 2)).toBe('chooseCaptain');
  });

  test('before setting the wormhole: the next in order sets the Alpha end, the last the Beta end', () => {
    const { state } = captainsChosen(4, [2, 6, 3, 1]);
    play(state, 1, { type: 'concede' });
    expect(questionTo(state, 2)).toBe('setWormhole');
    play(state, 3, { type: 'concede' });
    play(state, 2, { type: 'setWormhole', location: at('earth') });
    expect(questionTo(state, 0)).toBe('setWormhole');
  });

  test('before placing a fleet: the next one places', () => {
    const { state } = captainsChosen(3, [6, 2, 1]);
    play(state, 0, { type: 'setWormhole', location: at('earth') });
    play(state, 2, { type: 'setWormhole', location: at('risa') });
    play(state, 0, { type: 'concede' });
    expect(questionTo(state, 1)).toBe('placeFleet');
    play(state, 1, firstFree(state, 1));
    play(state, 2, firstFree(state, 2));
    expect([state.round, state.order[state.turn], questionTo(state, 1)]).toEqual([1, 1, 'act']);
  });

  test('of two: the other wins', () => {
    const state = begin(2);
    play(state, 1, { type: 'concede' });
    expect(state.result).toEqual({ reason: 'lastCaptain', winners: [0] });
  });
});

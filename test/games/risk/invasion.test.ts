import { compareDice, rollDice, STRAIGHT } from '../../../shared/games/risk/apply/dice';
import { ALIENS, EMPTY } from '../../../shared/games/risk/types';
import {
  at,
  eventOf,
  ownerOf,
  play,
  questionTo,
  refusalOf,
  scene,
  typesOf,
  unitsOn,
  withDice,
} from './helpers';

const [BAJOR, CHINTOKA] = [at('bajor'), at('chintoka')];
const invade = (ships: 1 | 2 | 3) => ({ type: 'invade', from: BAJOR, to: CHINTOKA, ships }) as const;
const assault = (downTo: number) => ({ type: 'assault', from: BAJOR, to: CHINTOKA, downTo }) as const;
const defend = (ships: 1 | 2) => ({ type: 'defend', ships }) as const;

describe('dice', () => {
  test.each([
    // attack, defence, pairs the attacker wins
    [[6, 4, 1], [5, 4], 1],
    [[5, 4], [6, 4], 0],
    [[6, 5, 4], [5, 4], 2],
    [[3, 3, 3], [3, 3], 0],
    [[6, 1], [5], 1],
    [[1], [1], 0],
    [[2], [1], 1],
    [[6], [5, 5], 1],
    [[5], [6, 1], 0],
  ])('attack %j against %j: the attacker wins %i', (attack, defence, won) => {
    expect(compareDice(attack, defence, STRAIGHT)).toEqual({
      attacker: Math.min(attack.length, defence.length) - won,
      defender: won,
    });
  });

  test('dice are sorted, highest first', () => {
    expect(rollDice(3, withDice([1, 6, 4]))).toEqual([6, 4, 1]);
    expect(rollDice(3, withDice([2, 2, 5]))).toEqual([5, 2, 2]);
    expect(rollDice(1, withDice([3]))).toEqual([3]);
  });
});

describe("the rulebook's scenario (p. 9): Kirk with 7 ships on Bajor, Picard with 2 on Chin'Toka", () => {
  const begin = () => scene({ forces: { bajor: [0, 7], chintoka: [1, 2], earth: [1, 3], andoria: [2, 3] } });

  test('three against two, 6 4 1 against 5 4: each loses one', () => {
    const { state } = play(begin(), 0, invade(3));
    expect(questionTo(state, 1)).toBe('defend');
    expect(questionTo(state, 0)).toBeUndefined();
    const { events } = play(state, 1, defend(2), [6, 4, 1, 5, 4]);
    expect(eventOf(events, 'engaged')).toMatchObject({
      type: 'engaged',
      attacker: 0,
      from: BAJOR,
      to: CHINTOKA,
      defender: 1,
      attack: [6, 4, 1],
      defence: [5, 4],
      attackerLost: 1,
      defenderLost: 1,
    });
    expect([unitsOn(state, 'bajor'), unitsOn(state, 'chintoka')]).toEqual([6, 1]);
    expect(questionTo(state, 0)).toBe('act');
  });

  test('a defender with one ship has nothing to choose', () => {
    const { state } = play(begin(), 0, invade(3));
    play(state, 1, defend(2), [6, 4, 1, 5, 4]);
    const { events } = play(state, 0, invade(1), [3, 3]);
    expect(typesOf(events)).toEqual(['engaged']);
    expect([unitsOn(state, 'bajor'), unitsOn(state, 'chintoka')]).toEqual([5, 1]);
  });

  test('the same invasion goes on without being declared again; another one is declared', () => {
    const { state, events } = play(begin(), 0, invade(3));
    expect(typesOf(events)).toEqual(['invaded']);
    play(state, 1, defend(2), [6, 4, 1, 5, 4]);
    expect(typesOf(play(state, 0, invade(1), [1, 1]).events)).toEqual(['engaged']);
    const other = { type: 'expand', from: BAJOR, to: at('trill'), ships: 1 } as const;
    expect(typesOf(play(state, 0, other).events)).toEqual(['expanded']);
    expect(typesOf(play(state, 0, invade(1), [1, 1]).events)).toEqual(['invaded', 'engaged']);
  });

  test('three committed, the last two defenders fall: at least 3 and at most 6 move in', () => {
    const { state } = play(begin(), 0, invade(3));
    const { events } = play(state, 1, defend(2), [6, 6, 1, 5, 4]);
    expect(typesOf(events)).toEqual(['engaged', 'conquered']);
    expect(eventOf(events, 'conquered')).toMatchObject({ defender: 1, ships: 3 });
    expect([ownerOf(state, 'chintoka'), unitsOn(state, 'chintoka'), unitsOn(state, 'bajor')]).toEqual([
      0, 3, 4,
    ]);
    expect(questionTo(state, 0)).toBe('moveIn');
    expect(refusalOf(state, 0, { type: 'moveIn', ships: 4 })).toBe('keepOne');
    play(state, 0, { type: 'moveIn', ships: 3 });
    expect([unitsOn(state, 'chintoka'), unitsOn(state, 'bajor')]).toEqual([6, 1]);
    expect([state.held, state.ships]).toEqual([
      [2, 1, 1],
      [7, 3, 3],
    ]);
    expect(state.tally.conquered).toEqual([{ location: CHINTOKA, holder: 1, from: BAJOR, link: 'border' }]);
  });

  test('none need to follow', () => {
    const { state } = play(begin(), 0, invade(3));
    play(state, 1, defend(2), [6, 6, 1, 5, 4]);
    play(state, 0, { type: 'moveIn', ships: 0 });
    expect([unitsOn(state, 'chintoka'), unitsOn(state, 'bajor')]).toEqual([3, 4]);
    expect(questionTo(state, 0)).toBe('act');
  });

  test('with nobody left to follow nothing is asked', () => {
    const state = scene({ forces: { bajor: [0, 2], chintoka: [1, 1], earth: [1, 3], andoria: [2, 2] } });
    const { events } = play(state, 0, invade(1), [6, 1]);
    expect([unitsOn(state, 'chintoka'), unitsOn(state, 'bajor')]).toEqual([1, 1]);
    expect(typesOf(events).slice(0, 3)).toEqual(['invaded', 'engaged', 'conquered']);
    expect(questionTo(state, 0)).toBeUndefined();
    expect(state.turn).toBe(1);
  });
});

describe('how many dice', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [9, 3],
  ])('an origin with %i ships commits %i at most', (ships, most) => {
    const state = scene({ forces: { bajor: [0, ships], chintoka: ['aliens', 2], earth: [1, 1] } });
    expect(refusalOf(state, 0, invade(most as 1 | 2 | 3))).toBeUndefined();
    if (most < 3) expect(refusalOf(state, 0, invade((most + 1) as 2 | 3))).toBe('keepOne');
  });

  test('Mission 1 knows no limit across the Neutral Zone', () => {
    const state = scene({ forces: { vulcan: [0, 6], hobus: [1, 2], earth: [1, 1] } });
    const move = { type: 'invade', from: at('vulcan'), to: at('hobus'), ships: 3 } as const;
    expect(refusalOf(state, 0, move)).toBeUndefined();
  });

  test('Alien Lifeforms defend with two dice, the last one with one; nobody is asked', () => {
    const state = scene({ forces: { bajor: [0, 9], chintoka: ['aliens', 2], earth: [1, 1] } });
    const first = play(state, 0, invade(3), [6, 1, 1, 5, 1]);
    expect(eventOf(first.events, 'engaged')).toMatchObject({
      defender: ALIENS,
      defence: [5, 1],
      defenderLost: 1,
    });
    const second = play(state, 0, invade(3), [6, 1, 1, 5]);
    expect(typesOf(second.events)).toEqual(['engaged', 'conquered']);
    expect(ownerOf(state, 'chintoka')).toBe(0);
  });
});

describe('attacking until taken or down to n', () => {
  const aliens = (units: number) =>
    scene({ forces: { bajor: [0, 9], chintoka: ['aliens', units], earth: [1, 1] } });

  test('runs to the conquest in one move', () => {
    const { state, events } = play(aliens(4), 0, assault(1), [6, 6, 1, 5, 4, 6, 6, 1, 5, 4]);
    expect(typesOf(events)).toEqual(['invaded', 'engaged', 'engaged', 'conquered']);
    expect(questionTo(state, 0)).toBe('moveIn');
  });

  test('stops once n or fewer ships are left', () => {
    const { state, events } = play(aliens(4), 0, assault(6), [1, 1, 1, 5, 4, 1, 1, 1, 5, 4]);
    expect(typesOf(events)).toEqual(['invaded', 'engaged', 'engaged']);
    expect(unitsOn(state, 'bajor')).toBe(5);
    expect(questionTo(state, 0)).toBe('act');
  });

  test('rolls fewer dice when fewer ships are left, down to one', () => {
    const state = scene({ forces: { bajor: [0, 4], chintoka: ['aliens', 2], earth: [1, 1] } });
    const { events } = play(state, 0, assault(1), [1, 1, 1, 6, 6, 1, 6, 6]);
    expect(events.flatMap((event) => (event.type === 'engaged' ? [event.attack.length] : []))).toEqual([
      3, 1,
    ]);
    expect(unitsOn(state, 'bajor')).toBe(1);
  });

  test('waits for a defender who chooses, and goes on after every answer', () => {
    const state = scene({ forces: { bajor: [0, 9], chintoka: [1, 4], earth: [1, 1], andoria: [2, 1] } });
    play(state, 0, assault(1));
    expect(questionTo(state, 1)).toBe('defend');
    play(state, 1, defend(2), [6, 6, 1, 5, 4]);
    expect(questionTo(state, 1)).toBe('defend');
    play(state, 1, defend(1), [1, 1, 1, 5]);
    expect(questionTo(state, 1)).toBe('defend');
    const { events } = play(state, 1, defend(2), [6, 6, 1, 5, 4]);
    expect(typesOf(events)).toEqual(['engaged', 'conquered']);
  });
});

describe('standing orders for defence', () => {
  const begin = () => scene({ forces: { bajor: [0, 9], chintoka: [1, 5], earth: [1, 1], andoria: [2, 1] } });

  test('are public, and the attacker is not kept waiting', () => {
    const state = begin();
    expect(play(state, 1, { type: 'orderTwo' }).events).toEqual([{ type: 'ordered', seat: 1, dice: 2 }]);
    expect(state.orders).toEqual([0, 2, 0]);
    expect(questionTo(state, 0)).toBe('act');
    const { events } = play(state, 0, assault(1), [6, 6, 1, 5, 4, 6, 6, 1, 5, 4, 6, 1, 1, 5]);
    expect(typesOf(events)).toEqual(['invaded', 'engaged', 'engaged', 'engaged', 'conquered']);
  });

  test('one die', () => {
    const state = begin();
    play(state, 1, { type: 'orderOne' });
    const { events } = play(state, 0, invade(3), [6, 6, 1, 5]);
    expect(eventOf(events, 'engaged')).toMatchObject({ defence: [5], defenderLost: 1 });
  });

  test('can be taken back', () => {
    const state = begin();
    play(state, 1, { type: 'orderTwo' });
    play(state, 1, { type: 'orderAsk' });
    play(state, 0, invade(3));
    expect(questionTo(state, 1)).toBe('defend');
  });

  test('answer the question that is open', () => {
    const state = begin();
    play(state, 0, assault(7));
    const { events } = play(state, 1, { type: 'orderTwo' }, [1, 1, 1, 5, 4]);
    expect(typesOf(events)).toEqual(['ordered', 'engaged']);
    expect(questionTo(state, 1)).toBeUndefined();
    expect(questionTo(state, 0)).toBe('act');
  });

  test('an order to be asked leaves the question open', () => {
    const state = begin();
    play(state, 1, { type: 'orderOne' });
    play(state, 1, { type: 'orderAsk' });
    play(state, 0, invade(3));
    play(state, 1, { type: 'orderOne' }, [6, 1, 1, 1]);
    expect(questionTo(state, 0)).toBe('act');
  });
});

describe('expansion', () => {
  const begin = () =>
    scene({ forces: { trill: [0, 5], coridan: [1, 1], andoria: ['aliens', 2], earth: [2, 4] } });
  const expand = (to: string, ships: number, from = 'trill') =>
    ({ type: 'expand', from: at(from), to: at(to), ships }) as const;

  test('moves into an empty neighbour, and on from there', () => {
    const state = begin();
    play(state, 0, expand('bajor', 4));
    play(state, 0, expand('chintoka', 3, 'bajor'));
    expect([unitsOn(state, 'trill'), unitsOn(state, 'bajor'), unitsOn(state, 'chintoka')]).toEqual([1, 1, 3]);
    expect(state.held[0]).toBe(3);
  });

  test('is no conquest: no Location card', () => {
    const state = begin();
    play(state, 0, expand('bajor', 4));
    play(state, 0, { type: 'endActions' });
    const { events } = play(state, 0, { type: 'endTurn' });
    expect(typesOf(events)).not.toContain('cardDrawn');
    expect(state.hands[0]!.cards).toEqual([]);
  });

  test('goes through the wormhole, whoever holds its other end', () => {
    const state = scene({
      forces: { trill: [0, 5], earth: [1, 4], coridan: [2, 1] },
      wormhole: ['trill', 'qonos'],
    });
    play(state, 0, expand('qonos', 2));
    expect(ownerOf(state, 'qonos')).toBe(0);
  });

  test('completing a sector is told', () => {
    const state = scene({
      forces: { breen: [0, 3], dozaria: [0, 1], 'portas-v': [0, 1], earth: [1, 1], risa: [2, 1] },
    });
    const { events } = play(state, 0, { type: 'expand', from: at('breen'), to: at('salavat'), ships: 1 });
    expect(typesOf(events)).toEqual(['expanded', 'sectorTaken']);
  });
});

test('breaking a sector is told', () => {
  const state = scene({
    forces: {
      dozaria: [1, 3],
      breen: [1, 1],
      'portas-v': [1, 1],
      salavat: [1, 1],
      clarus: [0, 4],
      risa: [2, 1],
    },
  });
  const move = { type: 'invade', from: at('clarus'), to: at('salavat'), ships: 3 } as const;
  const { events } = play(state, 0, move, [6, 5, 5, 1]);
  expect(typesOf(events)).toEqual(['invaded', 'engaged', 'conquered', 'sectorLost']);
  expect(eventOf(events, 'sectorLost')).toEqual({ type: 'sectorLost', seat: 1, sector: 0 });
});

describe('elimination', () => {
  test('the conqueror takes the Location cards; the rest of the turn goes on', () => {
    const state = scene({
      forces: { bajor: [0, 9], chintoka: [1, 1], earth: [2, 4] },
      hands: [['card-breen'], ['card-earth', 'card-risa'], ['card-trill']],
    });
    const { events } = play(state, 0, invade(3), [6, 5, 5, 1]);
    expect(typesOf(events)).toEqual(['invaded', 'engaged', 'conquered', 'eliminated', 'spoils']);
    expect(eventOf(events, 'spoils')).toEqual({
      type: 'spoils',
      seat: 0,
      from: 1,
      cards: ['card-earth', 'card-risa'],
      credits: 0,
    });
    expect(state.hands[0]!.cards).toEqual(['card-breen', 'card-earth', 'card-risa']);
    expect(state.hands[1]!.cards).toEqual([]);
    expect(state.alive).toEqual([1, 0, 1]);
    expect(questionTo(state, 0)).toBe('moveIn');
  });

  test('cards won wait for the next reinforcement', () => {
    const state = scene({
      forces: { bajor: [0, 9], chintoka: [1, 1], earth: [2, 4] },
      hands: [[], ['card-earth', 'card-risa'], []],
    });
    play(state, 0, invade(3), [6, 5, 5, 1]);
    play(state, 0, { type: 'moveIn', ships: 0 });
    expect(questionTo(state, 0)).toBe('act');
  });

  test('the last captain wins', () => {
    const state = scene({ seats: 2, forces: { bajor: [0, 9], chintoka: [1, 1] } });
    const { events } = play(state, 0, invade(3), [6, 5, 5, 1]);
    expect(typesOf(events)).toEqual(['invaded', 'engaged', 'conquered', 'eliminated', 'ended']);
    expect(state.result).toEqual({ reason: 'lastCaptain', winners: [0] });
    expect([state.open, state.agenda]).toEqual([[], []]);
  });

  test('an eliminated captain is passed over', () => {
    const state = scene({ forces: { bajor: [0, 9], chintoka: [1, 1], earth: [2, 4], vulcan: [2, 1] } });
    play(state, 0, invade(3), [6, 5, 5, 1]);
    play(state, 0, { type: 'moveIn', ships: 0 });
    play(state, 0, { type: 'endActions' });
    play(state, 0, { type: 'endTurn' });
    expect(state.turn).toBe(2);
  });
});

describe('the goal', () => {
  const holding = (count: number, goal = 25, seats = 3) => {
    const state = scene({
      seats,
      options: { goal },
      forces: {
        bajor: [0, 9],
        chintoka: ['aliens', 1],
        earth: [1, 2],
        ...(seats > 2 ? { risa: [2, 2] } : {}),
      },
    });
    for (let location = 0; state.held[0]! < count; location++) {
      if (state.owner[location] !== EMPTY || location === at('trill')) continue;
      state.owner[location] = 0;
      state.units[location] = 1;
      state.held[0]!++;
      state.ships[0]!++;
    }
    return state;
  };

  test('the 25th location wins at once, by expansion', () => {
    const state = holding(24);
    play(state, 0, { type: 'expand', from: BAJOR, to: at('trill'), ships: 1 });
    expect(state.result).toEqual({ reason: 'locations', winners: [0] });
  });

  test('or by conquest', () => {
    const state = holding(24);
    play(state, 0, invade(1), [6, 1]);
    expect(state.result.reason).toBe('locations');
    expect(state.open).toEqual([]);
  });

  test('can be another number', () => {
    const state = holding(11, 12);
    play(state, 0, invade(1), [6, 1]);
    expect(state.result.reason).toBe('locations');
  });

  test('does not count with two captains', () => {
    const state = holding(30, 25, 2);
    play(state, 0, invade(1), [6, 1]);
    expect(state.result.reason).toBe('');
  });
});

import { game } from '../../../shared/games/risk';
import type { CardId } from '../../../shared/games/risk/data/cards';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { EMPTY, type RiskState } from '../../../shared/games/risk/types';
import { baseShips } from '../../../shared/games/risk/sectors';
import {
  at,
  eventOf,
  play,
  questionTo,
  refusalOf,
  type Scene,
  scene,
  turnOf,
  typesOf,
  unitsOn,
} from './helpers';

const RIVALS = { earth: [1, 3], risa: [2, 3] } as const;
const own = (ids: readonly string[], ships = 1): Scene['forces'] =>
  Object.fromEntries(ids.map((id) => [id, [0, ships]]));
/** Locations none of which completes a sector. */
const scattered = (count: number): string[] =>
  LOCATIONS.filter(
    ({ id, sector }) =>
      !['breen', 'ferenginar', 'cardassia', 'earth', 'risa'].includes(id) && sector !== 'romulan',
  )
    .slice(0, count)
    .map(({ id }) => id);
const FERENGI = ['ferenginar', 'irtok', 'clarus', 'volchok-prime'];

describe('reinforcement', () => {
  test.each([
    [1, 3],
    [8, 3],
    [9, 3],
    [10, 3],
    [11, 3],
    [12, 4],
    [13, 4],
    [24, 8],
    [43, 14],
  ])('%i locations bring %i ships', (held, ships) => {
    expect(baseShips(held)).toBe(ships);
  });

  test('10 locations, no sector: 3 ships (rulebook p. 7)', () => {
    const { state, events } = turnOf({ forces: { ...own(scattered(10)), ...RIVALS } });
    expect(eventOf(events, 'reinforced')).toMatchObject({
      locations: 10,
      base: 3,
      bonus: 0,
      sectors: [],
      lost: 0,
    });
    expect(state.pool).toBe(3);
  });

  test('the whole Ferengi Alliance brings 2 more (rulebook p. 7)', () => {
    const { state, events } = turnOf({ forces: { ...own(FERENGI), ...RIVALS } });
    expect(eventOf(events, 'reinforced')).toMatchObject({ base: 3, bonus: 2, sectors: [2] });
    expect(state.pool).toBe(5);
  });

  test('a sector with one location missing brings nothing', () => {
    const { state } = turnOf({ forces: { ...own(FERENGI.slice(1)), ...RIVALS } });
    expect(state.pool).toBe(3);
  });

  test('two sectors bring both bonuses', () => {
    const { state } = turnOf({
      forces: { ...own([...FERENGI, 'breen', 'dozaria', 'portas-v', 'salavat']), ...RIVALS },
    });
    expect(state.pool).toBe(3 + 2 + 2);
  });

  test('three ships come even beyond the reserve, and that is said (rulebook p. 7)', () => {
    const { state, events } = turnOf({
      forces: { ...own(['bajor'], 50), ...own(['trill'], 24), ...RIVALS },
    });
    expect(state.pool).toBe(3);
    expect(eventOf(events, 'reinforced')).toMatchObject({ base: 3, lost: 0, beyond: 2 });
  });

  test('beyond three the reserve binds', () => {
    const { state, events } = turnOf({
      forces: { ...own(FERENGI), ...own(['bajor'], 50), ...own(['trill'], 20), ...RIVALS },
    });
    expect(state.pool).toBe(3);
    expect(eventOf(events, 'reinforced')).toMatchObject({ base: 3, bonus: 2, lost: 2, beyond: 2 });
  });

  test('by option no captain has more ships than the reserve; what is beyond it is lost', () => {
    const { state, events } = turnOf({
      options: { atLeastThree: false },
      forces: { ...own(['bajor'], 50), ...own(['trill'], 23), ...RIVALS },
    });
    expect(state.pool).toBe(2);
    expect(eventOf(events, 'reinforced')).toMatchObject({ lost: 1 });
  });

  test('with the reserve used up there is nothing to deploy', () => {
    const { state } = turnOf({
      options: { atLeastThree: false },
      forces: { ...own(['bajor'], 50), ...own(['trill'], 25), ...RIVALS },
    });
    expect([state.pool, questionTo(state, 0)]).toEqual([0, 'act']);
  });

  test('the reserve is an option', () => {
    const { state } = turnOf({
      options: { reserve: 30, atLeastThree: false },
      forces: { ...own(['bajor'], 20), ...own(['trill'], 9), ...RIVALS },
    });
    expect(state.pool).toBe(1);
  });
});

describe('deployment', () => {
  test('goes in small moves, all of it, to own locations only', () => {
    const { state } = turnOf({ forces: { ...own(['bajor', 'trill']), ...RIVALS } });
    expect(questionTo(state, 0)).toBe('deploy');
    expect(refusalOf(state, 0, { type: 'deploy', location: at('earth'), ships: 1 })).toBe('notYours');
    expect(refusalOf(state, 0, { type: 'deploy', location: at('bajor'), ships: 4 })).toBe('beyondPool');
    const { events } = play(state, 0, { type: 'deploy', location: at('bajor'), ships: 2 });
    expect(eventOf(events, 'deployed')).toMatchObject({ ships: 2, left: 1 });
    expect(questionTo(state, 0)).toBe('deploy');
    play(state, 0, { type: 'deploy', location: at('trill'), ships: 1 });
    expect([unitsOn(state, 'bajor'), unitsOn(state, 'trill'), questionTo(state, 0)]).toEqual([3, 2, 'act']);
  });

  test('with one location held nothing is asked (first turn, rulebook p. 8)', () => {
    const { state, events } = turnOf({ forces: { ...own(['bajor'], 10), ...RIVALS } });
    expect(typesOf(events)).toEqual(['turnBegan', 'reinforced', 'deployed']);
    expect([unitsOn(state, 'bajor'), questionTo(state, 0)]).toEqual([13, 'act']);
  });
});

describe('trading stars', () => {
  const holding = (...hand: CardId[]): RiskState =>
    turnOf({ forces: { ...own(['bajor', 'trill']), ...RIVALS }, hands: [hand, [], []] }).state;
  const trade = (state: RiskState, ...hand: CardId[]): RiskState => {
    for (const card of hand) play(state, 0, { type: 'tradeCard', card });
    play(state, 0, { type: 'endTrade' });
    return state;
  };

  test('two cards with three stars bring 4 ships (rulebook p. 8)', () => {
    const state = trade(holding('card-bajor', 'card-risa'), 'card-bajor', 'card-risa');
    expect([state.pool, state.discard, state.hands[0]!.cards]).toEqual([7, ['card-bajor', 'card-risa'], []]);
    expect(questionTo(state, 0)).toBe('deploy');
  });

  test('a single two-star card is enough', () => {
    expect(trade(holding('card-bajor'), 'card-bajor').pool).toBe(5);
  });

  test('some cards may be kept, or all', () => {
    expect(trade(holding('card-bajor', 'card-risa'), 'card-bajor').hands[0]!.cards).toEqual(['card-risa']);
    const state = holding('card-bajor', 'card-risa');
    const { events } = play(state, 0, { type: 'endTrade' });
    expect(typesOf(events)).toEqual(['cardsKept']);
    expect(state.pool).toBe(3);
  });

  test('one star is no trade: the only card with one star must be kept', () => {
    const state = holding('card-risa');
    expect(questionTo(state, 0)).toBe('trade');
    expect([...game.legalMoves(state, 0)]).toEqual([{ type: 'endTrade' }]);
    expect(refusalOf(state, 0, { type: 'tradeCard', card: 'card-risa' })).toBe('tooFewStars');
  });

  test('a trade begun with one star is carried on', () => {
    const state = holding('card-risa', 'card-vulcan');
    play(state, 0, { type: 'tradeCard', card: 'card-risa' });
    expect(refusalOf(state, 0, { type: 'endTrade' })).toBe('tooFewStars');
    expect([...game.legalMoves(state, 0)]).toEqual([{ type: 'tradeCard', card: 'card-vulcan' }]);
  });

  test('ten stars at most', () => {
    const twos: CardId[] = ['card-bajor', 'card-trill', 'card-earth', 'card-breen', 'card-betazed'];
    const state = holding(...twos, 'card-risa');
    for (const card of twos) play(state, 0, { type: 'tradeCard', card });
    expect(refusalOf(state, 0, { type: 'tradeCard', card: 'card-risa' })).toBe('tooManyStars');
    play(state, 0, { type: 'endTrade' });
    expect(state.pool).toBe(3 + 30);
  });

  test('whoever has no card is not asked', () => {
    expect(questionTo(holding(), 0)).toBe('deploy');
  });

  test("a rival's card and a card of the deck are refused alike", () => {
    const { state } = turnOf({
      forces: { ...own(['bajor', 'trill']), ...RIVALS },
      hands: [['card-bajor', 'card-risa'], ['card-earth'], []],
    });
    expect(refusalOf(state, 0, { type: 'tradeCard', card: 'card-earth' })).toBe('notInHand');
    expect(refusalOf(state, 0, { type: 'tradeCard', card: 'card-vulcan' })).toBe('notInHand');
  });

  test('beyond the reserve the ships are lost, the cards gone', () => {
    const { state } = turnOf({
      forces: { ...own(['bajor'], 40), ...own(['trill'], 31), ...RIVALS },
      hands: [['card-bajor', 'card-risa'], [], []],
    });
    play(state, 0, { type: 'tradeCard', card: 'card-bajor' });
    const { events } = play(state, 0, { type: 'endTrade' });
    expect(eventOf(events, 'traded')).toMatchObject({ stars: 2, ships: 2, lost: 1 });
    expect(state.pool).toBe(4);
  });
});

describe('maneuver', () => {
  const CHAIN = { bajor: [0, 5], chintoka: [0, 1], 'minos-corva': [0, 2] } as const;
  const go = (from: string, to: string, ships: number) =>
    ({ type: 'maneuver', from: at(from), to: at(to), ships }) as const;

  test('one group along a chain of held locations, one ship stays', () => {
    const state = scene({ ask: 'maneuver', forces: { ...CHAIN, ...RIVALS } });
    expect(refusalOf(state, 0, go('bajor', 'minos-corva', 5))).toBe('keepOne');
    const { events } = play(state, 0, go('bajor', 'minos-corva', 4));
    expect(typesOf(events).slice(0, 2)).toEqual(['maneuvered', 'turnBegan']);
    expect([unitsOn(state, 'bajor'), unitsOn(state, 'minos-corva')]).toEqual([1, 6]);
    expect(state.turn).toBe(1);
  });

  test('not through others, not to others, not to the same place', () => {
    const state = scene({
      ask: 'maneuver',
      forces: { bajor: [0, 5], trill: [0, 2], chintoka: ['aliens', 2], 'minos-corva': [0, 2], ...RIVALS },
    });
    expect(refusalOf(state, 0, go('bajor', 'minos-corva', 1))).toBe('notConnected');
    expect(refusalOf(state, 0, go('bajor', 'chintoka', 1))).toBe('notYours');
    expect(refusalOf(state, 0, go('earth', 'bajor', 1))).toBe('notYours');
    expect(refusalOf(state, 0, go('bajor', 'bajor', 1))).toBe('sameLocation');
    expect(refusalOf(state, 0, go('bajor', 'trill', 1))).toBeUndefined();
  });

  test.each([
    ['the wormhole', { ferenginar: [0, 3], 'narendra-iii': [0, 1] }, 'ferenginar', 'narendra-iii'],
    ['a line', { 'volchok-prime': [0, 3], trill: [0, 1] }, 'volchok-prime', 'trill'],
    ['the nebula', { boreth: [0, 3], qonos: [0, 1] }, 'boreth', 'qonos'],
  ] as const)('%s is a link of the chain', (_, forces, from, to) => {
    const state = scene({ ask: 'maneuver', forces: { ...forces, ...RIVALS } });
    expect(refusalOf(state, 0, go(from, to, 2))).toBeUndefined();
  });

  test('is asked only where one can be made', () => {
    const state = scene({ forces: { bajor: [0, 5], ...RIVALS } });
    play(state, 0, { type: 'endActions' });
    expect(state.turn).toBe(1);
  });
});

describe('Location cards', () => {
  const act = () =>
    scene({ forces: { bajor: [0, 9], chintoka: ['aliens', 1], cardassia: ['aliens', 1], ...RIVALS } });
  const conquer = (state: RiskState, to: string): void => {
    play(state, 0, { type: 'invade', from: at('bajor'), to: at(to), ships: 1 }, [6, 1]);
    if (questionTo(state, 0) === 'moveIn') play(state, 0, { type: 'moveIn', ships: 0 });
  };
  const endTurn = (state: RiskState) => {
    const told = play(state, 0, { type: 'endActions' });
    return questionTo(state, 0) === 'maneuver' ? play(state, 0, { type: 'endTurn' }) : told;
  };

  test('one for having conquered, however often', () => {
    const state = act();
    conquer(state, 'chintoka');
    conquer(state, 'cardassia');
    const top = state.deck.at(-1)!;
    const { events } = endTurn(state);
    expect(eventOf(events, 'cardDrawn')).toEqual({ type: 'cardDrawn', seat: 0, card: top });
    expect([state.hands[0]!.cards, state.deck.length]).toEqual([[top], 43]);
  });

  test('none without a conquest', () => {
    const state = act();
    endTurn(state);
    expect(state.hands[0]!.cards).toEqual([]);
  });

  test('an empty deck is made anew from the discards', () => {
    const state = act();
    state.discard = state.deck;
    state.deck = [];
    conquer(state, 'chintoka');
    const { events } = endTurn(state);
    expect(typesOf(events).slice(0, 2)).toEqual(['deckRenewed', 'cardDrawn']);
    expect([state.deck.length, state.discard.length, state.epoch]).toEqual([43, 0, 1]);
  });

  test('with neither deck nor discards no card is drawn', () => {
    const state = act();
    state.deck = [];
    conquer(state, 'chintoka');
    const { events } = endTurn(state);
    expect(typesOf(events)).not.toContain('cardDrawn');
  });
});

describe('rounds and their limit', () => {
  const lastTurn = (forces: Scene['forces'], seats = 3) => {
    const state = scene({ seats, options: { rounds: 5 }, ask: 'maneuver', forces, changes: { round: 5 } });
    state.turn = seats - 1;
    state.open = [{ type: 'maneuver', seat: seats - 1, id: ++state.lastAsk, open: false }];
    return state;
  };

  test('a round ends behind the last captain', () => {
    const { state } = turnOf({ forces: { ...own(['bajor']), ...RIVALS } });
    expect([state.round, state.turn]).toEqual([2, 0]);
  });

  test('most locations win', () => {
    const state = lastTurn({ bajor: [0, 9], earth: [1, 1], vulcan: [1, 1], risa: [2, 3] });
    const { events } = play(state, 2, { type: 'endTurn' });
    expect(typesOf(events)).toEqual(['limitReached', 'ended']);
    expect(state.result).toEqual({ reason: 'roundLimit', winners: [1] });
    expect(game.outcome(state)).toEqual({ reason: 'roundLimit', winners: [1], scores: [1, 2, 1] });
    expect(state.round).toBe(5);
  });

  test('then most ships', () => {
    const state = lastTurn({ bajor: [0, 9], earth: [1, 1], risa: [2, 3] });
    play(state, 2, { type: 'endTurn' });
    expect(state.result.winners).toEqual([0]);
  });

  test('then a roll-off among those tied', () => {
    const state = lastTurn({ bajor: [0, 3], earth: [1, 1], risa: [2, 3] });
    const { events } = play(state, 2, { type: 'endTurn' }, [4, 4, 2, 5]);
    expect(eventOf(events, 'limitReached')!.rolls).toEqual([
      { seats: [0, 2], dice: [4, 4] },
      { seats: [0, 2], dice: [2, 5] },
    ]);
    expect(state.result.winners).toEqual([2]);
  });
});

describe('conceding', () => {
  test('the ships leave the map, the cards go to the discards, play goes on', () => {
    const state = scene({
      forces: { bajor: [0, 5], earth: [1, 3], vulcan: [1, 2], risa: [2, 3] },
      hands: [[], ['card-trill'], []],
    });
    const { events } = play(state, 1, { type: 'concede' });
    expect(eventOf(events, 'conceded')).toEqual({
      type: 'conceded',
      seat: 1,
      locations: [at('earth'), at('vulcan')],
      cards: ['card-trill'],
      credits: 0,
    });
    expect([state.owner[at('earth')], state.units[at('earth')]]).toEqual([EMPTY, 0]);
    expect([state.alive, state.held, state.ships]).toEqual([
      [1, 0, 1],
      [1, 0, 1],
      [5, 0, 3],
    ]);
    expect([state.discard, questionTo(state, 0)]).toEqual([['card-trill'], 'act']);
  });

  test('in the own turn: the next captain plays', () => {
    const state = scene({ forces: { bajor: [0, 5], ...RIVALS } });
    play(state, 0, { type: 'concede' });
    expect([state.turn, state.pool]).toEqual([1, 0]);
    expect(questionTo(state, 1)).toBe('act');
  });

  test('in the middle of a defence: the attacker goes on, the location is empty', () => {
    const state = scene({ forces: { bajor: [0, 5], chintoka: [1, 4], risa: [2, 3] } });
    play(state, 0, { type: 'assault', from: at('bajor'), to: at('chintoka'), downTo: 1 });
    expect(questionTo(state, 1)).toBe('defend');
    play(state, 1, { type: 'concede' });
    expect([questionTo(state, 1), questionTo(state, 0)]).toEqual([undefined, 'act']);
    expect(refusalOf(state, 0, { type: 'invade', from: at('bajor'), to: at('chintoka'), ships: 1 })).toBe(
      'nobodyThere',
    );
  });

  test('of the attacker while the defender is asked: the invasion is over, the next captain plays', () => {
    const state = scene({ forces: { bajor: [0, 5], chintoka: [1, 4], risa: [2, 3] } });
    play(state, 0, { type: 'assault', from: at('bajor'), to: at('chintoka'), downTo: 1 });
    play(state, 0, { type: 'concede' });
    expect(state.open.map(({ type, seat }) => [type, seat])).toEqual([['act', 1]]);
    expect(state.invasion.from).toBe(-1);
    expect(unitsOn(state, 'chintoka')).toBe(4 + 3);
  });

  test('of the last but one: the other wins', () => {
    const state = scene({ seats: 2, forces: { bajor: [0, 5], earth: [1, 3] } });
    play(state, 0, { type: 'concede' });
    expect(state.result).toEqual({ reason: 'lastCaptain', winners: [1] });
  });

  test('once only', () => {
    const state = scene({ forces: { bajor: [0, 5], ...RIVALS } });
    play(state, 2, { type: 'concede' });
    expect(refusalOf(state, 2, { type: 'concede' })).toBe('eliminated');
  });
});

import { compareDice, STRAIGHT } from '../../../shared/games/risk/apply/dice';
import {
  ENGINEER,
  FIRST_OFFICER,
  HELM,
  MEDICAL,
  SECURITY,
  SPECIALIST,
} from '../../../shared/games/risk/data/crew';
import type { Event } from '../../../shared/games/risk/events';
import { battleOdds, invasionOdds } from '../../../shared/games/risk/odds';
import { isFulfilled } from '../../../shared/games/risk/quests';
import { noTally } from '../../../shared/games/risk/setup';
import { EMPTY, type RiskState, TRIBBLES } from '../../../shared/games/risk/types';
import {
  at,
  eventOf,
  flag,
  type Frontier,
  frontier,
  ownerOf,
  play,
  questionTo,
  refusalOf,
  turnOver,
  typesOf,
  unitsOn,
} from './helpers';

const invade = (from: string, to: string, ships: number) =>
  ({ type: 'invade', from: at(from), to: at(to), ships }) as const;
const RIVALS: Frontier['forces'] = { romulus: [1, 3], risa: [2, 3] };
const own = (ids: readonly string[], ships = 1): Frontier['forces'] =>
  Object.fromEntries(ids.map((id) => [id, [0, ships] as const]));

describe('dice', () => {
  test.each([
    ['as usual', [6, 4, 1], [5, 4], {}, 1, 1],
    ['across the Neutral Zone', [5, 4], [6, 4], {}, 2, 0],
    ['in a mirror', [6, 4, 1], [5, 4], { mirror: true }, 0, 2],
    ['in a mirror with a First Officer', [2], [3], { mirror: true, attackBonus: 1 }, 1, 0],
    ['The Killing Game', [6, 2, 1], [5, 4], { topPairLoss: 2 }, 1, 2],
    ['only the highest die gets the bonus', [4, 4], [4, 4], { attackBonus: 1 }, 1, 1],
    ['a bonus above six', [6], [6], { attackBonus: 1 }, 0, 1],
    ['both bonuses', [5], [5], { attackBonus: 1, defenceBonus: 1 }, 1, 0],
  ])('%s: %j against %j', (_, attack, defence, bend, attacker, defender) => {
    expect(compareDice(attack, defence, { ...STRAIGHT, ...bend })).toEqual({ attacker, defender });
  });

  test('odds know the terms of a battle', () => {
    expect(battleOdds(1, 1).win).toBeCloseTo(15 / 36, 10);
    expect(battleOdds(1, 1, { attackBonus: 1 }).win).toBeCloseTo(21 / 36, 10);
    expect(battleOdds(1, 1, { mirror: true }).win).toBeCloseTo(15 / 36, 10);
    expect(battleOdds(2, 2, { attackDice: 1 }).win).toBeLessThan(battleOdds(2, 2).win);
    expect(battleOdds(4, 2, { topPairLoss: 2 }).win).not.toBe(battleOdds(4, 2).win);
    expect(battleOdds(50, 0, { attackDice: 2 })).toEqual({ win: 1, left: 50 });
  });
});

describe('the chance of an invasion', () => {
  const [from, to] = ['vulcan', 'hobus'] as const;
  const field = (more: Partial<Frontier> = {}): RiskState =>
    frontier({ forces: { [from]: [0, 6], [to]: [1, 3] }, ...more });
  const win = (state: RiskState): number => invasionOdds(state, at(from), at(to)).win;

  test('is fought with two dice across the Neutral Zone', () => {
    expect(win(field())).toBe(battleOdds(5, 3, { attackDice: 2 }).win);
  });

  test.each([
    ['a mirror', flag('mirrorDice', 1, { seat: -1 }), { mirror: true }],
    ['The Killing Game', flag('topPairLoss', 2, { seat: -1 }), { topPairLoss: 2 }],
    ['a limit of one die', flag('attackDiceMax', 1), { attackDice: 1 }],
  ])('knows %s', (_, one, terms) => {
    expect(win(field({ flags: [one] }))).toBe(battleOdds(5, 3, { attackDice: 2, ...terms }).win);
  });

  test('knows a captain who always defends with one die, and one who fights to the death', () => {
    const state = field();
    state.orders[1] = 1;
    expect(win(state)).toBe(battleOdds(5, 3, { attackDice: 2, defenceDice: 1 }).win);
    expect(win(field({ flags: [flag('toTheDeath', 1)] }))).toBe(battleOdds(6, 3, { attackDice: 2 }).win);
  });
});

describe('reinforcement in Mission 2', () => {
  const income = (forces: Frontier['forces'], more: Partial<Frontier> = {}) =>
    turnOver('qvent-balance-of-terror', { forces: { ...forces, ...RIVALS }, ...more });
  const PLAIN = ['dozaria', 'portas-v', 'irtok', 'clarus', 'septimus-iii', 'chintoka', 'soukara'];

  test('10 locations and 3 starbases: 4 ships, 400 credits', () => {
    const { state } = income(own([...PLAIN, 'earth', 'trill', 'betazed']));
    expect([state.pool, state.credits[0]]).toEqual([4, 400]);
  });
  test('the whole Ferengi Alliance: 2 ships and 200 credits more', () => {
    const { state, events } = income(own(['ferenginar', 'irtok', 'clarus', 'volchok-prime']));
    expect([state.pool, state.credits[0]]).toEqual([5, 500]);
    expect(eventOf(events, 'reinforced')).toMatchObject({ starbases: 1, bonus: 2, credits: 500 });
  });
  test('11 locations with the Ferengi Alliance and 1 starbase: 6 ships, 600 credits', () => {
    const rest = ['dozaria', 'portas-v', 'septimus-iii', 'chintoka', 'soukara', 'argus-x', 'vulcan'];
    const { state } = income(own(['ferenginar', 'irtok', 'clarus', 'volchok-prime', ...rest]));
    expect([state.pool, state.credits[0]]).toEqual([6, 600]);
  });
  test('one location without starbase: 3 ships, 300 credits', () => {
    const { state } = income(own(['dozaria'], 5));
    expect([unitsOn(state, 'dozaria'), state.credits[0]]).toEqual([8, 300]);
  });
  test('traded stars bring ships and no credits', () => {
    const { state } = income(own(['dozaria', 'clarus'], 5), { hands: [['card-bajor', 'card-risa'], [], []] });
    play(state, 0, { type: 'tradeCard', card: 'card-bajor' });
    play(state, 0, { type: 'tradeCard', card: 'card-risa' });
    play(state, 0, { type: 'endTrade' });
    expect([state.pool, state.credits[0]]).toEqual([7, 300]);
  });
});

describe('invasions', () => {
  test('Vulcan with 6 against Hobus with 2: three refused, two allowed, going on allowed', () => {
    const state = frontier({ forces: { vulcan: [0, 6], hobus: [1, 2], ...RIVALS } });
    expect(refusalOf(state, 0, invade('vulcan', 'hobus', 3))).toBe('tooManyDice');
    play(state, 0, invade('vulcan', 'hobus', 2));
    play(state, 1, { type: 'defend', ships: 2 }, [5, 4, 6, 4]);
    expect([unitsOn(state, 'vulcan'), unitsOn(state, 'hobus')]).toEqual([4, 2]);
    expect(refusalOf(state, 0, invade('vulcan', 'hobus', 2))).toBeUndefined();
  });

  test('origin with 2 ships: one die; origin with 7 and 3 committed: 3 to 6 move in', () => {
    const state = frontier({
      forces: { bajor: [0, 7], trill: [0, 2], chintoka: [1, 2], coridan: ['aliens', 2], ...RIVALS },
    });
    expect(refusalOf(state, 0, invade('trill', 'coridan', 2))).toBe('keepOne');
    play(state, 0, invade('bajor', 'chintoka', 3));
    play(state, 1, { type: 'defend', ships: 2 }, [6, 6, 1, 5, 5]);
    expect(unitsOn(state, 'chintoka')).toBe(3);
    expect(refusalOf(state, 0, { type: 'moveIn', ships: 3 })).toBeUndefined();
    expect(refusalOf(state, 0, { type: 'moveIn', ships: 4 })).toBe('keepOne');
  });

  test('The Killing Game: both defenders lost, one attacker lost, at least 2 move in', () => {
    const state = frontier({
      forces: { bajor: [0, 7], chintoka: ['aliens', 2], ...RIVALS },
      flags: [flag('topPairLoss', 2, { seat: -1 })],
    });
    play(state, 0, invade('bajor', 'chintoka', 3), [6, 2, 1, 5, 4]);
    expect([ownerOf(state, 'chintoka'), unitsOn(state, 'chintoka'), unitsOn(state, 'bajor')]).toEqual([
      0, 2, 4,
    ]);
  });

  test('That Which Survives: 2 join when the attack from A stops, none when B conquers', () => {
    const state = frontier({
      forces: { bajor: [0, 3], 'minos-corva': [0, 5], chintoka: [1, 1], ...RIVALS },
      flags: [flag('survivorBonus', 2)],
    });
    play(state, 0, invade('bajor', 'chintoka', 1), [1, 5]);
    const { events } = play(state, 0, invade('minos-corva', 'chintoka', 3));
    expect(eventOf(events, 'survivorsJoined')).toMatchObject({
      location: at('chintoka'),
      owner: 1,
      units: 2,
    });
    expect(unitsOn(state, 'chintoka')).toBe(3);
    play(state, 1, { type: 'defend', ships: 2 }, [6, 6, 6, 1, 1]);
    const last = play(state, 0, invade('minos-corva', 'chintoka', 3), [6, 6, 6, 1]);
    expect(typesOf(last.events)).not.toContain('survivorsJoined');
    expect(ownerOf(state, 'chintoka')).toBe(0);
  });

  test('To the Death: one ship against one Alien, 6 against 5', () => {
    const state = frontier({
      forces: { bajor: [0, 1], vulcan: [0, 3], chintoka: ['aliens', 1], ...RIVALS },
      flags: [flag('toTheDeath', 1)],
    });
    play(state, 0, invade('bajor', 'chintoka', 1), [6, 5]);
    expect([ownerOf(state, 'chintoka'), ownerOf(state, 'bajor'), unitsOn(state, 'bajor')]).toEqual([
      0,
      EMPTY,
      0,
    ]);
  });

  test('To the Death: engagement follows engagement; whoever dies attacking leaves everything to the defender', () => {
    const state = frontier({
      forces: { bajor: [0, 4], chintoka: [1, 9], risa: [2, 3] },
      flags: [flag('toTheDeath', 1)],
      credits: [50, 0, 0],
      hands: [['card-risa'], [], []],
    });
    state.orders[1] = 2;
    play(state, 0, invade('bajor', 'chintoka', 2), [1, 1, 6, 6]);
    expect(questionTo(state, 0)).toBe('commit');
    const { events } = play(state, 0, { type: 'commit', ships: 2 }, [1, 1, 6, 6]);
    expect(typesOf(events).slice(0, 4)).toEqual(['committed', 'engaged', 'eliminated', 'spoils']);
    expect([state.alive, state.hands[1]!.cards, state.turn]).toEqual([[0, 1, 1], ['card-risa'], 1]);
    expect(eventOf(events, 'spoils')).toMatchObject({ seat: 1, from: 0, credits: 50 });
  });

  test('First Officer, then expansion, then the same invasion: no bonus any more', () => {
    const state = frontier({
      forces: { bajor: [0, 6], chintoka: ['aliens', 4], ...RIVALS },
      credits: [500],
      crew: [[0, 1, 2, 4]],
    });
    play(state, 0, invade('bajor', 'chintoka', 1));
    expect(questionTo(state, 0)).toBe('window');
    const used = play(state, 0, { type: 'useCrew', role: FIRST_OFFICER, at: -1 }, [2, 6, 1]);
    expect(eventOf(used.events, 'engaged')).toMatchObject({ attackBonus: 1 });
    play(state, 0, { type: 'expand', from: at('bajor'), to: at('trill'), ships: 1 });
    const again = play(state, 0, invade('bajor', 'chintoka', 1), [2, 6, 1]);
    expect(eventOf(again.events, 'engaged')).toMatchObject({ attackBonus: 0 });
  });
});

describe('the windows of an engagement (R48)', () => {
  const battle = (more: Partial<Frontier> = {}) =>
    frontier({
      forces: { bajor: [0, 8], chintoka: [1, 5], ...RIVALS },
      crew: [
        [FIRST_OFFICER, MEDICAL, HELM, SPECIALIST],
        [SECURITY, MEDICAL, ENGINEER, SPECIALIST],
      ],
      credits: [900, 900, 0],
      ...more,
    });
  const step = (state: RiskState, seat: number) =>
    (state.open.find((asked) => asked.seat === seat) as { step?: number } | undefined)?.step;

  test('in their order, each to whom it matters', () => {
    const state = battle();
    play(state, 0, invade('bajor', 'chintoka', 2));
    expect([questionTo(state, 0), step(state, 0)]).toEqual(['window', 1]);
    play(state, 0, { type: 'pass' });
    expect(questionTo(state, 1)).toBe('defend');
    play(state, 1, { type: 'useCrew', role: SECURITY, at: -1 });
    expect([questionTo(state, 1), state.credits[1]]).toEqual(['defend', 700]);
    const rolled = play(state, 1, { type: 'defend', ships: 2 }, [3, 2, 6, 5]);
    expect([typesOf(rolled.events), step(state, 0)]).toEqual([['rolled'], 4]);
    const again = play(state, 0, { type: 'useCrew', role: SPECIALIST, at: 1 }, [6]);
    expect(eventOf(again.events, 'rerolled')).toMatchObject({ was: [3, 2], dice: [6, 3] });
    expect(step(state, 1)).toBe(5);
    play(state, 1, { type: 'pass' });
    expect(step(state, 0)).toBe(7);
    const { events } = play(state, 0, { type: 'useCrew', role: MEDICAL, at: -1 });
    expect(eventOf(events, 'engaged')).toMatchObject({
      defenceBonus: 1,
      attackerSpared: 2,
      attackerLost: 0,
      defenderLost: 0,
    });
    expect(unitsOn(state, 'bajor')).toBe(8);
  });

  test('an assault passes all windows of the attacker but the first', () => {
    const state = battle();
    state.orders[1] = 2;
    state.muted[1] = 63;
    play(state, 0, { type: 'assault', from: at('bajor'), to: at('chintoka'), downTo: 5 });
    expect(step(state, 0)).toBe(1);
    play(state, 0, { type: 'pass' }, [1, 1, 1, 6, 6, 1, 1, 1, 6, 6]);
    expect([questionTo(state, 0), unitsOn(state, 'bajor')]).toEqual(['act', 4]);
  });

  test('a standing order never to be asked closes an open window', () => {
    const state = battle();
    play(state, 0, invade('bajor', 'chintoka', 1));
    play(state, 0, { type: 'muteFirstOfficer' });
    expect([questionTo(state, 0), questionTo(state, 1)]).toEqual([undefined, 'defend']);
  });

  test('Timeless: all attack dice once a turn', () => {
    const state = battle({ flags: [flag('rerollAttack', 1)], credits: [0, 0, 0] });
    state.orders[1] = 1;
    play(state, 0, invade('bajor', 'chintoka', 2), [1, 1, 5]);
    const { events } = play(state, 0, { type: 'reroll' }, [6, 6]);
    expect(eventOf(events, 'engaged')).toMatchObject({ attack: [6, 6], defenderLost: 1 });
    expect(state.flags).toEqual([]);
  });
});

describe('Tribbles', () => {
  const grown = (forces: Frontier['forces'], dice: readonly number[] = [], more: Partial<Frontier> = {}) =>
    turnOver('qvent-balance-of-terror', { forces, ...more }, { dice });

  test('the tenth at Coridan goes to six neighbours in order, 4 stay', () => {
    const { state, events } = grown({ coridan: ['tribbles', 9], vulcan: [0, 3], breen: [0, 1], ...RIVALS });
    const moved = events.flatMap((event) => (event.type === 'tribbleMoved' ? [event.to] : []));
    expect(moved).toEqual(['andoria', 'archanis', 'boreth', 'planet-q', 'betazed', 'trill'].map(at));
    expect([unitsOn(state, 'coridan'), ownerOf(state, 'trill'), state.supply.tribbles]).toEqual([
      4,
      TRIBBLES,
      40,
    ]);
  });

  test('5 against 3 and 1, then 4 against 6: one ship lost, then the Tribble is gone', () => {
    const { state } = grown(
      { coridan: ['tribbles', 9], trill: [1, 3], vulcan: [0, 3], risa: [2, 3] },
      [5, 3, 1, 4, 6, 1],
      {
        changes: { orders: [0, 2, 0] },
      },
    );
    expect([unitsOn(state, 'trill'), ownerOf(state, 'trill'), state.supply.tribbles]).toEqual([2, 1, 41]);
  });

  test('5 against a lone 5: the Tribble is gone', () => {
    const { state } = grown(
      { coridan: ['tribbles', 9], archanis: [1, 1], vulcan: [0, 3], risa: [2, 3] },
      [5, 5],
    );
    expect([ownerOf(state, 'archanis'), state.supply.tribbles]).toEqual([1, 41]);
  });

  test('the last one of the supply: nobody wins', () => {
    const { state, events } = grown({ coridan: ['tribbles', 5], vulcan: [0, 3], ...RIVALS }, [], {
      changes: { supply: { aliens: 72, tribbles: 1 } },
    });
    expect(state.result).toEqual({ reason: 'tribbles', winners: [] });
    expect(eventOf(events, 'ended')).toMatchObject({ winners: [] });
  });
});

describe('elimination and conceding', () => {
  const conquest = (seats: number, forces: Frontier['forces']) => {
    const state = frontier({
      seats,
      forces,
      credits: [100, 700, 0],
      hands: [[], ['card-earth', 'card-risa', 'card-trill'], []],
    });
    state.quests[1] = ['quest-six-flags', 'quest-conquer-5'];
    state.questsOpen = state.questsOpen.filter((id) => !state.quests[1]!.includes(id as never)).slice(0, 5);
    state.questsOpen.push('');
    state.questReserve = [];
    state.muted = state.captains.map(() => 63);
    return state;
  };

  test('the conqueror gets 700 credits and 3 cards; both Quests go to the reserve, which fills the vacancy', () => {
    const state = conquest(3, { bajor: [0, 7], chintoka: [1, 1], risa: [2, 3] });
    const { events } = play(state, 0, invade('bajor', 'chintoka', 3), [6, 6, 6, 1]);
    expect([state.credits, state.hands[0]!.cards.length, state.quests[1]]).toEqual([[800, 0, 0], 3, []]);
    expect(eventOf(events, 'questsReturned')).toMatchObject({ seat: 1 });
    expect([state.questsOpen.includes(''), state.questReserve.length]).toEqual([false, 1]);
  });

  test('of two captains: the match is over', () => {
    const state = conquest(2, { bajor: [0, 7], chintoka: [1, 1] });
    play(state, 0, invade('bajor', 'chintoka', 3), [6, 6, 6, 1]);
    expect(state.result).toEqual({ reason: 'lastCaptain', winners: [0] });
  });

  test('conceding in the middle of a Q-Vent: a ballot is not cast, the card goes on', () => {
    const { state } = turnOver('qvent-death-wish', {
      forces: { bajor: [0, 4], earth: [1, 4], breen: [2, 4] },
    });
    play(state, 1, { type: 'concede' });
    play(state, 0, { type: 'vote', seat: 2 });
    const { events } = play(state, 2, { type: 'vote', seat: 0 });
    expect(eventOf(events, 'ballots')).toMatchObject({ votes: [2, -1, 0] });
    expect(questionTo(state, 0)).toBe('pickCaptain');
  });

  test('the active captain concedes while others choose: they still do', () => {
    const { state } = turnOver('qvent-tomorrow-is-yesterday', {
      forces: { bajor: [0, 4], earth: [1, 4], trill: [1, 2], breen: [2, 4], dozaria: [2, 1] },
    });
    expect(questionTo(state, 1)).toBe('place');
    play(state, 0, { type: 'concede' });
    expect(questionTo(state, 1)).toBe('place');
    play(state, 1, { type: 'deploy', location: at('earth'), ships: 6 });
    play(state, 2, { type: 'deploy', location: at('breen'), ships: 6 });
    expect([state.turn, unitsOn(state, 'earth') >= 10, unitsOn(state, 'breen')]).toEqual([1, true, 10]);
  });
});

describe('crew outside engagements, and All Hands', () => {
  test('the Chief Engineer: 2 ships, 3 on a starbase', () => {
    const state = frontier({ forces: { bajor: [0, 2], chintoka: [0, 2], ...RIVALS }, credits: [600] });
    play(state, 0, { type: 'useCrew', role: ENGINEER, at: at('bajor') });
    expect([unitsOn(state, 'bajor'), state.credits[0], questionTo(state, 0)]).toEqual([5, 300, 'act']);
  });

  test('Helm: another maneuver at once, or the next through others', () => {
    const set: Frontier = {
      forces: { bajor: [0, 4], chintoka: [0, 1], earth: [0, 2], ...RIVALS },
      crew: [[0, 1, 2, HELM]],
      credits: [200],
    };
    const state = frontier({ ...set, ask: 'maneuver' });
    expect(refusalOf(state, 0, { type: 'maneuver', from: at('bajor'), to: at('earth'), ships: 1 })).toBe(
      'notConnected',
    );
    play(state, 0, { type: 'useCrew', role: HELM, at: 1 });
    play(state, 0, { type: 'maneuver', from: at('bajor'), to: at('earth'), ships: 3 });
    expect([unitsOn(state, 'earth'), state.turn]).toEqual([5, 1]);
    const other = frontier({ ...set, ask: 'maneuver' });
    play(other, 0, { type: 'maneuver', from: at('bajor'), to: at('chintoka'), ships: 3 });
    expect(questionTo(other, 0)).toBe('maneuver');
    play(other, 0, { type: 'useCrew', role: HELM, at: 0 });
    play(other, 0, { type: 'maneuver', from: at('chintoka'), to: at('bajor'), ships: 1 });
    expect([unitsOn(other, 'bajor'), other.turn]).toEqual([2, 1]);
  });

  const crew = (marks: readonly boolean[]) => marks.map((used, role) => ({ role, ready: !used, used }));
  test.each([
    ['all four used now', [true, true, true, true], false, true],
    ['three used, one turned down by Dead Stop', [true, true, true, false], false, false],
    ['all used before the turn began, the last as defender', [false, false, false, false], true, true],
    ['one of four lost', [true, true, true], true, false],
  ])('%s', (_, marks, before, fulfilled) => {
    const state = frontier({ forces: { bajor: [0, 2], ...RIVALS } });
    state.crew[0] = crew(marks);
    state.tally = { ...noTally(), allHands: before };
    expect(isFulfilled(state, 0, 'quest-full-crew')).toBe(fulfilled);
  });
});

describe('claiming', () => {
  const BREEN = ['breen', 'dozaria', 'portas-v', 'salavat'];
  const CARDASSIA = [
    'septimus-iii',
    'bajor',
    'cardassia',
    'chintoka',
    'soukara',
    'amleth-prime',
    'celtris-iii',
  ];
  const sweep = (conquered: readonly string[]) => {
    const state = frontier({
      ask: 'maneuver',
      forces: { ...own([...BREEN, ...CARDASSIA], 2), ...RIVALS },
      quests: [
        'quest-two-sectors',
        'quest-sector-sweep',
        'quest-conquer-5',
        'quest-six-flags',
        'quest-treasury-1500',
        'quest-full-crew',
      ],
    });
    state.tally.held = CARDASSIA.map(at);
    state.tally.conquered = conquered.map((id) => ({
      location: at(id),
      holder: 5,
      from: at('bajor'),
      link: 'border' as const,
    }));
    return state;
  };

  test('two fulfilled, only one is claimed, no Location card', () => {
    const state = sweep(BREEN);
    play(state, 0, { type: 'endTurn' });
    expect(questionTo(state, 0)).toBe('claim');
    const { events } = play(state, 0, { type: 'claim', quest: 'quest-sector-sweep' });
    expect(typesOf(events).slice(0, 2)).toEqual(['questClaimed', 'questOpened']);
    expect(typesOf(events)).not.toContain('cardDrawn');
    expect([state.quests[0], state.turn]).toEqual([['quest-sector-sweep'], 1]);
  });
  test('declined: a Location card for conquering', () => {
    const state = sweep(BREEN);
    play(state, 0, { type: 'endTurn' });
    const { events } = play(state, 0, { type: 'decline' });
    expect(typesOf(events)).toContain('cardDrawn');
  });
  test('three conquered, the fourth expanded into: no Clean Sweep', () => {
    expect(isFulfilled(sweep(BREEN.slice(1)), 0, 'quest-sector-sweep')).toBe(false);
  });
  test('the third Quest wins at once', () => {
    const state = sweep(BREEN);
    state.quests[0] = ['quest-starbases-6', 'quest-locations-15'];
    play(state, 0, { type: 'endTurn' });
    const { events }: { events: Event[] } = play(state, 0, { type: 'claim', quest: 'quest-two-sectors' });
    expect(typesOf(events)).toEqual(['questClaimed', 'ended']);
    expect(state.result).toEqual({ reason: 'quests', winners: [0] });
  });
});

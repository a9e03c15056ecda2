import * as v from 'valibot';
import { parse } from '../../../shared/engine/shape';
import { fitOptions, judge } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/risk';
import { check } from '../../../shared/games/risk/check';
import type { Move } from '../../../shared/games/risk/moves';
import { checkOptions, optionsShape } from '../../../shared/games/risk/options';
import { REFUSALS, type RefusalCode } from '../../../shared/games/risk/refusals';
import { noInvasion } from '../../../shared/games/risk/setup';
import type { AskType, RiskState } from '../../../shared/games/risk/types';
import { FRONTIER_CASES } from './frontierCases';
import { at, begin, play, scene, type Scene } from './helpers';

const FORCES: Scene['forces'] = {
  bajor: [0, 5],
  trill: [0, 1],
  'minos-corva': [0, 3],
  chintoka: ['aliens', 2],
  earth: [1, 3],
  coridan: [1, 2],
  risa: [2, 3],
};
const table = (ask: AskType, changes: Partial<RiskState> = {}): RiskState =>
  scene({
    ask,
    forces: FORCES,
    hands: [['card-risa'], ['card-earth'], []],
    changes,
  });
const BAJOR = at('bajor');
const go = (type: 'expand' | 'maneuver', from: string, to: string, ships: number): Move => ({
  type,
  from: at(from),
  to: at(to),
  ships,
});
const invade = (from: string, to: string, ships: number): Move => ({
  type: 'invade',
  from: at(from),
  to: at(to),
  ships,
});
const assault = (from: string, to: string, downTo: number): Move => ({
  type: 'assault',
  from: at(from),
  to: at(to),
  downTo,
});
const wormhole = (): RiskState => {
  const state = begin(3);
  for (const seat of [0, 1, 2])
    play(state, seat, { type: 'chooseCaptain', captain: seat }, seat === 2 ? [6, 3, 1] : []);
  return state;
};
const fleet = (): RiskState => {
  const state = wormhole();
  play(state, 0, { type: 'setWormhole', location: at('earth') });
  play(state, 2, { type: 'setWormhole', location: at('risa') });
  return state;
};

/** Every refusal a move can get, and a move that gets it. */
const CASES: readonly (readonly [
  RefusalCode,
  string,
  () => RiskState,
  number | 'table',
  (state: RiskState) => Move,
])[] = [
  ['notForTable', 'the clock', () => table('act'), 'table', () => ({ type: 'endActions' })],
  ['noSuchSeat', 'a seat that is not there', () => table('act'), 7, () => ({ type: 'concede' })],
  [
    'eliminated',
    'somebody who is out',
    () => table('act', { alive: [1, 1, 0] }),
    2,
    () => ({ type: 'concede' }),
  ],
  ['wrongAnswer', 'another question', () => table('act'), 0, () => ({ type: 'endTurn' })],
  ['wrongAnswer', 'nobody asked', () => table('act'), 1, () => ({ type: 'endActions' })],
  [
    'captainTaken',
    'twice the same captain',
    () => play(begin(3), 0, { type: 'chooseCaptain', captain: 0 }).state,
    1,
    () => ({ type: 'chooseCaptain', captain: 0 }),
  ],
  ['wrongQuadrant', 'Alpha end in Beta', wormhole, 0, () => ({ type: 'setWormhole', location: at('risa') })],
  [
    'inhabited',
    'fleet on aliens',
    fleet,
    0,
    (state) => ({ type: 'placeFleet', location: state.owner.indexOf(5) }),
  ],
  [
    'notInHand',
    'a card in the deck',
    () => table('trade'),
    0,
    () => ({ type: 'tradeCard', card: 'card-vulcan' }),
  ],
  ['notInHand', "a rival's card", () => table('trade'), 0, () => ({ type: 'tradeCard', card: 'card-earth' })],
  [
    'tooManyStars',
    'an eleventh star',
    () => table('trade', { stars: 10 }),
    0,
    () => ({ type: 'tradeCard', card: 'card-risa' }),
  ],
  ['tooFewStars', 'the only star', () => table('trade'), 0, () => ({ type: 'tradeCard', card: 'card-risa' })],
  ['tooFewStars', 'ending with one', () => table('trade', { stars: 1 }), 0, () => ({ type: 'endTrade' })],
  [
    'notYours',
    'deploying elsewhere',
    () => table('deploy', { pool: 3 }),
    0,
    () => ({ type: 'deploy', location: at('earth'), ships: 1 }),
  ],
  [
    'beyondPool',
    'deploying too much',
    () => table('deploy', { pool: 3 }),
    0,
    () => ({ type: 'deploy', location: BAJOR, ships: 4 }),
  ],
  ['notYours', "expanding from a rival's", () => table('act'), 0, () => go('expand', 'earth', 'vulcan', 1)],
  ['notAdjacent', 'expanding too far', () => table('act'), 0, () => go('expand', 'bajor', 'vulcan', 1)],
  [
    'ownTarget',
    'expanding to an own location',
    () => table('act'),
    0,
    () => go('expand', 'bajor', 'trill', 1),
  ],
  ['notEmpty', 'expanding onto aliens', () => table('act'), 0, () => go('expand', 'bajor', 'chintoka', 1)],
  ['keepOne', 'expanding with all', () => table('act'), 0, () => go('expand', 'bajor', 'cardassia', 5)],
  ['notYours', "invading from a rival's", () => table('act'), 0, () => invade('earth', 'trill', 1)],
  ['notAdjacent', 'invading too far', () => table('act'), 0, () => invade('bajor', 'earth', 1)],
  ['ownTarget', 'invading oneself', () => table('act'), 0, () => invade('bajor', 'trill', 1)],
  ['nobodyThere', 'invading nobody', () => table('act'), 0, () => invade('bajor', 'cardassia', 1)],
  ['keepOne', 'invading with the last ship', () => table('act'), 0, () => invade('trill', 'coridan', 1)],
  ['keepOne', 'three of three', () => table('act'), 0, () => invade('minos-corva', 'chintoka', 3)],
  ['keepOne', 'an assault with the last ship', () => table('act'), 0, () => assault('trill', 'coridan', 1)],
  ['badLimit', 'stopping before the start', () => table('act'), 0, () => assault('bajor', 'chintoka', 5)],
  [
    'tooFewDefenders',
    'two of one',
    () => {
      const state = table('defend', {
        invasion: { ...noInvasion(), attacker: 1, from: at('earth'), to: at('trill'), ships: 1 },
      });
      return state;
    },
    0,
    () => ({ type: 'defend', ships: 2 }),
  ],
  [
    'keepOne',
    'all follow',
    () => table('moveIn', { invasion: { ...noInvasion(), from: BAJOR, to: at('trill'), ships: 1 } }),
    0,
    () => ({ type: 'moveIn', ships: 5 }),
  ],
  [
    'notYours',
    "maneuver to a rival's",
    () => table('maneuver'),
    0,
    () => go('maneuver', 'bajor', 'earth', 1),
  ],
  [
    'sameLocation',
    'maneuver on the spot',
    () => table('maneuver'),
    0,
    () => go('maneuver', 'bajor', 'bajor', 1),
  ],
  [
    'notConnected',
    'maneuver past others',
    () => table('maneuver'),
    0,
    () => go('maneuver', 'bajor', 'minos-corva', 1),
  ],
  ['keepOne', 'maneuver with all', () => table('maneuver'), 0, () => go('maneuver', 'bajor', 'trill', 5)],
  ['sameOrder', 'the order that stands', () => table('act'), 1, () => ({ type: 'orderAsk' })],
];

test.each([...CASES, ...FRONTIER_CASES])('%s: %s', (code, _, make, actor, move) => {
  const state = make();
  const before = JSON.stringify(state);
  const refusal = check(state, actor, move(state));
  expect(refusal).toEqual({ code, ...REFUSALS[code] });
  expect(JSON.stringify(state)).toBe(before);
});

const USUAL = v.parse(optionsShape, {});

test('only two captains may begin in the Beta Quadrant', () => {
  expect(checkOptions({ ...USUAL, betaFirst: true }, 3)?.code).toBe('betaFirstForTwo');
  expect(checkOptions({ ...USUAL, betaFirst: true }, 2)).toBeUndefined();
});

test('every refusal has a case', () => {
  const tried = new Set<string>([
    ...[...CASES, ...FRONTIER_CASES].map(([code]) => code),
    ...['betaFirstForTwo', 'freeSeatingForMore', 'tooFewRounds', 'tooFewQuests'],
  ]);
  expect(Object.keys(REFUSALS).filter((code) => !tried.has(code))).toEqual([]);
});

test('refusals say something: a sentence and a rule', () => {
  for (const { message, rule } of Object.values(REFUSALS)) {
    expect(message).toMatch(/^[A-Z].*\.$/u);
    expect(rule).not.toBe('');
  }
});

test('a late answer is stale, an answer to nothing is not asked for', () => {
  const state = table('act');
  const move: Move = { type: 'endActions' };
  expect(judge(game, state, { actor: 0, ask: 999, move })?.code).toBe('stale');
  expect(judge(game, state, { actor: 1, ask: 1, move })?.code).toBe('notAsked');
});

describe('what comes from outside', () => {
  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no type', {}],
    ['an unknown type', { type: 'cheat' }],
    ['a field too many', { type: 'endTurn', extra: 1 }],
    ['a field missing', { type: 'deploy', location: 3 }],
    ['a location that is none', { type: 'deploy', location: 44, ships: 1 }],
    ['a location below none', { type: 'placeFleet', location: -1 }],
    ['half a ship', { type: 'deploy', location: 3, ships: 1.5 }],
    ['no ships', { type: 'expand', from: 1, to: 2, ships: 0 }],
    ['not a number', { type: 'moveIn', ships: Number.NaN }],
    ['four attack dice', { type: 'invade', from: 1, to: 2, ships: 4 }],
    ['three defence dice', { type: 'defend', ships: 3 }],
    ['a card that is none', { type: 'tradeCard', card: 'card-nowhere' }],
    ['a card that is no text', { type: 'tradeCard', card: 3 }],
    ['a captain too many', { type: 'chooseCaptain', captain: 5 }],
  ])('%s is no move', (_, input) => {
    expect(parse(game.move, input)).toMatchObject({ ok: false, refusal: { code: 'badShape' } });
  });

  test.each([
    ['a goal too low', { goal: 9 }, 3, 'badShape'],
    ['a goal too high', { goal: 44 }, 3, 'badShape'],
    ['half a round', { rounds: 7.5 }, 3, 'badShape'],
    ['one round', { rounds: 1 }, 3, 'tooFewRounds'],
    ['a third mission', { mission: 3 }, 3, 'badShape'],
    ['one Quest', { mission: 2, quests: 1 }, 3, 'tooFewQuests'],
    ['seven Quests', { mission: 2, quests: 7 }, 3, 'badShape'],
    ['free seating for two', { mission: 2, freeSeating: true }, 2, 'freeSeatingForMore'],
    ['free seating in Mission 1', { freeSeating: true }, 3, 'freeSeatingForMore'],
    ['too few ships', { reserve: 29 }, 3, 'badShape'],
    ['too many ships', { reserve: 91 }, 3, 'badShape'],
    ['text for a flag', { betaFirst: 'yes' }, 2, 'badShape'],
    ['an unknown option', { cheat: true }, 3, 'badShape'],
    ['Beta first with three', { betaFirst: true }, 3, 'betaFirstForTwo'],
    ['one captain', {}, 1, 'badSeats'],
    ['six captains', {}, 6, 'badSeats'],
  ])('%s is no option', (_, options, seats, code) => {
    expect(fitOptions(game, options, seats)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('without options the usual ones hold', () => {
    expect(fitOptions(game, {}, 3)).toEqual({
      ok: true,
      value: {
        mission: 1,
        goal: 25,
        quests: 0,
        rounds: 0,
        reserve: 75,
        atLeastThree: true,
        freeSeating: false,
        betaFirst: false,
      },
    });
  });
});

import type { Actor } from '../../../shared/engine/game';
import { ENGINEER, FIRST_OFFICER, HELM, SPECIALIST } from '../../../shared/games/risk/data/crew';
import type { QVentId } from '../../../shared/games/risk/data/qvents';
import type { Move } from '../../../shared/games/risk/moves';
import type { RefusalCode } from '../../../shared/games/risk/refusals';
import { noInvasion } from '../../../shared/games/risk/setup';
import type { RiskState } from '../../../shared/games/risk/types';
import { at, begin, flag, type Frontier, frontier, questionTo, turnOver } from './helpers';

type Case = [RefusalCode, string, () => RiskState, Actor, (state: RiskState) => Move];

const FORCES: Frontier['forces'] = {
  vulcan: [0, 6],
  earth: [0, 3],
  trill: [0, 1],
  cardassia: [0, 4],
  hobus: [1, 4],
  betazed: [1, 2],
  coridan: ['aliens', 2],
  andoria: ['aliens', 2],
  romulus: [2, 5],
  risa: [2, 2],
};
const table = (more: Partial<Frontier> = {}) => frontier({ forces: FORCES, ...more });
const on = (card: QVentId, more: Partial<Frontier> = {}) => turnOver(card, { forces: FORCES, ...more }).state;
const invade = (from: string, to: string, ships: number): Move => ({
  type: 'invade',
  from: at(from),
  to: at(to),
  ships,
});
const maneuver = (from: string, to: string): Move => ({
  type: 'maneuver',
  from: at(from),
  to: at(to),
  ships: 1,
});
const useCrew = (role: number, where = -1): Move => ({ type: 'useCrew', role, at: where });
/** A window of an engagement that seat 0 fights at Hobus. */
const inWindow = (step: number, more: Partial<Frontier> = {}): RiskState => {
  const state = table({ credits: [900, 900, 900], ...more });
  state.invasion = {
    ...noInvasion(),
    ...{ attacker: 0, from: at('vulcan'), to: at('hobus'), ships: 2, step, attack: [5, 2], defence: [4, 4] },
  };
  state.open = [{ type: 'window', seat: 0, id: ++state.lastAsk, open: false, step } as never];
  state.agenda.push({ type: 'engage' });
  return state;
};
/** Seat 0 is asked for its crew. */
const choosingCrew = (): RiskState => {
  const state = begin(3, 1, { mission: 2 });
  state.open = [{ type: 'keepCrew', seat: 0, id: ++state.lastAsk, open: false }];
  return state;
};
const closing = (): RiskState => {
  const state = table({
    changes: { credits: [2000, 0, 0] },
    quests: ['quest-treasury-1500', 'quest-conquer-5'],
  });
  state.open = [{ type: 'claim', seat: 0, id: ++state.lastAsk, open: false, optional: true } as never];
  return state;
};
const asked = (state: RiskState, type: string): RiskState => {
  const seat = state.open[0]?.seat ?? -1;
  if (questionTo(state, seat) !== type) throw new Error(`expected ${type}, got ${questionTo(state, seat)}`);
  return state;
};
const RICH = { credits: [900, 900, 900] };

/** Every refusal of Mission 2. */
export const FRONTIER_CASES: readonly Case[] = [
  ['badCrew', 'the same one twice', choosingCrew, 0, () => ({ type: 'keepCrew', crew: [0, 0, 1, 2] })],
  ['badCrew', 'in another order', choosingCrew, 0, () => ({ type: 'keepCrew', crew: [3, 2, 1, 0] })],
  ['tooManyDice', 'three across the Neutral Zone', () => table(), 0, () => invade('vulcan', 'hobus', 3)],
  [
    'tooManyDice',
    'three with drained engines',
    () => table({ flags: [flag('attackDiceMax', 2)] }),
    0,
    () => invade('vulcan', 'andoria', 3),
  ],
  [
    'tooManyDice',
    'more than the last ships',
    () => {
      const state = table({ flags: [flag('toTheDeath', 1)] });
      state.invasion = { ...noInvasion(), from: at('earth'), to: at('coridan'), ships: 1 };
      state.units[at('earth')] = 2;
      state.open = [{ type: 'commit', seat: 0, id: ++state.lastAsk, open: false }];
      return state;
    },
    0,
    () => ({ type: 'commit', ships: 3 }),
  ],
  [
    'toTheEnd',
    'stopping short of the end',
    () => table({ flags: [flag('toTheDeath', 1)] }),
    0,
    () => ({ type: 'assault', from: at('vulcan'), to: at('hobus'), downTo: 2 }),
  ],
  [
    'badLimit',
    'to the end without need',
    () => table(),
    0,
    () => ({ type: 'assault', from: at('vulcan'), to: at('hobus'), downTo: 0 }),
  ],
  [
    'atRest',
    'on shore leave',
    () => table({ flags: [flag('noInvade', 1)] }),
    0,
    () => invade('vulcan', 'hobus', 1),
  ],
  [
    'atPeace',
    'an imposed peace',
    () => table({ flags: [flag('noInvadeCaptains', 1)] }),
    0,
    () => invade('vulcan', 'hobus', 1),
  ],
  [
    'truce',
    'against a partner',
    () => table({ changes: { truces: [{ a: 1, b: 0, by: 2 }] } }),
    0,
    () => invade('vulcan', 'hobus', 1),
  ],
  [
    'clouded',
    'out of a cloud',
    () =>
      table({
        flags: [flag('cloudLock', ['cardassia'], { seat: -1 })],
        forces: { ...FORCES, bajor: [1, 1] },
      }),
    0,
    () => invade('cardassia', 'bajor', 1),
  ],
  [
    'noManeuver',
    'with drained engines',
    () => table({ ask: 'maneuver', flags: [flag('noManeuver', 1)] }),
    0,
    () => maneuver('vulcan', 'earth'),
  ],
  [
    'onlyNextDoor',
    'two steps through anomalies',
    () => table({ ask: 'maneuver', flags: [flag('maneuverAdjacentOnly', 1, { seat: -1 })] }),
    0,
    () => maneuver('vulcan', 'trill'),
  ],
  [
    'onlyHelm',
    'a second ordinary maneuver',
    () => {
      const state = table({ ask: 'maneuver', crew: [[0, 1, 2, HELM]], ...RICH });
      state.open = [{ type: 'maneuver', seat: 0, id: ++state.lastAsk, open: false, left: 0 } as never];
      return state;
    },
    0,
    () => maneuver('vulcan', 'earth'),
  ],
  [
    'cannotCommand',
    'without credits',
    () => inWindow(1, { credits: [100] }),
    0,
    () => useCrew(FIRST_OFFICER),
  ],
  ['cannotCommand', 'in a window of another', () => inWindow(4), 0, () => useCrew(FIRST_OFFICER)],
  [
    'cannotCommand',
    'a die that is not there',
    () => inWindow(4, { crew: [[0, 1, 2, SPECIALIST]] }),
    0,
    () => useCrew(SPECIALIST, 2),
  ],
  ['cannotCommand', 'ships for a rival', () => table(RICH), 0, () => useCrew(ENGINEER, at('hobus'))],
  [
    'cannotCommand',
    'face-down',
    () => {
      const state = table(RICH);
      state.crew[0] = state.crew[0]!.map((card) => ({ ...card, ready: false, used: true }));
      return state;
    },
    0,
    () => useCrew(ENGINEER, at('earth')),
  ],
  ['noSuchCrew', 'an order for somebody who stayed at home', () => table(), 0, () => ({ type: 'muteHelm' })],
  ['sameOrder', 'asked as before', () => table(), 0, () => ({ type: 'askSecurity' })],
  ['noReroll', 'without Timeless', () => inWindow(4), 0, () => ({ type: 'reroll' })],
  ['questNotOpen', 'a Quest of the reserve', closing, 0, () => ({ type: 'claim', quest: 'quest-six-flags' })],
  ['questNotFulfilled', 'five conquests', closing, 0, () => ({ type: 'claim', quest: 'quest-conquer-5' })],
  [
    'mustAnswer',
    'an opponent must be named',
    () => asked(on('qvent-arena'), 'pickCaptain'),
    0,
    () => ({ type: 'decline' }),
  ],
  [
    'noSuchOption',
    'a third choice',
    () => asked(on('qvent-shore-leave'), 'choose'),
    0,
    () => ({ type: 'choose', option: 2 }),
  ],
  ['notThatCaptain', 'oneself', () => on('qvent-arena'), 0, () => ({ type: 'pickCaptain', seat: 0 })],
  [
    'notThatCaptain',
    'a ballot for oneself',
    () => asked(on('qvent-death-wish'), 'vote'),
    0,
    () => ({ type: 'vote', seat: 0 }),
  ],
  [
    'notThatCaptain',
    'the same one twice',
    () => asked(on('qvent-cease-fire'), 'pickTwo'),
    0,
    () => ({ type: 'pickTwo', a: 1, b: 1 }),
  ],
  [
    'notThatLocation',
    'a Beta location',
    () => asked(on('qvent-emissary'), 'pickLocation'),
    0,
    () => ({ type: 'pickLocation', location: at('risa') }),
  ],
  [
    'notThatLocation',
    "a rival's ships",
    () => asked(on('qvent-return-to-tomorrow'), 'pickUnits'),
    0,
    () => ({ type: 'pickUnits', location: at('hobus'), ships: 1 }),
  ],
  [
    'tooManyShips',
    'the last one too',
    () => on('qvent-return-to-tomorrow'),
    0,
    () => ({ type: 'pickUnits', location: at('vulcan'), ships: 6 }),
  ],
  [
    'noAliensThere',
    'from an empty location',
    () => asked(annihilate(), 'pickPair'),
    1,
    () => ({ type: 'pickPair', from: at('benzar'), to: at('vulcan') }),
  ],
  [
    'badOrder',
    'a card twice',
    () => asked(on('qvent-cold-front'), 'reorder'),
    0,
    () => ({ type: 'reorder', order: [0, 0, 1] }),
  ],
];

function annihilate(): RiskState {
  return on('qvent-operation-annihilate');
}

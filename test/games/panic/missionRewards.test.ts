import type { MissionId } from '../../../shared/games/panic/data/missions';
import type { PanicState } from '../../../shared/games/panic/types';
import { askedOf, dice, handOf, play, refused, runPhase, type Setting, told } from './table';
import { ready, settle } from './missionStand';

describe('rewards', () => {
  const rewarded = (id: MissionId, more: Setting = {}): PanicState => {
    const state = ready(id, more);
    runPhase(state, 'status', dice(6));
    return state;
  };
  const handSizes = (state: PanicState): number[] => state.hands.map((hand) => hand.length);

  test.each([
    ['distressSignal', 1],
    ['doomsdayMachine', 1],
    ['silentDerelict', 2],
    ['furryStowaways', 1],
    ['quarantineProtocol', 2],
    ['courierToTheConference', 1],
    ['theDevourer', 2],
    ['rogueProbe', 2],
    ['oreForTheColony', 1],
    ['fireControlTrials', 2],
    ['aroundTheSun', 1],
    ['contestOfCaptains', 1],
    ['fallingOrbit', 1],
  ] as const)('%s: every player draws %d', (id, n) => {
    const state = rewarded(id);
    settle(state);
    expect(handSizes(state)).toEqual([n, n, n, n]);
  });

  test('Distress Signal mends one damaged shield, after the cards are drawn', () => {
    const state = rewarded('distressSignal', { shields: [1, 1, 2, 2, 2, 2] });
    expect(handSizes(state)).toEqual([1, 1, 1, 1]);
    play(state, { type: 'restore', part: 'shield', facing: 1 });
    expect(state.shields).toEqual([1, 2, 2, 2, 2, 2]);
    expect(state.missionsDone).toHaveLength(1);
  });

  test.each(['outpostDefense', 'neutralZoneRaider'] as const)('%s mends up to two damaged shields', (id) => {
    const state = rewarded(id, { shields: [1, 1, 1, 2, 2, 2] });
    play(state, { type: 'restore', part: 'shield', facing: 0 });
    play(state, { type: 'restore', part: 'shield', facing: 2 });
    expect(state.shields).toEqual([2, 1, 2, 2, 2, 2]);
    expect(askedOf(state)).toBe('play');
  });

  test('the Raider’s defeat mends a hull section as well', () => {
    const state = rewarded('neutralZoneRaider', { hulls: [1, 2, 2, 2, 2, 2] });
    play(state, { type: 'restore', part: 'hull', facing: 0 });
    expect(state.hulls[0]).toBe(2);
  });

  test('The Doomsday Machine rebuilds one destroyed section, of either kind', () => {
    const state = rewarded('doomsdayMachine', { shields: [2, 0, 2, 2, 2, 2], hulls: [2, 0, 1, 2, 2, 2] });
    expect(state.open[0]).toMatchObject({ type: 'restore', action: 'rebuild', part: 'any' });
    expect(refused(state, { type: 'restore', part: 'hull', facing: 2 })).toBe('notDestroyed');
    play(state, { type: 'restore', part: 'hull', facing: 1 });
    expect(state.hulls[1]).toBe(2);
  });

  test('Caught in the Weave: either rebuild a shield or mend two', () => {
    const state = rewarded('caughtInTheWeave', { shields: [0, 1, 2, 2, 2, 2] });
    expect(askedOf(state)).toBe('chooseEffect');
    play(state, { type: 'chooseEffect', option: 0 });
    play(state, { type: 'restore', part: 'shield', facing: 0 });
    expect(state.shields).toEqual([2, 1, 2, 2, 2, 2]);
  });

  test('a choice may not be an empty one if the other is possible (R30)', () => {
    const state = rewarded('caughtInTheWeave', { shields: [2, 1, 2, 2, 2, 2] });
    expect(state.open[0]).toMatchObject({ type: 'restore', action: 'repair', left: 2 });
  });

  test('Barrier at the Rim: either rebuild one or mend three of any mix', () => {
    const state = rewarded('barrierAtTheRim', { shields: [0, 1, 1, 2, 2, 2], hulls: [1, 1, 2, 2, 2, 2] });
    play(state, { type: 'chooseEffect', option: 1 });
    play(state, { type: 'restore', part: 'shield', facing: 1 });
    play(state, { type: 'restore', part: 'hull', facing: 0 });
    play(state, { type: 'restore', part: 'hull', facing: 1 });
    expect([state.shields, state.hulls]).toEqual([
      [0, 2, 1, 2, 2, 2],
      [2, 2, 2, 2, 2, 2],
    ]);
  });

  test('Ore for the Colony: the same, then cards', () => {
    const state = rewarded('oreForTheColony', { hulls: [0, 2, 2, 2, 2, 2] });
    play(state, { type: 'restore', part: 'hull', facing: 0 });
    expect(handSizes(state)).toEqual([1, 1, 1, 1]);
  });

  test('Furry Stowaways mends one hull section, Falling Orbit two', () => {
    const one = rewarded('furryStowaways', { hulls: [1, 1, 2, 2, 2, 2] });
    play(one, { type: 'restore', part: 'hull', facing: 0 });
    expect(askedOf(one)).toBe('play');
    const two = rewarded('fallingOrbit', { hulls: [1, 1, 2, 2, 2, 2] });
    play(two, { type: 'restore', part: 'hull', facing: 0 });
    play(two, { type: 'restore', part: 'hull', facing: 1 });
    expect(two.hulls).toEqual([2, 2, 2, 2, 2, 2]);
  });

  const LONG_SHIPS = {
    'klingonCruiser-1': { sector: 1, range: 3 },
    'klingonCruiser-2': { sector: 2, range: 3 },
    'klingonCruiser-3': { sector: 2, range: 2 },
    'romulanBattleCruiser-1': { sector: 3, range: 3, cloaked: true },
  };

  test('Courier: one visible ship at long range is sent away; it does not count as destroyed', () => {
    const state = rewarded('courierToTheConference', { tokens: LONG_SHIPS });
    expect(refused(state, { type: 'removeThreat', target: 'klingonCruiser-3' })).toBe('notAtLong');
    expect(refused(state, { type: 'removeThreat', target: 'romulanBattleCruiser-1' })).toBe('hidden');
    const events = play(state, { type: 'removeThreat', target: 'klingonCruiser-2' });
    expect(told(events, 'left')[0]).toMatchObject({ token: 'klingonCruiser-2', why: 'reward' });
    expect(told(events, 'destroyed')).toEqual([]);
    expect(state.threatDiscard).toEqual(['klingonCruiser-2']);
  });

  test('Around the Sun: up to two of them, then cards', () => {
    const state = rewarded('aroundTheSun', { tokens: LONG_SHIPS });
    play(state, { type: 'removeThreat', target: 'klingonCruiser-1' });
    play(state, { type: 'removeThreat', target: 'klingonCruiser-2' });
    expect(handSizes(state)).toEqual([1, 1, 1, 1]);
  });

  test('Lost Shuttlecraft: the active player takes two cards back, the committed one among them', () => {
    const state = rewarded('lostShuttlecraft', { discard: ['directHit-1'] });
    play(state, { type: 'takeBack', card: 'dilithium-1' });
    play(state, { type: 'takeBack', card: 'directHit-1' });
    expect(handOf(state)).toEqual(expect.arrayContaining(['dilithium-1', 'directHit-1']));
    expect(askedOf(state)).toBe('play');
  });

  test('Contest of Captains: visible ships move outward; long stays long, a Tholian at short stays', () => {
    const state = rewarded('contestOfCaptains', {
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonCruiser-2': { sector: 1, range: 3 },
        'romulanBattleCruiser-1': { sector: 2, range: 1, cloaked: true },
        'tholian-1': { sector: 3, range: 1 },
        'tholian-2': { sector: 3, range: 2 },
        'starbase-1': { sector: 4, range: 2 },
      },
    });
    const ranges = Object.fromEntries(state.tokens.map(({ id, range }) => [id, range]));
    expect(ranges).toEqual({
      'klingonCruiser-1': 2,
      'klingonCruiser-2': 3,
      'romulanBattleCruiser-1': 1,
      'tholian-1': 1,
      'tholian-2': 3,
      'starbase-1': 2,
    });
  });
});

import { MISSION, type MissionId, MISSIONS } from '../../../shared/games/panic/data/missions';
import type { PanicState } from '../../../shared/games/panic/types';
import {
  askedOf,
  dice,
  drawTokens,
  handOf,
  play,
  refused,
  runPhase,
  runWork,
  type Setting,
  spot,
  table,
  told,
} from './table';

/** Cards that meet the card needs of a mission, by slot, and where its token must stand (heading 0). */
const READY: Readonly<Record<MissionId, { cards: [string, number][]; at?: [number, number] }>> = {
  distressSignal: {
    cards: [
      ['sickbayRounds-1', 1],
      ['dilithium-1', 2],
    ],
    at: [6, 1],
  },
  outpostDefense: { cards: [['bridgeBriefing-1', 1]], at: [3, 2] },
  doomsdayMachine: {
    cards: [
      ['dilithium-1', 1],
      ['dilithium-2', 1],
      ['bridgeBriefing-1', 2],
      ['photonTorpedo-1', 3],
    ],
    at: [1, 1],
  },
  silentDerelict: {
    cards: [
      ['securityTeam-1', 1],
      ['sickbayRounds-1', 2],
      ['sensorSweep-1', 3],
    ],
    at: [1, 1],
  },
  furryStowaways: {
    cards: [
      ['sickbayRounds-1', 0],
      ['securityTeam-4', 0],
      ['sensorSweep-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
  neutralZoneRaider: { cards: [['sensorSweep-1', 1]] },
  caughtInTheWeave: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['dilithium-1', 1],
      ['dilithium-2', 1],
    ],
  },
  quarantineProtocol: {
    cards: [
      ['sickbayRounds-1', 0],
      ['securityTeam-4', 0],
      ['phasersRearLong-2', 0],
      ['sensorSweep-1', 1],
    ],
  },
  courierToTheConference: {
    cards: [
      ['bridgeBriefing-1', 1],
      ['securityTeam-1', 2],
    ],
  },
  barrierAtTheRim: {
    cards: [
      ['dilithium-1', 1],
      ['sickbayRounds-1', 2],
    ],
  },
  theDevourer: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['sickbayRounds-1', 1],
      ['photonTorpedo-1', 2],
    ],
  },
  lostShuttlecraft: { cards: [['dilithium-1', 1]], at: [3, 1] },
  rogueProbe: {
    cards: [
      ['bridgeBriefing-1', 0],
      ['bridgeBriefing-2', 0],
      ['sensorSweep-1', 1],
    ],
  },
  oreForTheColony: {
    cards: [
      ['dilithium-1', 0],
      ['dilithium-4', 0],
      ['tritanium-1', 1],
      ['tritanium-4', 1],
    ],
  },
  fireControlTrials: {
    cards: [
      ['phasersFrontShort-3', 0],
      ['phasersSide-1', 1],
      ['phasersShort-1', 2],
      ['bridgeBriefing-1', 3],
    ],
  },
  aroundTheSun: {
    cards: [
      ['dilithium-1', 1],
      ['sensorSweep-1', 2],
    ],
    at: [4, 1],
  },
  contestOfCaptains: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['dilithium-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
  fallingOrbit: {
    cards: [
      ['dilithium-1', 0],
      ['dilithium-2', 0],
      ['dilithium-3', 0],
      ['sensorSweep-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
};

/** The mission with everything laid down by committing it, in place. */
const ready = (id: MissionId, more: Setting = {}): PanicState => {
  const { cards, at } = READY[id];
  const token = MISSION[id].token;
  const tokens = token && at ? { [token.id]: { sector: at[0], range: at[1] } } : {};
  const state = table({
    mission: id,
    ...more,
    hands: [cards.map(([card]) => card)],
    tokens: { ...tokens, ...more.tokens },
  });
  for (const [card, slot] of cards) play(state, { type: 'commit', card, slot });
  state.mission.destroyed = 4;
  state.mission.tokenDestroyed = id === 'neutralZoneRaider';
  state.mission.departed = id === 'courierToTheConference';
  state.mission.forwards = 3;
  return state;
};

/** Goes on until nothing but the question of phase 4 is open, choosing the first offer or passing. */
const settle = (state: PanicState): void => {
  for (let i = 0; i < 20 && askedOf(state) !== 'play'; i++) {
    const { seat, type } = state.open[0]!;
    if (type === 'chooseEffect') play(state, { type: 'chooseEffect', option: 0 }, dice(), seat);
    else if (type === 'discard')
      play(state, { type: 'discard', card: handOf(state, seat)[0]! }, dice(), seat);
    else play(state, { type: 'pass' }, dice(), seat);
  }
};

describe.each(MISSIONS)('%s', (id) => {
  const { token, timer, need } = MISSION[id];

  test('is completed when all is met: cards discarded, token returned, set aside, counted', () => {
    const state = ready(id);
    const cards = READY[id].cards.map(([card]) => card);
    const events = runPhase(state, 'status', dice(6));
    expect(told(events, 'missionCompleted')).toEqual([
      { type: 'missionCompleted', mission: id, completed: 1, cards },
    ]);
    settle(state);
    expect(state.missionsDone).toEqual([id]);
    expect(state.mission.id).toBe('');
    expect(state.discard).toEqual(expect.arrayContaining(cards));
    expect(state.tokens.some((one) => one.id === token?.id)).toBe(false);
  });

  test('lacks something without any one of its needs', () => {
    READY[id].cards.forEach((_, at) => {
      const state = ready(id);
      state.mission.committed.splice(at, 1);
      expect(told(runPhase(state, 'status', dice(6, 1, 1)), 'missionCompleted')).toEqual([]);
    });
    if (need.some((one) => one.need === 'token')) {
      const state = ready(id);
      state.tokens[0]!.range = 2;
      expect(told(runPhase(state, 'status', dice()), 'missionCompleted')).toEqual([]);
    }
  });

  test(`fails after exactly ${String(timer)} turns (W11) and slides under the deck`, () => {
    const at = token ? { [token.id]: { sector: 2, range: 3 } } : {};
    const state = table({ mission: id, tokens: at, hands: [['dilithium-5', 'tritanium-5', 'dilithium-4']] });
    for (let turn = 1; turn < timer; turn++) {
      runPhase(state, 'status', dice(1));
      settle(state);
      expect(state.mission).toMatchObject({ id, timer: timer - turn });
      state.hands[0] = ['dilithium-5', 'tritanium-5', 'dilithium-4'];
    }
    const events = runPhase(state, 'status', dice(4, 4));
    expect(told(events, 'missionFailed')).toEqual([
      { type: 'missionFailed', mission: id, why: 'timer', cards: [] },
    ]);
    if (id === 'fallingOrbit') {
      expect(state.ending).toBe('missionLost');
      return;
    }
    settle(state);
    expect(state.missionsFailed).toEqual([id]);
    expect(state.missionsDone).toEqual([]);
    expect(state.mission.id).toBe('');
    expect(state.tokens.some((one) => one.id === token?.id)).toBe(false);
  });

  test('is set up as its card says', () => {
    const state = table();
    state.missionDeck = [id];
    const events = runPhase(state, 'mission', dice(4));
    expect(told(events, 'missionRevealed')).toEqual([
      { type: 'missionRevealed', mission: id, timer, again: false },
    ]);
    expect(state.mission).toMatchObject({ id, timer, committed: [], destroyed: 0, forwards: 0 });
    if (token)
      expect(spot(state, token.id)).toEqual([4, ['short', 'medium', 'long'].indexOf(token.range) + 1]);
    else expect(state.tokens).toEqual([]);
  });
});

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

describe('failures', () => {
  const failing = (mission: MissionId, more: Setting = {}): Setting => ({ mission, timer: 1, ...more });

  test('the Planet Killer strikes its facing as a comet would, then leaves (W20)', () => {
    const state = table(
      failing('doomsdayMachine', {
        shields: [2, 1, 2, 2, 2, 2],
        tokens: { 'planetKiller-1': { sector: 2, range: 1 } },
      }),
    );
    runPhase(state, 'status');
    expect(state.shields[1]).toBe(0);
    expect(state.tokens).toEqual([]);
    expect(state.missionsFailed).toEqual(['doomsdayMachine']);
  });

  test('Furry Stowaways: every player discards one of their own choice, all asked at once', () => {
    const hands = [['dilithium-1', 'dilithium-2'], ['tritanium-1', 'tritanium-2'], ['directHit-1'], []];
    const state = table(failing('furryStowaways', { hands }));
    runPhase(state, 'status');
    expect(state.open.map(({ type, seat }) => [type, seat])).toEqual([
      ['discard', 0],
      ['discard', 1],
    ]);
    expect(state.discard).toEqual(['directHit-1']);
    play(state, { type: 'discard', card: 'tritanium-2' }, dice(), 1);
    play(state, { type: 'discard', card: 'dilithium-1' }, dice(), 0);
    expect(state.hands).toEqual([['dilithium-2'], ['tritanium-1'], [], []]);
    expect(state.missionsFailed).toEqual(['furryStowaways']);
  });

  test('Caught in the Weave: two rolled sectors are struck for 1', () => {
    const state = table(failing('caughtInTheWeave'));
    runPhase(state, 'status', dice(3, 3));
    expect(state.shields).toEqual([2, 2, 0, 2, 2, 2]);
  });

  test('Quarantine Protocol: the top two cards leave the game', () => {
    const state = table(failing('quarantineProtocol'));
    runPhase(state, 'status');
    expect(state.removed).toHaveLength(2);
  });

  test('The Devourer: both front facings take 1', () => {
    const state = table(failing('theDevourer', { heading: 2 }));
    runPhase(state, 'status');
    expect(state.shields).toEqual([1, 2, 2, 2, 2, 1]);
  });

  test('Falling Orbit loses the game', () => {
    const state = table(failing('fallingOrbit'));
    runPhase(state, 'status');
    expect(state.ending).toBe('missionLost');
  });

  test('a failed mission comes again only after all others, first failed first', () => {
    const state = table();
    state.missionDeck = ['rogueProbe'];
    state.missionsFailed = ['theDevourer', 'fallingOrbit'];
    runPhase(state, 'mission', dice());
    expect(state.mission.id).toBe('rogueProbe');
    state.mission.id = '';
    const events = runPhase(state, 'mission', dice());
    expect(told(events, 'missionRevealed')[0]).toMatchObject({ mission: 'theDevourer', again: true });
  });

  test('committed cards go to the discard pile', () => {
    const state = table(failing('rogueProbe', { hands: [['bridgeBriefing-1']] }));
    play(state, { type: 'commit', card: 'bridgeBriefing-1', slot: 0 });
    const events = runPhase(state, 'status', dice());
    expect(told(events, 'missionFailed')[0]!.cards).toEqual(['bridgeBriefing-1']);
    expect(state.discard).toEqual(['bridgeBriefing-1']);
  });
});

describe('special rules', () => {
  test('the Outpost draws all fire from its sector until nothing is left; then the mission fails at the end of the phase (R29)', () => {
    const state = table({
      mission: 'outpostDefense',
      tokens: {
        'outpost-1': { sector: 2, range: 2, defence: 3 },
        'klingonCruiser-1': { sector: 2, range: 3 },
        'klingonCruiser-2': { sector: 2, range: 1 },
        'klingonCruiser-3': { sector: 3, range: 3 },
      },
    });
    const events = runPhase(state, 'threats');
    expect(told(events, 'tokenHit')).toEqual([{ type: 'tokenHit', token: 'outpost-1', damage: 2, left: 1 }]);
    expect(state.shields).toEqual([2, 2, 1, 2, 2, 2]);
    const more = runPhase(state, 'threats');
    expect(told(more, 'missionFailed')).toEqual([
      { type: 'missionFailed', mission: 'outpostDefense', why: 'token', cards: [] },
    ]);
    expect(state.tokens.some(({ id }) => id === 'outpost-1')).toBe(false);
    expect(state.shields[1]).toBe(2);
  });

  test('Kang’s volley hits the Outpost too, and the mission fails at the end of phase 7', () => {
    const state = table({
      mission: 'outpostDefense',
      tokens: { 'outpost-1': { sector: 2, range: 2, defence: 1 } },
    });
    const events = drawTokens(state, ['kang-1'], dice(2));
    expect(told(events, 'missionFailed')[0]).toMatchObject({ why: 'token' });
    expect(state.shields).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('Outpost Defense counts what cards and comets destroy, not boarders', () => {
    const state = table({
      mission: 'outpostDefense',
      shields: [0, 2, 2, 2, 2, 2],
      tokens: {
        'klingonBirdOfPrey-1': { sector: 1, range: 1 },
        'klingonBirdOfPrey-2': { sector: 2, range: 3 },
        'outpost-1': { sector: 5, range: 2, defence: 3 },
      },
    });
    runPhase(state, 'threats');
    expect(state.mission.destroyed).toBe(0);
    drawTokens(state, ['comet-1'], dice(2));
    expect(state.mission.destroyed).toBe(1);
  });

  test('the Planet Killer comes closer, crushes what it meets, and at short adds 1 to its facing’s volley', () => {
    const state = table({
      mission: 'doomsdayMachine',
      tokens: {
        'planetKiller-1': { sector: 2, range: 3 },
        'klingonCruiser-1': { sector: 2, range: 3 },
        'romulanBattleCruiser-1': { sector: 2, range: 2, cloaked: true },
      },
    });
    const events = runPhase(state, 'threats', dice(1));
    expect(spot(state, 'planetKiller-1')).toEqual([2, 2]);
    expect(told(events, 'left')).toEqual([
      { type: 'left', token: 'klingonCruiser-1', sector: 2, range: 2, why: 'crushed' },
    ]);
    expect(state.mission.destroyed).toBe(0);
    // A ship that was crushed fires no more; the other one has slipped aside.
    expect(told(events, 'volley').map(({ sector }) => sector)).toEqual([3]);
    runPhase(state, 'threats');
    expect(spot(state, 'planetKiller-1')).toEqual([2, 1]);
    const before = state.shields[1]!;
    runPhase(state, 'threats', dice(3));
    expect(state.shields[1]).toBe(before - 1);
  });

  test.each([
    [3, 0],
    [4, 2],
  ])('the Derelict: on a roll of %d the hull is %d after the ambush', (roll, hull) => {
    const state = table({ mission: 'silentDerelict', tokens: { 'derelict-1': { sector: 1, range: 2 } } });
    play(state, { type: 'maneuver', maneuver: 'forward' }, dice(roll));
    expect(state.hulls[0]).toBe(hull);
    expect(state.mission.arrived).toBe(true);
    state.used.maneuvers = 0;
    expect(told(play(state, { type: 'maneuver', maneuver: 'forward' }), 'rolled')).toEqual([]);
  });

  test('a Security Team can meet the ambush (R24)', () => {
    const state = table({
      mission: 'silentDerelict',
      tokens: { 'derelict-1': { sector: 1, range: 2 } },
      hands: [[], ['securityTeam-1']],
    });
    play(state, { type: 'maneuver', maneuver: 'forward' }, dice(1));
    expect(state.boarding).toEqual({ sector: 1, damage: 2 });
    play(state, { type: 'sendTeam', card: 'securityTeam-1' }, dice(), 1);
    expect(state.hulls[0]).toBe(1);
  });

  test('Furry Stowaways: hands are refilled to one card less', () => {
    const state = table({ mission: 'furryStowaways' });
    runPhase(state, 'draw');
    expect(handOf(state)).toHaveLength(4);
  });

  test('the Raider cloaks and fires for 2, never boards, no comet hurts it, and cards can', () => {
    const state = table({
      mission: 'neutralZoneRaider',
      shields: [0, 2, 2, 2, 2, 2],
      tokens: { 'raider-1': { sector: 1, range: 1 } },
      hands: [['photonTorpedo-1', 'phasersFrontShort-1']],
    });
    drawTokens(state, ['comet-1'], dice(1));
    expect(spot(state, 'raider-1')).toEqual([1, 1]);
    runPhase(state, 'threats');
    expect(state.tokens[0]).toMatchObject({ cloaked: true, range: 1 });
    state.fell.fill(false);
    state.hulls[0] = 2;
    runPhase(state, 'threats', dice(3));
    expect([state.hulls[0], state.tokens[0]!.cloaked]).toEqual([0, false]);
    play(state, { type: 'fire', card: 'photonTorpedo-1', target: 'raider-1' });
    play(state, { type: 'fire', card: 'phasersFrontShort-1', target: 'raider-1' });
    expect(state.mission.tokenDestroyed).toBe(true);
    expect(state.threatDiscard).toEqual(['comet-1']);
  });

  test('the Courier goes outward while its lane is clear, and departs from long', () => {
    const state = table({
      mission: 'courierToTheConference',
      tokens: { 'courier-1': { sector: 2, range: 1 } },
    });
    runPhase(state, 'threats');
    runPhase(state, 'threats');
    expect(spot(state, 'courier-1')).toEqual([2, 3]);
    const events = runPhase(state, 'threats');
    expect(told(events, 'left')[0]).toMatchObject({ why: 'departed' });
    expect(state.mission.departed).toBe(true);
  });

  test('a visible ship in its lane stops the Courier and shoots it; a hidden one does not stop it', () => {
    const blocked = table({
      mission: 'courierToTheConference',
      tokens: { 'courier-1': { sector: 2, range: 1 }, 'klingonCruiser-1': { sector: 2, range: 3 } },
    });
    runPhase(blocked, 'threats');
    expect(blocked.tokens.find(({ id }) => id === 'courier-1')).toMatchObject({ range: 1, defence: 1 });
    expect(told(runPhase(blocked, 'threats'), 'missionFailed')[0]).toMatchObject({ why: 'token' });
    const hidden = table({
      mission: 'courierToTheConference',
      tokens: { 'courier-1': { sector: 2, range: 1 }, 'romulanBattleCruiser-1': { sector: 2, range: 3 } },
    });
    runPhase(hidden, 'threats');
    expect(spot(hidden, 'courier-1')).toEqual([2, 2]);
  });

  test.each([
    [3, 5],
    [4, 0],
  ])('Barrier at the Rim: after a forward maneuver a roll of %d shakes facing %d', (roll, facing) => {
    const state = table({ mission: 'barrierAtTheRim', heading: 1 });
    play(state, { type: 'maneuver', maneuver: 'forward' }, dice(roll));
    expect(state.shields[facing]).toBe(1);
    expect(state.mission.forwards).toBe(1);
  });

  test('The Devourer: after a tick the active player discards one of choice; a single card goes by itself', () => {
    const state = table({ mission: 'theDevourer', hands: [['dilithium-1', 'dilithium-2']] });
    runPhase(state, 'status');
    expect(state.open[0]).toMatchObject({ type: 'discard', why: 'hook' });
    const events = play(state, { type: 'discard', card: 'dilithium-1' });
    expect(told(events, 'discarded')[0]).toMatchObject({ why: 'hook' });
    runPhase(state, 'status');
    expect(handOf(state)).toEqual([]);
    expect(askedOf(state)).toBe('play');
  });

  test('the Shuttlecraft comes in while its lane is clear, and stops at short', () => {
    const state = table({
      mission: 'lostShuttlecraft',
      tokens: { 'shuttle-1': { sector: 4, range: 2 }, 'klingonCruiser-1': { sector: 4, range: 3 } },
    });
    runPhase(state, 'threats');
    expect(spot(state, 'shuttle-1')).toEqual([4, 2]);
    state.tokens = state.tokens.filter(({ id }) => id === 'shuttle-1');
    runPhase(state, 'threats');
    runPhase(state, 'threats');
    expect(spot(state, 'shuttle-1')).toEqual([4, 1]);
  });

  test('Rogue Probe: after a tick a rolled sector is struck; a roll of 4 completes it, a 3 does not', () => {
    const ticking = table({ mission: 'rogueProbe' });
    runPhase(ticking, 'status', dice(5));
    expect(ticking.shields[4]).toBe(1);
    const missed = ready('rogueProbe');
    const events = runPhase(missed, 'status', dice(3, 1));
    expect(told(events, 'missionRolled')).toEqual([
      { type: 'missionRolled', mission: 'rogueProbe', roll: 3, success: false },
    ]);
    expect(missed.mission).toMatchObject({ id: 'rogueProbe', timer: 5 });
    expect(told(runPhase(missed, 'status', dice(4)), 'missionCompleted')).toHaveLength(1);
  });

  test('Contest of Captains: no hit cards at ships, no fire in phase 6, but boarding and hiding go on', () => {
    const state = table({
      mission: 'contestOfCaptains',
      shields: [0, 2, 2, 2, 2, 2],
      hands: [['photonTorpedo-1', 'phasersFrontShort-2']],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonCruiser-2': { sector: 2, range: 3 },
        'romulanBattleCruiser-1': { sector: 3, range: 3 },
      },
    });
    expect(refused(state, { type: 'fire', card: 'photonTorpedo-1', target: 'klingonCruiser-1' })).toBe(
      'holdFire',
    );
    expect(refused(state, { type: 'commit', card: 'phasersFrontShort-2', slot: 0 })).toBeUndefined();
    const events = runPhase(state, 'threats');
    expect(state.shields).toEqual([0, 2, 2, 2, 2, 2]);
    expect(state.hulls[0]).toBe(0);
    expect(told(events, 'volley')).toEqual([
      { type: 'volley', sector: 2, facing: 1, shooters: ['klingonCruiser-2'], damage: 0, why: 'held' },
    ]);
    expect(state.tokens.find(({ id }) => id === 'romulanBattleCruiser-1')!.cloaked).toBe(true);
  });

  test('a mission token moves on a forward maneuver and no card moves or hits it', () => {
    const state = table({
      mission: 'outpostDefense',
      tokens: { 'outpost-1': { sector: 1, range: 2, defence: 3 } },
      hands: [['tractorBeam-1', 'photonTorpedo-1', 'forceField-1']],
    });
    expect(refused(state, { type: 'fire', card: 'photonTorpedo-1', target: 'outpost-1' })).toBe('notAShip');
    expect(refused(state, { type: 'tractorBeam', card: 'tractorBeam-1', target: 'outpost-1' })).toBe(
      'notAShip',
    );
    expect(refused(state, { type: 'forceField', card: 'forceField-1', target: 'outpost-1' })).toBe(
      'notAShip',
    );
    play(state, { type: 'maneuver', maneuver: 'forward' });
    expect(spot(state, 'outpost-1')).toEqual([1, 1]);
  });

  test('after a failure the next player reveals a new mission (R18); an open one is left alone', () => {
    const state = table({ mission: 'rogueProbe' });
    runPhase(state, 'mission');
    expect(state.mission.id).toBe('rogueProbe');
    runWork(state, [{ type: 'missionEnd', done: false }]);
    state.missionDeck = ['fallingOrbit'];
    runPhase(state, 'mission');
    expect(state.mission.id).toBe('fallingOrbit');
  });
});

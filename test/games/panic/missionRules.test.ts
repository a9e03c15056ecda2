import {
  askedOf,
  dice,
  drawTokens,
  handOf,
  play,
  refused,
  runPhase,
  runWork,
  spot,
  table,
  told,
} from './table';
import { ready } from './missionStand';

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

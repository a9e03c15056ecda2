import { askedOf, dice, handOf, play, refused, spot, table, told } from './table';

const FORWARD = { type: 'maneuver', maneuver: 'forward' } as const;

describe('maneuvers', () => {
  test.each([
    ['clockwise', 1],
    ['counterclockwise', 5],
  ] as const)('turning %s changes the heading to %d and moves no token', (maneuver, heading) => {
    const state = table({ tokens: { 'klingonCruiser-1': { sector: 1, range: 2 } } });
    const events = play(state, { type: 'maneuver', maneuver });
    expect(state.heading).toBe(heading);
    expect(spot(state, 'klingonCruiser-1')).toEqual([1, 2]);
    expect(told(events, 'maneuvered')).toEqual([
      { type: 'maneuvered', seat: 0, maneuver, fromHeading: 0, toHeading: heading },
    ]);
  });

  test('forward: tokens before the bow come closer, a threat at the side does not (figures A and B)', () => {
    const state = table({
      mission: 'distressSignal',
      tokens: {
        'freighter-1': { sector: 1, range: 2 },
        'klingonCruiser-1': { sector: 6, range: 3 },
        'klingonCruiser-2': { sector: 2, range: 2 },
      },
    });
    play(state, FORWARD);
    expect(spot(state, 'freighter-1')).toEqual([1, 1]);
    expect(spot(state, 'klingonCruiser-1')).toEqual([6, 2]);
    expect(spot(state, 'klingonCruiser-2')).toEqual([2, 2]);
    expect(state.mission.forwards).toBe(1);
  });

  test('forward with a threat at short: it stays behind a shield (figure C)', () => {
    const state = table({ tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } } });
    play(state, FORWARD);
    expect(spot(state, 'klingonCruiser-1')).toEqual([1, 1]);
    expect(state.shields[0]).toBe(2);
  });

  test('forward with a threat at short: without a shield it boards (figure D)', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
    });
    const events = play(state, FORWARD);
    expect(told(events, 'boarded')[0]).toMatchObject({ damage: 2, sector: 1 });
    expect(state.hulls[0]).toBe(0);
    expect(askedOf(state)).toBe('play');
  });

  test('forward: both bows may be boarded, one after the other', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 0],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonCruiser-2': { sector: 6, range: 1, defence: 1 },
      },
      hands: [[], ['securityTeam-1'], [], []],
    });
    play(state, FORWARD);
    expect(state.boarding).toEqual({ sector: 1, damage: 2 });
    play(state, { type: 'pass' }, dice(), 1);
    expect(state.boarding).toEqual({ sector: 6, damage: 1 });
    play(state, { type: 'sendTeam', card: 'securityTeam-1' }, dice(), 1);
    expect(state.hulls).toEqual([0, 2, 2, 2, 2, 2]);
    expect(askedOf(state)).toBe('play');
  });

  test('forward: a cruiser moves, a hidden ship stays, a starbase docks and is discarded (W13)', () => {
    const state = table({
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 3 },
        'romulanBattleCruiser-1': { sector: 1, range: 2, cloaked: true },
        'starbase-1': { sector: 6, range: 2 },
      },
    });
    const events = play(state, FORWARD);
    expect(spot(state, 'klingonCruiser-1')).toEqual([1, 2]);
    expect(spot(state, 'romulanBattleCruiser-1')).toEqual([1, 2]);
    expect(told(events, 'docked')).toEqual([{ type: 'docked', token: 'starbase-1', sector: 6, facing: 5 }]);
    expect(state.threatDiscard).toEqual(['starbase-1']);
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
  });

  test('a Tholian pulled into short stays, does not fire and holds the ship (R9)', () => {
    const state = table({ characters: ['sulu'], tokens: { 'tholian-1': { sector: 1, range: 2 } } });
    play(state, FORWARD);
    expect(spot(state, 'tholian-1')).toEqual([1, 1]);
    expect(refused(state, FORWARD)).toBe('web');
  });

  test('a Tholian and a mission token at short stay on a forward maneuver', () => {
    const state = table({
      shields: [0, 0, 0, 0, 0, 0],
      mission: 'aroundTheSun',
      tokens: { 'star-1': { sector: 1, range: 1 }, 'starbase-1': { sector: 6, range: 3 } },
    });
    play(state, FORWARD);
    expect(spot(state, 'star-1')).toEqual([1, 1]);
    expect(spot(state, 'starbase-1')).toEqual([6, 2]);
  });

  test('one maneuver a turn', () => {
    const state = table();
    play(state, FORWARD);
    expect(refused(state, FORWARD)).toBe('noManeuverLeft');
  });

  test('a mission can forbid it', () => {
    expect(refused(table({ mission: 'fallingOrbit' }), FORWARD)).toBe('missionHolds');
  });
});

describe('docking', () => {
  const docked = (shields: number[], hulls: number[]) => {
    const state = table({ shields, hulls, tokens: { 'starbase-1': { sector: 1, range: 2 } } });
    play(state, FORWARD);
    return state;
  };

  test('up to two damaged shields, then up to two damaged hull sections, then a card for everybody', () => {
    const state = docked([1, 1, 1, 2, 2, 2], [1, 2, 2, 2, 2, 2]);
    expect(state.open[0]).toMatchObject({
      type: 'restore',
      action: 'repair',
      part: 'shield',
      left: 2,
      why: 'docking',
    });
    const events = play(state, { type: 'restore', part: 'shield', facing: 0 });
    expect(told(events, 'mended')[0]).toMatchObject({ by: 'docking', from: 1, part: 'shield', facing: 0 });
    play(state, { type: 'restore', part: 'shield', facing: 2 });
    expect(state.open[0]).toMatchObject({ type: 'restore', part: 'hull', left: 2 });
    expect(handOf(state)).toHaveLength(0);
    play(state, { type: 'pass' });
    expect(state.shields).toEqual([2, 1, 2, 2, 2, 2]);
    expect(state.hulls[0]).toBe(1);
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
    expect(askedOf(state)).toBe('play');
  });

  test('or one destroyed: the choice is asked only where both are possible', () => {
    const state = docked([1, 0, 2, 2, 2, 2], [2, 0, 2, 2, 2, 2]);
    expect(askedOf(state)).toBe('chooseEffect');
    play(state, { type: 'chooseEffect', option: 1 });
    play(state, { type: 'restore', part: 'shield', facing: 1 });
    expect(state.shields).toEqual([1, 2, 2, 2, 2, 2]);
    expect(state.open[0]).toMatchObject({ type: 'restore', action: 'rebuild', part: 'hull' });
    play(state, { type: 'restore', part: 'hull', facing: 1 });
    expect(state.hulls).toEqual([2, 2, 2, 2, 2, 2]);
  });
});

import { dice, drawTokens, play, refused, runPhase, spot, table, told, tokenAt } from './table';

const INTACT = [2, 2, 2, 2, 2, 2];

describe('threats move and fire', () => {
  test.each([
    [3, 2],
    [2, 1],
  ])('a cruiser at range %d moves to %d and fires 1', (from, to) => {
    const state = table({ tokens: { 'klingonCruiser-1': { sector: 1, range: from } } });
    const events = runPhase(state, 'threats');
    expect(spot(state, 'klingonCruiser-1')).toEqual([1, to]);
    expect(state.shields).toEqual([1, 2, 2, 2, 2, 2]);
    expect(told(events, 'moved')[0]!.steps).toEqual([
      { token: 'klingonCruiser-1', fromSector: 1, fromRange: from, toSector: 1, toRange: to },
    ]);
    expect(told(events, 'volley')).toEqual([
      { type: 'volley', sector: 1, facing: 0, shooters: ['klingonCruiser-1'], damage: 1, why: 'threats' },
    ]);
  });

  test('at short range behind a shield it stays and fires', () => {
    const state = table({ tokens: { 'klingonCruiser-1': { sector: 4, range: 1 } } });
    runPhase(state, 'threats');
    expect(spot(state, 'klingonCruiser-1')).toEqual([4, 1]);
    expect(state.shields[3]).toBe(1);
  });

  test('sectors act one after the other, 1 to 6, each with one common volley (R1)', () => {
    const state = table({
      tokens: {
        'klingonCruiser-1': { sector: 6, range: 3 },
        'klingonCruiser-2': { sector: 2, range: 3 },
        'klingonCruiser-3': { sector: 2, range: 2 },
      },
    });
    const events = runPhase(state, 'threats');
    expect(told(events, 'volley').map(({ sector, damage }) => [sector, damage])).toEqual([
      [2, 2],
      [6, 1],
    ]);
    expect(state.shields).toEqual([2, 0, 2, 2, 2, 1]);
  });

  test('a ship that starts at short range without a shield before it boards with its defence (rulebook p. 13)', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
    });
    const events = runPhase(state, 'threats');
    expect(state.hulls[0]).toBe(0);
    expect(state.threatDiscard).toEqual(['klingonCruiser-1']);
    expect(told(events, 'boarded')[0]).toMatchObject({ tokens: ['klingonCruiser-1'], damage: 2, facing: 0 });
    expect(told(events, 'volley')).toHaveLength(0);
  });

  test('a shield that falls in this volley lets ships board only in the next phase 6 (R2)', () => {
    const state = table({
      shields: [1, 2, 2, 2, 2, 2],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
    });
    runPhase(state, 'threats');
    expect([state.shields[0], state.hulls[0]]).toEqual([0, 2]);
    expect(spot(state, 'klingonCruiser-1')).toEqual([1, 1]);
  });

  test('several boarders in one facing are one event (R4), and boarding comes before the volley (W15)', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1, defence: 2 },
        'klingonCruiser-2': { sector: 1, range: 2 },
      },
    });
    runPhase(state, 'threats');
    expect([state.hulls[0], state.removed.length]).toEqual([0, 1]);
    const pooled = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonCruiser-2': { sector: 1, range: 1, defence: 1 },
      },
    });
    expect(told(runPhase(pooled, 'threats'), 'boarded').map(({ damage }) => damage)).toEqual([3]);
    expect([pooled.hulls[0], pooled.removed.length]).toEqual([0, 1]);
  });
});

describe('Security Teams', () => {
  const boarded = () =>
    table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
      hands: [[], ['securityTeam-1', 'securityTeam-2'], ['securityTeam-3', 'dilithium-1'], []],
    });

  test('defence 2, one team: one damage (W6, the example on p. 13)', () => {
    const state = boarded();
    runPhase(state, 'threats');
    expect(state.open.map(({ type, seat }) => [type, seat])).toEqual([
      ['securityTeam', 1],
      ['securityTeam', 2],
    ]);
    const events = play(state, { type: 'sendTeam', card: 'securityTeam-3' }, dice(), 2);
    expect(told(events, 'teamSent')).toEqual([
      { type: 'teamSent', seat: 2, card: 'securityTeam-3', left: 1 },
    ]);
    expect(state.hulls[0]).toBe(2);
    play(state, { type: 'pass' }, dice(), 1);
    expect(state.hulls[0]).toBe(1);
    expect(state.discard).toEqual(['securityTeam-3']);
  });

  test('who has another team is asked again; at 0 damage nobody is asked any more', () => {
    const state = boarded();
    runPhase(state, 'threats');
    play(state, { type: 'sendTeam', card: 'securityTeam-1' }, dice(), 1);
    expect(state.open.map(({ seat }) => seat)).toEqual([2, 1]);
    const events = play(state, { type: 'sendTeam', card: 'securityTeam-2' }, dice(), 1);
    expect(state.open.map(({ type }) => type)).toEqual(['play']);
    expect(told(events, 'boardersRepelled')).toHaveLength(1);
    expect(state.hulls).toEqual(INTACT);
    expect(state.boarding).toEqual({ sector: 0, damage: 0 });
  });

  test('a pass is final for this boarding', () => {
    const state = boarded();
    runPhase(state, 'threats');
    play(state, { type: 'pass' }, dice(), 1);
    expect(refused(state, { type: 'sendTeam', card: 'securityTeam-1' }, 1)).toBe('notAsked');
    play(state, { type: 'pass' }, dice(), 2);
    expect(state.hulls[0]).toBe(0);
  });

  test('defence 3, nobody reacts, hull 1: hull destroyed and two cards gone (W7)', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      hulls: [1, 2, 2, 2, 2, 2],
      tokens: { 'kang-1': { sector: 1, range: 1 } },
    });
    runPhase(state, 'threats');
    expect([state.hulls[0], state.removed.length]).toEqual([0, 2]);
  });
});

describe('cloaking ships', () => {
  test('a Klingon Bird-of-Prey on its way: five phases (W9)', () => {
    const state = table({ tokens: { 'klingonBirdOfPrey-1': { sector: 1, range: 3 } } });
    const phase = (...rolls: number[]): unknown[] => {
      runPhase(state, 'threats', dice(...rolls));
      state.fell.fill(false);
      const token = state.tokens[0];
      return [token?.range, token?.cloaked, state.shields[0], state.hulls[0]];
    };
    expect(phase()).toEqual([2, true, 2, 2]);
    expect(phase(3)).toEqual([2, false, 1, 2]);
    expect(phase()).toEqual([1, true, 1, 2]);
    expect(phase(3)).toEqual([1, false, 0, 2]);
    expect(phase()).toEqual([undefined, undefined, 0, 1]);
  });

  test('had the shield been repaired in time, it would hide at short instead', () => {
    const state = table({
      shields: [1, 2, 2, 2, 2, 2],
      tokens: { 'klingonBirdOfPrey-1': { sector: 1, range: 1 } },
    });
    runPhase(state, 'threats');
    expect(tokenAt(state, 'klingonBirdOfPrey-1')).toMatchObject({ range: 1, cloaked: true });
  });

  test.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 2],
  ])('on a roll of %d hidden ships reappear from sector 3 in sector %d (R8)', (roll, sector) => {
    const state = table({
      tokens: {
        'romulanBattleCruiser-1': { sector: 3, range: 2, cloaked: true },
        'klingonBirdOfPrey-1': { sector: 3, range: 1, cloaked: true },
      },
    });
    const events = runPhase(state, 'threats', dice(roll));
    expect(spot(state, 'romulanBattleCruiser-1')).toEqual([sector, 2]);
    expect(spot(state, 'klingonBirdOfPrey-1')).toEqual([sector, 1]);
    expect(told(events, 'rolled')).toEqual([{ type: 'rolled', roll, why: 'reappearing', token: '' }]);
    expect(told(events, 'volley').map((one) => [one.sector, one.damage])).toEqual([[sector, 2]]);
  });

  test('a Romulan Bird-of-Prey fires for 2', () => {
    const state = table({ tokens: { 'romulanBirdOfPrey-1': { sector: 1, range: 2, cloaked: true } } });
    runPhase(state, 'threats', dice(3));
    expect(state.shields[0]).toBe(0);
  });

  test('a hidden ship at short range without a shield before it reappears and fires; it does not board (R7)', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: { 'romulanBattleCruiser-1': { sector: 1, range: 1, cloaked: true } },
    });
    runPhase(state, 'threats', dice(4));
    expect(state.hulls[0]).toBe(1);
    expect(tokenAt(state, 'romulanBattleCruiser-1')).toMatchObject({ range: 1, cloaked: false });
  });

  test('hiding keeps a ship’s defence', () => {
    const state = table({ tokens: { 'romulanBattleCruiser-1': { sector: 1, range: 3, defence: 1 } } });
    runPhase(state, 'threats');
    expect(tokenAt(state, 'romulanBattleCruiser-1')).toMatchObject({ defence: 1, cloaked: true });
    runPhase(state, 'threats', dice(3));
    expect(tokenAt(state, 'romulanBattleCruiser-1').defence).toBe(1);
  });
});

describe('Tholians', () => {
  test('fire at medium, stop at short without a shot, and hold the ship (W10)', () => {
    const state = table({ tokens: { 'tholian-1': { sector: 2, range: 3 } } });
    runPhase(state, 'threats');
    expect([spot(state, 'tholian-1'), state.shields[1]]).toEqual([[2, 2], 1]);
    expect(refused(state, { type: 'maneuver', maneuver: 'clockwise' })).toBeUndefined();
    runPhase(state, 'threats');
    expect([spot(state, 'tholian-1'), state.shields[1]]).toEqual([[2, 1], 1]);
    expect(refused(state, { type: 'maneuver', maneuver: 'clockwise' })).toBe('web');
  });

  test('never board and never fire again', () => {
    const state = table({ shields: [0, 2, 2, 2, 2, 2], tokens: { 'tholian-1': { sector: 1, range: 1 } } });
    runPhase(state, 'threats');
    expect([spot(state, 'tholian-1'), state.hulls[0]]).toEqual([[1, 1], 2]);
  });
});

describe('Force Field', () => {
  test('a held ship does not move, fire, hide or board in the coming phase; then the marker goes', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1, forceField: true },
        'romulanBattleCruiser-1': { sector: 2, range: 3, forceField: true },
      },
    });
    const events = runPhase(state, 'threats');
    expect(state.hulls[0]).toBe(2);
    expect(tokenAt(state, 'romulanBattleCruiser-1')).toMatchObject({
      range: 3,
      cloaked: false,
      forceField: false,
    });
    expect(told(events, 'forceFieldEnded')).toHaveLength(2);
  });
});

describe('special threats', () => {
  test('a comet destroys everything in its sector but mission tokens, then strikes (R10)', () => {
    const state = table({
      mission: 'distressSignal',
      tokens: {
        'klingonCruiser-1': { sector: 2, range: 3 },
        'romulanBattleCruiser-1': { sector: 2, range: 2, cloaked: true },
        'starbase-1': { sector: 2, range: 1 },
        'freighter-1': { sector: 2, range: 2 },
        'klingonCruiser-2': { sector: 3, range: 3 },
      },
    });
    const events = drawTokens(state, ['comet-1'], dice(2));
    expect(state.tokens.map(({ id }) => id)).toEqual(['klingonCruiser-2', 'freighter-1']);
    expect(state.shields[1]).toBe(0);
    expect(state.threatDiscard).toContain('comet-1');
    expect(told(events, 'destroyed').map(({ by }) => by)).toEqual(['comet', 'comet', 'comet']);
    expect(state.mission.destroyed).toBe(2);
  });

  test('Kang: all Klingons fire by facing; hidden ones reappear with one roll and stay visible (R11)', () => {
    const state = table({
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonBirdOfPrey-1': { sector: 2, range: 2, cloaked: true },
        'romulanBattleCruiser-1': { sector: 4, range: 2, cloaked: true },
        'tholian-1': { sector: 5, range: 3 },
      },
    });
    const events = drawTokens(state, ['kang-1'], dice(1, 5));
    expect(spot(state, 'kang-1')).toEqual([1, 3]);
    expect(tokenAt(state, 'klingonBirdOfPrey-1')).toMatchObject({ sector: 1, cloaked: false, fresh: false });
    expect(tokenAt(state, 'romulanBattleCruiser-1').cloaked).toBe(true);
    expect(told(events, 'volley').map(({ sector, damage, why }) => [sector, damage, why])).toEqual([
      [1, 3, 'kang'],
    ]);
    expect([state.shields[0], state.hulls[0], state.shields[4]]).toEqual([0, 2, 2]);
    runPhase(state, 'threats', dice(3));
    expect(tokenAt(state, 'klingonBirdOfPrey-1').cloaked).toBe(true);
  });

  test('Koloth: visible Klingons move without firing; alone it stands at medium (R12, W14)', () => {
    const alone = table();
    drawTokens(alone, ['koloth-1'], dice(4));
    expect(spot(alone, 'koloth-1')).toEqual([4, 2]);
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 1 },
        'klingonCruiser-2': { sector: 2, range: 1 },
        'klingonBirdOfPrey-1': { sector: 3, range: 3 },
        'klingonBirdOfPrey-2': { sector: 3, range: 3, cloaked: true },
        'romulanBattleCruiser-1': { sector: 3, range: 3 },
      },
    });
    const events = drawTokens(state, ['koloth-1'], dice(3));
    expect(told(events, 'boarded').map(({ sector, damage }) => [sector, damage])).toEqual([[1, 2]]);
    expect(spot(state, 'klingonCruiser-2')).toEqual([2, 1]);
    expect(tokenAt(state, 'klingonBirdOfPrey-1')).toMatchObject({ range: 2, cloaked: false });
    expect(tokenAt(state, 'klingonBirdOfPrey-2')).toMatchObject({ range: 3, cloaked: true });
    expect(spot(state, 'romulanBattleCruiser-1')).toEqual([3, 3]);
    expect(told(events, 'volley')).toHaveLength(0);
  });

  test('Kor: Klingons regain 1, hidden ones too, never above their print (W12, R13)', () => {
    const state = table({
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 3, defence: 1 },
        'klingonCruiser-2': { sector: 1, range: 3, defence: 2 },
        'klingonBirdOfPrey-1': { sector: 2, range: 3, cloaked: true },
        'romulanBattleCruiser-1': { sector: 3, range: 3, defence: 1 },
      },
    });
    drawTokens(state, ['kor-1'], dice(6));
    const defence = (id: string): number => tokenAt(state, id).defence;
    expect(
      ['klingonCruiser-1', 'klingonCruiser-2', 'klingonBirdOfPrey-1', 'romulanBattleCruiser-1', 'kor-1'].map(
        defence,
      ),
    ).toEqual([2, 2, 1, 1, 3]);
  });

  test.each([
    'klingonCruiser-1',
    'klingonBirdOfPrey-1',
    'romulanBattleCruiser-1',
    'romulanBirdOfPrey-1',
    'tholian-1',
    'starbase-1',
  ])('%s is placed at long range of the rolled sector, visible, at full defence', (id) => {
    const state = table();
    const events = drawTokens(state, [id], dice(5));
    expect(spot(state, id)).toEqual([5, 3]);
    expect(tokenAt(state, id).cloaked).toBe(false);
    expect(told(events, 'rolled')).toEqual([{ type: 'rolled', roll: 5, why: 'placing', token: id }]);
  });
});

describe('new threats', () => {
  test('two tokens are drawn and resolved one after the other', () => {
    const state = table();
    const events = runPhase(state, 'newThreats', dice(1, 2));
    expect(told(events, 'threatDrawn')).toHaveLength(2);
    expect(state.bag).toHaveLength(29);
    const order = events
      .map(({ type }) => type)
      .filter((type) => type === 'threatDrawn' || type === 'placed');
    expect(order).toEqual(['threatDrawn', 'placed', 'threatDrawn', 'placed']);
  });

  test('an empty bag is refilled from the discarded threats (p. 14)', () => {
    const state = table();
    state.bag = ['tholian-1'];
    state.threatDiscard = ['tholian-2', 'tholian-3'];
    const events = runPhase(state, 'newThreats', dice(1, 2));
    expect(told(events, 'bagRefilled')).toEqual([{ type: 'bagRefilled', tokens: 2 }]);
    expect(state.tokens).toHaveLength(2);
    expect(state.bag).toHaveLength(1);
  });

  test('with all tokens on the board nothing is drawn (R32)', () => {
    const state = table();
    state.bag = [];
    expect(told(runPhase(state, 'newThreats'), 'threatsCalm')).toHaveLength(2);
  });

  test('nothing is drawn once the target is reached', () => {
    const state = table({
      options: { missions: 1 },
      done: ['rogueProbe'],
      tokens: { 'tholian-1': { sector: 1, range: 1 } },
    });
    const events = runPhase(state, 'newThreats');
    expect(told(events, 'threatsCalm')).toEqual([{ type: 'threatsCalm', why: 'targetReached' }]);
    expect(state.tokens).toHaveLength(1);
  });
});

import { game } from '../../../shared/games/attackWing';
import { fleetPoints, MOST_MOVES, survivingPoints } from '../../../shared/games/attackWing/apply/ending';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, dice, does, go, only, type Put, refusalOf, tableWith, typesOf } from './helpers';
import { fitOptions, start } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';

const atEnd = (own: Partial<Put> = {}, other: Partial<Put> = {}, options: object = {}, round = 3): State =>
  tableWith({
    round,
    options,
    ships: [
      { seat: 0, ship: 'romD7', captain: 'toreth', at: [200, 300, 0], ...own },
      { seat: 1, ship: 'romD7', captain: 'mirok', at: [700, 600, 180], ...other },
    ],
    agenda: [{ type: 'endPhase' }],
  });

describe('the End phase', () => {
  test('Evade, Battle Stations and Scan go; locks, auxiliary power and disabled cards stay', () => {
    const state = atEnd({
      evade: 1,
      battleStations: 2,
      scan: 1,
      aux: 1,
      lock: 1,
      upgrades: ['romPlasmaTorpedoes'],
    });
    state.ships[0]!.upgrades[0]!.status = 'disabled';
    const events = go(state);
    expect(only(events, 'tokensCleared')).toMatchObject([{ ships: [0] }]);
    expect(state.ships[0]).toMatchObject({ evade: 0, battleStations: 0, scan: 0, aux: 1, lock: 1 });
    expect(state.ships[0]!.upgrades[0]!.status).toBe('disabled');
  });

  test('a red cloak falls; its owner may raise the shields or not', () => {
    for (const raise of [true, false]) {
      const state = atEnd({ cloak: 'red', shields: 0, disabledShields: 1 });
      expect(typesOf(go(state))).toContain('cloakDropped');
      expect(asked(state, 0)).toMatchObject({ type: 'raiseShields', ship: 0 });
      does(state, 0, { type: 'raiseShields', ship: 0, raise });
      expect(state.ships[0]).toMatchObject(
        raise ? { cloak: 'none', shields: 1, disabledShields: 0 } : { shields: 0, disabledShields: 1 },
      );
      expect(state.round).toBe(4);
    }
  });

  test('a green cloak is kept with its shields down, or dropped', () => {
    const kept = atEnd({ cloak: 'green', shields: 0, disabledShields: 1 });
    go(kept);
    expect(asked(kept, 0)).toMatchObject({ type: 'cloakToken', ship: 0 });
    does(kept, 0, { type: 'cloakToken', ship: 0, keep: true });
    expect(kept.ships[0]).toMatchObject({ cloak: 'green', shields: 0, disabledShields: 1 });
    const dropped = atEnd({ cloak: 'green', shields: 0, disabledShields: 1 });
    go(dropped);
    does(dropped, 0, { type: 'cloakToken', ship: 0, keep: false });
    expect(asked(dropped, 0)).toMatchObject({ type: 'raiseShields', ship: 0 });
  });

  test('the initiative player is asked first', () => {
    const cloaked = { cloak: 'green', shields: 0, disabledShields: 1 } as const;
    const state = atEnd(cloaked, cloaked);
    state.initiative = 1;
    go(state);
    expect(state.open.map(({ seat }) => seat)).toEqual([1]);
  });

  test('what lasts a round is over', () => {
    const state = atEnd({
      dial: 'straight1',
      revealed: true,
      activated: true,
      attacked: true,
      overlapped: true,
      flown: [{ maneuver: 'straight1', color: 'green' }],
      actions: ['evade'],
      used: ['0:0:0'],
    });
    state.players[0]!.reopened = 2;
    state.players[0]!.ready = true;
    go(state);
    expect(state.ships[0]).toMatchObject({ dial: '', revealed: false, activated: false, attacked: false });
    expect(state.ships[0]).toMatchObject({ overlapped: false, flown: [], actions: [], used: [] });
    expect(state.players[0]).toMatchObject({ reopened: 0, ready: false });
  });
});

describe('the end of the battle', () => {
  test('comes after the last round; more fleet points win', () => {
    const state = atEnd({}, { ship: 'kliKronosOne' }, { rounds: 3 });
    go(state);
    // Seat 1 has more left, so seat 0 has fewer points.
    expect(survivingPoints(state, 1)).toBeGreaterThan(survivingPoints(state, 0));
    expect(game.outcome(state)).toEqual({
      reason: 'fleetPoints',
      winners: [1],
      scores: [fleetPoints(state, 0), fleetPoints(state, 1)],
    });
  });

  test('equal points roll off: most Battle Stations of five dice, equals again', () => {
    const state = atEnd({}, { captain: 'toreth' }, { rounds: 3 });
    const blank: Face = 'blank';
    const five = (stations: number): Face[] =>
      Array.from({ length: 5 }, (_, at) => (at < stations ? 'battleStations' : blank));
    const events = go(state, dice(...five(2), ...five(2), ...five(0), ...five(1)));
    expect(only(events, 'rolledOff').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(game.outcome(state)).toMatchObject({ reason: 'rollOff', winners: [1] });
  });

  test('fleet points: the largest fleet less what survives of the other; lost cards do not survive, used ones do', () => {
    const state = atEnd({ upgrades: ['romPlasmaTorpedoes', 'romPlasmaTorpedoes'] });
    // romD7 11, Toreth 4, twice 3.
    expect(survivingPoints(state, 0)).toBe(21);
    expect(fleetPoints(state, 1)).toBe(79);
    state.ships[0]!.upgrades[0]!.status = 'lost';
    expect(survivingPoints(state, 0)).toBe(18);
    state.ships[0]!.upgrades[1]!.status = 'under';
    expect(survivingPoints(state, 0)).toBe(18);
    state.ships[0]!.fate = 'fled';
    expect(survivingPoints(state, 0)).toBe(0);
    expect(fleetPoints(state, 1)).toBe(100);
  });

  test('elimination decides before points', () => {
    const state = atEnd({}, { ship: 'kliKronosOne' });
    state.agenda = [{ type: 'endPhase' }, { type: 'reckon' }];
    state.ships[0]!.fate = 'destroyed';
    go(state);
    expect(game.outcome(state)).toMatchObject({ reason: 'elimination', winners: [1] });
  });

  test('surrender counts as elimination', () => {
    const state = atEnd();
    state.agenda = [{ type: 'round' }];
    go(state);
    does(state, 1, { type: 'concede' });
    expect(game.outcome(state)).toEqual({ reason: 'elimination', winners: [0], scores: [100, 85] });
    expect(state.open).toEqual([]);
  });

  test('surrender before the fleets are known gives the other side everything', () => {
    const started = start(game, { size: 'duel' }, 2, keyFromSeed(1));
    if (!started.ok) throw new Error(started.refusal.message);
    const { state } = started.value;
    does(state, 0, { type: 'concede' });
    expect(game.outcome(state)).toEqual({ reason: 'elimination', winners: [1], scores: [0, 40] });
  });
});

describe('time', () => {
  const flying = (options: object): State => {
    const state = atEnd({ dial: 'straight1' }, { ship: 'kliKronosOne', dial: 'straight1' }, options);
    state.phase = 'activation';
    state.agenda = [{ type: 'activation' }];
    go(state);
    return state;
  };

  test('the running round is finished and then counted', () => {
    const state = flying({});
    does(state, 'table', { type: 'timeUp' });
    expect(game.outcome(state)).toBeUndefined();
    while (!game.outcome(state)) does(state, state.open[0]!.seat, game.quiet(state, state.open[0]!)!);
    expect(state.round).toBe(3);
    expect(game.outcome(state)).toMatchObject({ reason: 'fleetPoints', winners: [1] });
  });

  test('or the battle stops after the running step', () => {
    const state = flying({ atTimeLimit: 'stop' });
    does(state, 'table', { type: 'timeUp' });
    expect(game.outcome(state)).toBeUndefined();
    does(state, state.open[0]!.seat, { type: 'noAction' });
    expect(game.outcome(state)).toMatchObject({ reason: 'fleetPoints', winners: [1] });
  });

  test('at once where no ship is in the middle of anything', () => {
    const state = atEnd({}, { ship: 'kliKronosOne' }, { atTimeLimit: 'stop' });
    state.agenda = [{ type: 'round' }];
    go(state);
    does(state, 'table', { type: 'timeUp' });
    expect(game.outcome(state)).toMatchObject({ reason: 'fleetPoints' });
    expect(refusalOf(state, 'table', { type: 'timeUp' })?.code).toBe('over');
  });

  test('in set-up it stops at once under either switch, and equal fleets roll off', () => {
    for (const atTimeLimit of ['finishRound', 'stop'] as const) {
      const started = start(game, { atTimeLimit }, 2, keyFromSeed(1));
      if (!started.ok) throw new Error(started.refusal.message);
      const { state } = started.value;
      does(state, 'table', { type: 'timeUp' }, fastRng(1));
      expect(game.outcome(state)).toMatchObject({ reason: 'rollOff', scores: [0, 0] });
      expect(state.result.end).toBe('time');
    }
  });

  test('under stop, while a player only chooses the next ship, it ends at once', () => {
    const state = tableWith({
      phase: 'activation',
      options: { atTimeLimit: 'stop' },
      ships: [
        { seat: 0, at: [100, 300, 0], dial: 'straight1' },
        { seat: 0, at: [300, 300, 0], dial: 'straight1' },
        { seat: 1, ship: 'kliKronosOne', at: [700, 800, 180], dial: 'straight1' },
      ],
      agenda: [{ type: 'activation' }],
    });
    go(state);
    expect(asked(state, 0).type).toBe('order');
    does(state, 'table', { type: 'timeUp' });
    expect(game.outcome(state)).toMatchObject({ reason: 'fleetPoints' });
  });

  test('overtime: the second call stops the battle after the running step', () => {
    const state = flying({ clockMinutes: 60 });
    does(state, 'table', { type: 'timeUp' });
    const events = does(state, 'table', { type: 'timeUp' });
    expect(only(events, 'timeCalled')).toEqual([{ type: 'timeCalled', overtime: true }]);
    expect(game.outcome(state)).toBeUndefined();
    does(state, state.open[0]!.seat, { type: 'noAction' });
    expect(state.result).toMatchObject({ end: 'time', reason: 'fleetPoints' });
    expect(state.round).toBe(3);
  });

  test('with stop a ship that only waits for its simultaneous attack counts as destroyed', () => {
    const state = tableWith({
      phase: 'combat',
      options: { atTimeLimit: 'stop' },
      ships: [
        { seat: 0, ship: 'kliDevisor', at: [457, 300, 0] },
        { seat: 1, ship: 'kliKronosOne', at: [457, 700, 180], doomed: true },
        { seat: 1, at: [100, 700, 180] },
      ],
      agenda: [{ type: 'reckon' }],
    });
    state.timeCalled = true;
    const events = go(state);
    expect(only(events, 'removed')).toEqual([{ type: 'removed', ship: 1, fate: 'destroyed' }]);
    expect(state.result.surviving).toEqual([survivingPoints(state, 0), 11]);
  });

  test('with a clock there is no limit of rounds, and without one there is', () => {
    const after = (clockMinutes: number): State => {
      const state = atEnd({}, { ship: 'kliKronosOne' }, { clockMinutes, rounds: 3 });
      go(state);
      return state;
    };
    expect(after(60)).toMatchObject({ round: 4, result: { end: '' } });
    expect(after(0)).toMatchObject({ round: 3, result: { end: 'rounds' } });
  });

  test('so many moves end it like a call to stop', () => {
    const state = flying({ clockMinutes: 60 });
    state.seq = MOST_MOVES;
    does(state, state.open[0]!.seat, { type: 'noAction' });
    expect(state.result).toMatchObject({ end: 'time' });
    expect(game.longest).toBeGreaterThan(MOST_MOVES + 200);
  });

  test('the clock is an option', () => {
    const options = (wish: object) => {
      const fit = fitOptions(game, wish, 2);
      if (!fit.ok) throw new Error(fit.refusal.message);
      return fit.value;
    };
    expect(game.clock?.(options({}))).toBeUndefined();
    expect(game.clock?.(options({ clockMinutes: 60 }))).toEqual({
      limitMs: 3_600_000,
      overtimeMs: 600_000,
      timeUp: { type: 'timeUp' },
    });
    expect(game.reactionMs?.(options({}))).toBe(6000);
  });
});

import { game } from '../../../shared/games/attackWing';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import { facing, fire, none } from './duel';
import { asked, dice, does, only, typesOf } from './helpers';

describe('simultaneous fire', () => {
  const dying = { shields: 0, damage: ['-directHit', '-directHit'] } as const;

  test('a ship brought down by equal skill attacks first and goes down then', () => {
    const state = facing(
      { captain: 'krell', shields: 5 },
      { ...dying, damage: ['-directHit', '-directHit'] },
    );
    const events = fire(state, 'hit', none, none, none);
    expect(only(events, 'doomed')).toMatchObject([{ ship: 1 }]);
    expect(only(events, 'removed')).toEqual([]);
    expect(asked(state, 1)).toMatchObject({ type: 'attack', ship: 1 });
    const after = does(state, 1, { type: 'attack', weapon: -1, target: 0 }, dice('hit', none, none, none));
    expect(typesOf(after).indexOf('shieldLost')).toBeLessThan(typesOf(after).indexOf('removed'));
    expect(state.ships[1]!.fate).toBe('destroyed');
  });

  test('a lower skill does not help', () => {
    const state = facing({}, { ...dying, damage: ['-directHit', '-directHit'] });
    expect(only(fire(state, 'hit', none, none, none), 'removed')).toMatchObject([{ ship: 1 }]);
  });

  test('nor does a ship that has had its attack wait', () => {
    const state = facing(
      { captain: 'krell' },
      { ...dying, damage: ['-directHit', '-directHit'], attacked: true },
    );
    expect(only(fire(state, 'hit', none, none, none), 'removed')).toMatchObject([{ ship: 1 }]);
  });

  test('the last ships of both sides may go down together; fleet points decide', () => {
    const state = facing(
      { captain: 'krell', shields: 0, damage: ['-directHit', '-directHit', '-directHit'] },
      {
        ...dying,
        damage: ['-directHit', '-directHit'],
      },
    );
    state.ships[2]!.fate = 'destroyed';
    state.ships[3]!.fate = 'destroyed';
    fire(state, 'hit', none, none, none);
    expect(game.outcome(state)).toBeUndefined();
    const faces: Face[] = ['hit', none, none, none];
    const rollOff: Face[] = ['battleStations', none, none, none, none, none, none, none, none, none];
    const events = does(state, 1, { type: 'attack', weapon: -1, target: 0 }, dice(...faces, ...rollOff));
    expect(only(events, 'removed').map(({ ship }) => ship)).toEqual([0, 1]);
    expect(game.outcome(state)).toEqual({ reason: 'rollOff', winners: [0], scores: [100, 100] });
  });

  test('a doomed ship whose attack never comes into sight still goes down', () => {
    const state = facing(
      { captain: 'krell' },
      { ...dying, damage: ['-directHit', '-directHit'], at: [457, 500, 0] },
    );
    const events = fire(state, 'hit', none, none, none);
    expect(typesOf(events)).toEqual(expect.arrayContaining(['doomed', 'removed']));
  });
});

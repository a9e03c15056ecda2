import type { MissionId } from '../../../shared/games/panic/data/missions';
import { dice, play, runPhase, type Setting, table, told } from './table';

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

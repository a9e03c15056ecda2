import { MISSION, MISSIONS } from '../../../shared/games/panic/data/missions';
import { dice, runPhase, spot, table, told } from './table';
import { READY, ready, settle } from './missionStand';

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

  const at = token ? { [token.id]: { sector: 2, range: 3 } } : {};
  if (timer === 0) {
    test('has no time limit: it never ticks and never fails', () => {
      const state = table({ mission: id, tokens: at });
      for (let turn = 1; turn <= 30; turn++) expect(runPhase(state, 'status', dice())).toHaveLength(1);
      expect(state.mission).toMatchObject({ id, timer: 0 });
    });
  } else {
    test(`fails after exactly ${String(timer)} turns (W11) and slides under the deck`, () => {
      const state = table({
        mission: id,
        tokens: at,
        hands: [['dilithium-5', 'tritanium-5', 'dilithium-4']],
      });
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
  }

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

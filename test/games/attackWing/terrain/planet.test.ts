import { fastRng } from '../../../../shared/engine/rng';
import { PLANET } from '../../../../shared/games/attackWing/data/terrain';
import { depthInDisc, fly, poseAtMm } from '../../../../shared/games/attackWing/geometry';
import { poseAlong } from '../../../../shared/games/attackWing/geometry/slide';
import { TEMPLATES } from '../../../../shared/games/attackWing/geometry/templates';
import type { Move } from '../../../../shared/games/attackWing/moves';
import { NONE } from '../../../../shared/games/attackWing/types';
import { asked, does, go, only, refusalOf, tableWith, typesOf } from '../helpers';
import { flying, rock } from './lying';

describe('the planet', () => {
  test('templates may cross it', () => {
    const { state, events } = flying({ at: [457, 340, 0] }, 'straight6', [PLANET]);
    expect(state.ships[0]!.pose).toEqual(poseAtMm(457, 620, 0));
    expect(typesOf(events)).not.toContain('planetMet');
    expect(asked(state, 0).type).toBe('action');
  });

  test('a base that would end on it slides back along the template and skips Perform Action', () => {
    const { state, events } = flying({ at: [457, 287, 0] }, 'straight3', [PLANET]);
    expect(state.ships[0]!.pose.y / 1000).toBeCloseTo(387, 2);
    expect(state.ships[0]).toMatchObject({ overlapped: false, marks: [], damage: [] });
    expect(only(events, 'flew')).toMatchObject([{ touching: NONE }]);
    expect(only(events, 'planetMet')).toEqual([{ type: 'planetMet', ship: 0 }]);
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why: 'skip' }]);
  });

  test('touching its edge is not ending on it', () => {
    const { state, events } = flying({ at: [457, 267, 0] }, 'straight2', [PLANET]);
    expect(state.ships[0]!.pose).toEqual(poseAtMm(457, 387, 0));
    expect(typesOf(events)).not.toContain('planetMet');
  });

  test('Jostled Navigator is about ships, not planets', () => {
    const { state } = flying({ at: [457, 287, 0], damage: ['jostledNavigator'] }, 'straight3', [PLANET]);
    expect(state.ships[0]!.damage).toHaveLength(1);
  });

  test('no free action either', () => {
    const { events } = flying({ at: [457, 287, 0], captain: 'spock' }, 'straight3', [PLANET]);
    expect(only(events, 'actionSkipped')).toHaveLength(1);
  });

  test('a ship that slides back ends as near as it can, free of planet and ships (1,000 flights)', () => {
    const rng = fastRng(12);
    const templates = [...TEMPLATES.values()];
    let slid = 0;
    for (let n = 0; n < 1000; n++) {
      const from = poseAtMm(300 + rng.below(314), 300 + rng.below(314), 15 * rng.below(24));
      if (depthInDisc(from, PLANET) > 0) continue;
      const template = rng.pick(templates);
      const { pose, touching, rear } = fly(from, template, [], [PLANET]);
      expect(depthInDisc(pose, PLANET)).toBe(0);
      if (touching < 0) continue;
      slid++;
      expect(touching).toBe(0);
      if (rear < template.length - 2)
        expect(depthInDisc(poseAlong(from, template, rear + 2), PLANET)).toBeGreaterThan(0);
    }
    expect(slid).toBeGreaterThan(50);
  });

  test('a Sensor Echo may not end on it', () => {
    const state = tableWith({
      phase: 'activation',
      active: 0,
      ships: [
        {
          seat: 0,
          ship: 'romD7',
          captain: 'tal',
          at: [337, 457, 0],
          activated: true,
          cloak: 'green',
          shields: 0,
        },
        { seat: 1, at: [60, 860, 180] },
      ],
      agenda: [{ type: 'performAction', ship: 0 }, { type: 'combat' }],
    });
    state.terrain.push(PLANET, rock(217, 457));
    go(state);
    const echo = (side: 'left' | 'right'): Move => ({ type: 'sensorEcho', side, offset: 0 });
    expect(refusalOf(state, 0, echo('right'))?.code).toBe('onPlanet');
    // It is no maneuver: an obstacle does not harm, but the ship rests on it.
    const events = does(state, 0, echo('left'));
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });
});

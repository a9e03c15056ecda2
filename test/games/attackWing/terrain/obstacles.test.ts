import { PLANET } from '../../../../shared/games/attackWing/data/terrain';
import { asked, only, typesOf } from '../helpers';
import { flying, rock } from './lying';

describe('an obstacle', () => {
  test.each([
    ['with the base', 'straight1', rock(457, 300)],
    ['with the template', 'straight3', rock(457, 270)],
    ['with the side of a bank', 'bankRight2', rock(480, 290)],
  ] as const)('touched %s: one attack die, no action', (_, maneuver, lying) => {
    const { state, events } = flying({}, maneuver, [lying], 'blank');
    expect(only(events, 'obstacleStruck')).toEqual([
      { type: 'obstacleStruck', ship: 0, face: 'blank', x: lying.x, y: lying.y },
    ]);
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why: 'skip' }]);
    expect(state.ships[0]).toMatchObject({ damage: [], shields: 2 });
  });

  test.each([
    ['beside the template', 'straight3', rock(488, 290)],
    ['touching the base only with its border', 'straight1', rock(457, 320)],
  ] as const)('%s does nothing', (_, maneuver, lying) => {
    const { state, events } = flying({}, maneuver, [lying]);
    expect(typesOf(events)).not.toContain('obstacleStruck');
    expect(asked(state, 0).type).toBe('action');
  });

  test.each([
    ['hit', [false]],
    ['critical', [true]],
    ['battleStations', []],
  ] as const)('with shields down %s is damage, open or not: %j', (face, open) => {
    const { state, events } = flying(
      { shields: 0, ship: 'fedEnterprise' },
      'straight3',
      [rock(457, 270)],
      face,
    );
    expect(only(events, 'damaged').map(({ up }) => up)).toEqual(open);
    expect(state.ships[0]!.damage).toHaveLength(open.length);
  });

  test('a shield takes the damage first', () => {
    const { state } = flying({}, 'straight3', [rock(457, 270)], 'critical');
    expect(state.ships[0]).toMatchObject({ shields: 1, damage: [] });
  });

  test('the last hull point: the ship is destroyed', () => {
    const { state } = flying(
      { shields: 0, damage: ['-directHit', '-directHit', '-directHit'] },
      'straight3',
      [rock(457, 270)],
      'hit',
    );
    expect(state.ships[0]!.fate).toBe('destroyed');
  });

  test('one movement suffers once, however many it touches', () => {
    const { events } = flying({}, 'straight6', [rock(457, 270), rock(457, 420)], 'hit');
    expect(only(events, 'obstacleStruck')).toHaveLength(1);
  });

  test('a ship that starts on one does not touch it by leaving', () => {
    const { events } = flying({ at: [457, 270, 0] }, 'straight3', [rock(457, 270)]);
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });

  test('as far as it was flown: what lies beyond where it slid back to is not touched', () => {
    const { events } = flying({ at: [457, 287, 0] }, 'straight4', [
      { ...PLANET, y: PLANET.y + 30_000 },
      rock(457, 500),
    ]);
    expect(typesOf(events)).toContain('planetMet');
    expect(typesOf(events)).not.toContain('obstacleStruck');
  });
});

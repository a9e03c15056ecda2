import { viewOf } from '../../../../shared/engine/kernel';
import { fastRng } from '../../../../shared/engine/rng';
import { game } from '../../../../shared/games/attackWing';
import { bestManeuver } from '../../../../shared/games/attackWing/bots/flying';
import { coverOf, NO_SHOT, primaryThreat } from '../../../../shared/games/attackWing/bots/odds';
import { value } from '../../../../shared/games/attackWing/bots/value';
import { PLANET } from '../../../../shared/games/attackWing/data/terrain';
import { fly, poseAtMm, sightOf, templateOf } from '../../../../shared/games/attackWing/geometry';
import { obstaclesOf } from '../../../../shared/games/attackWing/legal/terrain';
import { NONE, type State, type Terrain } from '../../../../shared/games/attackWing/types';
import { does, tableWith } from '../helpers';
import { begin, facing, rock } from './lying';

describe('bots', () => {
  test('fly round an obstacle rather than through it', () => {
    const state = (lying: readonly Terrain[]): State => {
      const made = tableWith({
        ships: [
          { seat: 0, ship: 'fedConstitution', captain: 'federationCaptain', at: [457, 200, 0] },
          { seat: 1, at: [457, 800, 180] },
        ],
      });
      made.terrain.push(...lying);
      return made;
    };
    const best = bestManeuver(state([]), 0)!;
    const { pose } = fly(poseAtMm(457, 200, 0), templateOf(best.id), []);
    const struck = bestManeuver(state([{ ...rock(0, 0), x: pose.x, y: pose.y }]), 0)!;
    expect(struck.id).not.toBe(best.id);
  });

  test('play a whole battle with terrain, and place every obstacle', () => {
    const state = begin();
    const rng = fastRng(3);
    const seen = new Set<string>();
    while (state.result.winner === NONE) {
      const ask = state.open[0]!;
      const move = game.bots.heuristic!.choose(viewOf(game, state, ask.seat), ask, rng, {});
      for (const { type } of does(state, ask.seat, move, rng)) seen.add(type);
    }
    expect(obstaclesOf(state)).toHaveLength(6);
    expect([...seen]).toEqual(expect.arrayContaining(['obstaclePlaced', 'attackDeclared', 'battleEnded']));
  });

  const between = { ...rock(457, 400), radius: 25_000 };
  const threat = (lying: readonly Terrain[]): number => {
    const { round, ships } = facing([]);
    const [own, other] = [ships[0]!, ships[1]!];
    return primaryThreat({ round, terrain: [...lying] }, own, own.pose, other, other.pose);
  };

  test('expect less of a shot across an obstacle, nothing of one from it or through a planet', () => {
    const [open, across] = [threat([]), threat([between])];
    expect(across).toBeGreaterThan(0);
    expect(across).toBeLessThan(open);
    expect(threat([rock(457, 300)])).toBe(0);
    expect(threat([{ ...PLANET, y: 400_000 }])).toBe(0);
  });

  test('count the dice that the rules give', () => {
    const [from, to] = [poseAtMm(457, 300, 0), poseAtMm(457, 500, 180)];
    const sight = sightOf(from, to, 'forward90')!;
    const cover = (...lying: readonly Terrain[]): number => coverOf(lying, from, sight);
    expect([cover(), cover(between), cover(rock(457, 300)), cover({ ...PLANET, y: 400_000 })]).toEqual([
      ...[0, 1, NO_SHOT, NO_SHOT],
    ]);
  });

  test('the chances shift when the shots of one side are stopped', () => {
    const state = facing([]);
    const chance = (lying: readonly Terrain[]): number =>
      value({ ...game.publicView(state), terrain: [...lying] })[0]!;
    expect(chance([rock(457, 300)])).not.toBe(chance([]));
    expect(chance([rock(100, 100)])).toBe(chance([]));
  });
});

import { start } from '../../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../../shared/engine/rng';
import { game } from '../../../../shared/games/attackWing';
import { OBSTACLE_RADIUS } from '../../../../shared/games/attackWing/data/terrain';
import { obstaclesOf } from '../../../../shared/games/attackWing/legal/terrain';
import type { Move } from '../../../../shared/games/attackWing/moves';
import { NONE, type State } from '../../../../shared/games/attackWing/types';
import { asked, does, only, refusalOf } from '../helpers';
import { begin, obstacle, rock } from './lying';

describe('setting up', () => {
  test('without the option nothing lies on the mat and nobody is asked', () => {
    const state = begin({ terrain: false });
    expect(state.terrain).toEqual([]);
    expect(asked(state, state.open[0]!.seat).type).toBe('placeShip');
    expect(start(game, {}, 2, keyFromSeed(1))).toMatchObject({
      value: { state: { options: { terrain: false } } },
    });
  });

  test('one planet of radius 50 lies in the middle', () => {
    expect(begin().terrain).toEqual([{ kind: 'planet', seat: NONE, x: 457_000, y: 457_000, radius: 50_000 }]);
  });

  test('six obstacles, three each, by turns from the initiative player, before the ships', () => {
    const state = begin();
    const seats: number[] = [];
    for (const [x, y] of [
      [221, 221],
      [221, 457],
      [221, 693],
      [693, 221],
      [693, 457],
      [693, 693],
    ] as const) {
      const { seat } = state.open[0]!;
      expect(asked(state, seat)).toMatchObject({ type: 'placeObstacle', open: true });
      expect(state.open).toHaveLength(1);
      seats.push(seat);
      expect(only(does(state, seat, obstacle(x, y)), 'obstaclePlaced')).toEqual([
        { type: 'obstaclePlaced', seat, x: x * 1000, y: y * 1000 },
      ]);
    }
    const [first, second] = [state.initiative, 1 - state.initiative];
    expect(seats).toEqual([first, second, first, second, first, second]);
    expect(obstaclesOf(state).map(({ radius }) => radius)).toEqual(Array(6).fill(OBSTACLE_RADIUS));
    expect(asked(state, state.open[0]!.seat).type).toBe('placeShip');
  });

  test.each([
    [220, 457, 'nearEdge'],
    [457, 694, 'nearEdge'],
    [221, 457, undefined],
    [457, 693, undefined],
    [457, 627, 'nearTerrain'],
    [457, 628, undefined],
    [457, 457, 'nearTerrain'],
  ])('an obstacle at %i, %i: %s', (x, y, code) => {
    const state = begin();
    expect(refusalOf(state, state.open[0]!.seat, obstacle(x, y))?.code).toBe(code);
  });

  test.each([
    [361, 'nearTerrain'],
    [362, undefined],
  ])('one beside another, %i mm from the west: %s', (x, code) => {
    const state = begin();
    does(state, state.open[0]!.seat, obstacle(221, 221));
    expect(refusalOf(state, state.open[0]!.seat, obstacle(x, 221))?.code).toBe(code);
  });

  test('whoever tries to leave no room does not succeed', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const state = begin();
      const rng = fastRng(seed);
      for (let n = 0; n < 6; n++) {
        const { seat } = state.open[0]!;
        const menu = [...game.legalMoves(state, seat)];
        expect(menu.length).toBeGreaterThan(0);
        for (const move of menu) expect(refusalOf(state, seat, move)).toBeUndefined();
        // Whatever leaves the fewest of some places tried.
        const left = (move: Move): number => {
          const then = structuredClone(state);
          if (move.type === 'placeObstacle') then.terrain.push(rock(move.x, move.y));
          return [221, 280, 339, 398, 457, 516, 575, 634, 693].reduce(
            (sum, at) =>
              sum +
              [221, 693].reduce(
                (more, side) => more + (free(then, at, side) ? 1 : 0) + (free(then, side, at) ? 1 : 0),
                0,
              ),
            0,
          );
        };
        const tried = Array.from({ length: 6 }, () => rng.pick(menu));
        does(
          state,
          seat,
          tried.reduce((best, move) => (left(move) < left(best) ? move : best)),
        );
      }
      expect(obstaclesOf(state)).toHaveLength(6);
    }
  });

  test('where the lattice of the menu is covered, the sides of the square are offered', () => {
    const state = begin();
    for (const [x, y] of [
      [320, 320],
      [320, 594],
      [594, 320],
      [594, 594],
      [221, 457],
    ] as const)
      state.terrain.push(rock(x, y));
    const menu = [...game.legalMoves(state, state.open[0]!.seat)];
    expect(menu.length).toBeGreaterThan(0);
    for (const move of menu) expect(refusalOf(state, state.open[0]!.seat, move)).toBeUndefined();
  });
});

const free = (state: State, x: number, y: number): boolean =>
  refusalOf(state, state.open[0]!.seat, obstacle(x, y)) === undefined;

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { makeTerrain } from '../../../client/games/attackWing/fixtures/terrain';
import type { MatKit } from '../../../client/games/attackWing/kit';
import { type Picture, pictureOf } from '../../../client/games/attackWing/picture';
import { spotOf } from '../../../client/games/attackWing/place';
import { statusOf } from '../../../client/games/attackWing/status';
import { zonesOf } from '../../../client/games/attackWing/zones';
import type { Zone } from '../../../client/kit/mat/grid';
import { MAT_SIDE, mm } from '../../../client/kit/mat/measures';
import type { Tools } from '../../../client/tabletop/gameTable';
import { fastRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { OBSTACLE_RADIUS } from '../../../shared/games/attackWing/data/terrain';
import { MM } from '../../../shared/games/attackWing/geometry';
import { obstacleProblem, obstaclesLeft } from '../../../shared/games/attackWing/legal/terrain';
import type { State } from '../../../shared/games/attackWing/types';
import { does } from '../../games/attackWing/helpers';
import { begin } from '../../games/attackWing/terrain/lying';

const paint = (state: State, me: number): Picture =>
  pictureOf(game.publicView(state), game.privateView(state, me), me);

const titleOf = (picture: Picture): string =>
  statusOf(picture, { me: 0, seats: [], people: [], open: [], clock: '' }).phase;

/** Whether an obstacle that lies there lies in the light with all of itself. */
const isLit = (zone: Zone, x: number, z: number): boolean => {
  if (zone.area !== 'middle') return false;
  const radius = mm(OBSTACLE_RADIUS / MM);
  const inside = Math.max(Math.abs(x), Math.abs(z)) + radius < MAT_SIDE / 2 - zone.inset;
  return inside && zone.clear.every((one) => Math.hypot(one.x - x, one.z - z) > one.radius + radius);
};

/** Places the obstacles as bots do, and looks before each. */
const placeAll = (seed: number, look: (state: State) => void): State => {
  const state = begin();
  const rng = fastRng(seed);
  while (obstaclesLeft(state) > 0) {
    look(state);
    const { seat } = state.open[0]!;
    does(state, seat, rng.pick([...game.legalMoves(state, seat)]));
  }
  return state;
};

test.each([0, 1])('seat %i sees lit exactly where an obstacle may lie', (me) => {
  const rng = fastRng(5 + me);
  let lawful = 0;
  placeAll(2, (state) => {
    const picture = paint(state, me);
    const [zone, ...more] = zonesOf(picture);
    expect(more).toEqual([]);
    for (let n = 0; n < 300; n++) {
      const [x, y] = [rng.below(915), rng.below(915)];
      const turned = state.players[me]!.edge === 'north';
      const spot = spotOf({ x: x * MM, y: y * MM, ux: 0, uy: 1 }, turned);
      const allowed = obstacleProblem(state, { x, y }) === undefined;
      expect(isLit(zone!, spot.x, spot.z)).toBe(allowed);
      if (allowed) lawful++;
    }
  });
  expect(lawful).toBeGreaterThan(50);
});

test('it is lit for whoever places the next one, and the board says what is placed', () => {
  const lit: string[] = [];
  const state = placeAll(3, (before) => {
    const picture = paint(before, 0);
    lit.push(...zonesOf(picture).map(({ meaning }) => meaning));
    expect(titleOf(picture)).toBe('Placing obstacles');
    expect(lit.at(-1) === 'mine').toBe(before.open[0]!.seat === 0);
  });
  expect(new Set(lit).size).toBe(2);
  const picture = paint(state, 0);
  expect(zonesOf(picture).map(({ area }) => area)).toEqual(expect.arrayContaining(['south', 'north']));
  expect(titleOf(picture)).toBe('Placing ships');
});

test('what would be placed turns to its refusal where it may not lie', () => {
  const barred: boolean[] = [];
  const ground = {
    node: { position: Vector3.Zero(), rotation: Vector3.Zero(), scaling: Vector3.One() },
    be: () => undefined,
    plan: (may: boolean) => barred.push(may),
    remove: () => undefined,
  };
  const fixture = makeTerrain({} as Tools, { terrain: { take: () => ground } } as unknown as MatKit);
  const state = begin();
  for (const [x, y] of [
    [457, 457],
    [221, 221],
    [100, 457],
  ] as const) {
    const move = { type: 'placeObstacle', x, y } as const;
    const refusal = game.check(state, state.open[0]!.seat, move);
    fixture.preview?.({ move, x: 0, y: 0, turn: 0, refusal });
  }
  expect(barred).toEqual([true, false, true]);
});

import { CLEAR_ROOM, diceSpot } from '../../../client/games/attackWing/clearSpot';
import { focusPoints } from '../../../client/games/attackWing/focus';
import { pictureOf } from '../../../client/games/attackWing/picture';
import { spotOf } from '../../../client/games/attackWing/place';
import { BASE_SIDE, MAT_SIDE, mm } from '../../../client/kit/mat/measures';
import { game } from '../../../shared/games/attackWing';
import { MM } from '../../../shared/games/attackWing/geometry';
import { EDGE_FREE } from '../../../shared/games/attackWing/legal/terrain';
import type { State } from '../../../shared/games/attackWing/types';
import type { Ask } from '../../../shared/engine/game';
import { fastRng } from '../../../shared/engine/rng';
import { tableWith } from '../../games/attackWing/helpers';

const paint = (state: State) => pictureOf(game.publicView(state), undefined, 0);
const look = (asked: object) => ({ me: 0, players: 2, asked: asked as Ask, choice: undefined });

test('dice are thrown on the mat, and over no ship, however eight ships stand', () => {
  const rng = fastRng(4);
  const at = (): [number, number, number] => [60 + rng.below(800), 60 + rng.below(800), 15 * rng.below(24)];
  for (let tries = 0; tries < 60; tries++) {
    const state = tableWith({ ships: Array.from({ length: 8 }, (_, nth) => ({ seat: nth % 2, at: at() })) });
    Object.assign(state.attack, { attacker: 0, target: 1, weapon: -1 });
    const picture = paint(state);
    const { x, z } = diceSpot(picture);
    expect(Math.abs(x) + CLEAR_ROOM.across).toBeLessThanOrEqual(MAT_SIDE / 2 + 1e-9);
    expect(Math.abs(z) + CLEAR_ROOM.deep).toBeLessThanOrEqual(MAT_SIDE / 2 + 1e-9);
    for (const { pose } of picture.ships) {
      const ship = spotOf(pose);
      const beside = Math.abs(ship.x - x) - CLEAR_ROOM.across;
      const beyond = Math.abs(ship.z - z) - CLEAR_ROOM.deep;
      expect(Math.max(beside, beyond)).toBeGreaterThan(BASE_SIDE / 2);
    }
  }
});

const SHIPS = [
  { seat: 0, at: [200, 300, 0] },
  { seat: 1, at: [260, 480, 180] },
  { seat: 1, at: [880, 860, 180] },
] as const;

test('whoever is asked about one ship has it and what is within its range in sight, and no more', () => {
  const picture = paint(tableWith({ ships: SHIPS }));
  const seen = focusPoints(picture, look({ type: 'attack', ship: 0 }));
  const around = (nth: number): boolean => {
    const { x, z } = spotOf(picture.ships[nth]!.pose);
    return seen.some((at) => at.x > x) && seen.some((at) => at.x < x) && seen.some((at) => at.z > z);
  };
  expect([0, 1, 2].map(around)).toEqual([true, true, false]);
});

test('whoever plans sees all ships; whoever places them the whole mat', () => {
  const picture = paint(tableWith({ ships: SHIPS }));
  const far = Math.max(...focusPoints(picture, look({ type: 'setDials' })).map(({ x }) => x));
  expect(far).toBeGreaterThan(spotOf(picture.ships[2]!.pose).x);
  const placing = paint(tableWith({ ships: SHIPS, phase: 'placement' }));
  expect(focusPoints(placing, look({ type: 'placeShip', ships: [0] }))).toEqual([]);
});

test('whoever places obstacles has the middle of the mat before them, where they may lie', () => {
  const placing = paint(tableWith({ ships: SHIPS, phase: 'placement' }));
  const seen = focusPoints(placing, look({ type: 'placeObstacle' }));
  const half = MAT_SIDE / 2 - mm(EDGE_FREE / MM);
  for (const axis of ['x', 'z'] as const) {
    const along = seen.map((point) => point[axis]);
    expect(Math.min(...along)).toBeLessThan(-half);
    expect(Math.max(...along)).toBeGreaterThan(half);
    expect(Math.max(...along)).toBeLessThan(MAT_SIDE / 2);
  }
});

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Scene } from '@babylonjs/core/scene';
import { hitBox, hitTriangles, nearestOn } from '../../../client/input/meet';
import { type Hit, Picker } from '../../../client/input/picker';
import type { Pick } from '../../../client/kit/pick';
import { ring, Shape } from '../../../client/kit/shape';
import { CARD, makeStand, OTHER, SHIP } from './stand';

const line = (origin: readonly number[], direction: readonly number[]) => ({
  origin: Vector3.FromArray([...origin]),
  direction: Vector3.FromArray([...direction]),
});
const [MIN, MAX] = [new Vector3(-1, -1, -1), new Vector3(1, 1, 1)];

test.each([
  ['from outside', [0, 0, -3], [0, 0, 1], 2],
  ['in lengths of the direction', [0, 0, -3], [0, 0, 2], 1],
  ['from inside', [0, 0, 0], [0, 1, 0], 0],
  ['past it', [0, 3, -3], [0, 0, 1], Infinity],
  ['away from it', [0, 0, -3], [0, 0, -1], Infinity],
  ['along a face outside', [2, 0, -3], [0, 0, 1], Infinity],
])('a box is met %s', (_, origin, direction, expected) => {
  const met = hitBox(line(origin, direction), MIN, MAX);
  if (expected === Infinity) expect(met).toBe(Infinity);
  else expect(met).toBeCloseTo(expected, 3);
});

test('a flat card is met too', () => {
  const flat = hitBox(line([0, 0, -1], [0, 0, 1]), new Vector3(-1, -1, 0), new Vector3(1, 1, 0));
  expect(flat).toBeCloseTo(1, 3);
});

test('triangles are met where they are, from both sides, the nearest first', () => {
  const triangles = {
    positions: [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 1, 0, 2, 1],
    indices: [0, 1, 2, 3, 4, 5],
  };
  expect(hitTriangles(line([0.5, 0.5, -1], [0, 0, 1]), triangles)).toBeCloseTo(1);
  expect(hitTriangles(line([0.5, 0.5, 3], [0, 0, -1]), triangles)).toBeCloseTo(2);
  expect(hitTriangles(line([1.5, 1.5, -1], [0, 0, 1]), triangles)).toBe(Infinity);
  expect(hitTriangles(line([0.5, 0.5, -1], [0, 0, -1]), triangles)).toBe(Infinity);
});

test.each([
  ['within', [0.5, 0.5, 3], [0.5, 0.5, 0]],
  ['a corner', [-1, -2, 1], [0, 0, 0]],
  ['the next corner', [5, -1, 0], [2, 0, 0]],
  ['the last corner', [-1, 5, 0], [0, 2, 0]],
  ['an edge', [1, -3, 2], [1, 0, 0]],
  ['the next edge', [-1, 1, 2], [0, 1, 0]],
  ['the long edge', [2, 2, 1], [1, 1, 0]],
] as const)('of a triangle the nearest point to a hand: %s', (_, [x, y, z], expected) => {
  const triangles = { positions: [9, 9, 9, 0, 0, 0, 2, 0, 0, 0, 2, 0], indices: [1, 2, 3] };
  const found = new Vector3();
  const far = nearestOn(new Vector3(x, y, z), triangles, found);
  expect(found.asArray()).toEqual(expected);
  expect(far).toBeCloseTo(Math.hypot(x - expected[0], y - expected[1], z - expected[2]));
});

describe('a hand that carries something', () => {
  /** A wall that stands on a table, as shields do on their ring. */
  const stand = () => {
    const { scene, meshes } = makeStand([]);
    const picker = new Picker();
    const wall = new Shape();
    const corner = (x: number, y: number): number => wall.vertex([x, y, 0], [0, 0, 1], [0, 0]);
    wall.quad(corner(-0.2, 0), corner(-0.2, 0.2), corner(0.2, 0.2), corner(0.2, 0));
    const mesh = wall.mesh('shield', scene);
    const table = ring(0, 1, 0, 48).mesh('table', scene);
    for (const one of [mesh, table]) one.computeWorldMatrix(true);
    picker.set(mesh, CARD, { exact: true });
    picker.set(table, OTHER, { exact: true });
    const near = (x: number, y: number, z: number, puts = true): Pick | undefined => {
      const hit = none();
      picker.near(new Vector3(x, y, z), 0.15, undefined, hit, puts);
      return hit.pick;
    };
    return { picker, near, panel: meshes.ship };
  };

  test('feels what stands upright, not only what lies under it', () => {
    const { near } = stand();
    expect([near(0, 0.1, 0), near(0.1, 0.12, 0.04), near(0.28, 0.1, 0)]).toEqual([CARD, CARD, CARD]);
    expect([near(0, 0.05, 0.4), near(0, 0.3, 0.4)]).toEqual([OTHER, undefined]);
  });

  test('does not put it on a panel that hangs before the thing', () => {
    const { picker, near, panel } = stand();
    panel.position.set(0, 0.12, 0.05);
    panel.computeWorldMatrix(true);
    panel.renderingGroupId = 1;
    picker.set(panel, SHIP);
    expect([near(0, 0.1, 0), near(0, 0.1, 0, false)]).toEqual([CARD, SHIP]);
  });
});

const DOWN = { origin: new Vector3(0, 5, 0), direction: new Vector3(0, -1, 0) };
function none(): Hit {
  return { pick: undefined, met: false, distance: 0, at: new Vector3() };
}
const look = (picker: Picker, x: number, z: number, except = undefined as typeof CARD | undefined): Hit => {
  const hit = none();
  picker.look({ ...DOWN, origin: new Vector3(x, 5, z) }, except, hit);
  return hit;
};

test('an exact thing has its hole, the box round it is not met', () => {
  const scene = new Scene(new NullEngine());
  const picker = new Picker();
  const mesh = ring(0.5, 1, 0, 48).mesh('sector', scene);
  mesh.computeWorldMatrix(true);
  picker.set(mesh, SHIP, { exact: true });
  expect(look(picker, 0, 0.75)).toMatchObject({ pick: SHIP, met: true });
  expect(look(picker, 0, 0)).toMatchObject({ pick: undefined, met: false });
  picker.set(mesh, SHIP);
  expect(look(picker, 0, 0).met).toBe(true);
});

test('the nearest is met; what is carried is looked through; what is drawn over is nearer than all', () => {
  const { meshes } = makeStand([]);
  const picker = new Picker();
  const { card, other, ship } = meshes;
  for (const [mesh, y] of [
    [card, 1],
    [other, 0.5],
    [ship, 0],
  ] as const) {
    mesh.position.set(0, y, 0);
    mesh.computeWorldMatrix(true);
  }
  picker.set(card, CARD);
  picker.set(other, OTHER);
  picker.set(ship, SHIP);
  expect(look(picker, 0, 0).pick).toEqual(CARD);
  expect(look(picker, 0, 0).at.y).toBeCloseTo(1.025);
  expect(look(picker, 0, 0, CARD).pick).toEqual(OTHER);
  ship.renderingGroupId = 1;
  expect(look(picker, 0, 0).pick).toEqual(SHIP);
});

test('parts are asked where they were met, and what has none there hides what is behind', () => {
  const { meshes } = makeStand([]);
  const picker = new Picker();
  meshes.ship.position.set(0, 1, 0);
  meshes.card.position.set(0, 0, 0);
  for (const mesh of [meshes.ship, meshes.card]) mesh.computeWorldMatrix(true);
  picker.set(meshes.card, CARD);
  picker.set(
    meshes.ship,
    { kind: 'prompt', id: '' },
    { part: (x) => (x > 0 ? { kind: 'prompt', id: 'right' } : undefined) },
  );
  expect(look(picker, 0.1, 0).pick).toEqual({ kind: 'prompt', id: 'right' });
  expect(look(picker, -0.1, 0)).toMatchObject({ pick: undefined, met: true });
  expect(picker.has({ kind: 'prompt', id: 'right' })).toBe(true);
});

test('said again, a pick replaces the one before', () => {
  const { meshes } = makeStand([]);
  const picker = new Picker();
  picker.set(meshes.card, CARD);
  picker.set(meshes.card, OTHER);
  expect(picker.has(CARD)).toBe(false);
  expect(picker.has(OTHER)).toBe(true);
  expect(picker.all()).toHaveLength(1);
});

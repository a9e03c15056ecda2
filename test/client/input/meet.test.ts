import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Scene } from '@babylonjs/core/scene';
import { hitBox, hitTriangles } from '../../../client/input/meet';
import { type Hit, Picker } from '../../../client/input/picker';
import { ring } from '../../../client/kit/shape';
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

const DOWN = { origin: new Vector3(0, 5, 0), direction: new Vector3(0, -1, 0) };
const none = (): Hit => ({ pick: undefined, met: false, distance: 0, at: new Vector3() });
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

import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { Scene } from '@babylonjs/core/scene';
import { Farewell } from '../../../client/kit/ship/farewell';
import { departureOf } from '../../../client/games/panic/read';
import { ENDINGS } from '../../../shared/games/panic/types';

const open = () => {
  const engine = new NullEngine();
  const root = new TransformNode('enterprise', new Scene(engine));
  return { root, farewell: new Farewell(root), close: () => engine.dispose() };
};

test('every ending has its departure: she warps, breaks up, or is adrift', () => {
  expect(ENDINGS.map(departureOf)).toEqual(['warp', 'warp', 'breakUp', 'adrift', 'adrift', 'adrift']);
  expect(departureOf('')).toBe('');
});

test('to warp: she draws back, leaps and is gone; whoever goes back in the story has her again', () => {
  const { root, farewell, close } = open();
  farewell.update(10);
  farewell.leave('warp', 1);
  farewell.update(11);
  expect(root.position.z).toBeLessThan(0);
  expect(root.isEnabled()).toBe(true);
  farewell.update(11.9);
  expect(root.position.z).toBeGreaterThan(100);
  farewell.update(12.1);
  expect(root.isEnabled()).toBe(false);
  farewell.leave('', 0.2);
  expect([root.isEnabled(), ...root.position.asArray().map(Math.abs), root.scaling.z]).toEqual([
    ...[true, 0, 0, 0, 1],
  ]);
  // Whoever comes later finds her gone.
  farewell.leave('warp', 0);
  expect(root.isEnabled()).toBe(false);
  close();
});

test.each(['breakUp', 'adrift'] as const)('%s: she sinks and leans over, and stays', (departure) => {
  const { root, farewell, close } = open();
  farewell.leave(departure, 1);
  farewell.update(20);
  expect(root.position.y).toBeLessThan(-5);
  expect(root.rotation.z).toBeGreaterThan(0.3);
  expect(root.isEnabled()).toBe(true);
  close();
});

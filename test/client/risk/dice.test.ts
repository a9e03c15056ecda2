import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { type DiceFixture, makeDice } from '../../../client/games/risk/fixtures/dice';
import { THEMES } from '../../../client/kit/theme';
import type { Tools } from '../../../client/tabletop/gameTable';

Logger.LogLevels = Logger.NoneLogLevel;

let engine: NullEngine;
let scene: Scene;
let dice: DiceFixture;
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 2, -2), scene);
  dice = makeDice({ deck: { scene }, colours: THEMES.standard } as Tools);
});
afterEach(() => engine.dispose());

const places = () => scene.transformNodes.filter(({ name }) => name === 'die place');
const shown = () => places().filter((node) => node.isEnabled());
const throwAt = (at: Vector3): void => dice.roll([6, 5, 3], [4], ['mine', 'rivalA'], at, 0.8);

test('as many dice are thrown as were rolled, attackers on the left, and are put away when they have been read', () => {
  throwAt(new Vector3(0.1, 0.8, 0));
  expect(shown()).toHaveLength(4);
  const [across] = [shown().map(({ position }) => position.x)];
  expect(across).toEqual([...across].sort((a, b) => a - b));
  dice.update!(1);
  expect(shown()).toHaveLength(4);
  dice.update!(10);
  expect(shown()).toHaveLength(0);
});

test.each([
  ['far', new Vector3(0.3, 0.8, 0.98)],
  ['near', new Vector3(-0.3, 0.8, -0.9)],
  ['right', new Vector3(0.98, 0.8, 0)],
])('a battle at the %s edge is rolled for where neither board nor hand lies over it', (_, at) => {
  throwAt(at);
  for (const { position } of shown()) {
    expect(Math.abs(position.x)).toBeLessThan(0.9);
    expect(position.z).toBeGreaterThanOrEqual(-0.4);
    expect(position.z).toBeLessThanOrEqual(0.5);
  }
});

test('a die that is rolled again stays where it lies, and in sight', () => {
  throwAt(Vector3.Zero());
  const before = shown().map(({ position }) => position.clone());
  dice.update!(3);
  dice.again('attack', [6, 5, 1], 0.5);
  dice.update!(4);
  expect(shown().map(({ position }) => position)).toEqual(before);
});

test('captains who roll for something have a die each; those who tied roll again where theirs lies', () => {
  dice.update!(1);
  dice.toss(
    [
      { who: ['mine', 'rivalA', 'rivalB'], faces: [6, 2, 6] },
      { who: ['mine', 'rivalB'], faces: [1, 4] },
    ],
    2,
  );
  expect(shown()).toHaveLength(3);
  const before = shown().map(({ position }) => position.clone());
  expect(before.map(({ x }) => x)).toEqual([...before.map(({ x }) => x)].sort((a, b) => a - b));
  dice.update!(1.9);
  expect(dice.faces()).toEqual([6, 2, 6]);
  dice.update!(2.05);
  dice.update!(3.5);
  expect(dice.faces()).toEqual([1, 2, 4]);
  expect(shown().map(({ position }) => position)).toEqual(before);
  dice.update!(9);
  expect(shown()).toHaveLength(0);
});

test('a battle ends a roll-off', () => {
  dice.toss(
    [
      { who: ['mine'], faces: [6] },
      { who: ['mine'], faces: [1] },
    ],
    2,
  );
  throwAt(Vector3.Zero());
  dice.update!(1.5);
  expect(dice.faces()).toEqual([6, 5, 3, 4]);
});

test('those of whoever fights lie in the hand until they are thrown, and stay away if nothing comes of it', () => {
  const hand = new Vector3(0.3, 1.1, -0.9);
  const inHand = () =>
    scene.meshes.filter((mesh) => {
      mesh.computeWorldMatrix(true);
      return mesh.isEnabled() && Vector3.Distance(mesh.absolutePosition, hand) < 0.12;
    });
  dice.take('attack', 2, 'mine', hand);
  hand.set(0.1, 1.2, -0.7);
  dice.update!(20);
  expect(shown()).toHaveLength(2);
  expect(inHand()).toHaveLength(2);
  dice.roll([6, 5], [4], ['mine', 'rivalA'], Vector3.Zero(), 0.8, [hand, undefined]);
  dice.update!(22);
  expect([shown().length, inHand().length]).toEqual([3, 0]);
  expect(dice.take('defence', 1, 'mine', hand)).toBeUndefined();
  dice.update!(30);
  const putBack = dice.take('defence', 1, 'mine', hand);
  expect(inHand()).toHaveLength(1);
  putBack!();
  dice.update!(30.1);
  expect(shown()).toEqual([]);
});

import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { makeDice } from '../../../client/games/attackWing/fixtures/dice';
import type { MatKit } from '../../../client/games/attackWing/kit';
import { pictureOf } from '../../../client/games/attackWing/picture';
import type { MatLook } from '../../../client/games/attackWing/read';
import { makeCombatDice } from '../../../client/kit/mat/combatDice';
import { THEMES } from '../../../client/kit/theme';
import { loadMarks } from '../../../client/kit/things/marks';
import type { Tools } from '../../../client/tabletop/gameTable';
import { busiest } from '../../helpers/fullAttackWing';

Logger.LogLevels = Logger.NoneLogLevel;

/** The first player attacks and is about to roll; their hand is seen. */
const attack = () => {
  const engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  const scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 3, -3), scene);
  const hand = new Vector3(0.3, 1.2, -0.9);
  const kit = { dice: makeCombatDice(scene, loadMarks(scene), THEMES.standard) };
  const tools = { input: { pickable: () => undefined }, hand: () => hand };
  const dice = makeDice(tools as unknown as Tools, kit as MatKit);
  const picture = pictureOf(busiest(), undefined, 0);
  picture.attack!.dice = { attack: [], defense: [] };
  const paint = (seconds: number): void => dice.paint!(picture, seconds, {} as MatLook);
  paint(0);
  /** How many of them are at the hand, and how many there are. */
  const count = (): readonly [number, number] => {
    const there = scene.meshes.filter(
      (mesh) => mesh.name.includes('combat dice') && mesh.parent?.isEnabled(),
    );
    for (const mesh of there) mesh.computeWorldMatrix(true);
    const near = there.filter((mesh) => Vector3.Distance(mesh.absolutePosition, hand) < 0.12);
    return [near.length, there.length];
  };
  return { dice, kit, hand, picture, paint, count };
};

test('dice lie in the hand whatever is painted meanwhile, and are thrown from there', () => {
  const { dice, kit, hand, picture, paint, count } = attack();
  dice.take('attack', ['attack', 'attack'], hand);
  hand.set(0.1, 1.3, -0.6);
  kit.dice.update(1);
  expect(count()).toEqual([2, 2]);
  paint(0.16);
  kit.dice.update(1.1);
  expect(count()).toEqual([2, 2]);
  for (const face of ['hit', 'critical'] as const) picture.attack!.dice.attack.push({ kind: 'attack', face });
  paint(1);
  kit.dice.update(3);
  expect(count()).toEqual([0, 2]);
});

test('nothing came of it: they are gone', () => {
  const { dice, kit, hand, count } = attack();
  dice.take('attack', ['attack', 'attack', 'attack'], hand)();
  kit.dice.update(1);
  expect(count()).toEqual([0, 0]);
});

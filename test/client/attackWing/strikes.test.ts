import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { makeStrikes } from '../../../client/games/attackWing/fixtures/strikes';
import type { MatKit } from '../../../client/games/attackWing/kit';
import type { Picture } from '../../../client/games/attackWing/picture';
import type { MatLook } from '../../../client/games/attackWing/read';
import { makeCombatDice } from '../../../client/kit/mat/combatDice';
import { BASE_SIDE, MAT_SIDE } from '../../../client/kit/mat/measures';
import { THEMES } from '../../../client/kit/theme';
import { loadMarks } from '../../../client/kit/things/marks';

Logger.LogLevels = Logger.NoneLogLevel;

const table = () => {
  const engine = new NullEngine();
  engine.getCaps().instancedArrays = true;
  const scene = new Scene(engine);
  new FreeCamera('eye', new Vector3(0, 3, -3), scene);
  const strikes = makeStrikes({
    dice: makeCombatDice(scene, loadMarks(scene), THEMES.standard),
  } as MatKit);
  strikes.update?.(10);
  const places = (): readonly Vector3[] =>
    scene.transformNodes.flatMap((node) =>
      node.name === 'combat die' && node.isEnabled() ? [node.position] : [],
    );
  return { strikes, places };
};

test.each([-0.66, 0, 0.66])('a ship at %d is struck: the dice lie beside her on the mat, then go', (x) => {
  const { strikes, places } = table();
  const ship = new Vector3(x, 1, 0.2);
  strikes.throw(['hit', 'blank'], ship, 2);
  expect(places()).toHaveLength(2);
  for (const at of places()) {
    expect(Math.abs(at.x - x)).toBeGreaterThan(BASE_SIDE);
    expect(Math.abs(at.x)).toBeLessThan(MAT_SIDE / 2);
  }
  strikes.update?.(11.9);
  expect(places()).toHaveLength(2);
  strikes.update?.(12.1);
  expect(places()).toEqual([]);
});

test('the next blow, or another place in the story, takes them away at once', () => {
  const { strikes, places } = table();
  strikes.throw(['hit', 'blank'], Vector3.Zero(), 2);
  strikes.throw(['critical'], Vector3.Zero(), 2);
  expect(places()).toHaveLength(1);
  strikes.paint?.({} as Picture, 0.5, {} as MatLook);
  expect(places()).toHaveLength(1);
  strikes.paint?.({} as Picture, 0, {} as MatLook);
  expect(places()).toEqual([]);
});

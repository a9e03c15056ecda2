import { Camera } from '@babylonjs/core/Cameras/camera';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { takeStats } from '../../client/holodeck/stats';

Logger.LogLevels = Logger.NoneLogLevel;

test('what one view costs is the same for whoever looks with one eye and with two', async () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new FreeCamera('eye', new Vector3(0, 0, -5), scene);
  CreateBox('box', {}, scene).material = new StandardMaterial('box', scene);
  await scene.whenReadyAsync();
  const one = takeStats(scene).triangles;
  expect(one).toBe(12);
  camera.cameraRigMode = Camera.RIG_MODE_CUSTOM;
  for (const name of ['left', 'right'])
    camera.rigCameras.push(new TargetCamera(name, camera.position.clone(), scene, false));
  expect([takeStats(scene).triangles, scene.getActiveIndices() / 3]).toEqual([one, 2 * one]);
  engine.dispose();
});

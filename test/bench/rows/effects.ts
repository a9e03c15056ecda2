import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { PRESETS } from '../../../client/holodeck/quality';
import { makeEffects } from '../../../client/kit/effects';
import { playEverything } from '../../../client/kit/effects/everything';
import { rate, type Row, type Work } from '../measure';

/** Frames with every effect there is alight: ours and Babylon's script together, nothing drawn. */
const frames = (): Work => {
  Logger.LogLevels = Logger.ErrorLogLevel;
  const scene = new Scene(new NullEngine());
  new FreeCamera('eye', new Vector3(0, 2, -2), scene);
  const effects = makeEffects(scene, PRESETS.high);
  let frame = 0;
  return () => {
    if (frame % 60 === 0) {
      effects.clear();
      playEverything(effects);
    }
    effects.update(frame / 60);
    scene.render();
    frame += 1;
    return 1;
  };
};

/** At most a millisecond of script a frame while everything happens at once. */
export const rows: readonly Row[] = [
  {
    name: 'effects',
    unit: 'frames/s of script',
    goal: 1000,
    measure: () => rate(frames()),
  },
];

import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader } from '../shader';
import { envelope } from './envelope';
import { SHADE_FRAGMENT, SHADE_VERTEX } from './glsl/shade';
import { square } from './shapes';

export interface Night {
  readonly live: number;
  fall(now: number, seconds: number): void;
  update(time: number): void;
  clear(): void;
  dispose(): void;
}

const DEEP = 0.72;

/** Darkness that comes over the whole view and goes again. */
export const makeNight = (scene: Scene): Night => {
  const material = makeShader(scene, 'effects night', {
    vertex: SHADE_VERTEX,
    fragment: SHADE_FRAGMENT,
    attributes: ['position', 'uv'],
    uniforms: ['depth', 'tint'],
    blend: 'mix',
    bothSides: true,
  });
  material.setVector3('tint', new Vector3(0.004, 0.002, 0.004));
  const mesh = square().mesh('effects night', scene);
  mesh.material = material;
  mesh.isPickable = false;
  mesh.alwaysSelectAsActiveMesh = true;
  // Drawn in the order of distance: after what lies on the table, before the light of effects.
  mesh.position.y = 1.6;
  mesh.freezeWorldMatrix();
  mesh.setEnabled(false);
  let [begin, end] = [0, 0];
  const depth = (time: number): number => envelope(time - begin, end, end * 0.25, end * 0.35);
  return {
    get live() {
      return end > 0 ? 1 : 0;
    },
    fall: (now, seconds) => {
      begin = now;
      end = seconds;
    },
    update: (time) => {
      if (time - begin >= end) end = 0;
      mesh.setEnabled(end > 0);
      if (end > 0) material.setFloat('depth', DEEP * depth(time));
    },
    clear: () => {
      end = 0;
      mesh.setEnabled(false);
    },
    dispose: () => {
      mesh.dispose();
      material.dispose();
    },
  };
};

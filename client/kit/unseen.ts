import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import { makeShader, PLAIN_VERTEX } from './shader';
import type { Shape } from './shape';

const UNSEEN = 'precision highp float; void main() { gl_FragColor = vec4(0.0); }';

/** Meshes that are met by pointers and never drawn; yet everything in a scene must have a material to be ready. */
export const makeUnseen = (
  scene: Scene,
  name: string,
): { mesh(shape: Shape, name: string): Mesh; dispose(): void } => {
  const material = makeShader(scene, name, {
    vertex: PLAIN_VERTEX,
    fragment: UNSEEN,
    attributes: ['position', 'normal', 'uv'],
  });
  return {
    mesh: (shape, called) => {
      const mesh = shape.mesh(called, scene);
      mesh.material = material;
      mesh.visibility = 0;
      return mesh;
    },
    dispose: () => material.dispose(),
  };
};

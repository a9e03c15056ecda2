import { SceneInstrumentation } from '@babylonjs/core/Instrumentation/sceneInstrumentation';
import type { Scene } from '@babylonjs/core/scene';

/** What one view of the scene costs, as Babylon counts it, and how much there is of everything. */
export interface Stats {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly passes: number;
  readonly textureBytes: number;
  readonly meshes: number;
  readonly materials: number;
  readonly textures: number;
}

/** Bytes of a pixel by Babylon's number of its type: bytes, floats, half floats. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 0: 4, 1: 16, 2: 8 };

const textureBytes = (scene: Scene): number => {
  let sum = 0;
  for (const texture of scene.getEngine().getLoadedTexturesCache()) {
    const one = texture.width * texture.height * (PIXEL_BYTES[texture.type] ?? 4);
    sum +=
      one * (texture.isCube ? 6 : 1) * (texture.generateMipMaps ? 4 / 3 : 1) * Math.max(1, texture.samples);
  }
  return Math.round(sum);
};

/** Draws one frame and counts. */
export const takeStats = (scene: Scene): Stats => {
  const counter = new SceneInstrumentation(scene);
  scene.render();
  return read(scene, counter);
};

/** Counts the next frame that is drawn anyway: a headset has a pace of its own. */
export const watchStats = (scene: Scene): Promise<Stats> => {
  const counter = new SceneInstrumentation(scene);
  return new Promise((resolve) => {
    // The one that is being drawn now is only half counted.
    scene.onAfterRenderObservable.addOnce(() => {
      scene.onAfterRenderObservable.addOnce(() => resolve(read(scene, counter)));
    });
  });
};

const read = (scene: Scene, counter: SceneInstrumentation): Stats => {
  const drawCalls = counter.drawCallsCounter.current;
  counter.dispose();
  // Whoever wears a headset has two eyes, and everything is drawn for each.
  const views = Math.max(1, scene.activeCamera?.rigCameras.length ?? 1);
  return {
    drawCalls: Math.ceil(drawCalls / views),
    triangles: Math.ceil(scene.getActiveIndices() / 3 / views),
    passes: scene.activeCamera?._postProcesses.filter((pass) => pass !== null).length ?? 0,
    textureBytes: textureBytes(scene),
    meshes: scene.meshes.length,
    materials: scene.materials.length,
    textures: scene.textures.length,
  };
};

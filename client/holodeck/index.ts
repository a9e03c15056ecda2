import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Engine } from '@babylonjs/core/Engines/engine';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { CreateCylinder } from '@babylonjs/core/Meshes/Builders/cylinderBuilder';
import { CreateLineSystem } from '@babylonjs/core/Meshes/Builders/linesBuilder';
import { CreatePolyhedron } from '@babylonjs/core/Meshes/Builders/polyhedronBuilder';
import { CreateTorus } from '@babylonjs/core/Meshes/Builders/torusBuilder';
import { Scene } from '@babylonjs/core/scene';
import type { Quality } from '../ui/address';

export interface Holodeck {
  readonly frames: () => number;
  dispose(): void;
}

/** Opens the room on a canvas and keeps drawing it. */
export async function openHolodeck(
  canvas: HTMLCanvasElement,
  quality: Quality | undefined,
): Promise<Holodeck> {
  const testing = quality === 'test';
  const engine = new Engine(canvas, !testing, { stencil: false, audioEngine: false });
  // In the order of the page, reached by pointer or script; Babylon would put it first.
  engine.canvasTabIndex = -1;
  if (testing) engine.setHardwareScalingLevel(2);
  const scene = furnish(engine);
  const resize = () => engine.resize();
  window.addEventListener('resize', resize);
  await scene.whenReadyAsync();
  engine.runRenderLoop(() => scene.render());
  return {
    frames: () => scene.getFrameId(),
    dispose: () => {
      window.removeEventListener('resize', resize);
      engine.stopRenderLoop();
      scene.dispose();
      engine.dispose();
    },
  };
}

function furnish(engine: Engine): Scene {
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.012, 0.016, 0.03, 1);
  const camera = new ArcRotateCamera('camera', -Math.PI / 2, 1.15, 9, new Vector3(0, 0.9, 0), scene);
  camera.minZ = 0.1;
  new HemisphericLight('fill', new Vector3(0.3, 1, -0.4), scene).intensity = 0.7;

  const dark = colour(scene, 'dark', new Color3(0.05, 0.07, 0.11), Color3.Black());
  const rim = colour(scene, 'rim', Color3.Black(), new Color3(0.39, 0.72, 1));
  const gold = colour(scene, 'gold', new Color3(0.5, 0.35, 0.1), new Color3(0.55, 0.36, 0.12));
  const disc = CreateCylinder('table', { diameter: 5, height: 0.16, tessellation: 96 }, scene);
  disc.material = dark;
  const ring = CreateTorus('rim', { diameter: 5, thickness: 0.07, tessellation: 128 }, scene);
  ring.position.y = 0.08;
  ring.material = rim;
  const token = CreatePolyhedron('token', { type: 1, size: 0.55 }, scene);
  token.position.y = 1.5;
  token.material = gold;
  const grid = CreateLineSystem('grid', { lines: gridLines(12, 1.5) }, scene);
  grid.position.y = -1.4;
  grid.color = new Color3(0.34, 0.24, 0.1);
  for (const still of [disc, ring, grid]) still.freezeWorldMatrix();
  scene.onBeforeRenderObservable.add(() => {
    token.rotation.y += engine.getDeltaTime() / 2500;
  });
  return scene;
}

function colour(scene: Scene, name: string, diffuse: Color3, emissive: Color3): StandardMaterial {
  const material = new StandardMaterial(name, scene);
  material.diffuseColor = diffuse;
  material.emissiveColor = emissive;
  material.specularColor = new Color3(0.2, 0.25, 0.3);
  material.freeze();
  return material;
}

function gridLines(half: number, step: number): Vector3[][] {
  const lines: Vector3[][] = [];
  for (let at = -half; at <= half; at += step) {
    lines.push([new Vector3(at, 0, -half), new Vector3(at, 0, half)]);
    lines.push([new Vector3(-half, 0, at), new Vector3(half, 0, at)]);
  }
  return lines;
}

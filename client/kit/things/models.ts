import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import '@babylonjs/core/Meshes/instancedMesh';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import '@babylonjs/loaders/glTF/2.0/glTFLoader';
import '@babylonjs/loaders/glTF/2.0/Extensions/KHR_mesh_quantization';
import { ASSETS } from '../assets';
import { ThingPlugin } from './thingPlugin';
import { THING_KINDS, type ThingKind } from './types';

export interface Models {
  readonly source: (kind: ThingKind) => Mesh;
  update(time: number): void;
  dispose(): void;
}

/** Frees a loaded mesh from its file's nodes and gives its painted vertices the names that the shader knows. */
const settle = (mesh: Mesh): void => {
  const world = mesh.computeWorldMatrix(true).clone();
  mesh.parent = null;
  mesh.rotationQuaternion = null;
  mesh.position.setAll(0);
  mesh.rotation.setAll(0);
  mesh.scaling.setAll(1);
  mesh.bakeTransformIntoVertices(world);
  mesh.refreshBoundingInfo();
  for (const [from, to, size] of [
    [VertexBuffer.ColorKind, 'paint', 4],
    [VertexBuffer.UVKind, 'finish', 2],
  ] as const) {
    const data = mesh.getVerticesData(from);
    if (data === null) throw new Error(`${mesh.name} has no ${from}`);
    mesh.removeVerticesData(from);
    mesh.setVerticesData(to, data, false, size);
  }
};

const makeMaterial = (scene: Scene): PBRMaterial => {
  const material = new PBRMaterial('thing', scene);
  material.metallic = 1;
  material.roughness = 1;
  return material;
};

/** Loads every model from the file; `source` lets a test hand over the bytes. */
export const loadModels = async (
  scene: Scene,
  source: string | Uint8Array = ASSETS.things,
): Promise<Models> => {
  const file = await LoadAssetContainerAsync(source, scene, { pluginExtension: '.glb' });
  const material = makeMaterial(scene);
  const noise = new Texture(ASSETS.noise, scene, { invertY: false });
  const plugin = new ThingPlugin(material, noise);
  const found = new Map<string, Mesh>();
  for (const mesh of file.meshes) {
    if (!(mesh instanceof Mesh) || !THING_KINDS.some((kind) => kind === mesh.name)) continue;
    settle(mesh);
    mesh.material = material;
    mesh.isVisible = false;
    mesh.isPickable = false;
    for (const own of ['thing', 'tint']) mesh.registerInstancedBuffer(own, 4);
    found.set(mesh.name, mesh);
  }
  for (const loaded of file.materials) loaded.dispose();
  for (const node of [...file.meshes, ...file.transformNodes]) {
    if (![...found.values()].some((mesh) => mesh === node)) node.dispose();
  }
  for (const mesh of found.values()) scene.addMesh(mesh);
  return {
    source: (kind) => {
      const mesh = found.get(kind);
      if (mesh === undefined) throw new Error(`the file of things has no ${kind}`);
      return mesh;
    },
    update: (time) => {
      plugin.time = time;
    },
    dispose: () => {
      for (const mesh of found.values()) mesh.dispose(false, false);
      material.dispose();
      noise.dispose();
    },
  };
};

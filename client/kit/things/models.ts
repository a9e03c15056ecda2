import { ImportMeshAsync } from '@babylonjs/core/Loading/sceneLoader';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import { Texture } from '@babylonjs/core/Materials/Textures/texture';
import { VertexBuffer } from '@babylonjs/core/Buffers/buffer';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import '@babylonjs/core/Meshes/instancedMesh';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { Scene } from '@babylonjs/core/scene';
import '@babylonjs/loaders/glTF/2.0/glTFLoader';
import '@babylonjs/loaders/glTF/2.0/Extensions/KHR_mesh_quantization';
import { ASSETS } from '../assets';
import { ThingPlugin } from './thingPlugin';

export interface Models<Kind extends string> {
  readonly source: (kind: Kind) => Mesh;
  update(time: number): void;
  dispose(): void;
}

/** A vertex's data of a loaded mesh, as an array of its own: the file lets meshes of one shape share theirs. */
const dataOf = (mesh: Mesh, kind: string): Float32Array => {
  const data = mesh.getVerticesData(kind, true, true);
  if (data === null) throw new Error(`${mesh.name} has no ${kind}`);
  return Float32Array.from(data);
};

/** A mesh of real metres and Babylon's own axes, its painted vertices under the names that the shader knows. */
const settle = (loaded: Mesh, scene: Scene): Mesh => {
  const world = loaded.computeWorldMatrix(true);
  const [positions, normals] = [
    dataOf(loaded, VertexBuffer.PositionKind),
    dataOf(loaded, VertexBuffer.NormalKind),
  ];
  const spot = new Vector3();
  for (let i = 0; i < positions.length; i += 3) {
    Vector3.TransformCoordinatesFromFloatsToRef(
      positions[i] ?? 0,
      positions[i + 1] ?? 0,
      positions[i + 2] ?? 0,
      world,
      spot,
    ).toArray(positions, i);
    Vector3.TransformNormalFromFloatsToRef(
      normals[i] ?? 0,
      normals[i + 1] ?? 0,
      normals[i + 2] ?? 0,
      world,
      spot,
    )
      .normalize()
      .toArray(normals, i);
  }
  // Mirrored into the file and back, triangles are the way round that Babylon draws.
  const indices = Uint16Array.from(loaded.getIndices(true) ?? []);
  const mesh = new Mesh(loaded.name, scene);
  mesh.setVerticesData(VertexBuffer.PositionKind, positions, false, 3);
  mesh.setVerticesData(VertexBuffer.NormalKind, normals, false, 3);
  mesh.setVerticesData('paint', dataOf(loaded, VertexBuffer.ColorKind), false, 4);
  mesh.setVerticesData('finish', dataOf(loaded, VertexBuffer.UVKind), false, 2);
  mesh.setIndices(indices);
  return mesh;
};

const makeMaterial = (scene: Scene): PBRMaterial => {
  const material = new PBRMaterial('thing', scene);
  material.metallic = 1;
  material.roughness = 1;
  return material;
};

/** Loads the models of these names from a file; `source` is its address or its bytes. */
export const loadNamed = async <Kind extends string>(
  scene: Scene,
  plates: boolean,
  source: string | Uint8Array,
  kinds: readonly Kind[],
): Promise<Models<Kind>> => {
  // A container of assets would leave a listener with the scene for every file that was ever read.
  const file = await ImportMeshAsync(source, scene, { pluginExtension: '.glb' });
  const material = makeMaterial(scene);
  const noise = new Texture(ASSETS.noise, scene, { invertY: false });
  const plugin = new ThingPlugin(material, noise, plates);
  const found = new Map<string, Mesh>();
  for (const mesh of file.meshes) {
    if (!(mesh instanceof Mesh) || !kinds.some((kind) => kind === mesh.name)) continue;
    const made = settle(mesh, scene);
    made.material = material;
    made.isVisible = false;
    made.isPickable = false;
    for (const own of ['thing', 'tint']) made.registerInstancedBuffer(own, 4);
    found.set(made.name, made);
  }
  for (const node of [...file.meshes, ...file.transformNodes]) node.dispose(false, true);
  return {
    source: (kind) => {
      const mesh = found.get(kind);
      if (mesh === undefined) throw new Error(`the file of models has no ${kind}`);
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

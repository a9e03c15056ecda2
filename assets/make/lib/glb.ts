import { Document, WebIO, type Accessor, type Material } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Mesh } from './mesh';

export interface Part {
  readonly name: string;
  readonly mesh: Mesh;
  readonly material: string;
}

/** One step of a stored coordinate, in metres: whole numbers of 16 bits then reach 163 m each way. */
const STEP = 0.005;

const quantised = (values: readonly number[], factor: number, into: Int16Array | Int8Array): typeof into => {
  const limit = into instanceof Int8Array ? 127 : 32767;
  values.forEach((value, i) => {
    into[i] = Math.max(-limit, Math.min(limit, Math.round(value * factor)));
  });
  return into;
};

const build = (doc: Document, part: Part, material: Material): void => {
  const buffer = doc.getRoot().listBuffers()[0] ?? doc.createBuffer();
  const { vertices, triangles } = part.mesh;
  if (vertices.length > 65535)
    throw new Error(`${part.name}: expected at most 65535 vertices, got ${vertices.length}`);
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'SCALAR',
    array: Int16Array | Int8Array | Uint16Array,
    normalized: boolean,
  ): Accessor =>
    doc.createAccessor().setType(type).setArray(array).setNormalized(normalized).setBuffer(buffer);
  // glTF is right-handed: x changes sign, and with it the way round of every triangle.
  const positions = vertices.flatMap(({ p }) => [-p[0], p[1], p[2]]);
  const normals = vertices.flatMap(({ n }) => [-n[0], n[1], n[2]]);
  const uvs = Uint16Array.from(
    vertices
      .flatMap(({ uv }) => [uv[0], uv[1]])
      .map((x) => Math.max(0, Math.min(65535, Math.round(x * 65535)))),
  );
  const indices = Uint16Array.from(triangles.flatMap(([a, b, c]) => [a, c, b]));
  const primitive = doc
    .createPrimitive()
    .setAttribute(
      'POSITION',
      accessor('VEC3', quantised(positions, 1 / STEP, new Int16Array(positions.length)), false),
    )
    .setAttribute('NORMAL', accessor('VEC3', quantised(normals, 127, new Int8Array(normals.length)), true))
    .setAttribute('TEXCOORD_0', accessor('VEC2', uvs, true))
    .setIndices(accessor('SCALAR', indices, false))
    .setMaterial(material);
  const node = doc
    .createNode(part.name)
    .setMesh(doc.createMesh(part.name).addPrimitive(primitive))
    .setScale([STEP, STEP, STEP]);
  (doc.getRoot().listScenes()[0] ?? doc.createScene()).addChild(node);
};

/** Packs parts into one binary glTF file: small whole numbers instead of floats, names kept. */
export const makeGlb = async (parts: readonly Part[]): Promise<Uint8Array> => {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'Starboard';
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  const materials = new Map<string, Material>();
  for (const part of parts) {
    const material = materials.get(part.material) ?? doc.createMaterial(part.material);
    materials.set(part.material, material);
    build(doc, part, material);
  }
  return new WebIO().registerExtensions([KHRMeshQuantization]).writeBinary(doc);
};

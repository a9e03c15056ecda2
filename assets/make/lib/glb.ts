import { Document, WebIO, type Accessor, type Material, type Primitive } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Mesh } from './mesh';

export interface Part {
  readonly name: string;
  readonly mesh: Mesh;
  readonly material: string;
}

export interface Grain {
  /** One step of a stored coordinate, in the model's units: whole numbers of 16 bits then reach 32,767 steps each way. */
  readonly step: number;
  /** Metres in one of the model's units. */
  readonly unit: number;
}

/** Ships in their own metres: 163 m each way. */
const METRES: Grain = { step: 0.005, unit: 1 };

const quantised = (values: readonly number[], factor: number, into: Int16Array | Int8Array): typeof into => {
  const limit = into instanceof Int8Array ? 127 : 32767;
  values.forEach((value, i) => {
    into[i] = Math.max(-limit, Math.min(limit, Math.round(value * factor)));
  });
  return into;
};

const whole = <A extends Uint8Array | Uint16Array>(values: readonly number[], into: A, top: number): A => {
  values.forEach((value, i) => {
    into[i] = Math.max(0, Math.min(top, Math.round(value * top)));
  });
  return into;
};

type Numbers = Int16Array | Int8Array | Uint8Array | Uint16Array;

/** Writes meshes into one buffer; what was written once, number for number, is not written again. */
class Writer {
  private readonly known = new Map<string, Accessor>();

  constructor(
    private readonly doc: Document,
    private readonly grain: Grain,
  ) {}

  private accessor(
    type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR',
    array: Numbers,
    normalized: boolean,
    shared: boolean,
  ): Accessor {
    const key = shared ? `${type} ${array.constructor.name} ${array.join()}` : '';
    const found = this.known.get(key);
    if (found) return found;
    const buffer = this.doc.getRoot().listBuffers()[0] ?? this.doc.createBuffer();
    const made = this.doc
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setNormalized(normalized)
      .setBuffer(buffer);
    if (shared) this.known.set(key, made);
    return made;
  }

  primitive({ vertices, triangles }: Mesh): Primitive {
    const painted = vertices.some(({ c }) => c);
    // glTF is right-handed: x changes sign, and with it the way round of every triangle.
    const positions = vertices.flatMap(({ p }) => [-p[0], p[1], p[2]]);
    const normals = vertices.flatMap(({ n }) => [-n[0], n[1], n[2]]);
    const places = quantised(positions, 1 / this.grain.step, new Int16Array(positions.length));
    const uvs = vertices.flatMap(({ uv }) => [uv[0], uv[1]]);
    const indices = Uint16Array.from(triangles.flatMap(([a, b, c]) => [a, c, b]));
    const primitive = this.doc
      .createPrimitive()
      .setAttribute('POSITION', this.accessor('VEC3', places, false, painted))
      .setAttribute(
        'NORMAL',
        this.accessor('VEC3', quantised(normals, 127, new Int8Array(normals.length)), true, painted),
      )
      .setAttribute(
        'TEXCOORD_0',
        this.accessor('VEC2', whole(uvs, new Uint16Array(uvs.length), 65535), true, painted),
      )
      .setIndices(this.accessor('SCALAR', indices, false, painted));
    if (painted) {
      const colours = vertices.flatMap(({ c }) => c ?? [1, 1, 1, 0]);
      primitive.setAttribute(
        'COLOR_0',
        this.accessor('VEC4', whole(colours, new Uint8Array(colours.length), 255), true, false),
      );
    }
    return primitive;
  }
}

const build = (doc: Document, writer: Writer, part: Part, material: Material, grain: Grain): void => {
  const count = part.mesh.vertices.length;
  if (count > 65535) throw new Error(`${part.name}: expected at most 65535 vertices, got ${count}`);
  const primitive = writer.primitive(part.mesh).setMaterial(material);
  const size = grain.step * grain.unit;
  const node = doc
    .createNode(part.name)
    .setMesh(doc.createMesh(part.name).addPrimitive(primitive))
    .setScale([size, size, size]);
  (doc.getRoot().listScenes()[0] ?? doc.createScene()).addChild(node);
};

/** Packs parts into one binary glTF file: small whole numbers instead of floats, names kept. */
export const makeGlb = async (parts: readonly Part[], grain: Grain = METRES): Promise<Uint8Array> => {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'Starboard';
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  const materials = new Map<string, Material>();
  const writer = new Writer(doc, grain);
  for (const part of parts) {
    const material = materials.get(part.material) ?? doc.createMaterial(part.material);
    materials.set(part.material, material);
    build(doc, writer, part, material, grain);
  }
  return new WebIO().registerExtensions([KHRMeshQuantization]).writeBinary(doc);
};

import { Mesh } from '@babylonjs/core/Meshes/mesh';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene';

/** Collects vertices with any extra attributes and makes one mesh of them. */
export class Shape {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];
  private readonly extras = new Map<string, { readonly size: number; readonly values: number[] }>();

  get count(): number {
    return this.positions.length / 3;
  }

  /** Adds a vertex and tells its number. */
  vertex(
    p: readonly [number, number, number],
    n: readonly [number, number, number],
    uv: readonly [number, number],
  ): number {
    this.positions.push(...p);
    this.normals.push(...n);
    this.uvs.push(...uv);
    return this.count - 1;
  }

  /** Gives the vertex added last a further attribute; every vertex must get the same ones. */
  extra(name: string, ...values: number[]): void {
    const known = this.extras.get(name) ?? { size: values.length, values: [] };
    known.values.push(...values);
    this.extras.set(name, known);
  }

  /** Corners in the order in which u × v points outwards; Babylon's left-handed way is the other one. */
  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, c, b);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  mesh(name: string, scene: Scene): Mesh {
    const mesh = new Mesh(name, scene);
    const data = new VertexData();
    data.positions = this.positions;
    data.normals = this.normals;
    data.uvs = this.uvs;
    data.indices = this.indices;
    data.applyToMesh(mesh);
    for (const [kind, { size, values }] of this.extras) mesh.setVerticesData(kind, values, false, size);
    return mesh;
  }
}

/** A solid of revolution about the y axis: radius and height from the bottom up, outside facing out. */
export const lathe = (
  profile: readonly (readonly [number, number])[],
  segments: number,
  shape = new Shape(),
): Shape => {
  for (let j = 0; j + 1 < profile.length; j++) {
    const [r0, y0] = profile[j] ?? [0, 0];
    const [r1, y1] = profile[j + 1] ?? [0, 0];
    const size = Math.hypot(r1 - r0, y1 - y0) || 1;
    const [nr, ny] = [(y1 - y0) / size, (r0 - r1) / size];
    const first = shape.count;
    for (let i = 0; i <= segments; i++) {
      const a = (i / segments) * 2 * Math.PI;
      const [s, c] = [Math.sin(a), Math.cos(a)];
      shape.vertex([r0 * s, y0, r0 * c], [nr * s, ny, nr * c], [i / segments, 0]);
      shape.vertex([r1 * s, y1, r1 * c], [nr * s, ny, nr * c], [i / segments, 1]);
    }
    for (let i = 0; i < segments; i++) {
      const at = first + 2 * i;
      shape.quad(at, at + 2, at + 3, at + 1);
    }
  }
  return shape;
};

/** A flat ring or disc about the y axis, facing up; u runs outwards, v round. */
export const ring = (inner: number, outer: number, y: number, segments: number): Shape => {
  const shape = new Shape();
  for (let i = 0; i <= segments; i++) {
    const a = (i / segments) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    shape.vertex([inner * s, y, inner * c], [0, 1, 0], [0, i / segments]);
    shape.vertex([outer * s, y, outer * c], [0, 1, 0], [1, i / segments]);
  }
  for (let i = 0; i < segments; i++) {
    const at = 2 * i;
    shape.quad(at, at + 1, at + 3, at + 2);
  }
  return shape;
};

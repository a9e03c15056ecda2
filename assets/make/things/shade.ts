import { type Mesh, mapVertices } from '../lib/mesh';
import { TURN } from '../lib/solids';
import { type V3, add, cross, mix3, scale, sub, unit } from '../lib/vector';

const RAYS = 24;
/** Edge of a cell in the model's units, and how many cells away something still takes light. */
const CELL = 1;
const REACH = 13;
/** Cells by which a ray clears the surface that it leaves. */
const CLEAR = 1.9;
const MARGIN = 2;
/** How far from the corners of a face, towards its middle, its shade is taken: a large plain face has no others. */
const INWARD = 0.4;

/** Which cells of space a model's faces pass through. */
class Cells {
  private readonly low: V3;
  private readonly size: V3;
  private readonly full: Uint8Array;

  constructor(mesh: Mesh) {
    const reach = (k: 0 | 1 | 2, pick: (a: number, b: number) => number): number =>
      mesh.vertices.reduce((best, { p }) => pick(best, p[k]), mesh.vertices[0]?.p[k] ?? 0);
    const low = (k: 0 | 1 | 2): number => reach(k, Math.min) - MARGIN * CELL;
    const cells = (k: 0 | 1 | 2): number => Math.ceil((reach(k, Math.max) - low(k)) / CELL) + MARGIN;
    this.low = [low(0), low(1), low(2)];
    this.size = [cells(0), cells(1), cells(2)];
    this.full = new Uint8Array(this.size[0] * this.size[1] * this.size[2]);
    for (const [a, b, c] of mesh.triangles) {
      const [p, q, r] = [mesh.vertices[a]?.p, mesh.vertices[b]?.p, mesh.vertices[c]?.p];
      if (p && q && r) this.fill(p, sub(q, p), sub(r, p));
    }
  }

  private at(x: number, y: number, z: number): number {
    const [i, j, k] = [
      Math.floor((x - this.low[0]) / CELL),
      Math.floor((y - this.low[1]) / CELL),
      Math.floor((z - this.low[2]) / CELL),
    ];
    const [w, h, d] = this.size;
    return i < 0 || j < 0 || k < 0 || i >= w || j >= h || k >= d ? -1 : (k * h + j) * w + i;
  }

  private fill(p: V3, ab: V3, ac: V3): void {
    const count = Math.ceil(Math.max(Math.hypot(...ab), Math.hypot(...ac)) / (CELL * 0.5)) + 1;
    for (let i = 0; i <= count; i++) {
      for (let j = 0; i + j <= count; j++) {
        const [u, v] = [i / count, j / count];
        const at = this.at(
          p[0] + ab[0] * u + ac[0] * v,
          p[1] + ab[1] * u + ac[1] * v,
          p[2] + ab[2] * u + ac[2] * v,
        );
        if (at >= 0) this.full[at] = 1;
      }
    }
  }

  /** How much of the light along a ray is taken, 0…1: all by something close, little by something far. */
  taken(from: V3, way: V3): number {
    for (let step = 0; step < REACH; step++) {
      const far = step * CELL;
      const at = this.at(from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far);
      if (at >= 0 && this.full[at] === 1) return 1 - step / REACH;
    }
    return 0;
  }
}

/** Ways out of a surface, thicker about its normal. */
const ways = (n: V3): V3[] => {
  const side = unit(cross(n, Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(n, side);
  return Array.from({ length: RAYS }, (_, i) => {
    const r = 0.93 * Math.sqrt((i + 0.5) / RAYS);
    const a = i * TURN * 0.381966;
    const [x, y, z] = [r * Math.cos(a), r * Math.sin(a), Math.sqrt(1 - r * r)];
    return unit(add(add(scale(side, x), scale(up, y)), scale(n, z)));
  });
};

/** The middle of all faces that meet in each vertex. */
const middles = ({ vertices, triangles }: Mesh): V3[] => {
  const sums = vertices.map((): [number, number, number, number] => [0, 0, 0, 0]);
  for (const corners of triangles) {
    for (const at of corners) {
      const sum = sums[at];
      for (const other of corners) {
        const p = vertices[other]?.p;
        if (!sum || !p) continue;
        [0, 1, 2].forEach((k) => (sum[k as 0] += p[k as 0]));
        sum[3] += 1;
      }
    }
  }
  return sums.map(([x, y, z, count], i) =>
    count > 0 ? [x / count, y / count, z / count] : (vertices[i]?.p ?? [0, 0, 0]),
  );
};

/** Puts the shade of corners and overhangs into v: 1 in the open, towards 0 where little light comes in. */
export const shaded = (mesh: Mesh): Mesh => {
  const cells = new Cells(mesh);
  const inward = middles(mesh);
  let index = 0;
  return mapVertices(mesh, (vertex) => {
    const from = add(mix3(vertex.p, inward[index++] ?? vertex.p, INWARD), scale(vertex.n, CLEAR * CELL));
    const lost = ways(vertex.n).reduce((sum, way) => sum + cells.taken(from, way), 0);
    return { ...vertex, uv: [vertex.uv[0], Math.round((1 - lost / RAYS) * 32) / 32] };
  });
};

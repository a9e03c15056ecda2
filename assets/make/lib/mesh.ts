import { type V2, type V3, type V4, add, cross, mix, mix3, mix4, scale, sub, unit } from './vector';

export interface Vertex {
  readonly p: V3;
  readonly n: V3;
  readonly uv: V2;
  /** Its own colour, and how brightly it shines, for models without a sheet of paint. */
  readonly c?: V4;
}
export type Triangle = readonly [number, number, number];

/** A piece of a model: x to starboard, y up, z forward, in metres; clockwise triangles seen from outside. */
export interface Mesh {
  readonly vertices: readonly Vertex[];
  readonly triangles: readonly Triangle[];
}

export const EMPTY: Mesh = { vertices: [], triangles: [] };

export const join = (meshes: readonly Mesh[]): Mesh => {
  const vertices: Vertex[] = [];
  const triangles: Triangle[] = [];
  for (const mesh of meshes) {
    const base = vertices.length;
    for (const vertex of mesh.vertices) vertices.push(vertex);
    for (const [a, b, c] of mesh.triangles) triangles.push([a + base, b + base, c + base]);
  }
  return { vertices, triangles };
};

export const mapVertices = (mesh: Mesh, change: (vertex: Vertex) => Vertex): Mesh => ({
  vertices: mesh.vertices.map(change),
  triangles: mesh.triangles,
});

export const move = (mesh: Mesh, by: V3): Mesh => mapVertices(mesh, (v) => ({ ...v, p: add(v.p, by) }));

export const turnAbout = (mesh: Mesh, turn: (p: V3) => V3): Mesh =>
  mapVertices(mesh, (v) => ({ ...v, p: turn(v.p), n: turn(v.n) }));

export const flip = (mesh: Mesh): Mesh => ({
  vertices: mesh.vertices.map((v) => ({ ...v, n: scale(v.n, -1) })),
  triangles: mesh.triangles.map(([a, b, c]) => [a, c, b] as const),
});

/** The same piece on the other side of the ship. */
export const mirror = (mesh: Mesh): Mesh => ({
  vertices: mesh.vertices.map((v) => ({
    ...v,
    p: [-v.p[0], v.p[1], v.p[2]],
    n: [-v.n[0], v.n[1], v.n[2]],
  })),
  triangles: mesh.triangles.map(([a, b, c]) => [a, c, b] as const),
});

export const withUv = (mesh: Mesh, uv: (vertex: Vertex) => V2): Mesh =>
  mapVertices(mesh, (v) => ({ ...v, uv: uv(v) }));

/** The same faces with every vertex that is there twice kept once. */
export const welded = (mesh: Mesh): Mesh => {
  const vertices: Vertex[] = [];
  const known = new Map<string, number>();
  const places = mesh.vertices.map((vertex) => {
    const { p, n, uv, c = [] } = vertex;
    const key = [...p, ...n, ...uv, ...c].map((x) => Math.round(x * 1000)).join();
    const place = known.get(key) ?? vertices.push(vertex) - 1;
    known.set(key, place);
    return place;
  });
  const at = (i: number): number => places[i] ?? 0;
  const triangles = mesh.triangles.map(([a, b, c]): Triangle => [at(a), at(b), at(c)]);
  return { vertices, triangles: triangles.filter(([a, b, c]) => a !== b && b !== c && c !== a) };
};

/** One flat polygon, fanned from its first corner; corners clockwise seen from outside. */
export const polygon = (corners: readonly V3[], uv: V2): Mesh => {
  const [a, b, c] = corners;
  if (!a || !b || !c) return EMPTY;
  const n = unit(cross(sub(b, a), sub(c, a)));
  return {
    vertices: corners.map((p) => ({ p, n, uv })),
    triangles: corners.slice(2).map((_, i) => [0, i + 1, i + 2] as const),
  };
};

const between = (a: Vertex, b: Vertex, t: number): Vertex => ({
  p: mix3(a.p, b.p, t),
  n: unit(mix3(a.n, b.n, t), a.n),
  uv: [mix(a.uv[0], b.uv[0], t), mix(a.uv[1], b.uv[1], t)],
  ...(a.c && b.c ? { c: mix4(a.c, b.c, t) } : {}),
});

class Half {
  private readonly vertices: Vertex[] = [];
  private readonly triangles: Triangle[] = [];
  private readonly known = new Map<string, number>();

  place(key: string, vertex: Vertex): number {
    const found = this.known.get(key);
    if (found !== undefined) return found;
    this.vertices.push(vertex);
    this.known.set(key, this.vertices.length - 1);
    return this.vertices.length - 1;
  }

  fan(corners: readonly number[]): void {
    for (let i = 2; i < corners.length; i++) {
      this.triangles.push([corners[0] ?? 0, corners[i - 1] ?? 0, corners[i] ?? 0]);
    }
  }

  get mesh(): Mesh {
    return { vertices: this.vertices, triangles: this.triangles };
  }
}

/** Cuts a mesh where `side` is zero: first the part where it is negative, then the rest. */
export const split = (mesh: Mesh, side: (p: V3) => number): readonly [Mesh, Mesh] => {
  const sides = mesh.vertices.map((v) => side(v.p));
  const halves = [new Half(), new Half()] as const;
  for (const triangle of mesh.triangles) {
    const corners: [number[], number[]] = [[], []];
    triangle.forEach((from, k) => {
      const to = triangle[(k + 1) % 3] ?? from;
      const [a, b] = [mesh.vertices[from], mesh.vertices[to]];
      if (!a || !b) return;
      const [da, db] = [sides[from] ?? 0, sides[to] ?? 0];
      const own = da < 0 ? 0 : 1;
      corners[own].push(halves[own].place(`${from}`, a));
      if (da < 0 === db < 0) return;
      const cut = between(a, b, da / (da - db));
      const key = from < to ? `${from}:${to}` : `${to}:${from}`;
      corners[0].push(halves[0].place(key, cut));
      corners[1].push(halves[1].place(key, cut));
    });
    halves[0].fan(corners[0]);
    halves[1].fan(corners[1]);
  }
  return [halves[0].mesh, halves[1].mesh];
};

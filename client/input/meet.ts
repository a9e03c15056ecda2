interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A line in a mesh's own space. */
export interface Line<P extends Point = Point> {
  readonly origin: P;
  readonly direction: P;
}

export interface Triangles {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** A flat thing still has an inside. */
const THIN = 1e-5;

/** Where along the line a box is entered, in lengths of the direction; 0 inside, Infinity if it is missed. */
export const hitBox = ({ origin, direction }: Line, min: Point, max: Point): number => {
  let near = 0;
  let far = Infinity;
  for (let axis = 0; axis < 3; axis++) {
    const o = axis === 0 ? origin.x : axis === 1 ? origin.y : origin.z;
    const d = axis === 0 ? direction.x : axis === 1 ? direction.y : direction.z;
    const low = (axis === 0 ? min.x : axis === 1 ? min.y : min.z) - THIN - o;
    const high = (axis === 0 ? max.x : axis === 1 ? max.y : max.z) + THIN - o;
    if (Math.abs(d) < 1e-12) {
      if (low > 0 || high < 0) return Infinity;
      continue;
    }
    near = Math.max(near, Math.min(low / d, high / d));
    far = Math.min(far, Math.max(low / d, high / d));
  }
  return near <= far ? near : Infinity;
};

/** Where along the line the nearest of these triangles is met, from either side (after Möller and Trumbore). */
export const hitTriangles = (line: Line, { positions, indices }: Triangles): number => {
  let best = Infinity;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const met = hitTriangle(line, positions, indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0);
    if (met < best) best = met;
  }
  return best;
};

const hitTriangle = (
  { origin: o, direction: d }: Line,
  p: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
): number => {
  const ax = p[3 * a] ?? 0;
  const ay = p[3 * a + 1] ?? 0;
  const az = p[3 * a + 2] ?? 0;
  const ux = (p[3 * b] ?? 0) - ax;
  const uy = (p[3 * b + 1] ?? 0) - ay;
  const uz = (p[3 * b + 2] ?? 0) - az;
  const vx = (p[3 * c] ?? 0) - ax;
  const vy = (p[3 * c + 1] ?? 0) - ay;
  const vz = (p[3 * c + 2] ?? 0) - az;
  const nx = d.y * vz - d.z * vy;
  const ny = d.z * vx - d.x * vz;
  const nz = d.x * vy - d.y * vx;
  const size = ux * nx + uy * ny + uz * nz;
  if (Math.abs(size) < 1e-14) return Infinity;
  const s = ((o.x - ax) * nx + (o.y - ay) * ny + (o.z - az) * nz) / size;
  if (s < 0 || s > 1) return Infinity;
  const qx = (o.y - ay) * uz - (o.z - az) * uy;
  const qy = (o.z - az) * ux - (o.x - ax) * uz;
  const qz = (o.x - ax) * uy - (o.y - ay) * ux;
  const t = (d.x * qx + d.y * qy + d.z * qz) / size;
  if (t < 0 || s + t > 1) return Infinity;
  const along = (vx * qx + vy * qy + vz * qz) / size;
  return along >= 0 ? along : Infinity;
};

/** The point of these triangles that is nearest to a point, left in `into`; how far away it is (after Ericson). */
export const nearestOn = (to: Point, { positions: p, indices }: Triangles, into: Spot): number => {
  let best = Infinity;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    closest(to, p, 3 * (indices[i] ?? 0), 3 * (indices[i + 1] ?? 0), 3 * (indices[i + 2] ?? 0));
    const far = Math.hypot(FOUND.x - to.x, FOUND.y - to.y, FOUND.z - to.z);
    // A triangle without a surface has no nearest point.
    if (!(far < best)) continue;
    best = far;
    into.set(FOUND.x, FOUND.y, FOUND.z);
  }
  return best;
};

interface Spot {
  set(x: number, y: number, z: number): unknown;
}

const FOUND = { x: 0, y: 0, z: 0 };

/** So much along one side and so much along the other from the first corner. */
const put = (p: ArrayLike<number>, a: number, b: number, c: number, u: number, v: number): void => {
  const w = 1 - u - v;
  FOUND.x = w * (p[a] ?? 0) + u * (p[b] ?? 0) + v * (p[c] ?? 0);
  FOUND.y = w * (p[a + 1] ?? 0) + u * (p[b + 1] ?? 0) + v * (p[c + 1] ?? 0);
  FOUND.z = w * (p[a + 2] ?? 0) + u * (p[b + 2] ?? 0) + v * (p[c + 2] ?? 0);
};

/** Leaves the point of one triangle in `FOUND`: a corner, a point of an edge, or one within. */
const closest = (to: Point, p: ArrayLike<number>, a: number, b: number, c: number): void => {
  const ax = p[a] ?? 0;
  const ay = p[a + 1] ?? 0;
  const az = p[a + 2] ?? 0;
  const ux = (p[b] ?? 0) - ax;
  const uy = (p[b + 1] ?? 0) - ay;
  const uz = (p[b + 2] ?? 0) - az;
  const vx = (p[c] ?? 0) - ax;
  const vy = (p[c + 1] ?? 0) - ay;
  const vz = (p[c + 2] ?? 0) - az;
  const uv = ux * vx + uy * vy + uz * vz;
  const d1 = ux * (to.x - ax) + uy * (to.y - ay) + uz * (to.z - az);
  const d2 = vx * (to.x - ax) + vy * (to.y - ay) + vz * (to.z - az);
  const d3 = d1 - (ux * ux + uy * uy + uz * uz);
  const d4 = d2 - uv;
  const d5 = d1 - uv;
  const d6 = d2 - (vx * vx + vy * vy + vz * vz);
  const va = d3 * d6 - d5 * d4;
  const vb = d5 * d2 - d1 * d6;
  const vc = d1 * d4 - d3 * d2;
  if (d1 <= 0 && d2 <= 0) put(p, a, b, c, 0, 0);
  else if (d3 >= 0 && d4 <= d3) put(p, a, b, c, 1, 0);
  else if (d6 >= 0 && d5 <= d6) put(p, a, b, c, 0, 1);
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) put(p, a, b, c, d1 / (d1 - d3), 0);
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) put(p, a, b, c, 0, d2 / (d2 - d6));
  else if (va <= 0 && d4 >= d3 && d5 >= d6) {
    const along = (d4 - d3) / (d4 - d3 + d5 - d6);
    put(p, a, b, c, 1 - along, along);
  } else put(p, a, b, c, vb / (va + vb + vc), vc / (va + vb + vc));
};

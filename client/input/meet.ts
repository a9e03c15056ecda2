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

/** A small seeded generator (sfc32), so that the same seed makes the same asset everywhere. */
export const seeded = (seed: number): (() => number) => {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162 ^ seed;
  let d = 1;
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
};

/** A number in 0…1 that depends only on three whole numbers. */
export const hash = (x: number, y: number, z = 0): number => {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
const wrap = (i: number, period: number): number => (period > 0 ? ((i % period) + period) % period : i);

/** Smooth value noise in 0…1; `period` above 0 makes it tile after that many cells. */
export const noise3 = (x: number, y: number, z: number, period = 0): number => {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const floorZ = Math.floor(z);
  const fx = fade(x - floorX);
  const fy = fade(y - floorY);
  // Written out: most of the time of a sky goes by here.
  const [x0, x1] = [wrap(floorX, period), wrap(floorX + 1, period)];
  const [y0, y1] = [wrap(floorY, period), wrap(floorY + 1, period)];
  const [z0, z1] = [wrap(floorZ, period), wrap(floorZ + 1, period)];
  const near = lerp(
    lerp(hash(x0, y0, z0), hash(x1, y0, z0), fx),
    lerp(hash(x0, y1, z0), hash(x1, y1, z0), fx),
    fy,
  );
  const far = lerp(
    lerp(hash(x0, y0, z1), hash(x1, y0, z1), fx),
    lerp(hash(x0, y1, z1), hash(x1, y1, z1), fx),
    fy,
  );
  return lerp(near, far, fade(z - floorZ));
};

/** Several octaves of `noise3`, in 0…1. */
export const fbm3 = (x: number, y: number, z: number, octaves: number, period = 0): number => {
  let sum = 0;
  let weight = 0;
  let gain = 1;
  let k = 1;
  for (let i = 0; i < octaves; i++) {
    sum += gain * noise3(x * k + i * 17, y * k + i * 31, z * k + i * 7, period * k);
    weight += gain;
    gain *= 0.5;
    k *= 2;
  }
  return sum / weight;
};

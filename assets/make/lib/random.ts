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
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [fade(x - ix), fade(y - iy), fade(z - iz)];
  const at = (dx: number, dy: number, dz: number): number =>
    hash(wrap(ix + dx, period), wrap(iy + dy, period), wrap(iz + dz, period));
  const plane = (dz: number): number =>
    lerp(lerp(at(0, 0, dz), at(1, 0, dz), fx), lerp(at(0, 1, dz), at(1, 1, dz), fx), fy);
  return lerp(plane(0), plane(1), fz);
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

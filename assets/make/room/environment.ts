import { makePng } from '../lib/png';
import { type V3, cross, dot, unit } from '../lib/vector';
import { radiance } from './light';

/** Babylon's prefiltered environment: a small cube, blurrier at each level, and the diffuse light as nine numbers a colour. */
const SIZE = 64;
const LOD_SCALE = 0.8;
const SAMPLES = 192;
const MAGIC = [0x86, 0x16, 0x87, 0x96, 0xf6, 0xd6, 0x96, 0x36];

/** The direction a texel of a cube face looks in, faces in the usual order +x −x +y −y +z −z. */
const direction = (face: number, s: number, t: number): V3 => {
  const [a, b] = [2 * s - 1, 1 - 2 * t];
  const faces: readonly V3[] = [
    [1, b, -a],
    [-1, b, a],
    [a, 1, -b],
    [a, -1, b],
    [a, b, 1],
    [-a, b, -1],
  ];
  return unit(faces[face] ?? [0, 1, 0]);
};

/** Bits of a whole number mirrored behind the point: evenly spread numbers in 0…1. */
const mirrored = (i: number): number => {
  let [x, bit, out] = [i, 0.5, 0];
  while (x > 0) {
    if (x & 1) out += bit;
    x >>= 1;
    bit /= 2;
  }
  return out;
};

/** What a surface of roughness `alpha` reflects when looked at straight on (GGX). */
const reflected = (n: V3, alpha: number): V3 => {
  if (alpha <= 0) return radiance(n);
  const side = unit(cross(Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], n));
  const up = cross(n, side);
  const sum = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const [phi, v] = [(i / SAMPLES) * 2 * Math.PI, mirrored(i)];
    const c = Math.sqrt((1 - v) / (1 + (alpha * alpha - 1) * v));
    const s = Math.sqrt(1 - c * c);
    const [hx, hy] = [s * Math.cos(phi), s * Math.sin(phi)];
    const h: V3 = [
      side[0] * hx + up[0] * hy + n[0] * c,
      side[1] * hx + up[1] * hy + n[1] * c,
      side[2] * hx + up[2] * hy + n[2] * c,
    ];
    const k = 2 * dot(n, h);
    const l: V3 = [k * h[0] - n[0], k * h[1] - n[1], k * h[2] - n[2]];
    const cosine = dot(n, l);
    if (cosine <= 0) continue;
    radiance(unit(l)).forEach((value, j) => (sum[j] = (sum[j] ?? 0) + value * cosine));
    weight += cosine;
  }
  return [(sum[0] ?? 0) / weight, (sum[1] ?? 0) / weight, (sum[2] ?? 0) / weight];
};

/** Light of any brightness in four bytes: colour, and what to divide it by. */
const rgbd = (light: V3, out: Uint8Array, at: number): void => {
  const most = Math.max(1e-6, ...light);
  const d = Math.min(255, Math.floor(Math.max(255 / most, 1)));
  light.forEach((value, i) => {
    out[at + i] = Math.round(255 * Math.min(1, Math.max(0, (value * d) / 255)) ** (1 / 2.2));
  });
  out[at + 3] = d;
};

const face = (index: number, size: number, alpha: number): Uint8Array => {
  const pixels = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      rgbd(
        reflected(direction(index, (x + 0.5) / size, (y + 0.5) / size), alpha),
        pixels,
        4 * (y * size + x),
      );
    }
  }
  return makePng(size, size, 4, pixels);
};

/** The diffuse light of the nine lowest spherical harmonics, written out in powers of the normal. */
const irradiance = (): Record<string, number[]> => {
  const sums = Array.from({ length: 9 }, () => [0, 0, 0]);
  const rows = 64;
  for (let f = 0; f < 6; f++) {
    for (let i = 0; i < rows * rows; i++) {
      const [s, t] = [((i % rows) + 0.5) / rows, (Math.floor(i / rows) + 0.5) / rows];
      const [a, b] = [2 * s - 1, 2 * t - 1];
      const area = 4 / (rows * rows * (1 + a * a + b * b) ** 1.5);
      const [x, y, z] = direction(f, s, t);
      const basis = [
        0.282095,
        0.488603 * x,
        0.488603 * y,
        0.488603 * z,
        1.092548 * x * y,
        1.092548 * y * z,
        1.092548 * z * x,
        0.315392 * (3 * z * z - 1),
        0.546274 * (x * x - y * y),
      ];
      const light = radiance([x, y, z]);
      basis.forEach((k, j) =>
        light.forEach((v, c) => ((sums[j] ?? [])[c] = (sums[j]?.[c] ?? 0) + v * k * area)),
      );
    }
  }
  const term = (j: number, k: number): number[] => (sums[j] ?? []).map((v) => v * k);
  const plus = (...terms: number[][]): number[] =>
    [0, 1, 2].map((c) => terms.reduce((sum, t) => sum + (t[c] ?? 0), 0));
  const [one, two, four] = [0.282095, (2 / 3) * 0.488603, 0.25];
  const flat = plus(term(0, one), term(7, -four * 0.315392));
  return {
    x: term(1, two),
    y: term(2, two),
    z: term(3, two),
    xx: plus(flat, term(8, four * 0.546274)),
    yy: plus(flat, term(8, -four * 0.546274)),
    zz: plus(flat, term(7, four * 3 * 0.315392)),
    yz: term(5, four * 1.092548),
    zx: term(6, four * 1.092548),
    xy: term(4, four * 1.092548),
  };
};

export const makeEnvironment = (): Uint8Array => {
  const levels = Math.log2(SIZE) + 1;
  const images: Uint8Array[] = [];
  for (let level = 0; level < levels; level++) {
    const alpha = level === 0 ? 0 : Math.min(1, 2 ** (level / LOD_SCALE) / SIZE);
    for (let f = 0; f < 6; f++) images.push(face(f, SIZE >> level, alpha));
  }
  let position = 0;
  const mipmaps = images.map(({ length }) => {
    position += length;
    return { length, position: position - length };
  });
  const head = {
    version: 2,
    width: SIZE,
    imageType: 'image/png',
    irradiance: irradiance(),
    specular: { mipmaps, lodGenerationScale: LOD_SCALE },
  };
  return Buffer.concat([
    Uint8Array.from(MAGIC),
    Buffer.from(`${JSON.stringify(head)}\0`, 'latin1'),
    ...images,
  ]);
};

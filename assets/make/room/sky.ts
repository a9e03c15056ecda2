import { makePng } from '../lib/png';
import { fbm3, noise3 } from '../lib/random';
import { clamp, smoothstep, type V3 } from '../lib/vector';

const [WIDTH, HEIGHT] = [1024, 512];
/** Coarse steps pack well; the sky is drawn so dark that they cannot be seen. */
const STEP = 4;

const ridge = (x: number, y: number, z: number, octaves: number): number =>
  1 - Math.abs(2 * fbm3(x, y, z, octaves) - 1);

/** The galaxy's band lies along a tilted great circle: light in red, gas of one nebula in green (warm) and blue (cold). */
const spot = ([x, y, z]: V3): V3 => {
  const off = 0.34 * x + 0.9 * y + 0.26 * z + 0.16 * (fbm3(x * 2 + 5, y * 2, z * 2, 4) - 0.5);
  const band = Math.exp(-off * off * 26);
  const dust = smoothstep(0.42, 0.66, fbm3(x * 5 + 9, y * 9, z * 5, 6)) * Math.exp(-off * off * 90);
  const grain = 0.55 + 0.7 * fbm3(x * 7, y * 7 + 3, z * 7, 5);
  const core = Math.exp(-3.2 * (1 - clamp(x * -0.5 + z * 0.83 + y * -0.1, -1, 1)));
  const milky = band * grain * (0.38 + 0.62 * core) * (1 - 0.82 * dust);

  const away = Math.acos(clamp(x * -0.2 + y * 0.24 + z * 0.95, -1, 1));
  const reach = 1 - smoothstep(0.12, 0.95, away + 0.5 * (fbm3(x * 2.4, y * 2.4, z * 2.4 + 11, 4) - 0.5));
  const swirl = noise3(x * 3 + 40, y * 3, z * 3);
  const warm =
    reach *
    smoothstep(0.35, 0.95, ridge(x * 3 + swirl, y * 3.4, z * 3, 6)) *
    (0.4 + 0.9 * fbm3(x * 5, y * 5, z * 5, 4));
  const cold =
    reach *
    smoothstep(0.3, 0.9, fbm3(x * 2.6 + 20, y * 2.6 + swirl, z * 2.6, 6)) *
    (0.3 + 0.9 * ridge(x * 4.5, y * 4.5, z * 4.5 + 7, 5));
  return [milky, warm, cold * 1.25];
};

/** The far sky as three masks on a sheet of longitude and latitude; the shader gives them their colours. */
export const makeSky = (): Uint8Array => {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++) {
    const lat = (0.5 - (row + 0.5) / HEIGHT) * Math.PI;
    for (let column = 0; column < WIDTH; column++) {
      const lon = ((column + 0.5) / WIDTH) * 2 * Math.PI;
      const c = Math.cos(lat);
      spot([c * Math.sin(lon), Math.sin(lat), c * Math.cos(lon)]).forEach((value, k) => {
        pixels[3 * (row * WIDTH + column) + k] = Math.min(
          252,
          Math.round((clamp(value, 0, 1) * 255) / STEP) * STEP,
        );
      });
    }
  }
  return makePng(WIDTH, HEIGHT, 3, pixels);
};

/** A small tile of three noises (clouds, cracks, grain) for scorching, tearing and shimmer. */
export const makeNoise = (): Uint8Array => {
  const size = 256;
  const pixels = new Uint8Array(size * size * 3);
  for (let i = 0; i < size * size; i++) {
    const [u, v] = [(i % size) / size, Math.floor(i / size) / size];
    const clouds = fbm3(u * 4, v * 4, 0, 6, 4);
    const cracks = 1 - Math.abs(2 * fbm3(u * 6, v * 6, 50, 4, 6) - 1);
    const grain = noise3(u * 64, v * 64, 90, 64);
    [clouds, cracks, grain].forEach(
      (value, k) => (pixels[3 * i + k] = Math.min(248, Math.round((value * 255) / 8) * 8)),
    );
  }
  return makePng(size, size, 3, pixels);
};

import { makePalettePng } from './palette';
import { clamp, mix } from './vector';

/** What a painted spot is made of; colours as seen on a screen (sRGB), 0…1; height in pixels of relief. */
export interface Ink {
  r: number;
  g: number;
  b: number;
  height: number;
  rough: number;
  metal: number;
  er: number;
  eg: number;
  eb: number;
}
export const LAYERS = [
  'r',
  'g',
  'b',
  'height',
  'rough',
  'metal',
  'er',
  'eg',
  'eb',
] as const satisfies (keyof Ink)[];

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A square sheet on which all maps of a material are painted at once, so that they always agree. */
export class Canvas {
  readonly layers: Readonly<Record<keyof Ink, Float32Array>>;

  constructor(readonly size: number) {
    const blank = (): Float32Array => new Float32Array(size * size);
    this.layers = {
      r: blank(),
      g: blank(),
      b: blank(),
      height: blank(),
      rough: blank(),
      metal: blank(),
      er: blank(),
      eg: blank(),
      eb: blank(),
    };
  }

  /** Fills an area, `bleed` pixels beyond it too; `shade` changes the ink it is given. */
  fill(area: Area, bleed: number, shade: (x: number, y: number, ink: Ink) => void): void {
    const { r, g, b, height, rough, metal, er, eg, eb } = this.layers;
    const ink: Ink = { r: 0, g: 0, b: 0, height: 0, rough: 0.5, metal: 0, er: 0, eg: 0, eb: 0 };
    const [x1, y1] = [
      Math.min(this.size, area.x + area.w + bleed),
      Math.min(this.size, area.y + area.h + bleed),
    ];
    for (let y = Math.max(0, area.y - bleed); y < y1; y++) {
      for (let x = Math.max(0, area.x - bleed); x < x1; x++) {
        ink.height = ink.metal = ink.er = ink.eg = ink.eb = 0;
        ink.rough = 0.5;
        shade(x + 0.5 - area.x, y + 0.5 - area.y, ink);
        const at = y * this.size + x;
        r[at] = ink.r;
        g[at] = ink.g;
        b[at] = ink.b;
        height[at] = ink.height;
        rough[at] = ink.rough;
        metal[at] = ink.metal;
        er[at] = ink.er;
        eg[at] = ink.eg;
        eb[at] = ink.eb;
      }
    }
  }

  /** Lays ink over what is there, as much as `cover` says (0…1) at each pixel of the area. */
  stamp(area: Area, ink: Partial<Ink>, cover: (x: number, y: number) => number): void {
    const [x0, y0] = [Math.max(0, Math.floor(area.x)), Math.max(0, Math.floor(area.y))];
    const [x1, y1] = [
      Math.min(this.size, Math.ceil(area.x + area.w)),
      Math.min(this.size, Math.ceil(area.y + area.h)),
    ];
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const k = clamp(cover(x + 0.5, y + 0.5), 0, 1);
        if (k <= 0) continue;
        const at = y * this.size + x;
        for (const key of LAYERS) {
          const value = ink[key];
          if (value !== undefined) this.layers[key][at] = mix(this.layers[key][at] ?? 0, value, k);
        }
      }
    }
  }

  /** The mean of each square of `factor` pixels, for smaller textures of the same paint. */
  shrunk(factor: number): Canvas {
    const small = new Canvas(this.size / factor);
    for (const key of LAYERS) {
      const [from, to] = [this.layers[key], small.layers[key]];
      for (let y = 0; y < this.size; y++) {
        for (let x = 0; x < this.size; x++) {
          const at = Math.floor(y / factor) * small.size + Math.floor(x / factor);
          to[at] = (to[at] ?? 0) + (from[y * this.size + x] ?? 0) / (factor * factor);
        }
      }
    }
    return small;
  }

  private png(write: (at: number, out: Uint8Array, to: number) => void): Uint8Array {
    const pixels = new Uint8Array(this.size * this.size * 3);
    for (let at = 0; at < this.size * this.size; at++) write(at, pixels, at * 3);
    return makePalettePng(this.size, this.size, pixels);
  }

  private channels(keys: readonly (keyof Ink | undefined)[]): Uint8Array {
    const from = keys.map((key) => key && this.layers[key]);
    return this.png((at, out, to) => {
      from.forEach(
        (layer, k) => (out[to + k] = layer ? Math.round(clamp(layer[at] ?? 0, 0, 1) * 85) * 3 : 0),
      );
    });
  }

  paint(): Uint8Array {
    return this.channels(['r', 'g', 'b']);
  }

  lights(): Uint8Array {
    return this.channels(['er', 'eg', 'eb']);
  }

  /** Roughness in green, metal in blue, as glTF has it. */
  finish(): Uint8Array {
    return this.channels([undefined, 'rough', 'metal']);
  }

  /** The relief as a normal map. */
  normals(strength: number): Uint8Array {
    const h = this.layers.height;
    const last = this.size - 1;
    const at = (x: number, y: number): number => h[clamp(y, 0, last) * this.size + clamp(x, 0, last)] ?? 0;
    return this.png((i, out, to) => {
      const [x, y] = [i % this.size, Math.floor(i / this.size)];
      const dx = (at(x - 1, y) - at(x + 1, y)) * strength;
      const dy = (at(x, y - 1) - at(x, y + 1)) * strength;
      const size = Math.sqrt(dx * dx + dy * dy + 1);
      out[to] = Math.round((dx / size) * 127 + 128);
      out[to + 1] = Math.round((-dy / size) * 127 + 128);
      out[to + 2] = Math.round(127 / size + 128);
    });
  }
}

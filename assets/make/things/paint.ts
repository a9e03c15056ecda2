import { type Mesh, mapVertices, welded } from '../lib/mesh';
import { type V3, mix, mix3 } from '../lib/vector';

/** How a spot shines: steadily, breathing as an engine does, as fire, blinking, or as rows of lit windows on dark hull. */
export const LIGHTS = ['none', 'steady', 'pulse', 'fire', 'blink', 'windows'] as const;
export type Light = (typeof LIGHTS)[number];

export interface Paint {
  /** As seen on a screen, 0…1. */
  readonly colour: V3;
  readonly rough: number;
  readonly metal: number;
  readonly glow: number;
  readonly light: Light;
  /** Covered with plates, whose seams are drawn by the shader. */
  readonly plated: boolean;
  /** Built round an upright axis, and so are its plates and windows. */
  readonly round: boolean;
  /** Rough to the eye: its pits and ridges are drawn by the shader. */
  readonly rocky: boolean;
}

const fromHex = (hex: string): V3 => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Plated hull of one colour. */
export const hull = (hex: string, more: Partial<Omit<Paint, 'colour'>> = {}): Paint => ({
  colour: fromHex(hex),
  rough: 0.47,
  metal: 0.4,
  glow: 0,
  light: 'none',
  plated: true,
  round: false,
  rocky: false,
  ...more,
});

export const bare = (hex: string, rough = 0.6, metal = 0): Paint =>
  hull(hex, { rough, metal, plated: false });

export const stone = (hex: string, rough = 0.9, metal = 0): Paint =>
  hull(hex, { rough, metal, plated: false, rocky: true });

export const lamp = (hex: string, light: Light = 'steady', glow = 0.7): Paint =>
  hull(hex, { rough: 0.5, metal: 0, glow, light, plated: false });

/** Hull with rows of windows, lit in `glow` parts. */
export const windows = (hex: string, glow = 0.6): Paint => hull(hex, { light: 'windows', glow });

/** Between two paints of one finish. */
export const blend = (a: Paint, b: Paint, t: number): Paint => ({
  ...a,
  colour: mix3(a.colour, b.colour, t),
  glow: mix(a.glow, b.glow, t),
});

/** Rough and metal in sixteenths, the kind of light, plated, round, rocky or not: one whole number of 14 bits. */
const finish = ({ rough, metal, light, plated, round, rocky }: Paint): number =>
  Math.round(rough * 15) +
  16 * Math.round(metal * 15) +
  256 * LIGHTS.indexOf(light) +
  (plated ? 2048 : 0) +
  (round ? 4096 : 0) +
  (rocky ? 8192 : 0);

type Painter = (p: V3, n: V3) => Paint;

/** Colours go to each vertex, its finish to u; v is left for the shade in its corners. */
export const painted = (mesh: Mesh, paint: Paint | Painter): Mesh =>
  mapVertices(welded(mesh), (vertex) => {
    const spot = typeof paint === 'function' ? paint(vertex.p, vertex.n) : paint;
    return { ...vertex, uv: [finish(spot) / 65535, 1], c: [...spot.colour, spot.glow] };
  });

import { type V3, dot, mix, smoothstep, unit } from '../lib/vector';

/** A soft lamp in the imagined studio round the table: where it is, how wide (degrees), how bright. */
interface Lamp {
  readonly to: V3;
  readonly wide: number;
  readonly soft: number;
  readonly light: V3;
}

const LAMPS: readonly Lamp[] = [
  { to: unit([0.55, 0.75, 0.4]), wide: 20, soft: 9, light: [4.6, 4.5, 4.3] },
  { to: unit([-0.8, 0.35, -0.55]), wide: 16, soft: 12, light: [2.4, 1.35, 0.75] },
  { to: unit([-0.9, 0.25, 0.5]), wide: 24, soft: 22, light: [0.42, 0.72, 1.25] },
  { to: unit([0.75, 0.12, -0.7]), wide: 14, soft: 14, light: [0.7, 0.95, 1.6] },
  { to: unit([0, 1, -0.15]), wide: 26, soft: 24, light: [0.55, 0.6, 0.72] },
  // The table's own light from below.
  { to: [0, -1, 0], wide: 42, soft: 30, light: [0.055, 0.11, 0.19] },
];

const SKY: readonly (readonly [number, V3])[] = [
  [-1, [0.012, 0.02, 0.04]],
  [-0.1, [0.02, 0.028, 0.05]],
  [0.12, [0.055, 0.065, 0.095]],
  [1, [0.03, 0.04, 0.07]],
];

const sky = (y: number): V3 => {
  const i = Math.max(0, SKY.findIndex(([at]) => at >= y) - 1);
  const [[a, from], [b, to]] = [SKY[i] ?? SKY[0] ?? [0, [0, 0, 0]], SKY[i + 1] ?? [1, [0, 0, 0]]];
  const t = Math.min(1, Math.max(0, (y - a) / Math.max(1e-6, b - a)));
  return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)];
};

const COSINES = LAMPS.map(
  ({ wide, soft }) =>
    [
      Math.cos(((wide + soft) / 180) * Math.PI),
      Math.cos((Math.max(0, wide - soft) / 180) * Math.PI),
    ] as const,
);

/** The light that comes from a direction. */
export const radiance = (d: V3): V3 => {
  let [r, g, b] = sky(d[1]);
  LAMPS.forEach((lamp, i) => {
    const [outer, inner] = COSINES[i] ?? [0, 1];
    const cosine = dot(d, lamp.to);
    if (cosine <= outer) return;
    const k = smoothstep(outer, inner, cosine);
    r += lamp.light[0] * k;
    g += lamp.light[1] * k;
    b += lamp.light[2] * k;
  });
  return [r, g, b];
};

import type { Canvas } from '../lib/canvas';
import { lettering } from '../lib/letters';
import { hash } from '../lib/random';
import { clamp } from '../lib/vector';
import { HULL, NACELLE, PATCHES, WAIST_Z, type Patch } from './plan';
import { plate, tones } from './plate';

/** A grid of plates in staggered courses, `wide` × `tall` pixels each; `heavy` is a seam across at that x. */
const courses = (canvas: Canvas, area: Patch, wide: number, tall: number, heavy?: number): void => {
  canvas.fill(area, 8, (x, y, ink) => {
    const column = Math.floor(x / wide);
    const shift = hash(column, 5) > 0.5 ? tall / 2 : 0;
    const row = Math.floor((y + shift) / tall);
    const acrossLine = Math.abs(x / wide - Math.round(x / wide)) * wide;
    const alongLine = Math.abs((y + shift) / tall - Math.round((y + shift) / tall)) * tall;
    const thin = Math.max(clamp(1 - acrossLine, 0, 1) * 0.55, clamp(0.85 - alongLine, 0, 1) * 0.4);
    const seam = heavy === undefined ? 0 : clamp(1.6 - Math.abs(x - heavy), 0, 1);
    plate(ink, tones(hash(column, row, area.x)), Math.max(thin, seam));
  });
};

/** A lit porthole, `w` × `h` pixels, unless chance leaves it dark. */
const porthole = (canvas: Canvas, cx: number, cy: number, w: number, h: number, seed: number): void => {
  const chance = hash(Math.round(cx), Math.round(cy), seed);
  if (chance < 0.28) return;
  const warm = chance < 0.84;
  const ink = {
    r: 0.5,
    g: 0.47,
    b: 0.4,
    er: warm ? 1 : 0.75,
    eg: warm ? 0.9 : 0.88,
    eb: warm ? 0.68 : 1,
    rough: 0.2,
  };
  canvas.stamp({ x: cx - w, y: cy - h, w: 2 * w, h: 2 * h }, ink, (x, y) =>
    Math.min(w / 2 + 0.5 - Math.abs(x - cx), h / 2 + 0.5 - Math.abs(y - cy)),
  );
};

/** Text along the ship on a barrel's side; `right` is +1 when the reader's right is aft. */
const name = (
  canvas: Canvas,
  area: Patch,
  text: string,
  cx: number,
  cy: number,
  size: number,
  right: 1 | -1,
  up: 1 | -1,
): void => {
  const letters = lettering(text);
  const reach = letters.width * size;
  const box = { x: area.x + cx - reach / 2 - size, y: area.y + cy - size, w: reach + 2 * size, h: 2 * size };
  canvas.stamp(box, { r: 0.055, g: 0.06, b: 0.07, rough: 0.5, metal: 0 }, (x, y) => {
    const [a, b] = [((x - area.x - cx) * right) / size, ((y - area.y - cy) * up) / size + 0.5];
    return (0.1 - letters.distance(a, b)) * size + 0.5;
  });
};

/** The red pennant with its gold edge, tapering aft. */
const pennant = (canvas: Canvas, area: Patch, from: number, to: number, cy: number, half: number): void => {
  const shape = (x: number, y: number, grow: number): number => {
    const t = (x - area.x - from) / (to - from);
    const reach = half * (t < 0.16 ? t / 0.16 : 1 - 0.62 * (t - 0.16)) + grow;
    return t < 0 || t > 1 ? 0 : clamp(reach - Math.abs(y - area.y - cy) + 0.5, 0, 1);
  };
  const box = { x: area.x + from, y: area.y + cy - half - 3, w: to - from, h: 2 * half + 6 };
  canvas.stamp(box, { r: 0.8, g: 0.62, b: 0.25, rough: 0.45, metal: 0.1 }, (x, y) => shape(x, y, 1));
  canvas.stamp(box, { r: 0.58, g: 0.09, b: 0.08, rough: 0.45, metal: 0 }, (x, y) => shape(x, y, -1.6));
};

export const paintHull = (canvas: Canvas): void => {
  const area = PATCHES.hull;
  const px = (z: number): number => ((HULL.bow - z) / HULL.length) * area.w;
  const at = (turn: number): number => turn * area.h;
  courses(canvas, area, 47.6, 51.25, px(WAIST_Z));
  for (const turn of [0.25, 0.75]) pennant(canvas, area, px(26), px(-44), at(turn), 11);
  const rows: readonly (readonly [number, number, number, number])[] = [
    [0.16, 30, -30, 2.6],
    [0.195, 24, -4, 2.3],
    [0.31, 22, -36, 2.5],
    [0.345, 30, -2, 2.8],
    [0.4, 10, -30, 3.4],
    [0.12, -14, -44, 3],
  ];
  for (const [turn, from, to, gap] of rows) {
    for (let z = from; z > to; z -= gap) {
      for (const side of [turn, 1 - turn]) porthole(canvas, area.x + px(z), area.y + at(side), 6.4, 3.6, 2);
    }
  }
};

export const paintNacelle = (canvas: Canvas): void => {
  const area = PATCHES.nacelle;
  const px = (z: number): number => ((NACELLE.bow - z) / NACELLE.length) * area.w;
  courses(canvas, area, 60, 52.5);
  for (const z of [-3.2, -132.7, -138.6]) {
    canvas.stamp(
      { x: area.x + px(z) - 4, y: area.y, w: 8, h: area.h },
      { r: 0.24, g: 0.25, b: 0.27, rough: 0.5, metal: 0.5 },
      (x) => 1.8 - Math.abs(x - area.x - px(z)),
    );
  }
  // From starboard the bow is on the reader's right, from port on the left.
  name(canvas, area, 'NCC-1701', px(-72), area.h * 0.25, 34, -1, -1);
  name(canvas, area, 'NCC-1701', px(-72), area.h * 0.75, 34, 1, 1);
  for (const turn of [0.25, 0.75]) pennant(canvas, area, px(-93), px(-128), area.h * turn, 6);
};

export const paintNeck = (canvas: Canvas): void => {
  const area = PATCHES.neck;
  courses(canvas, area, 35, 36.6);
  for (const [y, from, to] of [
    [0.2, 0.24, 0.8],
    [0.36, 0.3, 0.74],
    [0.54, 0.26, 0.8],
    [0.72, 0.34, 0.7],
  ] as const) {
    for (let s = from; s < to; s += 0.042)
      porthole(canvas, area.x + s * area.w, area.y + y * area.h, 6, 5, 7);
  }
};

export const paintPylon = (canvas: Canvas): void => {
  const area = PATCHES.pylon;
  courses(canvas, area, 45, 44);
  canvas.stamp(
    { x: area.x + 60, y: area.y + 20, w: 60, h: 90 },
    { r: 0.2, g: 0.21, b: 0.23, rough: 0.6, metal: 0.4, height: -1 },
    (_x, y) => (Math.abs(((y - area.y) % 15) - 7.5) < 3.5 ? 1 : 0),
  );
};

export const paintRim = (canvas: Canvas): void => {
  const area = PATCHES.rim;
  courses(canvas, area, 50, 24);
  for (const y of [0.36, 0.62]) {
    for (let x = 14; x < area.w - 8; x += 15) {
      if (hash(Math.floor(x / 90), Math.round(y * 100)) > 0.25)
        porthole(canvas, area.x + x, area.y + y * area.h, 7.5, 7, 3);
    }
  }
};

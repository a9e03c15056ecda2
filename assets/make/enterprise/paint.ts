import { Canvas, type Ink } from '../lib/canvas';
import { hash } from '../lib/random';
import { ATLAS, PATCHES, SWATCHES, SWATCH_SIZE, SWATCH_Y, type Swatch } from './plan';
import { paintHull, paintNacelle, paintNeck, paintPylon, paintRim } from './paintBody';
import { paintSaucer } from './paintSaucer';

const SWATCH_INKS: Readonly<Record<Swatch, Partial<Ink>>> = {
  plain: { r: 0.7, g: 0.73, b: 0.745, rough: 0.42, metal: 0.1 },
  dark: { r: 0.13, g: 0.14, b: 0.155, rough: 0.6, metal: 0.4 },
  copper: { r: 0.78, g: 0.45, b: 0.24, rough: 0.32, metal: 0.9 },
  impulse: { r: 0.9, g: 0.35, b: 0.12, rough: 0.5, er: 1, eg: 0.36, eb: 0.1 },
  red: { r: 0.8, g: 0.1, b: 0.08, rough: 0.4, er: 1, eg: 0.09, eb: 0.06 },
  green: { r: 0.1, g: 0.75, b: 0.3, rough: 0.4, er: 0.08, eg: 1, eb: 0.32 },
  white: { r: 0.9, g: 0.92, b: 0.95, rough: 0.4, er: 0.85, eg: 0.92, eb: 1 },
  trim: { r: 0.5, g: 0.525, b: 0.545, rough: 0.4, metal: 0.45 },
  lamp: { r: 0.86, g: 0.88, b: 0.86, rough: 0.22, metal: 0, er: 0.36, eg: 0.39, eb: 0.36 },
  steel: { r: 0.6, g: 0.63, b: 0.66, rough: 0.26, metal: 0.8 },
};

const paintSwatches = (canvas: Canvas): void => {
  SWATCHES.forEach((name, i) => {
    const area = { x: i * (SWATCH_SIZE + 16) + 8, y: SWATCH_Y, w: SWATCH_SIZE, h: SWATCH_SIZE };
    canvas.fill(area, 8, (_x, _y, ink) => Object.assign(ink, SWATCH_INKS[name]));
  });
};

/** Spun copper: fine rings, darker towards the middle. */
const paintDish = (canvas: Canvas): void => {
  const area = PATCHES.dish;
  canvas.fill(area, 8, (x, y, ink) => {
    const r = Math.hypot(x - area.w / 2, y - area.h / 2) / (area.w / 2);
    const turned = 0.9 + 0.1 * Math.sin(r * 90) + 0.05 * hash(Math.floor(r * 60), 3);
    const deep = 0.55 + 0.45 * Math.min(1, r * 1.3);
    Object.assign(ink, {
      r: 0.83 * deep * turned,
      g: 0.48 * deep * turned,
      b: 0.25 * deep * turned,
      rough: 0.3,
      metal: 0.92,
    });
    ink.height = 0.25 * Math.sin(r * 90);
    const core = Math.max(0, 1 - r * 7);
    Object.assign(ink, { er: 0.9 * core, eg: 0.55 * core, eb: 0.25 * core });
  });
};

/** The clamshell doors: upright leaves and a warm line of light at their foot. */
const paintDoors = (canvas: Canvas): void => {
  const area = PATCHES.doors;
  canvas.fill(area, 8, (x, y, ink) => {
    const [dx, dy] = [(x - area.w / 2) / (area.w / 2), (area.h / 2 - y) / (area.h / 2)];
    const turn = Math.atan2(dx, dy + 1.4) * 9;
    const leaf = Math.abs(turn - Math.round(turn));
    const groove = leaf < 0.06 ? 0.55 : 1;
    const tone = 0.66 * groove * (0.95 + 0.05 * hash(Math.round(turn), 1));
    Object.assign(ink, {
      r: tone,
      g: tone * 1.03,
      b: tone * 1.05,
      rough: 0.45,
      metal: 0.2,
      height: groove < 1 ? -1 : 0,
    });
    const glow = Math.abs(dy + 0.52) < 0.035 && Math.abs(dx) < 0.6 ? 1 : 0;
    Object.assign(ink, { er: glow, eg: 0.85 * glow, eb: 0.55 * glow });
  });
};

/** All maps of the hull, painted together. */
export const paintEnterprise = (): Canvas => {
  const canvas = new Canvas(ATLAS);
  canvas.fill({ x: 0, y: 0, w: ATLAS, h: ATLAS }, 0, (_x, _y, ink) => Object.assign(ink, SWATCH_INKS.plain));
  paintSaucer(canvas, 'saucerTop');
  paintSaucer(canvas, 'saucerBottom');
  paintHull(canvas);
  paintNacelle(canvas);
  paintNeck(canvas);
  paintPylon(canvas);
  paintRim(canvas);
  paintDish(canvas);
  paintDoors(canvas);
  paintSwatches(canvas);
  return canvas;
};

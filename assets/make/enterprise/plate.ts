import type { Ink } from '../lib/canvas';

/** Hull paint: `tone` 0…1 tells one plate from the next, `line` how near a seam a spot is (1 on it). */
export const plate = (ink: Ink, tone: number, line: number): void => {
  const light = (0.95 + 0.07 * tone) * (1 - 0.24 * line);
  ink.r = 0.69 * light;
  ink.g = 0.725 * light;
  ink.b = 0.745 * light;
  ink.rough = 0.34 + 0.22 * (1 - tone) + 0.1 * line;
  ink.metal = 0.12 + 0.18 * tone;
  ink.height = -0.9 * line;
};

/** A few shades only, so that neighbours differ clearly and the picture packs well. */
export const tones = (chance: number): number => Math.round(chance * 5) / 5;

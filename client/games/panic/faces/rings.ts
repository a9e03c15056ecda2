import { FACINGS, type FacingGroup, RANGES, type RangeName } from '../../../../shared/games/panic/data/ship';
import type { Pen } from '../../../kit/cards/pen';
import type { Colours } from '../../../kit/theme';
import { SHIP } from '../../../kit/cards/insignia';
import { TONE } from '../../../kit/cards/panel';

const SIXTH = Math.PI / 3;
const SPOKE = 9;
/** Inner and outer edge of each ring, for an outer radius of 1. */
const RING = [
  [0.365, 0.56],
  [0.585, 0.78],
  [0.805, 1],
] as const;

/** The ship in her three rings and six facings, bow up; what a weapon reaches is lit. */
export const drawRings = (
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  groups: readonly FacingGroup[],
  ranges: readonly RangeName[],
  colours: Colours,
): void => {
  FACINGS.forEach(({ group }, facing) => {
    RANGES.forEach((range, ring) => {
      const [inner, outer] = RING[ring] ?? [0, 0];
      const lit = groups.includes(group) && ranges.includes(range);
      const [from, to] = [facing * SIXTH, (facing + 1) * SIXTH];
      pen.wedge(x, y, inner * radius, outer * radius, from, to, lit ? colours[range] : TONE.slate);
    });
  });
  for (let i = 0; i < FACINGS.length; i++) {
    const [s, c] = [radius * Math.sin(i * SIXTH), radius * Math.cos(i * SIXTH)];
    pen.line(x + 0.3 * s, y - 0.3 * c, x + 1.02 * s, y - 1.02 * c, SPOKE, TONE.ground);
  }
  const size = radius * 0.66;
  pen.glyph(SHIP, { x: x - size / 2, y: y - size / 2, w: size, h: size }, TONE.ink);
};

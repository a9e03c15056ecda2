import {
  FACING_GROUPS,
  FACINGS,
  type FacingGroup,
  RANGES,
  type RangeName,
} from '../../../../shared/games/panic/data/ship';
import type { Pen } from '../../../kit/cards/pen';
import type { Colours } from '../../../kit/theme';
import { SHIP } from './glyphs';
import { TONE } from './panel';

const SIXTH = Math.PI / 3;
const SPACE = 0.035;
/** Inner and outer edge of each ring, for an outer radius of 1. */
const RING = [
  [0.36, 0.55],
  [0.58, 0.77],
  [0.8, 1],
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
      const [from, to] = [facing * SIXTH + SPACE, (facing + 1) * SIXTH - SPACE];
      pen.wedge(x, y, inner * radius, outer * radius, from, to, lit ? colours[range] : TONE.slate);
    });
  });
  const size = radius * 0.62;
  pen.glyph(SHIP, { x: x - size / 2, y: y - size / 2, w: size, h: size }, TONE.ink);
};

/** Whether it reaches all round. */
export const isAllRound = (groups: readonly FacingGroup[]): boolean => groups.length === FACING_GROUPS.length;

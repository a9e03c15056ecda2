import type { Box, Glyph, Pen } from './pen';
import { SHEET } from './pen';

/** Flat tones of the panels. They say nothing by themselves; what means something has its colour from the theme. */
export const TONE = {
  ground: '#05070d',
  slate: '#1a2338',
  steel: '#33425f',
  quiet: '#9fb2d6',
  ink: '#f2f6ff',
  sand: '#eab676',
  lilac: '#bca6ea',
  ice: '#a5c6f2',
  coral: '#f08a6c',
} as const;

export const EDGE = 24;
/** The column at the left, which is what shows of a card in a fan. */
export const COLUMN: Box = { x: EDGE, y: 192, w: 116, h: SHEET.height - EDGE - 192 };
export const HEADER = { y: EDGE, h: 154 } as const;
/** Right of the column. */
export const FIELD: Box = { x: 156, y: 192, w: SHEET.width - EDGE - 156, h: SHEET.height - EDGE - 192 };
const GAP = 12;
const RIM = 5;

export interface Heading {
  readonly name: string;
  readonly glyph: Glyph;
  readonly colour: string;
  /** A line above the name. */
  readonly over?: string;
}

/** A dark card with a fine rim, so that it stands out from the dark behind it. */
export const drawGround = (pen: Pen): void => {
  const { width: w, height: h } = SHEET;
  pen.block({ x: 0, y: 0, w, h }, 0, TONE.steel);
  pen.block({ x: RIM, y: RIM, w: w - 2 * RIM, h: h - 2 * RIM }, 36 - RIM, TONE.ground);
};

/** Letters of a name that stands alone at the head of a card. */
export const HEADING = { size: 108, least: 60 } as const;

/** Ground, elbow, sign and name: the same on every face. */
export const drawHeading = (pen: Pen, { name, glyph, colour, over }: Heading): void => {
  drawGround(pen);
  const { y, h } = HEADER;
  pen.block({ x: EDGE, y, w: SHEET.width - 2 * EDGE, h }, [46, 46, 22, 0], colour);
  pen.glyph(glyph, { x: EDGE + 10, y: y + 28, w: 98, h: 98 }, TONE.ground);
  const text: Box = { x: FIELD.x - 4, y: y + 8, w: FIELD.w - 20, h: h - 16 };
  const style = { colour: TONE.ground, align: 'left', lines: 2 } as const;
  if (over === undefined) pen.write(name, text, { ...style, ...HEADING });
  else {
    pen.write(over, { ...text, y: y + 14, h: 42 }, { ...style, lines: 1, size: 40, least: 34 });
    pen.write(name, { ...text, y: y + 56, h: h - 62 }, { ...style, lines: 1, size: 96, least: 56 });
  }
};

/** Splits a box into as many equal parts, one above the other. */
export const stacked = ({ x, y, w, h }: Box, parts: number, gap: number = GAP): readonly Box[] => {
  const each = (h - gap * (parts - 1)) / parts;
  return Array.from({ length: parts }, (_, i) => ({ x, y: y + i * (each + gap), w, h: each }));
};

/** A column of blocks that only belong to the picture. */
export const drawSegments = (
  pen: Pen,
  box: Box,
  tones: readonly string[],
  shares: readonly number[],
): void => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let { y } = box;
  shares.forEach((share, i) => {
    const h = ((box.h - GAP * (shares.length - 1)) * share) / all;
    pen.block({ ...box, y, h }, 0, tones[i % tones.length] ?? TONE.slate);
    y += h + GAP;
  });
};

import { drawGround, EDGE, TONE } from '../../../kit/cards/panel';
import { type Glyph, type Pen, SHEET } from '../../../kit/cards/pen';

/** The back of a deck: its sign in rings of light. */
export const drawBack = (pen: Pen, glyph: Glyph, tone: string): void => {
  const [x, y] = [SHEET.width / 2, SHEET.height / 2];
  drawGround(pen);
  pen.block({ x: EDGE, y: EDGE, w: SHEET.width - 2 * EDGE, h: 60 }, [46, 46, 0, 0], tone);
  pen.block({ x: EDGE, y: SHEET.height - EDGE - 60, w: SHEET.width - 2 * EDGE, h: 60 }, [0, 0, 46, 46], tone);
  pen.circle(x, y, 232, 10, TONE.steel);
  pen.circle(x, y, 200, 22, tone);
  pen.glyph(glyph, { x: x - 115, y: y - 115, w: 230, h: 230 }, tone);
};

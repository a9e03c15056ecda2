import { MEANINGS, type Meaning } from '../theme';
import { type Glyph, type Pen, SHEET } from './pen';

const ring = (sides: number, turn: number, r: number): string =>
  Array.from({ length: sides }, (_, i) => {
    const a = ((i + turn) / sides) * 2 * Math.PI;
    return `${i === 0 ? 'M' : 'L'}${(50 + r * Math.sin(a)).toFixed(1)} ${(50 - r * Math.cos(a)).toFixed(1)}`;
  }).join(' ') + ' Z';

const DISC = ring(32, 0, 40);

/** The marks of the theme as shapes, since the letters on the cards do not have them. */
const SHAPES: Readonly<Record<Meaning, Glyph>> = {
  legal: { solid: ring(4, 0, 48) },
  danger: { solid: 'M50 6 L96 90 H4 Z' },
  mine: { solid: DISC },
  rivalA: { solid: 'M12 12 H88 V88 H12 Z' },
  rivalB: { solid: 'M36 8 H64 V36 H92 V64 H64 V92 H36 V64 H8 V36 H36 Z' },
  rivalC: {
    solid: 'M50 4 L61 38 L97 38 L68 59 L79 94 L50 73 L21 94 L32 59 L3 38 L39 38 Z',
  },
  rivalD: { solid: ring(5, 0, 47) },
  rivalE: { solid: ring(6, 0.5, 47) },
  calm: { line: 'M14 50 H86', width: 18 },
  yellow: { line: 'M50 12 V58 M50 84 V86', width: 20 },
  red: { line: 'M30 12 V58 M30 84 V86 M70 12 V58 M70 84 V86', width: 18 },
  short: { line: 'M50 14 V86', width: 16 },
  medium: { line: 'M32 14 V86 M68 14 V86', width: 16 },
  long: { line: 'M20 14 V86 M50 14 V86 M80 14 V86', width: 16 },
  shield: { line: 'M8 70 A42 42 0 0 1 92 70', width: 16 },
  shieldHurt: { line: 'M56 8 L36 36 L62 60 L42 92', width: 14 },
  command: { solid: 'M50 2 L62 38 L98 50 L62 62 L50 98 L38 62 L2 50 L38 38 Z' },
  medical: { line: 'M50 10 V90 M10 50 H90', width: 14 },
  engineering: { line: ring(6, 0, 40), width: 16 },
  science: { solid: ring(24, 0, 14), line: DISC, width: 12 },
  klingon: { line: 'M14 84 L50 16 L86 84', width: 16 },
  romulan: { line: 'M14 16 L50 84 L86 16', width: 16 },
  tholian: { solid: 'M50 4 L50 96 L10 50 Z', line: ring(4, 0, 44), width: 8 },
  federation: {
    solid: 'M50 24 L57 44 L78 44 L61 56 L68 76 L50 63 L32 76 L39 56 L22 44 L43 44 Z',
    line: DISC,
    width: 8,
  },
  wild: { solid: 'M50 2 L60 40 L98 50 L60 60 L50 98 L40 60 L2 50 L40 40 Z' },
  captain: { solid: 'M8 84 L8 24 L30 50 L50 14 L70 50 L92 24 L92 84 Z' },
};

/** How many marks stand in a row of the cell they share. */
export const MARK_COLUMNS = 5;

/** Draws every mark, white on black, on one sheet in the order of the meanings: a cell of the atlas like any other. */
export const drawMarks = (pen: Pen): void => {
  pen.block({ x: 0, y: 0, w: SHEET.width, h: SHEET.height }, 0, '#000000');
  const side = SHEET.width / MARK_COLUMNS;
  MEANINGS.forEach((meaning, i) => {
    const [x, y] = [(i % MARK_COLUMNS) * side, Math.floor(i / MARK_COLUMNS) * side];
    const room = side * 0.18;
    pen.glyph(
      SHAPES[meaning],
      { x: x + room, y: y + room, w: side - 2 * room, h: side - 2 * room },
      '#ffffff',
    );
  });
};

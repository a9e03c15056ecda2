/** What a 2D context must be able to do to have a card drawn on it. */
export type Ink = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'rotate'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'clip'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'globalAlpha'
>;
/** The sheet every face is drawn on, in units: tenths of a millimetre of a real card. */
export const SHEET = { width: 630, height: 880 } as const;
export const CARD_FONT = 'Antonio, "Arial Narrow", sans-serif';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Lettering {
  /** Size of the capitals at best and at least, in units. */
  readonly size: number;
  readonly least: number;
  readonly colour: string;
  readonly weight?: 400 | 600;
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Where the lines stand in a box that is higher than they are. */
  readonly stand?: 'top' | 'middle' | 'bottom';
}

/** A text that was put somewhere, for those who check that everything fits. */
export interface Placed {
  readonly text: string;
  readonly size: number;
  readonly fits: boolean;
}

/** A glyph in a box of 100 × 100: closed shapes, strokes, or both, as path data. */
export interface Glyph {
  readonly solid?: string;
  readonly line?: string;
  readonly width?: number;
}

const LEADING = 1.16;
const QUARTER = Math.PI / 2;

/** Draws in units of the sheet: blocks, letters that fit their box, glyphs, wedges of rings. */
export class Pen {
  readonly placed: Placed[] = [];

  constructor(
    readonly ink: Ink,
    /** Pixels for each unit. */
    readonly scale: number,
  ) {}

  /** A block of flat colour; one radius, or one for each corner from the upper left clockwise. */
  block({ x, y, w, h }: Box, radius: number | readonly number[], colour: string): void {
    const most = Math.min(w, h) / 2;
    const [a, b, c, d] = [0, 1, 2, 3].map((i) =>
      typeof radius === 'number' ? Math.min(radius, most) : Math.min(radius[i] ?? 0, w, h),
    ) as [number, number, number, number];
    const { ink } = this;
    ink.fillStyle = colour;
    ink.beginPath();
    ink.moveTo(x + a, y);
    ink.arc(x + w - b, y + b, b, -QUARTER, 0);
    ink.arc(x + w - c, y + h - c, c, 0, QUARTER);
    ink.arc(x + d, y + h - d, d, QUARTER, 2 * QUARTER);
    ink.arc(x + a, y + a, a, 2 * QUARTER, 3 * QUARTER);
    ink.closePath();
    ink.fill();
  }

  /** A piece of a ring about a point; angles clockwise from straight up. */
  wedge(x: number, y: number, inner: number, outer: number, from: number, to: number, colour: string): void {
    const { ink } = this;
    ink.fillStyle = colour;
    ink.beginPath();
    ink.arc(x, y, outer, from - QUARTER, to - QUARTER);
    ink.arc(x, y, inner, to - QUARTER, from - QUARTER, true);
    ink.closePath();
    ink.fill();
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    this.wedge(x, y, 0, radius, 0, 4 * QUARTER, colour);
  }

  circle(x: number, y: number, radius: number, width: number, colour: string): void {
    const { ink } = this;
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    ink.beginPath();
    ink.arc(x, y, radius, 0, 4 * QUARTER);
    ink.stroke();
  }

  line(x: number, y: number, toX: number, toY: number, width: number, colour: string): void {
    const { ink } = this;
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    ink.lineCap = 'butt';
    ink.beginPath();
    ink.moveTo(x, y);
    ink.lineTo(toX, toY);
    ink.stroke();
  }

  glyph({ solid, line, width = 7 }: Glyph, { x, y, w, h }: Box, colour: string): void {
    const { ink } = this;
    const size = Math.min(w, h) / 100;
    ink.save();
    ink.translate(x + (w - 100 * size) / 2, y + (h - 100 * size) / 2);
    ink.scale(size, size);
    ink.fillStyle = colour;
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    if (solid !== undefined) ink.fill(new Path2D(solid), 'evenodd');
    if (line !== undefined) ink.stroke(new Path2D(line));
    ink.restore();
  }

  /** Writes in capitals inside a box, a line break where one is given, as large as it can between `size` and `least`; tells whether it fitted. */
  write(text: string, box: Box, lettering: Lettering): boolean {
    const { size, least, lines = 1 } = lettering;
    const words = text
      .toUpperCase()
      .split('\n')
      .map((row) => row.split(' '));
    for (let px = size; px >= least; px -= 2) {
      const rows = this.wrap(words, box.w, px, lettering);
      if (rows.length <= lines && rows.length * px * LEADING <= box.h + px * (LEADING - 1)) {
        if (rows.every((row) => this.wide(row) <= box.w))
          return this.lay(text, rows, box, px, lettering, true);
      }
    }
    return this.lay(text, this.wrap(words, box.w, least, lettering), box, least, lettering, false);
  }

  /** How wide a text in capitals would be. */
  width(text: string, px: number, weight: 400 | 600 = 600): number {
    this.font(px, weight);
    return this.wide(text.toUpperCase());
  }

  private font(px: number, weight: 400 | 600): void {
    this.ink.font = `${weight} ${px}px ${CARD_FONT}`;
  }

  private wide(text: string): number {
    return this.ink.measureText(text).width;
  }

  private wrap(
    given: readonly (readonly string[])[],
    width: number,
    px: number,
    { weight = 600 }: Lettering,
  ): string[] {
    this.font(px, weight);
    return given.flatMap((words) => {
      const rows: string[] = [];
      for (const word of words) {
        const last = rows.at(-1);
        const longer = `${last ?? ''} ${word}`;
        if (last !== undefined && this.wide(longer) <= width) rows[rows.length - 1] = longer;
        else rows.push(word);
      }
      return rows;
    });
  }

  private lay(
    text: string,
    rows: readonly string[],
    { x, y, w, h }: Box,
    px: number,
    { colour, align = 'left', stand = 'middle', weight = 600 }: Lettering,
    fits: boolean,
  ): boolean {
    const { ink } = this;
    this.placed.push({ text, size: px, fits });
    this.font(px, weight);
    ink.fillStyle = colour;
    ink.textAlign = align;
    ink.textBaseline = 'alphabetic';
    const high = ((rows.length - 1) * LEADING + CAPITAL) * px;
    const top = stand === 'top' ? y : stand === 'bottom' ? y + h - high : y + (h - high) / 2;
    const at = align === 'left' ? x : align === 'right' ? x + w : x + w / 2;
    rows.forEach((row, i) => ink.fillText(row, at, top + (CAPITAL + i * LEADING) * px));
    return fits;
  }
}

/** How high a capital stands, for each unit of the font's size. */
const CAPITAL = 0.86;

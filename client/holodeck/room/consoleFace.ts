import type { ICanvasRenderingContext } from '@babylonjs/core/Engines/ICanvas';
import { consoleWords } from '../../ui/words';
import { type Colours, MARKS, type Meaning } from '../../kit/theme';

export interface Seat {
  readonly name: string;
  readonly meaning: Meaning;
  /** A word or two under the name: whose turn, away, bot. */
  readonly note: string;
}

/** A seat of the table: who sits there, nobody yet, or nobody in this game. */
export type SeatFace = Seat | undefined | 'vacant';

const FONT = 'Antonio, "Arial Narrow", sans-serif';

const block = (
  c: ICanvasRenderingContext,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
): void => {
  const k = Math.min(r, h / 2, w / 2);
  const quarter = Math.PI / 2;
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x + w - k, y + k, k, -quarter, 0);
  c.arc(x + w - k, y + h - k, k, 0, quarter);
  c.arc(x + k, y + h - k, k, quarter, 2 * quarter);
  c.arc(x + k, y + k, k, 2 * quarter, 3 * quarter);
  c.closePath();
  c.fill();
};

const write = (
  c: ICanvasRenderingContext,
  text: string,
  x: number,
  y: number,
  px: number,
  colour: string,
  most: number,
): void => {
  c.font = `600 ${px}px ${FONT}`;
  c.fillStyle = colour;
  const wide = c.measureText(text).width;
  const size = wide > most ? Math.floor((px * most) / wide) : px;
  c.font = `600 ${size}px ${FONT}`;
  c.fillText(text, x, y);
};

/** One console's face: rounded blocks of flat colour on black, name in condensed capitals. */
export const drawConsole = (
  c: ICanvasRenderingContext,
  w: number,
  h: number,
  index: number,
  face: SeatFace,
  colours: Colours,
): void => {
  const seat = face === 'vacant' ? undefined : face;
  c.fillStyle = '#04060b';
  c.fillRect(0, 0, w, h);
  const main = seat ? colours[seat.meaning] : '#26344d';
  const quiet = seat ? '#8fa3c8' : '#1b2537';
  block(c, 12, 14, 96, h - 28, 44, main);
  block(c, 72, 14, w - 84, 34, 8, main);
  block(c, 72, h - 48, (w - 84) * 0.55, 34, 8, quiet);
  block(c, 72 + (w - 84) * 0.58, h - 48, (w - 84) * 0.42, 34, 16, seat ? colours.calm : '#141d2d');
  block(c, 84, 56, w - 96, h - 112, 26, '#04060b');
  write(c, `${index + 1}`, 40, h / 2 + 22, 60, '#04060b', 52);
  if (face === 'vacant') return;
  write(
    c,
    seat ? `${MARKS[seat.meaning]} ${seat.name.toUpperCase()}` : consoleWords.open.toUpperCase(),
    124,
    128,
    58,
    seat ? '#eef3ff' : '#4d5f80',
    w - 150,
  );
  write(
    c,
    seat ? seat.note.toUpperCase() : consoleWords.waiting.toUpperCase(),
    124,
    178,
    30,
    seat ? main : '#33435f',
    w - 150,
  );
};

import { lettering } from '../lib/letters';
import { makePng } from '../lib/png';
import { clamp } from '../lib/vector';

const CELL = 96;

/** The sector numbers 1 to 6 in a row as a distance field: mid grey is the stroke's edge. */
export const makeNumerals = (): Uint8Array => {
  const width = CELL * 6;
  const pixels = new Uint8Array(width * CELL);
  for (let digit = 0; digit < 6; digit++) {
    const text = lettering(`${digit + 1}`);
    for (let y = 0; y < CELL; y++) {
      for (let x = 0; x < CELL; x++) {
        const [u, v] = [((x + 0.5) / CELL - 0.5) * 1.7, (0.5 - (y + 0.5) / CELL) * 1.7 + 0.5];
        const off = 0.1 - Math.min(1, text.distance(u, v));
        pixels[y * width + digit * CELL + x] = Math.round(clamp(0.5 + off * 2, 0, 1) * 255);
      }
    }
  }
  return makePng(width, CELL, 1, pixels);
};

import { deflateSync } from 'node:zlib';
import { pngFile } from './png';

const near = (a: number, b: number): number => {
  const [r, g, c] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return r * r + g * g + c * c;
};

/** A PNG of at most 256 colours: the commonest stay, the rest take the nearest of them. */
export const makePalettePng = (width: number, height: number, rgb: Uint8Array): Uint8Array => {
  const counts = new Map<number, number>();
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i++) {
    const colour = ((rgb[3 * i] ?? 0) << 16) | ((rgb[3 * i + 1] ?? 0) << 8) | (rgb[3 * i + 2] ?? 0);
    colours[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, 256)
    .map(([colour]) => colour);
  const index = new Map<number, number>();
  for (const colour of counts.keys()) {
    let best = 0;
    palette.forEach((other, i) => {
      if (near(colour, other) < near(colour, palette[best] ?? 0)) best = i;
    });
    index.set(colour, best);
  }
  const rows = new Uint8Array(height * (width + 1));
  for (let i = 0; i < colours.length; i++)
    rows[i + Math.floor(i / width) + 1] = index.get(colours[i] ?? 0) ?? 0;
  const plte = Uint8Array.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
  return pngFile(width, height, 3, [
    ['PLTE', plte],
    ['IDAT', deflateSync(rows, { level: 9, memLevel: 9 })],
  ]);
};

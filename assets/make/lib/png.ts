import { deflateSync } from 'node:zlib';

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crc = (bytes: Uint8Array): number => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(Buffer.from(name, 'latin1'), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)));
  return out;
};

const paeth = (a: number, b: number, c: number): number => {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

const FILTERS: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >> 1,
  paeth,
];

/** Each row with the filter that leaves the smallest differences. */
const filtered = (pixels: Uint8Array, stride: number, step: number): Uint8Array => {
  const rows = pixels.length / stride;
  const out = new Uint8Array(rows * (stride + 1));
  const trial = new Uint8Array(stride);
  for (let y = 0; y < rows; y++) {
    let best = Infinity;
    FILTERS.forEach((predict, kind) => {
      let cost = 0;
      for (let i = 0; i < stride; i++) {
        const at = y * stride + i;
        const a = i >= step ? (pixels[at - step] ?? 0) : 0;
        const b = y > 0 ? (pixels[at - stride] ?? 0) : 0;
        const c = i >= step && y > 0 ? (pixels[at - stride - step] ?? 0) : 0;
        const left = ((pixels[at] ?? 0) - predict(a, b, c)) & 255;
        trial[i] = left;
        cost += left < 128 ? left : 256 - left;
      }
      if (cost >= best) return;
      best = cost;
      out[y * (stride + 1)] = kind;
      out.set(trial, y * (stride + 1) + 1);
    });
  }
  return out;
};

/** A PNG file of 8 bits a sample from its colour kind and its chunks. */
export const pngFile = (
  width: number,
  height: number,
  kind: 0 | 2 | 3 | 6,
  chunks: readonly (readonly [string, Uint8Array])[],
): Uint8Array => {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head[8] = 8;
  head[9] = kind;
  return Buffer.concat([
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', head),
    ...chunks.map(([name, data]) => chunk(name, data)),
    chunk('IEND', new Uint8Array(0)),
  ]);
};

/** A PNG of 8 bits a channel; `channels` is 1 (grey), 3 (colour) or 4 (colour and alpha). */
export const makePng = (
  width: number,
  height: number,
  channels: 1 | 3 | 4,
  pixels: Uint8Array,
): Uint8Array => {
  if (pixels.length !== width * height * channels) {
    throw new Error(`expected ${width * height * channels} bytes of pixels, got ${pixels.length}`);
  }
  const data = deflateSync(filtered(pixels, width * channels, channels), { level: 9, memLevel: 9 });
  return pngFile(width, height, channels === 1 ? 0 : channels === 3 ? 2 : 6, [['IDAT', data]]);
};

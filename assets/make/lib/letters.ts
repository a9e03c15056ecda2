import type { V2 } from './vector';

/** Our own capitals as pen strokes in a box one high; y up, the pen about a fifth wide. */
const GLYPHS: Readonly<
  Record<string, { readonly wide: number; readonly strokes: readonly (readonly V2[])[] }>
> = {
  N: {
    wide: 0.74,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [0.74, 0],
      ],
      [
        [0.74, 0],
        [0.74, 1],
      ],
    ],
  },
  C: {
    wide: 0.7,
    strokes: [
      [
        [0.7, 0.76],
        [0.7, 0.86],
        [0.56, 1],
        [0.14, 1],
        [0, 0.86],
        [0, 0.14],
        [0.14, 0],
        [0.56, 0],
        [0.7, 0.14],
        [0.7, 0.24],
      ],
    ],
  },
  '-': {
    wide: 0.36,
    strokes: [
      [
        [0, 0.48],
        [0.36, 0.48],
      ],
    ],
  },
  '1': {
    wide: 0.3,
    strokes: [
      [
        [0, 0.8],
        [0.24, 1],
        [0.24, 0],
      ],
    ],
  },
  '7': {
    wide: 0.66,
    strokes: [
      [
        [0, 1],
        [0.66, 1],
        [0.24, 0],
      ],
    ],
  },
  '0': {
    wide: 0.72,
    strokes: [
      [
        [0.14, 0],
        [0.58, 0],
        [0.72, 0.14],
        [0.72, 0.86],
        [0.58, 1],
        [0.14, 1],
        [0, 0.86],
        [0, 0.14],
        [0.14, 0],
      ],
    ],
  },
  '2': {
    wide: 0.68,
    strokes: [
      [
        [0, 0.82],
        [0, 0.88],
        [0.12, 1],
        [0.56, 1],
        [0.68, 0.88],
        [0.68, 0.62],
        [0, 0.06],
        [0, 0],
        [0.68, 0],
      ],
    ],
  },
  '3': {
    wide: 0.68,
    strokes: [
      [
        [0, 0.86],
        [0.12, 1],
        [0.56, 1],
        [0.68, 0.88],
        [0.68, 0.63],
        [0.56, 0.52],
        [0.24, 0.52],
      ],
      [
        [0.56, 0.52],
        [0.68, 0.41],
        [0.68, 0.12],
        [0.56, 0],
        [0.12, 0],
        [0, 0.14],
      ],
    ],
  },
  '4': {
    wide: 0.7,
    strokes: [
      [
        [0.54, 0],
        [0.54, 1],
        [0, 0.3],
        [0.7, 0.3],
      ],
    ],
  },
  '5': {
    wide: 0.68,
    strokes: [
      [
        [0.66, 1],
        [0.04, 1],
        [0.02, 0.54],
        [0.14, 0.6],
        [0.54, 0.6],
        [0.68, 0.47],
        [0.68, 0.13],
        [0.55, 0],
        [0.12, 0],
        [0, 0.12],
      ],
    ],
  },
  '6': {
    wide: 0.68,
    strokes: [
      [
        [0.64, 0.9],
        [0.54, 1],
        [0.14, 1],
        [0, 0.86],
        [0, 0.13],
        [0.13, 0],
        [0.55, 0],
        [0.68, 0.13],
        [0.68, 0.42],
        [0.55, 0.55],
        [0.13, 0.55],
        [0, 0.44],
      ],
    ],
  },
  '8': {
    wide: 0.68,
    strokes: [
      [
        [0.14, 0.52],
        [0.02, 0.64],
        [0.02, 0.88],
        [0.14, 1],
        [0.54, 1],
        [0.66, 0.88],
        [0.66, 0.64],
        [0.54, 0.52],
        [0.14, 0.52],
        [0, 0.4],
        [0, 0.12],
        [0.12, 0],
        [0.56, 0],
        [0.68, 0.12],
        [0.68, 0.4],
        [0.54, 0.52],
      ],
    ],
  },
  '9': {
    wide: 0.68,
    strokes: [
      [
        [0.04, 0.08],
        [0.14, 0],
        [0.56, 0],
        [0.68, 0.12],
        [0.68, 0.88],
        [0.56, 1],
        [0.12, 1],
        [0, 0.88],
        [0, 0.58],
        [0.12, 0.46],
        [0.68, 0.46],
      ],
    ],
  },
  U: {
    wide: 0.72,
    strokes: [
      [
        [0, 1],
        [0, 0.14],
        [0.14, 0],
        [0.58, 0],
        [0.72, 0.14],
        [0.72, 1],
      ],
    ],
  },
  S: {
    wide: 0.68,
    strokes: [
      [
        [0.68, 0.82],
        [0.68, 0.88],
        [0.56, 1],
        [0.12, 1],
        [0, 0.88],
        [0, 0.64],
        [0.12, 0.52],
        [0.56, 0.5],
        [0.68, 0.38],
        [0.68, 0.12],
        [0.56, 0],
        [0.12, 0],
        [0, 0.12],
        [0, 0.18],
      ],
    ],
  },
  E: {
    wide: 0.6,
    strokes: [
      [
        [0.6, 1],
        [0, 1],
        [0, 0],
        [0.6, 0],
      ],
      [
        [0, 0.5],
        [0.5, 0.5],
      ],
    ],
  },
  T: {
    wide: 0.7,
    strokes: [
      [
        [0, 1],
        [0.7, 1],
      ],
      [
        [0.35, 1],
        [0.35, 0],
      ],
    ],
  },
  R: {
    wide: 0.68,
    strokes: [
      [
        [0, 0],
        [0, 1],
        [0.56, 1],
        [0.68, 0.88],
        [0.68, 0.6],
        [0.56, 0.48],
        [0, 0.48],
      ],
      [
        [0.36, 0.48],
        [0.68, 0],
      ],
    ],
  },
  P: {
    wide: 0.66,
    strokes: [
      [
        [0, 0],
        [0, 1],
        [0.54, 1],
        [0.66, 0.88],
        [0.66, 0.56],
        [0.54, 0.44],
        [0, 0.44],
      ],
    ],
  },
  I: {
    wide: 0,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  '.': {
    wide: 0,
    strokes: [
      [
        [0, 0],
        [0, 0.02],
      ],
    ],
  },
  ' ': { wide: 0.3, strokes: [] },
};

export interface Lettering {
  readonly width: number;
  /** Distance from a point to the nearest stroke's middle, in letter heights; x from the text's middle, y from its foot. */
  distance(x: number, y: number): number;
}

const toSegment = (x: number, y: number, a: V2, b: V2): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / size));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
};

/** A line of text as a distance field, so that it can be bent, scaled and kept sharp. */
export const lettering = (text: string, gap = 0.36): Lettering => {
  const segments: (readonly [V2, V2])[] = [];
  let x = 0;
  for (const char of text) {
    const glyph = GLYPHS[char];
    if (!glyph) throw new Error(`no letter drawn for "${char}"; drawn are ${Object.keys(GLYPHS).join('')}`);
    for (const stroke of glyph.strokes) {
      stroke.slice(1).forEach((b, i) => {
        const a = stroke[i] ?? b;
        segments.push([
          [x + a[0], a[1]],
          [x + b[0], b[1]],
        ]);
      });
    }
    x += glyph.wide + gap;
  }
  const width = x - gap;
  return {
    width,
    distance: (px, py) => {
      let best = Infinity;
      for (const [a, b] of segments) {
        if (Math.min(a[0], b[0]) - width / 2 - 0.4 > px || Math.max(a[0], b[0]) - width / 2 + 0.4 < px)
          continue;
        best = Math.min(best, toSegment(px + width / 2, py, a, b));
      }
      return best;
    },
  };
};

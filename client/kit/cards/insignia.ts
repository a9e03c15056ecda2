import type { DIVISIONS } from '../theme';
import type { Glyph } from './pen';
import { disc, star } from './strokes';

export const CROSS = 'M37 8 H63 V37 H92 V63 H63 V92 H37 V63 H8 V37 H37 Z';

/** The ship from above, bow up. */
export const SHIP: Glyph = {
  solid: `${disc(50, 28, 25)} ${disc(50, 28, 7)} M45.5 56 H54.5 V82 Q54.5 90 50 92 Q45.5 90 45.5 82 Z M25 55 Q25 50 28.5 50 Q32 50 32 55 V98 H25 Z M68 55 Q68 50 71.5 50 Q75 50 75 55 V98 H68 Z M33.5 70 L44 65 V70 L33.5 76 Z M66.5 70 L56 65 V70 L66.5 76 Z`,
};

export const INSIGNIA: Readonly<Record<(typeof DIVISIONS)[number], Glyph>> = {
  command: { solid: `${star(4, 49, 17)} ${disc(50, 50, 7)}` },
  medical: { solid: CROSS },
  engineering: { solid: 'M50 3 L91 27 V73 L50 97 L9 73 V27 Z M50 31 L67 41 V59 L50 69 L33 59 V41 Z' },
  science: {
    solid: disc(50, 50, 10),
    line: 'M5 50 A45 18 0 1 0 95 50 A45 18 0 1 0 5 50 Z M27.5 11 A45 18 60 1 0 72.5 89 A45 18 60 1 0 27.5 11 Z M72.5 11 A45 18 -60 1 0 27.5 89 A45 18 -60 1 0 72.5 11 Z',
    width: 6.5,
  },
};

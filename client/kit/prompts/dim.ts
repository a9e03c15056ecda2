import { type Colours, MEANINGS, toRgb } from '../theme';

/** Brighter than this, a colour begins to glow. */
const BRIGHTEST = 0.76;
/** Colours that do not spill light over the letters on them. */
export const dim = (colours: Colours): Colours => {
  const out = { ...colours };
  for (const meaning of MEANINGS) {
    const parts = toRgb(colours[meaning]);
    const less = Math.min(1, BRIGHTEST / Math.max(...parts));
    const [r, g, b] = parts.map((part) => Math.round(part * 255 * less));
    out[meaning] = `#${(((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0)).toString(16).padStart(6, '0')}`;
  }
  return out;
};

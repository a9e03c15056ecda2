/** Condensed capitals, the same as on the consoles. */
export const FONT = 'Antonio, "Arial Narrow", sans-serif';
export const WEIGHT = '600';

/** How wide a text is at a size, in texels. */
export type Measure = (text: string, px: number) => number;

/** How high a capital letter stands in a line of size 1. */
export const CAP = 0.86;

/**
 * What one texel of a panel measures at a distance of one metre: 0.625 pixels of a picture 720 high from the desktop's eye, 1 mm at
 * 1.5 m before a headset. Panels grow with their distance, so that this holds wherever the reader stands.
 */
export const TEXEL = 0.000683;

/** Sizes of letters in texels. The smallest has capitals more than 14 pixels high on a picture of 720, 0.9° before a headset. */
export const SIZES = { title: 46, choice: 38, line: 32, small: 28, big: 54 } as const;

/** Loads the letters before anything is measured with them; without them the system's narrow ones do. */
export const loadLetters = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  try {
    await document.fonts.load(`${WEIGHT} 40px Antonio`);
  } catch {
    return;
  }
};

/** Measures on a canvas, remembering what was measured. */
export const makeMeasure = (context: {
  font: string;
  measureText(text: string): { width: number };
}): Measure => {
  const known = new Map<string, number>();
  return (text, px) => {
    const found = known.get(text);
    if (found !== undefined) return found * px;
    context.font = `${WEIGHT} 100px ${FONT}`;
    const wide = context.measureText(text).width / 100;
    if (known.size > 2000) known.clear();
    known.set(text, wide);
    return wide * px;
  };
};

/** Breaks a text into lines no wider than `most`; what does not fit into `lines` ends in an ellipsis. */
export const wrap = (measure: Measure, text: string, px: number, most: number, lines: number): string[] => {
  const out: string[] = [];
  let line = '';
  const words = text.split(/\s+/u).filter((word) => word !== '');
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, px) <= most || line === '') line = longer;
    else {
      out.push(line);
      line = word;
    }
  }
  if (line !== '') out.push(line);
  if (out.length > lines) {
    out.length = lines;
    out[lines - 1] = `${out[lines - 1] ?? ''} …`;
  }
  return out.map((each) => fit(measure, each, px, most));
};

/** The text, cut with an ellipsis if it is wider than `most`. */
export const fit = (measure: Measure, text: string, px: number, most: number): string => {
  if (measure(text, px) <= most) return text;
  let short = text.replace(/ ?…$/u, '');
  while (short !== '' && measure(`${short}…`, px) > most)
    short = Array.from(short).slice(0, -1).join('').trimEnd();
  return `${short}…`;
};

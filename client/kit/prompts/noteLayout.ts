import { type Colours, MARKS, type Meaning } from '../theme';
import { block, INK, type Item, type Layout, sign } from './items';
import { fit, type Measure, SIZES, wrap } from './text';
import type { Explanation } from './types';

const [PAD, BAR] = [22, 26];

/** Of these, a name has the largest letters with which it needs no third line. */
const NAMES = [SIZES.title, SIZES.choice, SIZES.line] as const;

const layName = (title: string, inner: number, measure: Measure): readonly [readonly string[], number] => {
  const name = title.toUpperCase();
  const px = NAMES.find((size) => wrap(measure, name, size, inner, 3).length < 3) ?? SIZES.line;
  return [wrap(measure, name, px, inner, 2), px];
};

/** An explanation beside a thing: its name on a bar, a few lines under it; as wide as it needs. */
export const layExplanation = (
  { title, lines, meaning = 'mine' }: Explanation,
  colours: Colours,
  room: { readonly width: number; readonly height: number },
  measure: Measure,
): Layout => {
  const inner = room.width - BAR - 2 * PAD - 8;
  const [head, px] = layName(title, inner, measure);
  const high = px + 12;
  const most = Math.max(0, Math.floor((room.height - 40 - head.length * high) / 42));
  const body = lines.flatMap((line) => wrap(measure, line, SIZES.line, inner, most)).slice(0, most);
  const widest = Math.max(
    ...head.map((line) => measure(line, px)),
    ...body.map((line) => measure(line, SIZES.line)),
    160,
  );
  const width = Math.min(room.width, Math.ceil(widest) + BAR + 2 * PAD + 16);
  const height = 32 + head.length * high + (body.length > 0 ? 4 : 0) + body.length * 42;
  const items: Item[] = [
    block(0, 0, width, height, 26, INK.black, 0.93),
    block(10, 10, BAR + 14, height - 20, 20, colours[meaning]),
    block(10 + BAR - 8, 10, 30, height - 20, 10, INK.black),
  ];
  const x = BAR + PAD + 6;
  let y = 14;
  for (const text of head) {
    items.push({ type: 'text', x, y, w: width - x, h: high, text, px, colour: colours[meaning] });
    y += high;
  }
  y += 4;
  for (const text of body) {
    items.push({ type: 'text', x, y, w: width - x, h: 42, text, px: SIZES.line, colour: INK.white });
    y += 42;
  }
  return { width, height, items };
};

/** Why something was refused: one or two lines on a block of the colour of danger, with its mark. */
export const layRefusal = (
  text: string,
  colours: Colours,
  room: { readonly width: number; readonly height: number },
  measure: Measure,
): Layout => {
  const inner = room.width - 132;
  const lines = wrap(measure, text, SIZES.line, inner, 3);
  const widest = Math.max(...lines.map((line) => measure(line, SIZES.line)), 80);
  const width = Math.min(room.width, Math.ceil(widest) + 136);
  const height = 32 + Math.max(1, lines.length) * 42;
  return {
    width,
    height,
    items: [
      { ...block(0, 0, width, height, 30, INK.black, 1), line: { colour: colours.danger, thickness: 6 } },
      block(0, 0, 84, height, 30, colours.danger),
      block(56, 0, 28, height, 0, colours.danger),
      sign(0, 0, 84, height, MARKS.danger, 42, INK.black),
      ...lines.map((line, i): Item => ({
        type: 'text',
        x: 104,
        y: 16 + i * 42,
        w: width - 112,
        h: 42,
        text: line,
        px: SIZES.line,
        colour: INK.white,
      })),
    ],
  };
};

/** What has just been told: a few lines in the middle of a dark block, the newest last. */
export const layCaption = (
  told: readonly string[],
  colours: Colours,
  room: { readonly width: number; readonly height: number },
  measure: Measure,
): Layout => {
  const most = Math.floor((room.height - 28) / 42);
  const lines = told
    .flatMap((text) => wrap(measure, text, SIZES.line, room.width - 2 * PAD - 16, most))
    .slice(-most);
  const widest = Math.max(...lines.map((line) => measure(line, SIZES.line)), 80);
  const width = Math.min(room.width, Math.ceil(widest) + 2 * PAD + 16);
  const height = 28 + lines.length * 42;
  return {
    width,
    height,
    items: [
      { ...block(0, 0, width, height, 24, INK.black, 0.85), line: { colour: colours.calm, thickness: 3 } },
      ...lines.map((text, i): Item => ({
        ...{ type: 'text', text, px: SIZES.line, colour: INK.white, h: 42 },
        ...{ x: (width - measure(text, SIZES.line)) / 2, y: 14 + i * 42, w: width - PAD },
      })),
    ],
  };
};

/** One mark of the common sheet: a pill with a sign and a word or a number. */
export const layMark = (
  text: string,
  meaning: Meaning | undefined,
  colours: Colours,
  { px, filled }: { readonly px: number; readonly filled: boolean },
  room: { readonly width: number; readonly height: number },
  measure: Measure,
): Layout => {
  const colour = meaning === undefined ? INK.quiet : colours[meaning];
  const ink = filled ? INK.black : INK.white;
  const { height } = room;
  let size = px;
  const words = text.toUpperCase();
  const before = meaning === undefined ? 20 : 26 + Math.ceil(measure(MARKS[meaning], px * 0.72)) + 8;
  const inner = room.width - before - 22;
  while (size > SIZES.small && measure(words, size) > inner) size -= 1;
  const fitted = fit(measure, words, size, inner);
  const wide = Math.ceil(measure(fitted, size));
  const width = before + wide + 22;
  const pill = block(2, 2, width - 4, height - 4, height / 2, filled ? colour : INK.black, filled ? 1 : 0.86);
  const items: Item[] = [
    { ...pill, line: { colour, thickness: 3 } },
    { type: 'text', x: before, y: 0, w: wide + 4, h: height, text: fitted, px: size, colour: ink },
  ];
  if (meaning !== undefined)
    items.push(sign(20, 0, before - 24, height, MARKS[meaning], px * 0.72, filled ? ink : colour));
  return { width, height, items };
};

/** Seconds to read a refusal: some to find it, some for each letter. */
export const readingTime = (text: string): number => Math.min(9, 2.2 + text.length * 0.06);

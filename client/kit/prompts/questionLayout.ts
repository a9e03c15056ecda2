import { type Colours, MARKS } from '../theme';
import { block, INK, type Item, type Layout, sign } from './items';
import { fit, type Measure, SIZES, wrap } from './text';
import type { Choice, Question } from './types';

/** A rectangle of the panel that means something when it is met. */
export interface Spot {
  readonly kind: 'choice' | 'page';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The name under which a place is met. */
export const spotId = ({ kind, id }: { readonly kind: Spot['kind']; readonly id: string }): string =>
  `${kind}:${id}`;

export interface QuestionLayout extends Layout {
  readonly spots: readonly Spot[];
  readonly pages: number;
  /** The page shown: the one asked for, or the nearest there is. */
  readonly page: number;
}

/** How much room the sheet gives. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const [EDGE, BAR, GAP, PAD] = [10, 64, 12, 24];
/** Texels of a title before it is broken, and of the slimmest panel: what is behind it should be seen. */
const [BROAD, SLIM] = [460, 400];
/** Texels of what can be pressed, from top to foot. */
export const ROW = 74;
const HINTED = 112;
const PAGER = 74;

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Single letters stand in rows, like the keys of a keyboard. */
const KEYS = 7;
const isKeys = (choices: readonly Choice[]): boolean =>
  choices.length > KEYS && choices.every(({ text }) => text.length === 1);

/** Short choices without hints stand in two columns when there are many. */
const gridFor = (choices: readonly Choice[], room: number, measure: Measure): Grid => {
  if (isKeys(choices)) return { columns: KEYS, width: (room - (KEYS - 1) * GAP) / KEYS, height: ROW };
  const hinted = choices.some(({ hint }) => hint !== undefined && hint !== '');
  const half = (room - GAP) / 2;
  const isShort = choices.every(({ text }) => measure(text.toUpperCase(), SIZES.choice) <= half - 96);
  const columns = choices.length > 4 && !hinted && isShort ? 2 : 1;
  return { columns, width: columns === 2 ? half : room, height: hinted ? HINTED : ROW };
};

/** As wide as its words need, within the room there is. */
const widthFor = (
  question: Pick<Question, 'title' | 'lines' | 'choices'>,
  most: number,
  measure: Measure,
  bare: boolean,
): number => {
  const around = bare ? 2 * (EDGE + 8) : EDGE + BAR + PAD + EDGE + 8;
  if (question.choices.length > 4) return most;
  const words = [
    Math.min(BROAD, measure(question.title.toUpperCase(), SIZES.title)),
    ...(question.lines ?? []).map((line) => Math.min(BROAD, measure(line, SIZES.line))),
    ...question.choices.map(({ text }) => measure(text.toUpperCase(), SIZES.choice) + 110),
    ...question.choices.map(({ hint }) => measure(hint ?? '', SIZES.small) + 110),
  ];
  return Math.min(most, Math.max(bare ? 0 : SLIM, Math.ceil(Math.max(...words)) + around + 12));
};

/** Lays a question out: title, lines, choices in one or two columns, turned over by pages when there are many. */
export const layQuestion = (
  question: Pick<Question, 'title' | 'lines' | 'choices'>,
  look: { readonly colours: Colours; readonly page: number; readonly pointed: string | undefined },
  room: Room,
  measure: Measure,
): QuestionLayout => {
  const bare = question.title === '' && (question.lines ?? []).length === 0;
  const left = bare ? EDGE + 8 : EDGE + BAR + PAD;
  const width = widthFor(question, room.width, measure, bare);
  const inner = width - left - EDGE - 8;
  const items: Item[] = [];
  let y = bare ? EDGE - 6 : EDGE + 40;
  for (const [texts, px, colour, most] of [
    [[question.title.toUpperCase()], SIZES.title, INK.white, 4],
    [question.lines ?? [], SIZES.line, INK.quiet, 3],
  ] as const) {
    for (const text of texts.flatMap((each) => wrap(measure, each, px, inner, most))) {
      items.push({ type: 'text', x: left, y, w: inner, h: px * 1.3, text, px, colour });
      y += px * 1.3;
    }
  }
  y += 14;
  const grid = gridFor(question.choices, inner, measure);
  const { spots, end, pages, page } = layChoices(
    question.choices,
    grid,
    look.page,
    left,
    y,
    room.height - EDGE,
  );
  const shown = new Map(question.choices.map((choice) => [choice.id, choice]));
  for (const spot of spots) {
    const choice = shown.get(spot.id);
    if (spot.kind === 'page') items.push(...pageItems(spot, look, pages, page));
    else if (choice) items.push(...choiceItems(choice, spot, look, measure));
  }
  if (pages > 1) items.push(pageNumber(left, end, inner, page, pages));
  const height = Math.min(room.height, end + (pages > 1 ? PAGER + GAP : 0) + EDGE + 8);
  return {
    width,
    height,
    items: [...frame(width, height, look.colours.mine, bare), ...items],
    spots,
    pages,
    page,
  };
};

const layChoices = (
  choices: readonly Choice[],
  { columns, width, height }: Grid,
  wanted: number,
  left: number,
  top: number,
  bottom: number,
): { spots: Spot[]; end: number; pages: number; page: number } => {
  const fits = (space: number): number => Math.max(1, Math.floor((space + GAP) / (height + GAP))) * columns;
  const all = fits(bottom - top);
  const each = choices.length <= all ? all : fits(bottom - top - PAGER - GAP);
  const pages = Math.max(1, Math.ceil(choices.length / each));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const shown = choices.slice(page * each, (page + 1) * each);
  const spots = shown.map(({ id }, i): Spot => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      kind: 'choice',
      id,
      x: left + column * (width + GAP),
      y: top + row * (height + GAP),
      w: width,
      h: height,
    };
  });
  // Every page is as high as the first, so that the panel does not jump.
  const rows = Math.ceil(Math.min(choices.length, each) / columns);
  const end = top + rows * (height + GAP);
  const wide = columns * width + (columns - 1) * GAP;
  if (pages > 1)
    spots.push(
      { kind: 'page', id: 'previous', x: left, y: end, w: 190, h: PAGER },
      { kind: 'page', id: 'next', x: left + wide - 190, y: end, w: 190, h: PAGER },
    );
  return { spots, end, pages, page };
};

/** The panel's own shape: a bar that turns the corner, on black; without words of its own, only something dark behind the choices. */
const frame = (w: number, h: number, colour: string, bare: boolean): Item[] => [
  ...(bare ? [block(0, 0, w, h, 30, INK.black, 0.7)] : framed(w, h, colour)),
];

const framed = (w: number, h: number, colour: string): Item[] => [
  block(0, 0, w, h, 44, INK.black, 0.95),
  block(EDGE, EDGE, BAR + 60, h - 2 * EDGE, 40, colour),
  block(EDGE + 60, EDGE, w - 2 * EDGE - 60, 22, 8, colour),
  block(EDGE + BAR, EDGE + 22, w - EDGE - BAR - 8, h - 2 * EDGE - 22, 24, INK.black),
];

const choiceItems = (
  { id, text, hint, meaning }: Choice,
  { x, y, w, h }: Spot,
  { colours, pointed }: { readonly colours: Colours; readonly pointed: string | undefined },
  measure: Measure,
): Item[] => {
  const colour = colours[meaning ?? 'calm'];
  const lit = spotId({ kind: 'choice', id }) === pointed;
  const inner = Math.max(40, w - 96);
  const line = { colour: lit ? INK.white : colour, thickness: lit ? 6 : 3 };
  const ink = lit ? INK.black : INK.white;
  const words = fit(measure, text.toUpperCase(), SIZES.choice, inner);
  const at = (top: number, high: number, px: number, words_: string, colour_: string): Item => ({
    type: 'text',
    x: x + 76,
    y: top,
    w: inner + 8,
    h: high,
    text: words_,
    px,
    colour: colour_,
  });
  const key = { ...block(x, y, w, h, 26, lit ? colour : '#101a2c'), line };
  if (w < 120) return [key, sign(x, y, w, h, words, SIZES.choice, ink)];
  return [
    key,
    ...(lit ? [] : [block(x, y, 60, h, 26, colour), block(x + 34, y, 26, h, 4, colour)]),
    sign(x, y, 60, h, MARKS[meaning ?? 'calm'], 34, INK.black),
    ...(hint === undefined || hint === ''
      ? [at(y, h, SIZES.choice, words, ink)]
      : [
          at(y + 8, 52, SIZES.choice, words, ink),
          at(y + 60, 42, SIZES.small, fit(measure, hint, SIZES.small, inner), lit ? INK.black : INK.quiet),
        ]),
  ];
};

const pageItems = (
  { id, x, y, w, h }: Spot,
  { colours, pointed }: { readonly colours: Colours; readonly pointed: string | undefined },
  pages: number,
  page: number,
): Item[] => {
  const ends = id === 'next' ? page === pages - 1 : page === 0;
  const lit = spotId({ kind: 'page', id }) === pointed;
  const colour = ends ? INK.dim : colours.mine;
  const line = { colour: lit ? INK.white : colour, thickness: lit ? 6 : 0 };
  return [
    { ...block(x, y, w, h, 36, colour), line },
    sign(x, y, w, h, id === 'next' ? '▶' : '◀', 40, INK.black),
  ];
};

const pageNumber = (x: number, y: number, w: number, page: number, pages: number): Item => ({
  type: 'text',
  x,
  y,
  w,
  h: PAGER,
  text: `${page + 1} / ${pages}`,
  px: SIZES.line,
  colour: INK.quiet,
  align: 'middle',
});

/** What lies at a place of the panel. */
export const spotAt = (spots: readonly Spot[], x: number, y: number): Spot | undefined =>
  spots.find((spot) => x >= spot.x && x <= spot.x + spot.w && y >= spot.y && y <= spot.y + spot.h);

import { type Colours, MARKS } from '../theme';
import { block, INK, type Item, type Layout, sign } from './items';
import { fit, type Measure, SIZES, wrap } from './text';
import type { Gauge, StatusBoard, StatusLine, StatusSeat } from './types';

const [PAD, GAP, LINE] = [18, 12, 92];
/** No longer than this is the first line: the page has buttons in the corners beside it. */
const FIRST = 1500;
/** Gauges longer than this are drawn as one bar. */
const MOST_PIPS = 12;

interface Cell {
  readonly width: number;
  /** Takes what is left of its line. */
  readonly stretch?: boolean;
  draw(x: number, y: number, w: number): readonly Item[];
}

const writing = (
  x: number,
  y: number,
  w: number,
  h: number,
  text: string,
  px: number,
  colour: string,
  align: 'left' | 'middle' | 'right' = 'left',
): Item => ({ type: 'text', x, y, w, h, text, px, colour, align });

const phaseCell = (board: StatusBoard, colours: Colours, measure: Measure): Cell => {
  const [phase, turn] = [board.phase.toUpperCase(), board.turn.toUpperCase()];
  const colour = colours[board.alert];
  const wide = Math.max(measure(phase, SIZES.choice), measure(turn, SIZES.small));
  return {
    width: 116 + Math.min(560, wide) + 20,
    draw: (x, y, w) => [
      block(x, y, 96, LINE, 40, colour),
      block(x + 56, y, 40, LINE, 6, colour),
      sign(x, y, 96, LINE, MARKS[board.alert], 52, INK.black),
      writing(x + 114, y, w - 116, 52, fit(measure, phase, SIZES.choice, w - 118), SIZES.choice, INK.white),
      writing(x + 114, y + 50, w - 116, 42, fit(measure, turn, SIZES.small, w - 118), SIZES.small, INK.quiet),
    ],
  };
};

/** Whom the table waits for; or, asked of the reader and by no panel, the question itself in two lines. */
const waitingCell = (board: StatusBoard, colours: Colours, measure: Measure): Cell => {
  const meaning = board.waitingMeaning ?? 'calm';
  const [text, question] = [board.waiting.toUpperCase(), (board.question ?? '').toUpperCase()];
  const lines = (w: number): readonly Item[] =>
    question === ''
      ? [writing(88, 0, w - 96, LINE, fit(measure, text, SIZES.title, w - 104), SIZES.title, INK.black)]
      : wrap(measure, question, SIZES.line, w - 104, 2).map((line, row, { length }) =>
          writing(
            88,
            length === 1 ? 0 : 4 + row * 42,
            w - 96,
            length === 1 ? LINE : 42,
            line,
            SIZES.line,
            INK.black,
          ),
        );
  const wide = question === '' ? measure(text, SIZES.title) : 0.6 * measure(question, SIZES.line);
  return {
    width: Math.min(760, wide + 116),
    stretch: true,
    draw: (x, y, w) => [
      block(x, y, w, LINE, 10, colours[meaning]),
      sign(x + 10, y, 70, LINE, MARKS[meaning], 40, INK.black),
      ...lines(w).map((item) => ({ ...item, x: item.x + x, y: item.y + y })),
    ],
  };
};

const clockCell = (clock: string, colours: Colours, measure: Measure): Cell => ({
  width: Math.max(150, measure(clock, SIZES.big) + 60),
  draw: (x, y, w) => [
    { ...block(x, y, w, LINE, 40, '#101a2c'), line: { colour: colours.yellow, thickness: 5 } },
    writing(x, y, w, LINE, clock, SIZES.big, INK.white, 'middle'),
  ],
});

const gaugeWidth = ({ text, of }: Gauge, measure: Measure): number =>
  measure(text.toUpperCase(), SIZES.small) + 24 + Math.min(of, MOST_PIPS) * 26;

/** Done so far as pips, or as a bar when there are too many to count. */
const gaugeItems = (
  { text, now, of }: Gauge,
  x: number,
  y: number,
  colour: string,
  measure: Measure,
): Item[] => {
  const words = text.toUpperCase();
  const wide = measure(words, SIZES.small);
  const start = x + wide + 16;
  const label = writing(x, y, wide + 8, 40, words, SIZES.small, INK.quiet);
  if (of > MOST_PIPS) {
    const long = MOST_PIPS * 26;
    const done = Math.max(0, Math.min(1, now / of)) * long;
    return [label, block(start, y + 8, long, 24, 8, INK.dim), block(start, y + 8, done, 24, 8, colour)];
  }
  const pips = Array.from({ length: of }, (_, i) =>
    block(start + i * 26, y + 6, 20, 28, 6, i < now ? colour : INK.dim),
  );
  return [label, ...pips];
};

const lineCell = (
  { title, meaning = 'mine', gauges }: StatusLine,
  colours: Colours,
  measure: Measure,
): Cell => {
  const words = title.toUpperCase();
  const widths = gauges.map((gauge) => gaugeWidth(gauge, measure));
  const all = widths.reduce((sum, width) => sum + width + 30, -30);
  return {
    width: Math.max(Math.min(620, measure(words, SIZES.choice)), all) + 60,
    stretch: true,
    draw: (x, y, w) => {
      const colour = colours[meaning];
      const items: Item[] = [
        block(x, y, 22, LINE, 10, colour),
        writing(x + 40, y, w - 44, 50, fit(measure, words, SIZES.choice, w - 48), SIZES.choice, colour),
      ];
      let at = x + 40;
      gauges.forEach((gauge, nth) => {
        const late = gauge.now * 3 <= gauge.of;
        const tint = gauge.ebbs !== true ? 'legal' : late ? 'danger' : 'yellow';
        items.push(...gaugeItems(gauge, at, y + 51, colours[tint], measure));
        at += (widths[nth] ?? 0) + 30;
      });
      return items;
    },
  };
};

/** Somebody at the table; the turn is theirs where the block is filled. */
const seatCell = (
  { name, meaning, value, note = '', active }: StatusSeat,
  colours: Colours,
  measure: Measure,
): Cell => {
  const [words, below] = [name.toUpperCase(), note.toUpperCase()];
  const colour = colours[meaning];
  const wide = Math.max(measure(words, SIZES.small), measure(below, SIZES.small));
  const number = Math.max(40, measure(value, SIZES.choice) + 12);
  return {
    width: 66 + Math.min(420, wide) + number + 24,
    draw: (x, y, w) => {
      const inner = w - 66 - number - 16;
      const ink = active === true ? INK.black : INK.white;
      const line = { colour, thickness: 3 };
      return [
        { ...block(x, y, w, LINE, 16, active === true ? colour : '#101a2c'), line },
        sign(x + 6, y, 54, LINE, MARKS[meaning], 36, active === true ? INK.black : colour),
        ...(below === ''
          ? [writing(x + 64, y, inner, LINE, fit(measure, words, SIZES.small, inner), SIZES.small, ink)]
          : [
              writing(x + 64, y + 8, inner, 40, fit(measure, words, SIZES.small, inner), SIZES.small, ink),
              writing(x + 64, y + 46, inner, 38, fit(measure, below, SIZES.small, inner), SIZES.small, ink),
            ]),
        writing(x + w - number - 12, y, number, LINE, value, SIZES.choice, ink, 'right'),
      ];
    },
  };
};

/** Somebody at the table of a narrow board: their mark and their number. */
const chipCell = ({ meaning, value, active }: StatusSeat, colours: Colours, measure: Measure): Cell => {
  const colour = colours[meaning];
  const ink = active === true ? INK.black : INK.white;
  return {
    width: 66 + measure(value, SIZES.line),
    stretch: true,
    draw: (x, y, w) => [
      { ...block(x, y, w, LINE, 16, active === true ? colour : '#101a2c'), line: { colour, thickness: 3 } },
      sign(x + 2, y, 48, LINE, MARKS[meaning], 34, active === true ? INK.black : colour),
      writing(x + 48, y, w - 58, LINE, value, SIZES.line, ink, 'middle'),
    ],
  };
};

const countCell = (
  { text, value, meaning }: StatusBoard['counts'][number],
  colours: Colours,
  measure: Measure,
): Cell => {
  const words = text.toUpperCase();
  const colour = meaning === undefined ? INK.quiet : colours[meaning];
  return {
    width: Math.max(92, measure(words, SIZES.small) + 36),
    draw: (x, y, w) => [
      block(x, y, w, LINE, 14, '#101a2c'),
      block(x, y + LINE - 8, w, 8, 4, colour),
      writing(x, y, w, 50, `${value}`, SIZES.choice, INK.white, 'middle'),
      writing(x, y + 44, w, 40, words, SIZES.small, INK.quiet, 'middle'),
    ],
  };
};

/** Where there is little room, whom the table waits for stands under the phase, and the round gives way. */
const inBrief = ({ waiting, question = '', ...board }: StatusBoard): StatusBoard => ({
  ...board,
  waiting: '',
  turn: [question, waiting, board.turn].find((text) => text !== '') ?? '',
});
/** The phase is no narrower than this beside the seats' numbers: otherwise they have a line of their own. */
const FEWEST = 300;

/** A board with little room: the phase, the clock, and of everybody at the table the number alone. */
const briefCells = (board: StatusBoard, colours: Colours, most: number, measure: Measure): Cell[] => {
  const { clock, seats = [], counts } = board;
  const rest = [
    ...(clock === undefined || clock === '' ? [] : [clockCell(clock, colours, measure)]),
    ...seats.map((seat) => chipCell(seat, colours, measure)),
    ...counts.map((count) => countCell(count, colours, measure)),
  ];
  const left = most - rest.reduce((sum, { width }) => sum + width + GAP, 0);
  const whole = phaseCell(inBrief(board), colours, measure);
  // Its second line may be cut, what the page asks stands there; the first is read whole.
  const title = phaseCell({ ...board, turn: '' }, colours, measure).width;
  if (left >= Math.max(FEWEST, title)) return [{ ...whole, width: Math.min(whole.width, left) }, ...rest];
  return [{ ...whole, width: most }, ...rest];
};

/** The cells in reading order; a narrow board has the clock and what is left beside the phase. */
const cellsOf = (board: StatusBoard, colours: Colours, narrow: boolean, measure: Measure): Cell[] => {
  const { waiting, clock, lines = [], seats = [], counts } = board;
  const waits = waiting === '' ? [] : [waitingCell(board, colours, measure)];
  const clocks = clock === undefined || clock === '' ? [] : [clockCell(clock, colours, measure)];
  const left = counts.map((count) => countCell(count, colours, measure));
  return [
    phaseCell(board, colours, measure),
    ...(narrow ? [...left, ...clocks, ...waits] : [...waits, ...clocks]),
    ...lines.map((line) => lineCell(line, colours, measure)),
    ...seats.map((seat) => seatCell(seat, colours, measure)),
    ...(narrow ? [] : left),
  ];
};

/** Cells into lines no wider than `most`. */
const breakLines = (cells: readonly Cell[], most: number): Cell[][] => {
  const lines: Cell[][] = [];
  let left = 0;
  for (const cell of cells) {
    const line = lines.at(-1);
    if (line === undefined || left < cell.width + GAP) {
      left = (line === undefined ? Math.min(FIRST, most) : most) - cell.width;
      lines.push([cell]);
    } else {
      line.push(cell);
      left -= cell.width + GAP;
    }
  }
  return lines;
};

/** With many at the table a board of more lines hides what it stands over. */
const [FEW_LINES, MANY_SEATS] = [2, 4];
const isShort =
  ({ seats = [] }: StatusBoard) =>
  ({ length }: readonly Cell[][]): boolean =>
    length <= FEW_LINES || seats.length < MANY_SEATS;

/** The board, and what may be left of it where there is little room: everybody's numbers tell who leads; then some of them go too. */
const shorter = (board: StatusBoard): readonly StatusBoard[] => {
  const numbers = { ...board, lines: [] };
  const bare = { ...numbers, seats: (board.seats ?? []).map(({ note: _, ...seat }) => seat) };
  return [board, numbers, bare, inBrief(numbers), inBrief(bare)];
};

const widthOf = (line: readonly Cell[]): number =>
  line.reduce((sum, { width }) => sum + width, (line.length - 1) * GAP);

/** What a board has room for; `low`: many lines would hide what it stands over. */
export interface BoardRoom {
  readonly width: number;
  readonly height: number;
  readonly low?: boolean;
}

/** The status board: cells in lines, those that stretch filled to the width of the widest. */
export const layStatus = (
  board: StatusBoard,
  colours: Colours,
  room: BoardRoom,
  measure: Measure,
): Layout => {
  const most = room.width - 2 * PAD;
  const narrow = room.width < 1000;
  const brief = (narrow || room.low === true) && (board.seats ?? []).length > 2;
  const broken = (said: StatusBoard): Cell[][] => breakLines(cellsOf(said, colours, narrow, measure), most);
  const inChips = (): Cell[][] => breakLines(briefCells(board, colours, most, measure), most);
  const fits = brief ? inChips() : (shorter(board).map(broken).find(isShort(board)) ?? inChips());
  const lines = fits.slice(0, Math.floor((room.height - 2 * PAD + GAP) / (LINE + GAP)));
  const inner = Math.min(most, Math.max(...lines.map(widthOf)));
  const width = inner + 2 * PAD;
  const height = 2 * PAD + lines.length * LINE + (lines.length - 1) * GAP;
  const items: Item[] = [];
  lines.forEach((line, row) => {
    const room = row === 0 ? Math.min(FIRST, inner) : inner;
    const spare = Math.max(0, room - widthOf(line));
    const stretched = line.filter(({ stretch }) => stretch === true).length;
    // A line of counts alone stays as short as it is, in the middle, and hides nothing beside it.
    const wide = stretched > 0 || row === 0 ? room : room - spare;
    const y = row * (LINE + GAP);
    // Further lines lie at the right, where a round table leaves room and no card lies.
    let x = PAD + (row > 1 ? inner - wide : (inner - wide) / 2);
    items.push(block(x - PAD, y, wide + 2 * PAD, LINE + 2 * PAD, 46, INK.black, 0.82));
    for (const cell of line) {
      const w = Math.min(inner, cell.width + (cell.stretch === true ? spare / stretched : 0));
      items.push(...cell.draw(x, PAD + y, w));
      x += w + GAP;
    }
  });
  return { width, height, items };
};

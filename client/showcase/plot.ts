import { make } from '../ui/dom';

/** A line of a plot: one number after every record. */
export interface PlotLine {
  readonly name: string;
  /** A meaning of the palette. */
  readonly meaning: string;
  readonly numbers: readonly number[];
}

/** A place of a plot that leads somewhere. */
export interface PlotMark {
  readonly at: number;
  readonly words: string;
  /** One of those that matter most. */
  readonly great: boolean;
}

export interface PlotWish {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  /** What a line may reach; absent: the most that one does. */
  readonly most?: number;
  /** How a number is written; absent: as it is. */
  readonly write?: (value: number) => string;
  readonly marks: readonly PlotMark[];
  /** The address of a record. */
  readonly href: (at: number) => string;
  readonly go: (at: number) => void;
}

const [WIDTH, HEIGHT] = [600, 140];
const SVG = 'http://www.w3.org/2000/svg';

const draw = (page: Document, name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const made = page.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A line as the corners of its steps: a number stands until the next. Long stretches of the same are one. */
export const pathOf = (numbers: readonly number[], most: number): string => {
  const last = Math.max(1, numbers.length - 1);
  const [x, y] = [
    (at: number): string => ((at / last) * WIDTH).toFixed(1),
    (value: number): string => (HEIGHT - (value / most) * (HEIGHT - 8) - 4).toFixed(1),
  ];
  const corners = numbers.flatMap((value, at) =>
    at > 0 && at < last && numbers[at - 1] === value && numbers[at + 1] === value
      ? []
      : [`${x(at)},${y(value)}`],
  );
  return corners.join(' ');
};

/** Numbers over time as a picture that can be read aloud and walked through: every mark is a link to its record. */
export function makePlot(page: Document, wish: PlotWish): HTMLElement {
  const { title, lines, marks } = wish;
  const records = Math.max(1, ...lines.map(({ numbers }) => numbers.length - 1));
  const most = Math.max(1e-9, wish.most ?? Math.max(1, ...lines.flatMap(({ numbers }) => numbers)));
  const svg = draw(page, 'svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'group',
    'aria-label': title,
    preserveAspectRatio: 'none',
    class: 'plot-picture',
  });
  for (const { numbers, meaning } of lines)
    svg.append(
      draw(page, 'polyline', {
        ...{ points: pathOf(numbers, most), class: `plot-line plot-${meaning}`, 'aria-hidden': 'true' },
        'vector-effect': 'non-scaling-stroke',
      }),
    );
  for (const mark of marks) svg.append(markAt(page, mark, wish, (mark.at / records) * WIDTH));
  svg.addEventListener('click', (event) => {
    const { left, width } = svg.getBoundingClientRect();
    const part = width === 0 ? 0 : (event.clientX - left) / width;
    event.preventDefault();
    wish.go(Math.round(Math.min(1, Math.max(0, part)) * records));
  });
  const names = lines.map(({ name, meaning }) =>
    make(page, 'li', { class: `plot-name plot-${meaning}` }, name),
  );
  return make(
    page,
    'figure',
    { class: 'plot' },
    make(page, 'figcaption', {}, title),
    make(page, 'div', { class: 'plot-frame' }, svg as unknown as HTMLElement, ...scaleOf(page, wish, most)),
    ...(lines.length > 1 ? [make(page, 'ul', { class: 'plot-names' }, ...names)] : []),
  );
}

/** What the upper and the lower edge stand for. */
const scaleOf = (page: Document, { write = String }: PlotWish, most: number): readonly HTMLElement[] => [
  make(page, 'span', { class: 'plot-most' }, write(most)),
  make(page, 'span', { class: 'plot-least' }, write(0)),
];

function markAt(
  page: Document,
  { at, words, great }: PlotMark,
  { href, go }: PlotWish,
  x: number,
): SVGElement {
  const link = draw(page, 'a', { href: href(at), class: great ? 'plot-mark plot-great' : 'plot-mark' });
  const label = draw(page, 'title', {});
  label.textContent = words;
  const line = {
    x1: String(x),
    x2: String(x),
    y1: '0',
    y2: String(HEIGHT),
    'vector-effect': 'non-scaling-stroke',
  };
  link.append(label, draw(page, 'line', line));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    go(at);
  });
  return link;
}

/** A mark of a small plot: what it stands for, and the same as briefly as can be. */
export interface SparkMark {
  readonly at: number;
  readonly words: string;
  readonly brief: string;
}

/** Parts of the breadth that what a mark says takes at most, where the whole is as slim as it may be. */
const BROAD = 0.2;
const ROWS = ['top', 'foot'] as const;

/** Before the middle it is written behind its line, so that neither edge cuts it. */
const isEarly = (part: number): boolean => part < 0.5;

/** In which row each mark says what it stands for, by its place 0…1; undefined: there is no room for it in any. */
export const rowsOf = (parts: readonly number[]): readonly ((typeof ROWS)[number] | undefined)[] => {
  const ends = { top: 0, foot: 0 };
  return parts.map((part) => {
    const from = isEarly(part) ? part : part - BROAD;
    const row = ROWS.find((one) => ends[one] <= from);
    if (row) ends[row] = from + BROAD;
    return row;
  });
};

/** The same in small, to be looked at and not to be walked through; a mark says what it stands for. */
export function makeSpark(
  page: Document,
  lines: readonly Pick<PlotLine, 'meaning' | 'numbers'>[],
  marks: readonly SparkMark[],
): HTMLElement {
  const svg = draw(page, 'svg', {
    ...{
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'none',
      class: 'spark',
      'aria-hidden': 'true',
    },
  });
  for (const { numbers, meaning } of lines)
    svg.append(
      draw(page, 'polyline', {
        ...{ points: pathOf(numbers, 1), class: `plot-line plot-${meaning}` },
        'vector-effect': 'non-scaling-stroke',
      }),
    );
  const records = Math.max(1, ...lines.map(({ numbers }) => numbers.length - 1));
  const element = make(page, 'div', { class: 'spark-frame' }, svg as unknown as HTMLElement);
  const parts = marks.map(({ at }) => at / records);
  const rows = rowsOf(parts);
  for (const [nth, { words, brief }] of marks.entries()) {
    const part = parts[nth] ?? 0;
    const text = make(page, 'span', { class: `spark-${rows[nth] ?? 'none'}` }, brief);
    const early = isEarly(part) ? ' spark-early' : '';
    const mark = make(page, 'span', { class: `spark-mark${early}`, title: words }, text);
    mark.style.left = `${(part * 100).toFixed(2)}%`;
    element.append(mark);
  }
  return element;
}

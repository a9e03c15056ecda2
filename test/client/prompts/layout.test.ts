import type { Item, Layout } from '../../../client/kit/prompts/items';
import { layExplanation, layMark, layRefusal } from '../../../client/kit/prompts/noteLayout';
import { layQuestion, spotAt } from '../../../client/kit/prompts/questionLayout';
import { TALL } from '../../../client/kit/prompts/sizes';
import { layStatus } from '../../../client/kit/prompts/statusLayout';
import { CAP, fit, makeMeasure, SIZES, TEXEL, wrap } from '../../../client/kit/prompts/text';
import type { Choice, StatusBoard } from '../../../client/kit/prompts/types';
import { seatMeaning, THEMES } from '../../../client/kit/theme';
import { measure } from './canvas';

const COLOURS = THEMES.standard;
const ROOM = { width: 1024, height: 768 };
const choices = (count: number, hint?: string): Choice[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `c${i}`,
    text: `Choice ${i}`,
    ...(hint === undefined ? {} : { hint }),
  }));
const ask = (list: readonly Choice[], page = 0, pointed?: string, title = 'What now?', room = ROOM) =>
  layQuestion({ title, choices: list }, { colours: COLOURS, page, pointed }, room, measure);

const texts = ({ items }: Pick<Layout, 'items'>): string[] =>
  items.flatMap((item) => (item.type === 'text' ? [item.text] : []));
const isInside = ({ width, height }: Layout, { x, y, w, h }: Item): boolean =>
  x >= -1 && y >= -8 && x + w <= width + 1 && y + h <= height + 8;

const BOARD: StatusBoard = {
  alert: 'red',
  phase: 'Enemies attack',
  turn: 'Turn 3',
  waiting: 'Waiting for Kirk',
  waitingMeaning: 'mine',
  clock: '0:42',
  lines: [
    {
      title: 'The Doomsday Machine',
      gauges: [
        { text: 'Progress', now: 1, of: 4 },
        { text: 'Left', now: 2, of: 20, ebbs: true },
      ],
    },
  ],
  counts: [{ text: 'Threats', value: 14, meaning: 'danger' }],
};

const CREWED: StatusBoard = {
  ...BOARD,
  seats: [0, 1, 2, 3, 4].map((seat) => ({
    name: `Officer ${seat}`,
    meaning: seatMeaning(seat, 0),
    value: `${seat}/25`,
    note: '11 ships, 4 cards',
  })),
};

const LAYOUTS: readonly (readonly [string, Layout])[] = [
  ['a question', ask(choices(2, 'What it costs'))],
  ['many choices', ask(choices(40), 1)],
  ['a long title', ask(choices(3), 0, undefined, 'word '.repeat(60))],
  ['a long choice', ask([{ id: 'a', text: 'long '.repeat(50), hint: 'hint '.repeat(80) }])],
  ['a narrow question', ask(choices(9), 0, undefined, 'What now?', { width: 660, height: 768 })],
  [
    'an explanation',
    layExplanation(
      { title: 'Kor', lines: ['One line.', 'word '.repeat(80)] },
      COLOURS,
      { width: 768, height: 400 },
      measure,
    ),
  ],
  ['a refusal', layRefusal('word '.repeat(60), COLOURS, { width: 768, height: 160 }, measure)],
  ['a status board', layStatus(BOARD, COLOURS, { width: 1536, height: 448 }, measure)],
  ['a narrow status board', layStatus(BOARD, COLOURS, { width: 780, height: 448 }, measure)],
  [
    'a mark',
    layMark(
      'A name that goes on and on',
      'mine',
      COLOURS,
      { px: SIZES.line, filled: false },
      { width: 256, height: 64 },
      measure,
    ),
  ],
  [
    'a status board with a question',
    layStatus({ ...BOARD, question: 'word '.repeat(30) }, COLOURS, { width: 1536, height: 448 }, measure),
  ],
  ['answers without a title', ask(choices(2), 0, undefined, '')],
  ['a broad board with five seats', layStatus(CREWED, COLOURS, { width: 1920, height: 448 }, measure)],
  ['a narrow board with five seats', layStatus(CREWED, COLOURS, { width: 780, height: 448 }, measure)],
];

describe.each(LAYOUTS)('%s', (_, layout) => {
  test('keeps everything inside', () => {
    expect(layout.items.filter((item) => !isInside(layout, item))).toEqual([]);
  });

  test('writes nothing too small to read: capitals of 14 pixels on a picture of 720, 20 mm at 1.5 m', () => {
    const pixel = (2 * Math.tan(0.375)) / 720;
    for (const item of layout.items)
      if (item.type === 'text' && /[a-z0-9]/iu.test(item.text)) {
        expect((item.px * CAP * TEXEL) / pixel).toBeGreaterThanOrEqual(14);
        expect(item.px * CAP * TEXEL * 1.5).toBeGreaterThanOrEqual(0.02);
      }
  });

  test('writes no line wider than its place', () => {
    for (const item of layout.items)
      if (item.type === 'text' && item.text.length > 2)
        expect(measure(item.text, item.px)).toBeLessThanOrEqual(item.w + 2);
  });

  test('fits its sheet', () => {
    expect(layout.width).toBeLessThanOrEqual(2016);
    expect(layout.height).toBeLessThanOrEqual(768);
  });
});

describe('a question', () => {
  test('gives every choice one place, and finds it there', () => {
    const laid = ask(choices(3));
    expect(laid.spots.map(({ id }) => id)).toEqual(['c0', 'c1', 'c2']);
    for (const spot of laid.spots) expect(spotAt(laid.spots, spot.x + 5, spot.y + spot.h - 5)).toBe(spot);
    expect(spotAt(laid.spots, 2, 2)).toBeUndefined();
  });

  test('few choices stand under each other, many short ones in two columns', () => {
    expect(new Set(ask(choices(4)).spots.map(({ x }) => x)).size).toBe(1);
    expect(new Set(ask(choices(8)).spots.map(({ x }) => x)).size).toBe(2);
    expect(
      new Set(
        ask(choices(8, 'with a hint'))
          .spots.filter(({ kind }) => kind === 'choice')
          .map(({ x }) => x),
      ).size,
    ).toBe(1);
  });

  test.each([1, 2, 5, 11, 12, 13, 40, 200])('%i choices are all there, each on one page', (count) => {
    const { pages } = ask(choices(count));
    const ids: string[] = [];
    for (let page = 0; page < pages; page++)
      ids.push(...ask(choices(count), page).spots.flatMap(({ kind, id }) => (kind === 'choice' ? [id] : [])));
    expect(ids).toEqual(choices(count).map(({ id }) => id));
    expect(ask(choices(count)).spots.some(({ kind }) => kind === 'page')).toBe(pages > 1);
  });

  test('every page is as high as the first; a page that is not there is the nearest one', () => {
    const [first, last] = [ask(choices(23)), ask(choices(23), 99)];
    expect(last.page).toBe(last.pages - 1);
    expect(last.height).toBe(first.height);
    expect(ask(choices(23), -4).page).toBe(0);
  });

  test('what is pointed at looks different, and nothing moves', () => {
    const [plain, lit] = [ask(choices(3)), ask(choices(3), 0, 'choice:c1')];
    expect(lit.spots).toEqual(plain.spots);
    expect(lit.items).not.toEqual(plain.items);
  });

  test('a short question is a small panel', () => {
    const { width } = ask(choices(2));
    expect(width).toBeLessThan(600);
    // A long title widens it somewhat and then goes on in the next line.
    const long = ask(choices(2), 0, undefined, 'word '.repeat(30)).width;
    expect(long).toBeGreaterThan(width);
    expect(long).toBeLessThanOrEqual(700);
  });

  test('without a title it is no larger than its answers need', () => {
    const [bare, titled] = [ask(choices(1), 0, undefined, ''), ask(choices(1))];
    expect(bare.width).toBeLessThan(titled.width / 1.4);
    expect(bare.height).toBeLessThan(titled.height / 1.6);
  });

  test('each meaning has its mark', () => {
    expect(texts(ask([{ id: 'a', text: 'Yes', meaning: 'danger' }]))).toContain('▲');
  });
});

describe('a status board', () => {
  test('says all there is to say', () => {
    expect(texts(LAYOUTS[7]![1])).toEqual(
      expect.arrayContaining([
        'ENEMIES ATTACK',
        'TURN 3',
        'WAITING FOR KIRK',
        '0:42',
        'THE DOOMSDAY MACHINE',
        'PROGRESS',
        'LEFT',
        '14',
        'THREATS',
        '‼',
        '●',
      ]),
    );
  });

  test('a question that no panel asks stands where else is told whom the table waits for', () => {
    const room = { width: 1536, height: 448 };
    const asked = layStatus({ ...BOARD, question: 'Which threat comes next?' }, COLOURS, room, measure);
    const said = texts(asked);
    expect(said.join(' ')).toContain('WHICH THREAT COMES NEXT?');
    expect(said).not.toContain('WAITING FOR KIRK');
    const long = layStatus({ ...BOARD, question: 'word '.repeat(60) }, COLOURS, room, measure);
    expect(texts(long).some((text) => text.endsWith('…'))).toBe(true);
  });

  test('the first line leaves the corners to the page, others are as broad as the picture', () => {
    const { items, width } = layStatus(CREWED, COLOURS, { width: 1920, height: 448 }, measure);
    const blocks = items.filter(({ type }) => type === 'block');
    const first = blocks.filter(({ y }) => y < 100);
    expect(Math.max(...first.map(({ w }) => w))).toBeLessThanOrEqual(1540);
    expect(width).toBeGreaterThan(1540);
  });

  test.each([1536, 1728, 2016])('with five at the table a board %i broad has two lines', (width) => {
    for (const question of ['', 'word '.repeat(30)]) {
      const board = layStatus({ ...CREWED, question, counts: [] }, COLOURS, { width, height: 448 }, measure);
      expect(board.height).toBeLessThan(240);
      expect(texts(board)).toEqual(expect.arrayContaining(['0/25', '1/25', '2/25', '3/25', '4/25']));
    }
  });

  test('a narrow board has seats as marks with their numbers', () => {
    const said = texts(layStatus(CREWED, COLOURS, { width: 780, height: 448 }, measure));
    expect(said).toEqual(expect.arrayContaining(['0/25', '4/25']));
    expect(said).not.toContain('OFFICER 4');
  });

  test('a narrow board says whole who won, in a line of its own where there is no room beside the marks', () => {
    const three = {
      ...CREWED,
      counts: [],
      clock: '',
      seats: CREWED.seats?.slice(0, 3) ?? [],
      phase: 'Deploy',
    };
    const ended = { ...three, phase: 'Captain Jean-Luc Picard won', turn: 'Round 8 · the last captain' };
    const room = { width: 780, height: 448 };
    const layout = layStatus(ended, COLOURS, room, measure);
    expect(texts(layout)).toContain('CAPTAIN JEAN-LUC PICARD WON');
    expect(layout.height).toBeGreaterThan(layStatus(three, COLOURS, room, measure).height);
  });

  test('a board on a low picture is one line, and still says whom the table waits for', () => {
    const room = { width: 1536, height: 448 };
    const low = layStatus(CREWED, COLOURS, { ...room, low: true }, measure);
    expect(low.height).toBeLessThan(0.6 * layStatus(CREWED, COLOURS, room, measure).height);
    expect(texts(low)).toEqual(expect.arrayContaining(['0/25', '4/25']));
    expect(texts(low).join(' ')).toContain(CREWED.waiting.toUpperCase());
  });

  test('leaves out what is not there', () => {
    const bare = layStatus(
      { alert: 'calm', phase: 'Draw', turn: '', waiting: '', counts: [] },
      COLOURS,
      { width: 1536, height: 448 },
      measure,
    );
    expect(texts(bare).filter((text) => text !== '')).toEqual(['—', 'DRAW']);
    expect(bare.width).toBeLessThan(400);
  });

  test('a timer that runs out changes its colour', () => {
    const timer = (now: number): string[] => {
      const { items } = layStatus(
        { ...BOARD, lines: [{ title: 'M', gauges: [{ text: 'Left', now, of: 6, ebbs: true }] }] },
        COLOURS,
        { width: 1536, height: 448 },
        measure,
      );
      return items.flatMap((item) => (item.type === 'block' && item.w === 20 ? [item.colour] : []));
    };
    expect(timer(3)[0]).toBe(COLOURS.yellow);
    expect(timer(2)[0]).toBe(COLOURS.danger);
    expect(timer(2)).toHaveLength(6);
  });

  test('everybody at the table has a cell, filled for whoever has the turn', () => {
    const seats = Array.from({ length: 6 }, (_, seat) => ({
      name: `Captain ${seat}`,
      meaning: seatMeaning(seat, 0),
      value: String(seat * 7),
      note: 'systems',
      active: seat === 2,
    }));
    const board = layStatus({ ...BOARD, lines: [], seats }, COLOURS, { width: 1536, height: 448 }, measure);
    for (const { name, value } of seats)
      expect(texts(board)).toEqual(expect.arrayContaining([name.toUpperCase(), value]));
    const filled = board.items.flatMap((item) =>
      item.type === 'block' && item.line?.colour === item.colour ? [item.colour] : [],
    );
    expect(filled).toEqual([COLOURS[seatMeaning(2, 0)]]);
  });
});

test('a long name of a thing is written whole before a headset and on a phone, in smaller letters', () => {
  const name = 'A world with a long name of its own in the Breen Confederacy';
  const written = (title: string): Item[] =>
    layExplanation(
      { title, lines: [] },
      COLOURS,
      { width: TALL.explanation, height: 400 },
      measure,
    ).items.filter(({ type }) => type === 'text');
  expect(
    written(name)
      .map((item) => item.type === 'text' && item.text)
      .join(' '),
  ).toBe(name.toUpperCase());
  expect(written('Kor')).toMatchObject([{ px: SIZES.title }]);
});

describe('writing', () => {
  test('breaks between words and ends in an ellipsis', () => {
    expect(wrap(measure, 'one two three four', 10, 32, 9)).toEqual(['one two', 'three', 'four']);
    expect(wrap(measure, 'one two three four', 10, 32, 2)).toEqual(['one two', 'three …']);
    expect(wrap(measure, '', 10, 32, 2)).toEqual([]);
    expect(wrap(measure, 'incomprehensibilities', 10, 32, 2)).toEqual(['incompr…']);
  });

  test('fits by cutting, never to nothing', () => {
    expect(fit(measure, 'short', 10, 100)).toBe('short');
    expect(fit(measure, 'too long for this', 10, 40)).toBe('too long…');
    expect(fit(measure, 'abc', 10, 1)).toBe('…');
  });

  test('measures each text once', () => {
    let times = 0;
    const measured = makeMeasure({
      font: '',
      measureText: (text) => ({ width: ((times += 1), text.length * 50) }),
    });
    expect(measured('abc', 10)).toBe(15);
    expect(measured('abc', 20)).toBe(30);
    expect(times).toBe(1);
  });
});

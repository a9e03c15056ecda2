import {
  addLine,
  BEGIN_MS,
  beginTurn,
  type Gathered,
  LETTER_MS,
  MOST_LINES,
  nextToGo,
  NOTHING,
  standing,
} from '../../client/ui/story/gather';
import { fastRng } from '../../shared/engine/rng';
import { WEIGHTS } from '../../shared/engine/telling';

const news = (text: string) => ({ text, weight: 'news' }) as const;
const texts = (gathered: Gathered) => gathered.map(({ lines }) => lines.map(({ text }) => text));

test('a turn gathers its lines, and the next turn begins a list of its own', () => {
  let gathered = beginTurn(NOTHING, 'Turn 1: Kirk');
  expect(nextToGo(gathered)).toBeUndefined();
  gathered = addLine(addLine(gathered, news('Kirk turns.'), 0), news('Kirk fires.'), 100);
  gathered = addLine(beginTurn(gathered, 'Turn 2: Uhura'), news('Uhura waits.'), 200);
  expect(gathered.map(({ title }) => title)).toEqual(['Turn 1: Kirk', 'Turn 2: Uhura']);
  expect(texts(gathered)).toEqual([['Kirk turns.', 'Kirk fires.'], ['Uhura waits.']]);
});

test('of too many lines the first of the lightest goes; blows and deeds stay', () => {
  let gathered = beginTurn(NOTHING, 'Turn');
  for (const [text, weight] of [
    ['a', 'news'],
    ['b', 'blow'],
    ['c', 'news'],
    ['d', 'deed'],
    ['e', 'news'],
    ['f', 'blow'],
  ] as const)
    gathered = addLine(gathered, { text, weight }, 0);
  expect(texts(gathered)).toEqual([['b', 'd', 'e', 'f']]);
  for (const text of ['g', 'h']) gathered = addLine(gathered, { text, weight: 'blow' }, 0);
  expect(texts(gathered)).toEqual([['d', 'f', 'g', 'h']]);
});

test('a line alone stands for a second and forty milliseconds a letter, and no shorter', () => {
  const gathered = addLine(NOTHING, news('x'.repeat(30)), 5000);
  const due = 5000 + BEGIN_MS + 30 * LETTER_MS;
  expect(nextToGo(gathered)).toBe(due);
  expect(standing(gathered, due - 1)).toEqual(gathered);
  expect(standing(gathered, due)).toEqual([]);
});

test('whatever comes when, every list stands until it can be read after those before it (seeds 1–50)', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const rng = fastRng(seed);
    let [now, gathered] = [0, NOTHING];
    const lastLine = new Map<string, { readonly at: number; readonly letters: number }>();
    for (let step = 0; step < 40; step++) {
      now += rng.below(900);
      if (rng.below(8) === 0) gathered = beginTurn(gathered, `Turn ${step}`);
      else {
        const text = 'y'.repeat(5 + rng.below(60));
        gathered = addLine(gathered, { text, weight: WEIGHTS[rng.below(4)]! }, now);
        const { title, lines } = gathered.at(-1)!;
        lastLine.set(title, { at: now, letters: text.length });
        expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      }
      for (const { title, lines, from, until } of gathered) {
        const last = lastLine.get(title);
        if (lines.length === 0 || !last) continue;
        expect(until).toBeGreaterThanOrEqual(last.at + BEGIN_MS + LETTER_MS * last.letters);
        const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
        expect(until - from).toBeGreaterThanOrEqual(BEGIN_MS + LETTER_MS * letters);
      }
      const untils = gathered.filter(({ lines }) => lines.length > 0).map(({ until }) => until);
      expect(untils).toEqual([...untils].sort((a, b) => a - b));
      gathered = standing(gathered, now);
    }
  }
});

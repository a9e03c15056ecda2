import { decisive, readChronicle, sentenceAt } from '../../../client/showcase/after/chronicle';
import { nameIn } from '../../../client/showcase/names';
import { pathOf, rowsOf } from '../../../client/showcase/plot';
import { wrapText } from '../../../client/showcase/clip/painter';
import { gaugesOf } from '../../../client/app/shelf';
import { Tape } from '../../../client/net/replayTape';
import { playForJournal } from '../../../server/cli/sim/play';
import type { AnyGame } from '../../../shared/engine/game';
import { GAMES, type GameId } from '../../../shared/games';

const tapeOf = async (id: GameId, seed: number): Promise<Tape> => {
  const module = await GAMES[id]();
  const game: AnyGame = module.game;
  const bots = Array.from({ length: Math.max(2, game.seats.min) }, () => game.bots.heuristic!);
  const tape = Tape.read(module, playForJournal({ game, bots, options: {}, seed }, 0));
  if (!tape.ok) throw new Error(tape.refusal.message);
  return tape.value;
};

test.each(Object.keys(GAMES) as GameId[])(
  '%s is told in five lines, with its numbers over time (seed 7)',
  async (id) => {
    const tape = await tapeOf(id, 7);
    const { moments, courses } = await readChronicle(tape, await gaugesOf(id), () => Promise.resolve());
    expect(moments).toHaveLength(5);
    expect(moments.at(-1)?.at).toBe(tape.last);
    for (const { at, text, swing } of moments) {
      expect(text).not.toBe('');
      expect(at).toBeLessThanOrEqual(tape.last);
      expect(swing).toBeDefined();
    }
    expect(moments.map(({ at }) => at)).toEqual([...moments.map(({ at }) => at)].sort((a, b) => a - b));
    const [chance, ...rest] = courses;
    expect(chance?.isChance).toBe(true);
    expect(rest.length).toBeGreaterThan(0);
    for (const { sides } of courses) for (const side of sides) expect(side).toHaveLength(tape.last + 1);
  },
);

test('turning points are the greatest changes, none beside another, and the end', () => {
  const series = [0.5, 0.5, 0.9, 0.1, 0.1, 0.1, 0.1, 0.6, 0.6, 0.6, 1].map((chance, at) => ({
    rev: at + 1,
    chances: [chance, 1 - chance],
  }));
  expect(decisive(series, 10)).toEqual([3, 7, 10]);
  expect(decisive([], 4)).toEqual([4]);
});

test('what weighs most is said of a record', async () => {
  const tape = await tapeOf('panic', 7);
  const told = Array.from({ length: tape.last + 1 }, (_, at) => sentenceAt(tape, at));
  expect(told.filter((text) => text !== '').length).toBeGreaterThan(tape.last / 3);
});

test.each([
  ['steps', [0, 1, 1, 0.5], '0.0,136.0 200.0,4.0 400.0,4.0 600.0,70.0'],
  ['the same for long', [1, 1, 1, 1, 1], '0.0,4.0 600.0,4.0'],
  ['nothing', [], ''],
])('a line of %s', (_, numbers, path) => expect(pathOf(numbers, 1)).toBe(path));

test('everybody has the name they have at the table, and their own where the game gives none', () => {
  const words = { name: (seat: number): string => (seat === 0 ? 'Captain Kirk' : '') };
  const nameOf = nameIn({ module: { words }, view: { pub: {} }, people: [] }, (seat) => `Player ${seat + 1}`);
  expect([0, 1].map(nameOf)).toEqual(['Captain Kirk', 'Player 2']);
});

test.each([
  ['one', [0.1], ['top']],
  ['two close together, and one with room again', [0.1, 0.12, 0.4], ['top', 'foot', 'top']],
  ['more than there is room for', [0.1, 0.12, 0.14, 0.35], ['top', 'foot', undefined, 'top']],
  [
    'those about the middle, which are written towards each other',
    [0.45, 0.55, 0.6],
    ['top', 'foot', undefined],
  ],
  ['the first and the last', [0, 1], ['top', 'top']],
])('marks of a small plot do not lie one over the other: %s', (_, parts, rows) =>
  expect(rowsOf(parts)).toEqual(rows),
);

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['extraordinary', 5, ['extraordinary']],
  ['', 5, []],
])('captions are broken into lines: %s', (text, most, lines) =>
  expect(wrapText((one) => one.length, text, most)).toEqual(lines),
);

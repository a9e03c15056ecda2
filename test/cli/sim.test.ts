import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEntry } from '../helpers/run';

const sim = (...args: string[]) => runEntry('test/helpers/cli/sim.ts', args);
const replay = (...args: string[]) => runEntry('test/helpers/cli/replay.ts', args);

interface Report {
  wins: Record<string, number>;
  outcomes: Record<string, number>;
  [field: string]: unknown;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-sim-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run sim', () => {
  test('--json prints one object and nothing else', () => {
    const { code, out, err } = sim(
      '--game',
      'skirmish',
      '--seats',
      '3',
      '--games',
      '40',
      '--bot',
      'random',
      '--seed',
      '5',
      '--json',
    );
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as Report;
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'bots',
      'games',
      'seed',
      'finished',
      'wins',
      'outcomes',
      'meanMoves',
      'movesPerSecond',
      'gamesPerSecond',
    ]);
    expect(report).toMatchObject({
      game: 'skirmish',
      seats: 3,
      bots: ['random', 'random', 'random'],
      games: 40,
      seed: 5,
      finished: 40,
    });
    expect(Object.keys(report.wins)).toEqual(['0', '1', '2']);
    expect(Object.values(report.outcomes).reduce((a, b) => a + b, 0)).toBe(40);
  });

  test('comes to the same result with one thread and with three', () => {
    const run = (threads: string): object => {
      const {
        movesPerSecond: _moves,
        gamesPerSecond: _games,
        ...rest
      } = JSON.parse(
        sim(
          '--game',
          'skirmish',
          '--bots',
          'heuristic,random',
          '--games',
          '30',
          '--threads',
          threads,
          '--json',
        ).out,
      ) as Report;
      return rest;
    };
    expect(run('1')).toEqual(run('3'));
  });

  test('prints a table for people', () => {
    const { out } = sim('--game', 'skirmish', '--games', '10', '--options', '{"rounds":2}');
    expect(out).toMatch(
      /^game +skirmish, 2 seats, seed 1\nbots +heuristic, heuristic\ngames +10 \(10 finished\)\nwon by seat 0 /u,
    );
    expect(out).toMatch(/moves\/s .*\ngames\/s .*\n$/u);
  });

  test.each([
    [['--game', 'chess'], /^starboard: game: expected one of .*skirmish.*, got "chess"\n$/u],
    [[], /^starboard: sim\.game: expected a value, got nothing\n$/u],
    [['--game', 'skirmish', '--seats', '9'], /^starboard: seats: expected 2 to 4, got 9\n$/u],
    [['--game', 'skirmish', '--seats', 'two'], /^starboard: sim\.seats: expected .*, got "two"\n$/u],
    [
      ['--game', 'skirmish', '--seats', '3', '--bots', 'random'],
      /^starboard: bots: expected 3 names, got 1\n$/u,
    ],
    [['--game', 'skirmish', '--bot', 'genius'], /^starboard: bot: expected one of .*, got "genius"\n$/u],
    [['--game', 'skirmish', '--games', '0'], /^starboard: sim\.games: expected >=1, got 0\n$/u],
    [['--game', 'skirmish', '--options', '{'], /^starboard: options: expected JSON, got \{\n$/u],
    [
      ['--game', 'skirmish', '--options', '{"hull":99}'],
      /^starboard: options\.hull: expected <=9, got 99\n$/u,
    ],
    [['--speed'], /^starboard: Unknown option '--speed'/u],
    [
      ['--game', 'skirmish', '--journal', '/nowhere/x.json'],
      /^starboard: journal: cannot write \/nowhere\/x\.json/u,
    ],
  ])('%j: one line, exit code 1', (args, says) => {
    const { code, out, err } = sim(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('npm run replay', () => {
  const saved = (): string => {
    const file = join(folder, 'match.json');
    expect(sim('--game', 'skirmish', '--games', '1', '--seed', '8', '--journal', file, '--json').code).toBe(
      0,
    );
    return file;
  };

  test('re-runs, verifies and tells a saved match in words', () => {
    const { code, out } = replay(saved());
    expect(code).toBe(0);
    expect(out).toMatch(/^2 captains meet; Captain 1 goes first\.\n/u);
    expect(out).toMatch(
      /\nVerified: \d+ moves, the seed as promised, every roll and draw as it had to be\.\n$/u,
    );
  });

  test.each<[string, (text: string) => string, RegExp]>([
    ['an altered move', (text) => text.replace(/"spot":\d+/u, '"spot":77'), /do not lead to the state/u],
    [
      'an altered seed',
      (text) => text.replace(/"seed":"./u, '"seed":"0'),
      /not those the table committed to/u,
    ],
    ['cut short', (text) => text.slice(0, 200), /not JSON/u],
    ['nothing', () => '', /not JSON/u],
    ['another kind of file', () => '{"name":"x"}', /journal\.format: expected/u],
    [
      'an unknown game',
      (text) => text.replace('"game":"skirmish"', '"game":"chess"'),
      /expected one of .*, got "chess"/u,
    ],
  ])('%s: one line, exit code 1', (_what, change, says) => {
    const file = join(folder, 'changed.json');
    writeFileSync(file, change(readFileSync(saved(), 'utf8')));
    const { code, out, err } = replay(file);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('a missing file and a missing argument: one line, exit code 1', () => {
    expect(replay(join(folder, 'none.json'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read') as string,
    });
    expect(replay()).toMatchObject({ code: 1, err: expect.stringContaining('expected one file') as string });
  });
});

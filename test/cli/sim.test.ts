import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEntry } from '../helpers/command';

jest.setTimeout(60_000);

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
  test('--json prints one object and nothing else', async () => {
    const {
      code,
      stdout: out,
      stderr: err,
    } = await sim(
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
      'questions',
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
    expect(report.questions).toHaveLength(3);
    expect((report.questions as number[]).reduce((a, b) => a + b, 0)).toBeCloseTo(
      Number(report.meanMoves),
      0,
    );
    expect(Object.values(report.outcomes).reduce((a, b) => a + b, 0)).toBe(40);
  });

  test('comes to the same result with one thread and with three', async () => {
    const run = async (threads: string): Promise<object> => {
      const args = [
        '--game',
        'skirmish',
        '--bots',
        'heuristic,random',
        '--games',
        '30',
        '--threads',
        threads,
        '--json',
      ];
      const { stdout } = await sim(...args);
      const { movesPerSecond: _moves, gamesPerSecond: _games, ...rest } = JSON.parse(stdout) as Report;
      return rest;
    };
    expect(await run('1')).toEqual(await run('3'));
  });

  test('prints a table for people', async () => {
    const { stdout: out } = await sim('--game', 'skirmish', '--games', '10', '--options', '{"rounds":2}');
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
    [['--speed'], /^starboard: sim: expected --game, .*, --json; Unknown option '--speed'/u],
    [
      ['--game', 'skirmish', '--journal', '/nowhere/x.json'],
      /^starboard: journal: cannot write \/nowhere\/x\.json/u,
    ],
  ])('%j: one line, exit code 1', async (args, says) => {
    const { code, stdout: out, stderr: err } = await sim(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('npm run replay', () => {
  let file = '';
  beforeAll(async () => {
    file = join(folder, 'match.json');
    const { code } = await sim(
      '--game',
      'skirmish',
      '--games',
      '1',
      '--seed',
      '8',
      '--journal',
      file,
      '--json',
    );
    expect(code).toBe(0);
  });

  test('re-runs, verifies and tells a saved match in words', async () => {
    const { code, stdout: out } = await replay(file);
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
  ])('%s: one line, exit code 1', async (_what, change, says) => {
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, change(readFileSync(file, 'utf8')));
    const { code, stdout: out, stderr: err } = await replay(changed);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });

  test('a missing file and a missing argument: one line, exit code 1', async () => {
    expect(await replay(join(folder, 'none.json'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be read') as string,
    });
    expect(await replay()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('expected one file') as string,
    });
  });
});

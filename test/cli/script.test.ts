import fs from 'node:fs';
import path from 'node:path';
import { FLAG, readFlags, whole, wholeOr } from '../../server/cli/script';
import { runEntry } from '../helpers/command';
import { ROOT } from '../helpers/bundled';

const flags = { games: wholeOr(300, 1, 1000), threads: whole(1, 64), json: FLAG };

test.each<[string[], object]>([
  [[], { games: 300, json: false }],
  [['--games', '7', '--json'], { games: 7, json: true }],
  [['--threads=2'], { games: 300, threads: 2, json: false }],
])('%j is read', (argv, value) => {
  expect(readFlags('laws', flags, argv)).toEqual({ ok: true, value });
});

test.each<[string[], string]>([
  [['--games', '0'], 'laws.games: expected >=1, got 0'],
  [['--games', '1001'], 'laws.games: expected <=1000, got 1001'],
  [['--games', '2.5'], 'laws.games: expected /^-?[0-9]+$/u, got "2.5"'],
  [['--games'], "laws: expected --games, --threads, --json; Option '--games <value>' argument missing"],
  [['--fast'], "laws: expected --games, --threads, --json; Unknown option '--fast'"],
  [['7'], "laws: expected --games, --threads, --json; Unexpected argument '7'"],
])('%j is refused in one line', (argv, message) => {
  const read = readFlags('laws', flags, argv);
  expect(read.ok ? '' : read.refusal.message).toBe(message);
});

test.each<[string, string[], object]>([
  ['test/laws/main.ts', ['--game', 'skirmish', '--games', '1'], { from: 1, games: 1 }],
  ['test/load/geometry.ts', ['--pairs', '200'], { seed: 1, maneuvers: 400 }],
  ['test/balance/index.ts', ['--game', 'panic', '--seats', '2', '--games', '2'], { seats: 2, played: 2 }],
  [
    'test/balance/levels.ts',
    ['--game', 'panic', '--games', '1', '--questions', '2', '--iterations', '2', '--plays', '1'],
    { seats: 6, questions: 2 },
  ],
])('%s %j --json prints one object and nothing else', async (entry, args, report) => {
  const { code, stdout, stderr } = await runEntry(entry, [...args, '--json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject(report);
});

/** These make files or tell one; what `sim` says in JSON has tests of its own. */
const OTHERS = ['assets', 'replay', 'sim'];

test('every script that measures or simulates reads its flags in the same manner', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const measuring = Object.entries(scripts as Record<string, string>).filter(
    ([name, command]) => command.includes('run.mjs') && !OTHERS.includes(name),
  );
  expect(measuring.length).toBeGreaterThan(10);
  for (const [name, command] of measuring) {
    const entry = command.split(' ').at(-1)!;
    expect(fs.readFileSync(path.join(ROOT, entry), 'utf8')).toContain(`runScript('${name}', flags, `);
  }
});

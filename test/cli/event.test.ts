import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const COMMAND = ['server/cli/run.mjs', 'server/cli/event.ts'];

interface Played {
  readonly seed: number;
  readonly rounds: number;
  readonly standings: readonly { readonly rank: number; readonly title: string; readonly player: string }[];
  readonly faults: readonly string[];
}

const play = (...flags: readonly string[]): Played =>
  JSON.parse(
    execFileSync(process.execPath, [...COMMAND, ...flags, '--json'], { cwd: ROOT, encoding: 'utf8' }),
  ) as Played;

test('a tournament of bots ends with ranks, the same for the same seed', () => {
  const flags = ['--players', '3', '--seed', '4', '--drop', '0.2'];
  const played = play(...flags);
  expect(played).toMatchObject({ seed: 4, rounds: 3, faults: [] });
  expect(played.standings.map(({ rank, title }) => `${String(rank)} ${title}`)).toEqual([
    '1 Admiral',
    '2 Vice Admiral',
    '3 Rear Admiral',
  ]);
  expect(play(...flags)).toEqual(played);
});

test('Swiss rounds with a final', () => {
  const played = play('--players', '4', '--seed', '1', '--format', 'swiss', '--rounds', '2', '--cut', '2');
  expect(played).toMatchObject({ rounds: 3, faults: [] });
  expect(played.standings).toHaveLength(4);
});

test('several events in a row with drop-outs and corrections break no law', () => {
  const flags = ['--players', '4', '--seed', '7', '--drop', '0.2', '--correct', '0.5', '--events', '2'];
  const played = play(...flags) as unknown as { readonly corrected: number };
  expect(played).toMatchObject({ seed: 7, events: 2, rounds: 6, faults: [] });
  expect(played.corrected).toBeGreaterThan(0);
});

test.each([
  ['--players', '1'],
  ['--drop', 'often'],
  ['--correct', '2'],
  ['--format', 'knockout'],
])('%s %s is refused in one line', (flag, value) => {
  const { status, stderr } = spawnSync(process.execPath, [...COMMAND, flag, value], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(flag.slice(2));
});

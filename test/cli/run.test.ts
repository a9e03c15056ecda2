import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNode } from '../helpers/command';
import { ROOT } from '../helpers/bundled';

jest.setTimeout(60_000);

const ENTRY = 'test/helpers/fixtures/echo.ts';

test('an entry gets its arguments, and its output and exit code pass through', async () => {
  const { code, stdout, stderr } = await runNode([
    'server/cli/run.mjs',
    ENTRY,
    '--json',
    'a b',
    '--exit',
    '7',
  ]);
  expect(JSON.parse(stdout)).toEqual(['--json', 'a b', '--exit', '7']);
  expect(stderr).toBe('to stderr\n');
  expect(code).toBe(7);
});

test.each([
  [[], /^starboard: usage: /],
  [['no/such.ts'], /^starboard: there is no file no\/such\.ts to run\.\n$/],
])('run.mjs %j: one line, exit code 1', async (args, line) => {
  const { code, stdout, stderr } = await runNode(['server/cli/run.mjs', ...args]);
  expect(stderr).toMatch(line);
  expect([code, stdout]).toEqual([1, '']);
});

test('npm itself adds nothing to what a script prints', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-npm-'));
  fs.copyFileSync(path.join(ROOT, '.npmrc'), path.join(folder, '.npmrc'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { sim: 'node -p 42' } }));
  // Without what the outer npm tells its children, as from a person's shell.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  expect(execFileSync('npm', ['run', 'sim'], { cwd: folder, env, encoding: 'utf8' })).toBe('42\n');
  fs.rmSync(folder, { recursive: true });
});

import fs from 'node:fs';
import path from 'node:path';
import { countResults, timesByFolder } from '../../server/cli/checks.mjs';
import { runNode } from '../helpers/command';
import { ROOT } from '../helpers/bundled';

jest.setTimeout(60_000);

const runTests = (fixture: string) =>
  runNode(['server/cli/test.mjs', '--testMatch', `<rootDir>/test/helpers/fixtures/${fixture}.ts`]);
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

test('a good run ends with its count, and exit code 0', async () => {
  const { code, stdout } = await runTests('passing');
  expect(stdout).toBe('1 passed, 0 failed\n');
  expect(code).toBe(0);
});

test('a failed test is told at length; a skipped one is a failure', async () => {
  const { code, stdout, stderr } = await runTests('mixed');
  expect(lastLine(stdout)).toBe('1 passed, 2 failed');
  expect(stderr).toContain('Expected: "a starbase"');
  expect(stderr).toContain('pending: this is skipped');
  expect(code).toBe(1);
});

test('a suite that cannot run is a failure', async () => {
  const { code, stdout, stderr } = await runTests('broken');
  expect(lastLine(stdout)).toBe('0 passed, 1 failed');
  expect(stderr).toContain('the dilithium is gone');
  expect(code).toBe(1);
});

test('finding no test at all is a failure', async () => {
  const { code, stdout } = await runTests('no-such-file');
  expect(lastLine(stdout)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});

test('Jest failing for a reason of its own is a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
  };
  expect(countResults(report, true)).toEqual({ passed: 3, failed: 0 });
  expect(countResults(report, false)).toEqual({ passed: 3, failed: 1 });
  expect(countResults(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test('seconds are told by folder, the longest first', () => {
  const suite = (name: string, ms: number) => ({
    name: path.join(ROOT, name),
    startTime: 1000,
    endTime: 1000 + ms,
  });
  const testResults = [
    suite('test/cli/a.ts', 1500),
    suite('test/wire/b.ts', 2040),
    suite('test/cli/c.ts', 700),
  ];
  expect(timesByFolder({ testResults }).map((line) => line.trim())).toEqual([
    '2.2 s test/cli',
    '2.0 s test/wire',
  ]);
});

test('.ci/run may be run, and runs npm test', () => {
  const file = path.join(ROOT, '.ci/run');
  expect(fs.statSync(file).mode & 0o111).not.toBe(0);
  expect(fs.readFileSync(file, 'utf8')).toContain('npm test');
});

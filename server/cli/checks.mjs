import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { machine, provideBrowser } from './browser.mjs';
import { ROOT, ensureInstalled, main, say } from './prepare.mjs';

const inModules = (...place) => path.join(ROOT, 'node_modules', ...place);

/** What is checked besides the tests; each counts as one test. */
const CHECKS = [
  { name: 'types and lint', args: [path.join(ROOT, 'server/cli/inspect.mjs')] },
  { name: 'format', args: [inModules('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'build', args: [path.join(ROOT, 'server/cli/build.mjs')] },
];

/** Room for what lives briefly: with Node's usual room lint spent a fifth of its time on collecting. */
const ROOMY = '--max-semi-space-size=64';

/** Runs Node to its end and gives what it printed. */
function node(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ROOMY, ...args], { cwd: ROOT, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;

async function check({ name, args }) {
  const started = Date.now();
  const { ok, output } = await node(args);
  say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(started, Date.now())})`);
  if (!ok) say(output.trimEnd());
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** One run of Jest; a suite that cannot run and a test that is skipped are failures. */
async function jest(name, args, browser) {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-test-')), 'report.json');
  const started = Date.now();
  const common = ['--silent', '--reporters', path.join(ROOT, 'test/helpers/quietReporter.cjs')];
  const files = [inModules('jest/bin/jest.js'), ...args, ...common, '--json', '--outputFile', report];
  const { ok, output } = await node(files, { CHROMIUM_PATH: browser, FORCE_COLOR: '0' });
  const result = readReport(report);
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  const counts = countResults(result, ok);
  say(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(started, Date.now())})`);
  if (result === undefined) say(output.trimEnd());
  else for (const line of describeFailures(result)) say(line);
  return { ...counts, suites: result?.testResults ?? [] };
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts a Jest report; Jest's own failure without a failed test (a leak, a crash) counts as one. */
export function countResults(result, ok) {
  if (result === undefined) return { passed: 0, failed: 1 };
  const skipped = result.numPendingTests + result.numTodoTests;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + skipped;
  return { passed: result.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/** How long the suites of each folder took, the longest first. */
export function timesByFolder({ testResults }) {
  const times = new Map();
  for (const { name, startTime, endTime } of testResults) {
    const folder = path.dirname(path.relative(ROOT, name));
    times.set(folder, (times.get(folder) ?? 0) + endTime - startTime);
  }
  const longest = [...times].sort(([, a], [, b]) => b - a);
  return longest.map(([folder, ms]) => `${seconds(0, ms).padStart(15)} ${folder}`);
}

/** Failed suites at length, skipped tests by name. */
export function describeFailures(result) {
  const lines = [];
  for (const suite of result.testResults) {
    if (suite.status === 'failed') lines.push(`\n${path.relative(ROOT, suite.name)}\n${suite.message}`);
    const skipped = suite.assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
    for (const { fullName, status } of skipped)
      lines.push(`${status}: ${fullName} (${path.relative(ROOT, suite.name)})`);
  }
  return lines;
}

const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  suites: counts.flatMap(({ suites = [] }) => suites),
});

/** Does one piece of work after the other; then those of lists that others work through too, as long as there are any. */
const inOrder = async (works, ...lists) => {
  const counts = [];
  for (const work of works) counts.push(await work());
  for (const list of lists)
    for (let work = list.shift(); work; work = list.shift()) counts.push(await work());
  return sum(counts);
};

/** Browser tests that take longest, the longest first: a lane that begins one late is waited for. */
const LONGEST = ['showcase', 'risk', 'panic', 'attackWing', 'headset', 'events', 'story', 'crew'];

/** What Jest is told to leave out or to run, as it sees paths. */
const PAGES = 'test/e2e/';
const ofPage = (name) => `${PAGES}${name}.test.ts`;

/** Runs of Jest that share some tests: small enough that neither lane waits long for the other. */
const shares = (name, count, args, browser) =>
  Array.from({ length: count }, (_, at) => {
    const share = `${at + 1}/${count}`;
    return () => jest(`${name}, share ${share}`, [...args, '--runInBand', '--shard', share], browser);
  });

/** The browser tests: the longest by themselves, then shares of the others. */
const pageTests = (browser) => {
  const alone = LONGEST.map(ofPage).filter((file) => fs.existsSync(path.join(ROOT, file)));
  const others = [PAGES, '--testPathIgnorePatterns', ...alone];
  return [
    ...alone.map((file) => () => jest(file, [file, '--runInBand'], browser)),
    ...shares('browser tests', 4, others, browser),
  ];
};

/**
 * Two lanes for two cores. The page is built and tried in a browser while everything else is checked beside it;
 * whichever lane has done its own takes what is left of the other's.
 */
async function everything(browser) {
  const named = (name) => () => check(CHECKS.find((one) => one.name === name));
  const pages = pageTests(browser);
  const tests = shares('tests', 12, ['--testPathIgnorePatterns', PAGES], browser);
  return sum(
    await Promise.all([
      inOrder([named('build')], pages, tests),
      inOrder([named('types and lint'), named('format')], tests, pages),
    ]),
  );
}

/** `npm test`, or `npm test -- path…` for a part of it. */
export const test = (args) =>
  main(async () => {
    ensureInstalled();
    const browser = provideBrowser(machine());
    const done = await (args.length === 0 ? everything(browser) : jest('tests', args, browser));
    const { passed, failed, suites } = done;
    for (const line of timesByFolder({ testResults: suites })) say(line);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    return failed === 0 && passed > 0 ? 0 : 1;
  });

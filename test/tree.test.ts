import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { GAMES } from '../shared/games';

const ROOT = path.resolve(__dirname, '..');
const TOP = [
  ...['client', 'server', 'shared', 'assets', 'test', 'docs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.js', 'eslint.config.mjs'],
  ...['README.md', 'LICENSE', 'NOTICE', 'CONTRIBUTING.md', 'CHANGELOG.md'],
];

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly jest: { readonly transform: Readonly<Record<string, readonly [string, object]>> };
}

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8');

test('nothing stands at the top but what belongs there', () => {
  const top = new Set(tracked.map((name) => name.split('/')[0]!).filter((name) => !name.startsWith('.')));
  expect([...top].filter((name) => !TOP.includes(name))).toEqual([]);
});

// Whoever knows one game finds the same thing at the same address in every other.
const OF_EVERY_GAME = [
  ...['types', 'data', 'setup', 'moves', 'legal', 'check', 'sample', 'apply', 'events', 'redact', 'view'],
  ...['guess', 'clone', 'board', 'options', 'outcome', 'bots', 'words', 'RULES.md'],
];
const FOLDERS = ['data', 'apply', 'bots', 'words'];

test.each(Object.keys(GAMES))('the folder of %s has the file names of every game', (id) => {
  const folder = path.join(ROOT, 'shared/games', id);
  const has = (name: string) => fs.existsSync(path.join(folder, name));
  const isThere = (name: string) => {
    if (FOLDERS.includes(name) || name.endsWith('.md')) return has(name);
    return has(`${name}.ts`) !== has(`${name}/index.ts`);
  };
  expect(OF_EVERY_GAME.filter((name) => !isThere(name))).toEqual([]);
  // What is not said by its own shape could differ from it.
  expect(read(`shared/games/${id}/moves.ts`)).toMatch(
    /export type \w*Move = v\.InferOutput<typeof moveShape>;/,
  );
});

// Words of the whole house: what has another meaning has another name.
test.each(['Way', 'Step', 'Place', 'Landmark', 'Asked', 'Record', 'Leg', 'Stepped', 'Trial'])(
  '%s is declared at most once',
  (word) => {
    const sources = tracked.filter((name) => /^(client|server|shared)\/.*\.ts$/.test(name));
    const declared = new RegExp(`^(?:export )?(?:interface|type|class) ${word}\\b`, 'mu');
    expect(sources.filter((name) => declared.test(read(name))).length).toBeLessThanOrEqual(1);
  },
);

test('every dependency has one exact version', () => {
  const manifest: Manifest = JSON.parse(read('package.json'));
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

// Named nowhere, and needed by other packages.
const WITHOUT_IMPORT = ['@swc/core', '@types/node', '@types/jest', '@colyseus/core'];

test('every dependency is imported by something', () => {
  const sources = tracked.filter(
    (name) => /\.(ts|mjs|cjs|js|css)$/.test(name) && !name.startsWith('test/lint/'),
  );
  const naming =
    /\b(?:from|import|url|require|resolve|inModules|loader:)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;
  const named = new Set(
    sources.flatMap((name) => [...read(name).matchAll(naming)].map(([, found]) => found!)),
  );
  const manifest: Manifest = JSON.parse(read('package.json'));
  for (const name of Object.keys(manifest.jest.transform)) named.add(manifest.jest.transform[name]![0]);
  const isNeeded = (name: string) =>
    named.has(name.replace(/^@types\//, '')) || WITHOUT_IMPORT.includes(name);
  const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter((name) => !isNeeded(name))).toEqual([]);
});

test('the lock file names no address', () => {
  const lock: { packages: Record<string, object> } = JSON.parse(read('package-lock.json'));
  expect(Object.values(lock.packages).filter((entry) => 'resolved' in entry)).toEqual([]);
});

test('the compiler is strict', () => {
  const { compilerOptions } = JSON.parse(read('tsconfig.json'));
  expect(compilerOptions).toMatchObject({
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  });
});

test('every decision has context, choice and consequence', () => {
  const decisions = tracked.filter((name) => /^docs\/decisions\/.*\.md$/.test(name));
  expect(decisions.length).toBeGreaterThan(4);
  for (const name of decisions) {
    for (const part of ['**Context.**', '**Choice.**', '**Consequence.**'])
      expect(read(name)).toContain(part);
  }
});

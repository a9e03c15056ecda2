import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle } from '../../server/cli/bundle.mjs';
import {
  Plain,
  ensureInstalled,
  hashInputs,
  isFresh,
  listFiles,
  missingPackage,
  writeStamp,
} from '../../server/cli/prepare.mjs';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-prepare-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(name: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
}

const LOCK = {
  packages: {
    '': { name: 'it' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
    'node_modules/elsewhere': { version: '3.0.0', optional: true },
  },
};
function install(versions: Readonly<Record<string, string>>): void {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([place, version]) => [place, { version }]),
  );
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  for (const place of Object.keys(versions)) write(`${place}/package.json`, '{}');
}
const COMPLETE = { 'node_modules/a': '1.0.0', 'node_modules/a/node_modules/@b/c': '2.0.0' };

describe('packages', () => {
  beforeEach(() => write('package-lock.json', JSON.stringify(LOCK)));

  test('all there, but for other platforms: nothing is missing', () => {
    install(COMPLETE);
    expect(missingPackage(root)).toBeUndefined();
  });

  test.each([
    ['nothing installed', {}, 'a@1.0.0'],
    ['one is not there', { 'node_modules/a': '1.0.0' }, '@b/c@2.0.0'],
    ['one is of another version', { ...COMPLETE, 'node_modules/a': '1.0.1' }, 'a@1.0.0'],
  ])('%s', (_name, versions, missing) => {
    install(versions);
    expect(missingPackage(root)).toBe(missing);
  });

  test('a folder that was deleted by hand is missing', () => {
    install(COMPLETE);
    fs.rmSync(path.join(root, 'node_modules/a/node_modules'), { recursive: true });
    expect(missingPackage(root)).toBe('@b/c@2.0.0');
  });

  test('a complete linked node_modules will do; an incomplete one is not touched', () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-linked-'));
    install(COMPLETE);
    fs.renameSync(path.join(root, 'node_modules'), path.join(other, 'node_modules'));
    fs.symlinkSync(path.join(other, 'node_modules'), path.join(root, 'node_modules'));
    const never = () => {
      throw new Error('must not install');
    };
    expect(ensureInstalled({ root, install: never })).toBe(false);
    fs.rmSync(path.join(other, 'node_modules/.package-lock.json'));
    expect(() => ensureInstalled({ root, install: never })).toThrow(/is a link and lacks a@1\.0\.0/);
    fs.rmSync(other, { recursive: true });
  });

  test('installs once, and not again', () => {
    const lines: string[] = [];
    const doInstall = () => {
      install(COMPLETE);
      return { status: 0 };
    };
    const options = { root, install: doInstall, log: (line: string) => lines.push(line) };
    expect(ensureInstalled(options)).toBe(true);
    expect(ensureInstalled(options)).toBe(false);
    expect(lines).toHaveLength(1);
  });

  test.each([
    ['npm fails', () => ({ status: 7 }), /npm install failed with exit code 7/],
    ['npm is not there', () => ({ error: new Error('spawn npm ENOENT') }), /cannot run npm/],
    ['npm says yes and does nothing', () => ({ status: 0 }), /a@1\.0\.0 is still missing/],
  ])('%s: one line that says what to do', (_name, doInstall, message) => {
    const attempt = () => ensureInstalled({ root, install: doInstall, log: () => undefined });
    expect(attempt).toThrow(Plain);
    expect(attempt).toThrow(message);
  });

  test('a damaged lock file is named', () => {
    write('package-lock.json', '{');
    expect(() => missingPackage(root)).toThrow(/package-lock\.json is missing or damaged/);
  });
});

describe('stamps', () => {
  const STAMP = 'dist/it.stamp.json';
  const inputs = () => listFiles(root, ['src', 'one.txt', 'not-there']);
  beforeEach(() => {
    write('src/a/b.txt', 'b');
    write('src/a.txt', 'a');
    write('one.txt', '1');
    write('dist/it.js', 'out');
    writeStamp(root, STAMP, hashInputs(root, inputs()), ['dist/it.js']);
  });

  test('files are listed in a fixed order', () => {
    expect(inputs()).toEqual(['one.txt', 'src/a.txt', 'src/a/b.txt']);
  });

  test('fresh, even when files were touched', () => {
    fs.utimesSync(path.join(root, 'one.txt'), 1, 1);
    expect(isFresh(root, STAMP, inputs())).toBe(true);
    expect(isFresh(root, STAMP)).toBe(true);
  });

  test.each([
    ['an input changed', () => write('src/a.txt', 'other')],
    ['an input is new', () => write('src/new.txt', 'new')],
    ['an input is gone', () => fs.rmSync(path.join(root, 'src/a.txt'))],
    ['an output is gone', () => fs.rmSync(path.join(root, 'dist/it.js'))],
    ['the stamp is gone', () => fs.rmSync(path.join(root, STAMP))],
    ['the stamp is damaged', () => write(STAMP, '{"inputs":')],
  ])('stale: %s', (_name, change) => {
    change();
    expect(isFresh(root, STAMP, inputs())).toBe(false);
  });
});

test('a bundle is made when one of its files has changed, and only then', async () => {
  write('main.ts', "import { word } from './word';\nexport const say = (): string => word;\n");
  write('word.ts', "export const word: string = 'one';\n");
  const outfile = 'dist/main.cjs';
  const load = () => {
    jest.resetModules();
    return jest.requireActual<{ say(): string }>(path.join(root, outfile)).say();
  };
  expect(await bundle('main.ts', outfile, { root })).toBe(true);
  expect(load()).toBe('one');
  expect(await bundle('main.ts', outfile, { root })).toBe(false);
  write('unrelated.ts', 'export {};');
  expect(await bundle('main.ts', outfile, { root })).toBe(false);
  write('word.ts', "export const word: string = 'two';\n");
  expect(await bundle('main.ts', outfile, { root })).toBe(true);
  expect(load()).toBe('two');
});

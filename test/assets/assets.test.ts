import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../helpers/bundled';

jest.setTimeout(600_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-assets-'));
const KINDS = ['audio', 'models', 'textures'] as const;
const list = (root: string): string[] =>
  KINDS.flatMap((kind) => fs.readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}`)).sort();
const hash = (root: string, name: string): string =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, name)))
    .digest('hex');

beforeAll(() => {
  execFileSync(process.execPath, ['server/cli/run.mjs', 'assets/make/index.ts', folder], { cwd: ROOT });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the code makes exactly the committed files, byte for byte', () => {
  const committed = path.join(ROOT, 'assets');
  expect(list(folder)).toEqual(list(committed));
  for (const name of list(folder))
    expect(`${name} ${hash(folder, name)}`).toBe(`${name} ${hash(committed, name)}`);
});

test('all of them together stay small', () => {
  const total = list(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
  expect(total).toBeLessThan(4_000_000);
});

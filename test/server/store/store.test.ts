import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pino from 'pino';
import { openLibsql } from '../../../server/store/libsqlStore';
import { memoryStore } from '../../../server/store/memoryStore';
import { openStore } from '../../../server/store/open';
import { StoreError } from '../../../server/store/store';
import { storeSuite } from './storeSuite';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'starboard-store-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let places = 0;
const place = (): string => path.join(root, `place-${String(++places)}`);
const folder = (): string => {
  const made = place();
  fs.mkdirSync(made);
  return made;
};

storeSuite('memory', { place, open: () => Promise.resolve(memoryStore()), lasting: false });
storeSuite('libsql', { place, open: (at) => openLibsql(`${at}.db`), lasting: true });

const append = (at: number, text: string) => ({ do: 'append', journal: 'j', at, text }) as const;
const quiet = pino({ level: 'silent' });

/** A log that keeps what was said. */
const listen = () => {
  const said: string[] = [];
  return { said, log: pino({ level: 'trace' }, { write: (line: string) => void said.push(line) }) };
};

describe('damage', () => {
  const damaged = async (sql: string) => {
    const file = path.join(folder(), 'x.db');
    const store = await openLibsql(file);
    for (const at of [0, 1, 2]) await store.write(append(at, `line ${String(at)}`));
    await store.close();
    const raw = new Database(file, {});
    raw.exec(sql);
    raw.close();
    return openLibsql(file);
  };

  test('a torn last line is cut off, and its place is free again', async () => {
    const store = await damaged("UPDATE lines SET text = 'lin' WHERE at = 2");
    expect(await store.lines('j')).toMatchObject({ cut: true, lines: [{ at: 0 }, { at: 1 }] });
    await store.write(append(2, 'again'));
    expect(await store.lines('j')).toMatchObject({
      cut: false,
      lines: [{ at: 0 }, { at: 1 }, { text: 'again' }],
    });
    await store.close();
  });

  test.each([
    ['a changed line in the middle', "UPDATE lines SET text = 'other' WHERE at = 1"],
    ['a missing line in the middle', 'DELETE FROM lines WHERE at = 1'],
    ['a missing beginning', 'DELETE FROM lines WHERE at = 0'],
  ])('%s is damage', async (_, sql) => {
    const store = await damaged(sql);
    expect((await store.lines('j')).damage).toMatch(/^journal j: line [01] of [23] is damaged or missing$/u);
    await store.close();
  });

  test('the tail of an interrupted commit is ignored', async () => {
    const at = folder();
    const store = await openStore(at, quiet);
    await store.write(append(0, 'kept'));
    await store.write(append(1, 'torn'));
    const wal = path.join(at, 'starboard.db-wal');
    const torn = fs.readFileSync(wal);
    const copy = folder();
    fs.copyFileSync(path.join(at, 'starboard.db'), path.join(copy, 'starboard.db'));
    fs.writeFileSync(path.join(copy, 'starboard.db-wal'), torn.subarray(0, torn.length - 100));
    await store.close();
    const again = await openStore(copy, quiet);
    expect((await again.lines('j')).lines).toEqual([{ at: 0, text: 'kept' }]);
    await again.close();
  });

  test.each([
    ['not a database', (file: string) => fs.writeFileSync(file, Buffer.alloc(9000, 7))],
    [
      'a page overwritten',
      (file: string) => {
        const bytes = fs.readFileSync(file);
        bytes.fill(0xff, 4096, Math.min(bytes.length, 12288));
        fs.writeFileSync(file, bytes);
      },
    ],
  ])('%s: set aside with a message, and an empty store opens', async (_, spoil) => {
    const at = folder();
    const first = await openStore(at, quiet);
    for (let i = 0; i < 50; i++) await first.write(append(i, 'x'.repeat(500)));
    await first.close();
    spoil(path.join(at, 'starboard.db'));
    const { said, log } = listen();
    const store = await openStore(at, log, {}, 0);
    expect((await store.lines('j')).lines).toEqual([]);
    await store.close();
    expect(fs.readdirSync(at)).toContain('starboard.db.damaged-1970-01-01T00-00-00-000Z');
    expect(said.join('')).toContain('the store was damaged: set aside, starting empty');
  });

  test('a place that cannot be written to is named', async () => {
    const file = place();
    fs.writeFileSync(file, '');
    await expect(openStore(file, quiet)).rejects.toThrow(
      `DATA_DIR: expected a folder to write in, got ${file}`,
    );
  });
});

test('a full disk is a typed error; nothing of the write is kept, and small writes go on', async () => {
  const file = path.join(folder(), 'x.db');
  const store = await openLibsql(file, { mostMb: 1 });
  await store.write(append(0, 'first'));
  const trouble = await store
    .write(append(1, 'x'), append(2, 'x'.repeat(2_000_000)))
    .catch((error: unknown) => error);
  expect(trouble).toBeInstanceOf(StoreError);
  expect(trouble).toMatchObject({ trouble: 'full' });
  expect((await store.lines('j')).lines).toEqual([{ at: 0, text: 'first' }]);
  await store.write(append(1, 'second'));
  expect((await store.lines('j')).lines).toHaveLength(2);
  await store.close();
});

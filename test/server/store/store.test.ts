import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pino from 'pino';
import { openLibsql } from '../../../server/store/libsqlStore';
import { memoryStore } from '../../../server/store/memoryStore';
import { openStore } from '../../../server/store/open';
import { StoreError } from '../../../server/store/store';
import { bundled } from '../../helpers/bundled';
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

  test('a text on a shelf that is not what was put there is set aside, and said', async () => {
    const file = path.join(folder(), 'x.db');
    const store = await openLibsql(file);
    for (const key of ['a', 'b']) await store.write({ do: 'put', shelf: 'match', key, text: `match ${key}` });
    await store.close();
    const raw = new Database(file, {});
    raw.exec("UPDATE shelves SET text = 'match z' WHERE key = 'a'");
    raw.close();
    const again = await openLibsql(file);
    await expect(again.get('match', 'a')).rejects.toMatchObject({ trouble: 'damaged' });
    expect(await again.get('match', 'a')).toBeUndefined();
    expect(await again.get('aside', 'match a')).toBe('match z');
    expect(await again.get('match', 'b')).toBe('match b');
    await again.close();
  });

  test('shelves of an older version get their sums', async () => {
    const file = path.join(folder(), 'x.db');
    const raw = new Database(file, {});
    raw.exec(
      'CREATE TABLE shelves (shelf TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (shelf, key)) WITHOUT ROWID',
    );
    for (let i = 0; i < 120; i++)
      raw.exec(`INSERT INTO shelves VALUES ('table', 'k${String(i)}', 'it''s ${String(i)}')`);
    raw.close();
    const store = await openLibsql(file, {}, () => 7);
    const kept = await store.list('table');
    expect(kept).toHaveLength(120);
    expect(kept[0]).toEqual({ key: 'k0', at: 7, bytes: 6 });
    expect(await store.get('table', 'k119')).toBe("it's 119");
    await store.close();
  });

  test('a place that cannot be written to is named', async () => {
    const file = place();
    fs.writeFileSync(file, '');
    await expect(openStore(file, quiet)).rejects.toThrow(
      `DATA_DIR: expected a folder to write in, got ${file}`,
    );
  });
});

describe('a file that only cannot be had now is left where it is', () => {
  const refusal = async (at: string): Promise<string> => {
    const opened = await openStore(at, quiet).catch((error: unknown) => error);
    expect(opened).toBeInstanceOf(StoreError);
    return (opened as StoreError).message;
  };
  const kept = async (): Promise<string> => {
    const at = folder();
    const store = await openStore(at, quiet);
    await store.write(append(0, 'kept'));
    await store.close();
    return at;
  };

  test('in use by another server', async () => {
    const at = await kept();
    const first = await openStore(at, quiet);
    expect(await refusal(at)).toBe(`DATA_DIR: ${at} is in use by another server`);
    await first.close();
    const second = await openStore(at, quiet);
    expect((await second.lines('j')).lines).toHaveLength(1);
    await second.close();
  });

  test('no file to open', async () => {
    const at = folder();
    fs.mkdirSync(path.join(at, 'starboard.db'));
    expect(await refusal(at)).toMatch(
      /^DATA_DIR: .*starboard\.db cannot be opened \(.*\); nothing was changed$/u,
    );
    expect(fs.readdirSync(at).sort()).toEqual(['starboard.db', 'starboard.lock']);
  });

  test('no handles left, in a process of its own', async () => {
    const at = await kept();
    const script = await bundled('test/helpers/openWithoutHandles.ts');
    const { stdout } = spawnSync('bash', ['-c', `ulimit -n 48; exec "$0" "$1"`, process.execPath, script], {
      env: { ...process.env, DATA_DIR: at },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^StoreError DATA_DIR: .*\n$/u);
    expect(fs.readdirSync(at).filter((name) => name.includes('damaged'))).toEqual([]);
    const store = await openStore(at, quiet);
    expect((await store.lines('j')).lines).toHaveLength(1);
    await store.close();
  });
});

test('the limit counts what waits beside the file, and its last part is kept for what has begun', async () => {
  const at = folder();
  const store = await openLibsql(path.join(at, 'x.db'), { mostMb: 2 });
  const onDisk = (): number =>
    fs
      .readdirSync(at)
      .reduce((sum, name) => sum + (name.endsWith('-shm') ? 0 : fs.statSync(path.join(at, name)).size), 0);
  const full = async (write: Promise<void>): Promise<boolean> =>
    write.then(
      () => false,
      (error: unknown) => {
        expect(error).toMatchObject({ trouble: 'full' });
        return true;
      },
    );
  await store.write(append(0, 'begun'));
  let tables = 0;
  let most = 0;
  const text = 'x'.repeat(20_000);
  while (
    tables < 1000 &&
    !(await full(store.write({ do: 'add', shelf: 'table', key: String(tables), text })))
  ) {
    tables++;
    most = Math.max(most, onDisk());
  }
  expect(await full(store.write({ do: 'append', journal: 'other', at: 0, text: 'new' }))).toBe(true);
  let moves = 1;
  while (moves < 3000 && !(await full(store.write(append(moves, 'x'.repeat(500)))))) {
    moves++;
    most = Math.max(most, onDisk());
  }
  expect(tables).toBeGreaterThan(40);
  expect(moves).toBeGreaterThan(200);
  expect(most).toBeLessThanOrEqual(2 * 1024 * 1024);
  await store.write(
    ...Array.from(
      { length: tables },
      (_, key) => ({ do: 'remove', shelf: 'table', key: String(key) }) as const,
    ),
  );
  expect(await full(store.write({ do: 'append', journal: 'other', at: 0, text: 'new' }))).toBe(false);
  await store.close();
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

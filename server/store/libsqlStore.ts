import { type Connection, connect } from './connection';
import { groupCommit } from './groupCommit';
import { type Change, type Store, StoreError } from './store';
import { checkLines, type KeptLine, sumOf } from './sums';

const TABLES = `
CREATE TABLE IF NOT EXISTS lines (
  journal TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, sum TEXT NOT NULL,
  PRIMARY KEY (journal, at)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shelves (
  shelf TEXT NOT NULL, key TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (shelf, key)
) WITHOUT ROWID;`;

export interface StoreLimits {
  /** The file never grows beyond this: what is too much is refused as `full`, as it is when the disk is full. */
  readonly mostMb?: number;
}

const PAGE_BYTES = 4096;
const limit = (mostMb: number): string =>
  `PRAGMA max_page_count = ${whole(Math.floor((mostMb * 1024 * 1024) / PAGE_BYTES))};`;

/**
 * Keeps everything in one SQLite file. Commits run on the driver's own thread, so the event loop never waits for the
 * disk; reading has a connection of its own and sees only what is committed. Throws when the file is damaged.
 */
export const openLibsql = async (file: string, limits: StoreLimits = {}): Promise<Store> => {
  const writer = await connect(file);
  try {
    await checkWhole(writer);
    await writer.exec(TABLES);
    if (limits.mostMb !== undefined) await writer.exec(limit(limits.mostMb));
    return makeStore(writer, await connect(file));
  } catch (error) {
    writer.close();
    throw error;
  }
};

const checkWhole = async (connection: Connection): Promise<void> => {
  const [row] = await connection.all('PRAGMA quick_check(1)');
  const said = Object.values(row as object)[0] as unknown;
  if (said !== 'ok') throw new StoreError('failed', `the file is damaged: ${String(said)}`);
};

const makeStore = (writer: Connection, reader: Connection): Store => {
  const commits = groupCommit(async (changes) => {
    try {
      await writer.exec(`BEGIN IMMEDIATE;${changes.map(sqlOf).join('')}COMMIT;`);
    } catch (error) {
      if (writer.isInTransaction()) await writer.exec('ROLLBACK;');
      throw troubleOf(error);
    }
  });
  return {
    write: (...changes) => commits.write(changes),
    async lines(journal) {
      const sql = 'SELECT at, text, sum FROM lines WHERE journal = ? ORDER BY at';
      const read = checkLines(journal, (await reader.all(sql, journal)) as readonly KeptLine[]);
      if (read.cut) await commits.write([{ do: 'cut', journal, from: read.lines.length }]);
      return read;
    },
    async get(shelf, key) {
      const [row] = await reader.all('SELECT text FROM shelves WHERE shelf = ? AND key = ?', shelf, key);
      return (row as { readonly text: string } | undefined)?.text;
    },
    async keys(shelf) {
      const rows = await reader.all('SELECT key FROM shelves WHERE shelf = ? ORDER BY key', shelf);
      return rows.map((row) => (row as { readonly key: string }).key);
    },
    async close() {
      await commits.drain();
      reader.close();
      await writer.exec('PRAGMA wal_checkpoint(TRUNCATE);');
      writer.close();
    },
  };
};

const sqlOf = (change: Change): string => {
  switch (change.do) {
    case 'append': {
      const { journal, at, text } = change;
      const values = [quote(journal), whole(at), quote(text), quote(sumOf(journal, at, text))];
      return `INSERT INTO lines VALUES (${values.join(',')});`;
    }
    case 'put':
      return `INSERT OR REPLACE INTO shelves VALUES (${[change.shelf, change.key, change.text].map(quote).join(',')});`;
    case 'remove':
      return `DELETE FROM shelves WHERE shelf = ${quote(change.shelf)} AND key = ${quote(change.key)};`;
    case 'cut':
      return `DELETE FROM lines WHERE journal = ${quote(change.journal)} AND at >= ${whole(change.from)};`;
  }
};

/** A text as SQL writes it. In SQL the quote is the only special character; NUL would end the statement. */
const quote = (text: string): string => {
  if (text.includes('\0')) throw new StoreError('failed', 'a text to store contains NUL');
  return `'${text.replaceAll("'", "''")}'`;
};

const whole = (at: number): string => {
  if (!Number.isSafeInteger(at)) throw new StoreError('failed', `expected a line number, got ${String(at)}`);
  return String(at);
};

const troubleOf = (error: unknown): StoreError => {
  if (error instanceof StoreError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'SQLITE_FULL' || (code.startsWith('SQLITE_IOERR') && message.includes('full'))) {
    return new StoreError('full', 'no room left to write on');
  }
  if (code.startsWith('SQLITE_CONSTRAINT')) return new StoreError('conflict', 'that line exists already');
  return new StoreError('failed', `${code} ${message}`.trim());
};

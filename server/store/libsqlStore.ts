import { type Connection, connect } from './connection';
import { groupCommit } from './groupCommit';
import { isReserved, setLimits, type StoreLimits } from './limits';
import { sqlOf, troubleOf, whole } from './sql';
import { isNew, type Kept, type Lines, type Shelf, type Store, StoreError } from './store';
import { judgeLines, type KeptLine, shelfSum, sumOf } from './sums';
import { makeTables } from './upgrade';

/** Read at a time: whoever else waits has a turn in between. */
const ROWS_AT_ONCE = 500;

/** The file's own pages contradict each other. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * Keeps everything in one SQLite file. Commits run on the driver's own thread, so the event loop never waits for the
 * disk; reading has a connection of its own and sees only what is committed. Throws when the file cannot be had.
 */
export const openLibsql = async (
  file: string,
  limits: StoreLimits = {},
  now: () => number = Date.now,
): Promise<Store> => {
  const writer = await connect(file);
  try {
    await checkWhole(writer);
    await makeTables(writer, now());
    await setLimits(writer, limits);
    return makeStore(writer, await connect(file), limits, now);
  } catch (error) {
    writer.close();
    throw error;
  }
};

const checkWhole = async (connection: Connection): Promise<void> => {
  const [row] = await connection.all('PRAGMA quick_check(1)');
  const said = Object.values(row as object)[0] as unknown;
  if (said !== 'ok') throw new DamagedFile(`the file is damaged: ${String(said)}`);
};

const makeStore = (writer: Connection, reader: Connection, limits: StoreLimits, now: () => number): Store => {
  const commits = groupCommit(async (changes) => {
    try {
      if (changes.some(isNew) && (await isReserved(writer, limits)))
        throw new StoreError('full', 'what room is left is for what has begun');
      const time = now();
      await writer.exec(`BEGIN IMMEDIATE;${changes.map((change) => sqlOf(change, time)).join('')}COMMIT;`);
    } catch (error) {
      if (writer.isInTransaction()) await writer.exec('ROLLBACK;');
      throw troubleOf(error);
    }
  });
  return {
    write: (...changes) => commits.write(changes),
    async lines(journal) {
      const read = await readLines(reader, journal);
      if (read.cut) await commits.write([{ do: 'cut', journal, from: read.lines.length }]);
      return read;
    },
    async get(shelf, key) {
      const [row] = await reader.all('SELECT text, sum FROM shelves WHERE shelf = ? AND key = ?', shelf, key);
      if (row === undefined) return undefined;
      const { text, sum } = row as { readonly text: string; readonly sum: string };
      if (sum === shelfSum(shelf, key, text)) return text;
      await commits.write([
        { do: 'put', shelf: 'aside', key: asideKey(shelf, key), text },
        { do: 'remove', shelf, key },
      ]);
      throw new StoreError('damaged', `${key} on the shelf ${shelf} is damaged: set aside`);
    },
    list: (shelf) => readShelf(reader, shelf),
    async close() {
      await commits.drain();
      reader.close();
      await writer.exec('PRAGMA wal_checkpoint(TRUNCATE);');
      writer.close();
    },
  };
};

const asideKey = (shelf: Shelf, key: string): string => (shelf === 'aside' ? `${key}'` : `${shelf} ${key}`);

/** Reads and checks a journal piece by piece; it may be long. */
const readLines = async (reader: Connection, journal: string): Promise<Lines> => {
  const lines: KeptLine[] = [];
  let bad = -1;
  for (;;) {
    const from = lines.at(-1)?.at;
    const beyond = from === undefined ? '' : `AND at > ${whole(from)} `;
    const piece = (await reader.all(
      `SELECT at, text, sum FROM lines WHERE journal = ? ${beyond}ORDER BY at LIMIT ${whole(ROWS_AT_ONCE)}`,
      journal,
    )) as readonly KeptLine[];
    for (const line of piece) {
      const isGood = line.at === lines.length && line.sum === sumOf(journal, line.at, line.text);
      if (!isGood && bad < 0) bad = lines.length;
      lines.push(line);
    }
    if (piece.length < ROWS_AT_ONCE) return judgeLines(journal, lines, bad);
  }
};

const readShelf = async (reader: Connection, shelf: Shelf): Promise<readonly Kept[]> => {
  const all: Kept[] = [];
  for (;;) {
    const piece = (await reader.all(
      `SELECT key, at, octet_length(text) AS bytes FROM shelves WHERE shelf = ? AND key > ? ORDER BY key LIMIT ${whole(ROWS_AT_ONCE)}`,
      shelf,
      all.at(-1)?.key ?? '',
    )) as readonly Kept[];
    all.push(...piece);
    if (piece.length < ROWS_AT_ONCE) return all;
  }
};

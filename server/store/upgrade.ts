import type { Connection } from './connection';
import { SHELVES_TABLE, sqlOf, TABLES } from './sql';
import type { Shelf } from './store';

interface OldRow {
  readonly shelf: Shelf;
  readonly key: string;
  readonly text: string;
}

const AT_ONCE = 50;

/** Makes the tables, or brings those of an older version to this one: all or nothing. */
export const makeTables = async (writer: Connection, now: number): Promise<void> => {
  const columns = await writer.all("SELECT name FROM pragma_table_info('shelves')");
  const isOld =
    columns.length > 0 && !columns.some((row) => (row as { readonly name: string }).name === 'sum');
  if (isOld) await addSums(writer, now);
  await writer.exec(TABLES);
};

/** Shelves had no sums and no dates once: what stands there is taken as it is, and as put there now. */
const addSums = async (writer: Connection, now: number): Promise<void> => {
  await writer.exec(`BEGIN IMMEDIATE; ALTER TABLE shelves RENAME TO old_shelves;${SHELVES_TABLE}`);
  try {
    for (let from = 0; ; from += AT_ONCE) {
      const rows = (await writer.all(
        `SELECT shelf, key, text FROM old_shelves ORDER BY shelf, key LIMIT ${String(AT_ONCE)} OFFSET ${String(from)}`,
      )) as readonly OldRow[];
      if (rows.length === 0) break;
      await writer.exec(rows.map((row) => sqlOf({ do: 'add', ...row }, now)).join(''));
    }
    await writer.exec('DROP TABLE old_shelves; COMMIT;');
  } catch (error) {
    if (writer.isInTransaction()) await writer.exec('ROLLBACK;');
    throw error;
  }
};

import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import { DamagedFile, openLibsql } from './libsqlStore';
import type { StoreLimits } from './limits';
import { lockFolder } from './lock';
import { codeOf, type Store, StoreError } from './store';

export const FILE = 'starboard.db';
/** SQLite keeps what is not yet in the file beside it. */
const BESIDE = ['', '-wal', '-shm'];

/**
 * Opens the store in the data directory, for this process alone. A file that is damaged is set aside under another
 * name, with a message that says so, and an empty one takes its place. A file that only cannot be had now (no right to
 * read it, no room, no handles, another server) is left where it is: a StoreError says why.
 */
export const openStore = async (
  folder: string,
  log: Log,
  limits: StoreLimits = {},
  now = Date.now(),
): Promise<Store> => {
  await prepareFolder(folder);
  const file = path.join(folder, FILE);
  const lock = await lockFolder(folder).catch((error: unknown) => refuse(file, error));
  try {
    const store = await openLibsql(file, limits).catch(async (error: unknown) => {
      if (!isDamage(error)) return refuse(file, error);
      await setAside(folder, log, error, now);
      return openLibsql(file, limits);
    });
    return { ...store, close: () => store.close().finally(() => lock.close()) };
  } catch (error) {
    lock.close();
    return refuse(file, error);
  }
};

const isDamage = (error: unknown): boolean =>
  error instanceof DamagedFile || /^SQLITE_(CORRUPT|NOTADB)/u.test(codeOf(error));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const refuse = (file: string, error: unknown): never => {
  if (error instanceof StoreError) throw error;
  const why = [codeOf(error), reasonOf(error)].filter((text) => text !== '').join(' ');
  throw new StoreError('failed', `DATA_DIR: ${file} cannot be opened (${why}); nothing was changed`);
};

const prepareFolder = async (folder: string): Promise<void> => {
  try {
    await fs.mkdir(folder, { recursive: true });
    await fs.access(folder, fs.constants.W_OK);
  } catch (error) {
    throw new StoreError(
      'failed',
      `DATA_DIR: expected a folder to write in, got ${folder} (${reasonOf(error)})`,
    );
  }
};

const setAside = async (folder: string, log: Log, error: unknown, now: number): Promise<void> => {
  const aside = `${FILE}.damaged-${new Date(now).toISOString().replaceAll(/[:.]/gu, '-')}`;
  for (const suffix of BESIDE) {
    const from = path.join(folder, `${FILE}${suffix}`);
    try {
      await fs.rename(from, path.join(folder, `${aside}${suffix}`));
    } catch (failure) {
      // It may be gone with the connection that was just closed.
      if (codeOf(failure) !== 'ENOENT') throw failure;
    }
  }
  log.error(
    { file: path.join(folder, FILE), aside: path.join(folder, aside), reason: reasonOf(error) },
    'the store was damaged: set aside, starting empty',
  );
};

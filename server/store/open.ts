import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import { openLibsql, type StoreLimits } from './libsqlStore';
import { type Store, StoreError } from './store';

const FILE = 'starboard.db';
/** SQLite keeps what is not yet in the file beside it. */
const BESIDE = ['', '-wal', '-shm'];

/**
 * Opens the store in the data directory. A file that cannot be read is set aside under another name, with a message
 * that says so, and an empty one takes its place: a damaged disk never keeps the server from starting.
 */
export const openStore = async (
  folder: string,
  log: Log,
  limits: StoreLimits = {},
  now = Date.now(),
): Promise<Store> => {
  const file = path.join(folder, FILE);
  await prepareFolder(folder);
  try {
    return await openLibsql(file, limits);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isBusy(error)) throw new StoreError('failed', `${file} is in use by another process`);
    const aside = `${FILE}.damaged-${new Date(now).toISOString().replaceAll(/[:.]/gu, '-')}`;
    await setAside(folder, aside);
    log.error(
      { file, aside: path.join(folder, aside), reason },
      'the store was damaged: set aside, starting empty',
    );
    return openLibsql(file, limits);
  }
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

const prepareFolder = async (folder: string): Promise<void> => {
  try {
    await fs.mkdir(folder, { recursive: true });
    await fs.access(folder, fs.constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('failed', `DATA_DIR: expected a folder to write in, got ${folder} (${reason})`);
  }
};

const setAside = async (folder: string, aside: string): Promise<void> => {
  for (const suffix of BESIDE) {
    const from = path.join(folder, `${FILE}${suffix}`);
    try {
      await fs.rename(from, path.join(folder, `${aside}${suffix}`));
    } catch (error) {
      // It may be gone with the connection that was just closed.
      if (!isMissing(error)) throw error;
    }
  }
};

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

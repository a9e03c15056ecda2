import path from 'node:path';
import { connect, type Connection } from './connection';
import { codeOf, StoreError } from './store';

const FILE = 'starboard.lock';
/** A server that is just going down may have this long to let go. */
const HOLD = 'PRAGMA busy_timeout = 1000; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;';

/**
 * Takes the folder for this process alone, until `close`. The system holds the lock (SQLite's own, on an empty file), so
 * that it goes with the process however that ends, and nothing has to be cleared away by hand.
 */
export const lockFolder = async (folder: string): Promise<Pick<Connection, 'close'>> => {
  try {
    return await connect(path.join(folder, FILE), HOLD);
  } catch (error) {
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw new StoreError('failed', `DATA_DIR: ${folder} is in use by another server`);
  }
};

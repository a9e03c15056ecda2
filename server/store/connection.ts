import Database from 'libsql/promise';

/** What we use of the driver, with types. */
export interface Connection {
  /** Runs statements on the driver's own thread. */
  exec(sql: string): Promise<void>;
  all(sql: string, ...values: readonly string[]): Promise<readonly unknown[]>;
  isInTransaction(): boolean;
  close(): void;
}

interface Driver {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): Promise<{ all(...values: readonly string[]): Promise<readonly unknown[]> }>;
  close(): void;
}

// FULL: a commit is on the disk when it returns, not only in the system's hands.
const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;';

export const connect = async (file: string): Promise<Connection> => {
  const driver = new Database(file, {}) as unknown as Driver;
  const exec = async (sql: string): Promise<void> => {
    await driver.exec(sql);
  };
  const connection: Connection = {
    exec,
    all: async (sql, ...values) => (await driver.prepare(sql)).all(...values),
    isInTransaction: () => driver.inTransaction,
    close: () => driver.close(),
  };
  try {
    await exec(SETTINGS);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
};

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

/**
 * A connection to the file, which does one thing after the other. A statement under way holds the moment at which it
 * began for all statements of its connection: two that overlap would not see what was committed in between.
 */
export const connect = async (file: string, settings = SETTINGS): Promise<Connection> => {
  const driver = new Database(file, {}) as unknown as Driver;
  let last: Promise<unknown> | undefined;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    // At once where nothing is under way: whoever asked has other things to do meanwhile.
    const done = last ? last.then(work) : work();
    const ended = done.then(
      () => undefined,
      () => undefined,
    );
    last = ended;
    void ended.then(() => {
      if (last === ended) last = undefined;
    });
    return done;
  };
  const connection: Connection = {
    exec: (sql) =>
      inTurn(async () => {
        await driver.exec(sql);
      }),
    all: (sql, ...values) => inTurn(async () => (await driver.prepare(sql)).all(...values)),
    isInTransaction: () => driver.inTransaction,
    close: () => driver.close(),
  };
  try {
    await connection.exec(settings);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
};

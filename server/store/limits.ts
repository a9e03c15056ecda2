import type { Connection } from './connection';
import { whole } from './sql';

export interface StoreLimits {
  /**
   * The files never grow beyond this: what is too much is refused as `full`, as it is when the disk is full. The last
   * part of it is a reserve for what has begun: new tables and matches are refused before, so that those can finish.
   */
  readonly mostMb?: number;
}

const MB = 1024 * 1024;
const PAGE_BYTES = 4096;
/** What is committed waits beside the file until it has grown to about half of this. */
const MOST_WAITING_MB = 8;

/** How the allowance is divided: the file itself, what waits beside it, and the reserve within the file. In bytes. */
const shares = (mostMb: number) => {
  const waiting = Math.min(MOST_WAITING_MB * MB, (mostMb * MB) / 4);
  const file = mostMb * MB - waiting;
  return { waiting, file, reserve: file / 5 };
};

/** Holds a connection that writes to the limits. */
export const setLimits = async (writer: Connection, { mostMb }: StoreLimits): Promise<void> => {
  if (mostMb === undefined) return;
  const { file, waiting } = shares(mostMb);
  const pages = (bytes: number): string => whole(Math.floor(bytes / PAGE_BYTES));
  await writer.exec(
    `PRAGMA max_page_count = ${pages(file)};
     PRAGMA wal_autocheckpoint = ${pages(waiting / 2)};
     PRAGMA journal_size_limit = ${whole(Math.floor(waiting))};`,
  );
};

/** Whether only the reserve is left. */
export const isReserved = async (writer: Connection, { mostMb }: StoreLimits): Promise<boolean> => {
  if (mostMb === undefined) return false;
  const { file, reserve } = shares(mostMb);
  const [row] = await writer.all(
    'SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count',
  );
  return (row as { readonly used: number }).used * PAGE_BYTES > file - reserve;
};

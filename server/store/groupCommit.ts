import { type Change, StoreError } from './store';

interface Waiting {
  readonly changes: readonly Change[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Makes these changes durable, all or none. Throws a StoreError. */
export type Commit = (changes: readonly Change[]) => Promise<void>;

export interface GroupCommit {
  write(changes: readonly Change[]): Promise<void>;
  /** Resolves when nothing is waiting; takes no more writes. */
  drain(): Promise<void>;
}

/** The most changes in one commit: bounds how long the first of them waits for the last. */
const MOST_CHANGES = 500;

/**
 * Gathers the writes that come while a commit is under way and makes them the next commit: one disk flush for all.
 * A group that fails is tried again one by one, so that a bad write fails alone.
 */
export const groupCommit = (commit: Commit): GroupCommit => {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  const alone = async (write: Waiting): Promise<void> => {
    try {
      await commit(write.changes);
      write.done();
    } catch (error) {
      write.failed(error);
    }
  };

  const together = async (group: readonly Waiting[]): Promise<void> => {
    try {
      await commit(group.flatMap(({ changes }) => changes));
      for (const { done } of group) done();
    } catch {
      for (const write of group) await alone(write);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = takeGroup();
      if (group.length === 1 && group[0]) await alone(group[0]);
      else await together(group);
    }
    running = undefined;
  };

  const takeGroup = (): Waiting[] => {
    let count = 0;
    let changes = 0;
    for (const write of waiting) {
      changes += write.changes.length;
      if (count > 0 && changes > MOST_CHANGES) break;
      count++;
    }
    const group = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return group;
  };

  return {
    write: (changes) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new StoreError('closed', 'the store is closed'));
          return;
        }
        waiting.push({ changes, done: resolve, failed: reject });
        running ??= run();
      }),
    async drain() {
      closed = true;
      await running;
    },
  };
};

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

  /** Commits; gives what tells everybody in the group how it went. */
  const alone = async (write: Waiting): Promise<() => void> => {
    try {
      await commit(write.changes);
      return write.done;
    } catch (error) {
      return () => write.failed(error);
    }
  };

  const together = async (group: readonly Waiting[]): Promise<() => void> => {
    const told: (() => void)[] = [];
    try {
      await commit(group.flatMap(({ changes }) => changes));
      told.push(...group.map(({ done }) => done));
    } catch {
      for (const write of group) told.push(await alone(write));
    }
    return () => {
      for (const tell of told) tell();
    };
  };

  /**
   * What follows from a commit takes time: the next one is under way before anybody hears of the last, so that the disk
   * does not wait for it.
   */
  const run = async (): Promise<void> => {
    let tell: (() => void) | undefined;
    while (waiting.length > 0) {
      const group = takeGroup();
      const [only] = group;
      const under = group.length === 1 && only ? alone(only) : together(group);
      tell?.();
      tell = await under;
    }
    running = undefined;
    tell?.();
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

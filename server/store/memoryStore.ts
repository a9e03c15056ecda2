import { groupCommit } from './groupCommit';
import { type Change, type Store, StoreError } from './store';
import { checkLines, type KeptLine, sumOf } from './sums';

/** Keeps everything in memory: for tests and for trying out; gone with the process. */
export const memoryStore = (): Store => {
  let lines = new Map<string, readonly KeptLine[]>();
  let shelves = new Map<string, string>();

  const apply = (change: Change): void => {
    switch (change.do) {
      case 'append': {
        const { journal, at, text } = change;
        const kept = lines.get(journal) ?? [];
        if (kept.some((line) => line.at === at)) throw new StoreError('conflict', 'that line exists already');
        lines.set(journal, [...kept, { at, text, sum: sumOf(journal, at, text) }]);
        return;
      }
      case 'put':
        shelves.set(`${change.shelf} ${change.key}`, change.text);
        return;
      case 'remove':
        shelves.delete(`${change.shelf} ${change.key}`);
        return;
      case 'cut': {
        const kept = (lines.get(change.journal) ?? []).filter(({ at }) => at < change.from);
        if (kept.length > 0) lines.set(change.journal, kept);
        else lines.delete(change.journal);
      }
    }
  };

  const commits = groupCommit((changes) => {
    const before = [new Map(lines), new Map(shelves)] as const;
    try {
      changes.forEach(apply);
      return Promise.resolve();
    } catch (error) {
      [lines, shelves] = before;
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

  return {
    write: (...changes) => commits.write(changes),
    lines: (journal) => Promise.resolve(checkLines(journal, lines.get(journal) ?? [])),
    get: (shelf, key) => Promise.resolve(shelves.get(`${shelf} ${key}`)),
    keys: (shelf) =>
      Promise.resolve(
        [...shelves.keys()]
          .filter((key) => key.startsWith(`${shelf} `))
          .map((key) => key.slice(shelf.length + 1))
          .sort(),
      ),
    close: () => commits.drain(),
  };
};

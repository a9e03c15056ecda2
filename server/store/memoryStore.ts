import { groupCommit } from './groupCommit';
import { type Change, type Shelf, type Store, StoreError } from './store';
import { checkLines, type KeptLine, sumOf } from './sums';

interface Put {
  readonly text: string;
  readonly at: number;
}

/** Keeps everything in memory: for tests and for trying out; gone with the process. */
export const memoryStore = (now: () => number = Date.now): Store => {
  const lines = new Map<string, KeptLine[]>();
  const shelves = new Map<string, Put>();

  const put = (place: string, to: Put | undefined): (() => void) => {
    const before = shelves.get(place);
    const set = (value: Put | undefined): void => {
      if (value) shelves.set(place, value);
      else shelves.delete(place);
    };
    set(to);
    return () => set(before);
  };
  const append = (journal: string, at: number, text: string): (() => void) => {
    const kept = lines.get(journal) ?? [];
    if ((kept.at(-1)?.at ?? -1) >= at && kept.some((line) => line.at === at)) throw exists();
    lines.set(journal, kept);
    kept.push({ at, text, sum: sumOf(journal, at, text) });
    return () => void kept.pop();
  };
  const cut = (journal: string, from: number): (() => void) => {
    const before = lines.get(journal) ?? [];
    const kept = before.filter(({ at }) => at < from);
    if (kept.length > 0) lines.set(journal, kept);
    else lines.delete(journal);
    return () => void lines.set(journal, before);
  };

  /** Does it, and gives what takes it back. */
  const apply = (change: Change): (() => void) => {
    switch (change.do) {
      case 'append':
        return append(change.journal, change.at, change.text);
      case 'add':
        if (shelves.has(placeOf(change.shelf, change.key))) throw exists();
        return put(placeOf(change.shelf, change.key), { text: change.text, at: now() });
      case 'put':
        return put(placeOf(change.shelf, change.key), { text: change.text, at: now() });
      case 'remove':
        return put(placeOf(change.shelf, change.key), undefined);
      case 'cut':
        return cut(change.journal, change.from);
    }
  };

  const commits = groupCommit((changes) => {
    const done: (() => void)[] = [];
    try {
      for (const change of changes) done.push(apply(change));
      return Promise.resolve();
    } catch (error) {
      for (const back of done.reverse()) back();
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  });

  return {
    write: (...changes) => commits.write(changes),
    lines: (journal) => Promise.resolve(checkLines(journal, lines.get(journal) ?? [])),
    get: (shelf, key) => Promise.resolve(shelves.get(placeOf(shelf, key))?.text),
    list: (shelf) =>
      Promise.resolve(
        [...shelves]
          .filter(([place]) => place.startsWith(placeOf(shelf, '')))
          .map(([place, { text, at }]) => ({
            key: place.slice(shelf.length + 1),
            at,
            bytes: Buffer.byteLength(text),
          }))
          .sort((one, two) => (one.key < two.key ? -1 : 1)),
      ),
    close: () => commits.drain(),
  };
};

const placeOf = (shelf: Shelf, key: string): string => `${shelf} ${key}`;
const exists = (): StoreError => new StoreError('conflict', 'that exists already');

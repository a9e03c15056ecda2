/** What is kept on a shelf, whole texts by key. */
export const SHELVES = ['table', 'match', 'aside'] as const;
/** `table`: settings and seats of every table; `match`: finished matches; `aside`: what was found damaged. */
export type Shelf = (typeof SHELVES)[number];

/** One line of a journal, as it was appended. */
export interface Line {
  readonly at: number;
  readonly text: string;
}

/** One thing to write. The changes of one `write` are done together or not at all, in order. */
export type Change =
  | { readonly do: 'append'; readonly journal: string; readonly at: number; readonly text: string }
  | { readonly do: 'put'; readonly shelf: Shelf; readonly key: string; readonly text: string }
  | { readonly do: 'remove'; readonly shelf: Shelf; readonly key: string }
  /** Takes away the lines of a journal from this one on. */
  | { readonly do: 'cut'; readonly journal: string; readonly from: number };

/** What a journal holds. A torn last line is cut off before anybody sees it. */
export interface Lines {
  readonly lines: readonly Line[];
  /** True: the last line was not whole and is gone. */
  readonly cut: boolean;
  /** Set when more than the last line is wrong: what, in words for the operator. Nothing of it should be used. */
  readonly damage?: string;
}

/**
 * Where tables are kept. `write` resolves when the changes will survive the loss of power, and not before; writes are
 * done in the order they were asked for. Everything else is a detail of the engine behind it.
 */
export interface Store {
  write(...changes: readonly Change[]): Promise<void>;
  lines(journal: string): Promise<Lines>;
  get(shelf: Shelf, key: string): Promise<string | undefined>;
  keys(shelf: Shelf): Promise<readonly string[]>;
  /** Finishes what was asked for, then lets go of the files. */
  close(): Promise<void>;
}

/** `full`: no room left; `conflict`: that line exists already; `closed`; `failed`: anything else. */
export const STORE_TROUBLES = ['full', 'conflict', 'closed', 'failed'] as const;
export type StoreTrouble = (typeof STORE_TROUBLES)[number];

/** A write that did not happen: nothing of it is kept. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(
    readonly trouble: StoreTrouble,
    message: string,
  ) {
    super(message);
  }
}

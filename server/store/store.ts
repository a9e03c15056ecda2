/** What is kept on a shelf, whole texts by key. */
export const SHELVES = ['table', 'match', 'event', 'aside'] as const;
/** `table`: settings and seats of every table; `match`: finished matches; `event`: settings and people of every event; `aside`: what was found damaged. */
export type Shelf = (typeof SHELVES)[number];

/** One line of a journal, as it was appended. */
export interface Line {
  readonly at: number;
  readonly text: string;
}

/** One thing to write. The changes of one `write` are done together or not at all, in order. */
export type Change =
  | { readonly do: 'append'; readonly journal: string; readonly at: number; readonly text: string }
  /** Like `put`, for what is new: refused when the key exists. */
  | { readonly do: 'add'; readonly shelf: Shelf; readonly key: string; readonly text: string }
  | { readonly do: 'put'; readonly shelf: Shelf; readonly key: string; readonly text: string }
  | { readonly do: 'remove'; readonly shelf: Shelf; readonly key: string }
  /** Takes away the lines of a journal from this one on. */
  | { readonly do: 'cut'; readonly journal: string; readonly from: number };

/** True: this begins something (a table, a match). It is refused sooner than what goes on with something. */
export const isNew = (change: Change): boolean =>
  change.do === 'add' || (change.do === 'append' && change.at === 0);

/** What a journal holds. A torn last line is cut off before anybody sees it. */
export interface Lines {
  readonly lines: readonly Line[];
  /** True: the last line was not whole and is gone. */
  readonly cut: boolean;
  /** Set when more than the last line is wrong: what, in words for the operator. Nothing of it should be used. */
  readonly damage?: string;
}

/** What there is to know of a text on a shelf without reading it. */
export interface Kept {
  readonly key: string;
  /** When it was put there last: milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/**
 * Where tables are kept. `write` resolves when the changes will survive the loss of power, and not before; writes are
 * done in the order they were asked for, and whoever reads after that sees them. Everything else is a detail of the
 * engine behind it.
 */
export interface Store {
  write(...changes: readonly Change[]): Promise<void>;
  lines(journal: string): Promise<Lines>;
  /** Throws `damaged` when the text is not what was put there; it is on the shelf `aside` from then on. */
  get(shelf: Shelf, key: string): Promise<string | undefined>;
  /** By key. */
  list(shelf: Shelf): Promise<readonly Kept[]>;
  /** Finishes what was asked for, then lets go of the files. */
  close(): Promise<void>;
}

/** `full`: no room left; `conflict`: it exists already; `damaged`: set aside; `closed`; `failed`: anything else. */
export const STORE_TROUBLES = ['full', 'conflict', 'damaged', 'closed', 'failed'] as const;
export type StoreTrouble = (typeof STORE_TROUBLES)[number];

/** A write that did not happen: nothing of it is kept. Or a read that gives nothing. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(
    readonly trouble: StoreTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** What the driver or the system calls an error; `''`: it has no name. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

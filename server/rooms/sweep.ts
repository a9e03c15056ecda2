import type { Log } from '../log';
import type { Change, Kept, Store } from '../store/store';
import { readTableDoc } from './tableDoc';
import { keptTable } from './wake';

/** How long things are kept when nobody comes back to them. */
export interface Keeping {
  /** A table where nothing was ever played. */
  readonly emptyMs: number;
  /** Any other table, with its match. */
  readonly tableMs: number;
  /** A finished match, for watching it again. */
  readonly matchMs: number;
  /** All finished matches together: the oldest go first. */
  readonly matchBytes: number;
  /** An event at which nobody has ever registered. */
  readonly unusedMs: number;
}

const DAY = 24 * 60 * 60_000;
export const keepingOf = (
  emptyMs: number,
  { tableDays = 30, matchDays = 365, matchMb = 0 }: KeepingDays = {},
): Keeping => ({
  emptyMs,
  tableMs: tableDays === 0 ? Infinity : tableDays * DAY,
  matchMs: matchDays === 0 ? Infinity : matchDays * DAY,
  matchBytes: matchMb === 0 ? Infinity : matchMb * 1024 * 1024,
  unusedMs: DAY,
});
/** 0: for ever, and as much as there is. */
export interface KeepingDays {
  readonly tableDays?: number;
  readonly matchDays?: number;
  readonly matchMb?: number;
}

/** What is looked at: sleeping tables often, finished matches and what was set aside now and then. */
const OFTEN_MS = 60_000;
const SELDOM_MS = 60 * 60_000;
const AT_ONCE = 100;

/** Events, as far as they are swept. */
export interface SleepingEvents {
  isAwake(id: string): boolean;
  /** Nobody has registered, and nobody will. */
  isUnused(id: string): boolean;
  forget(id: string): void;
}

export interface Sleepers {
  readonly house: { readonly store: Store; readonly log: Log };
  isAwake(id: string): boolean;
  /** Nobody can wake these tables while this is under way. */
  whileGone(ids: readonly string[], work: () => Promise<void>): Promise<void>;
}

/**
 * Takes away what nobody comes back to. It begins when whoever was there before a restart has had time to come back;
 * dates are of the store, so that a restart makes nothing young again.
 */
export class Sweeper {
  /** When tables were last looked at: those that were old enough then need not be read again, but for those just awake. */
  private lookedAt = -Infinity;
  private wereAwake: ReadonlySet<string> = new Set();
  private timer: NodeJS.Timeout | undefined;
  private under: Promise<void> = Promise.resolve();
  private seldomAt = -Infinity;
  private isStopped = false;

  constructor(
    private readonly tables: Sleepers,
    private readonly keeping: Keeping,
    private readonly now: () => number = Date.now,
    private readonly events?: SleepingEvents,
  ) {}

  start(): void {
    const again = (): void => {
      this.under = this.sweep().catch((error: unknown) =>
        this.tables.house.log.error({ err: error }, 'sweeping failed'),
      );
      void this.under.then(() => this.timer?.refresh());
    };
    this.timer = setTimeout(again, Math.min(this.keeping.emptyMs, OFTEN_MS));
    this.timer.unref();
  }

  /** Ends after what is just being taken away. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.under;
  }

  async sweep(): Promise<void> {
    await this.sweepTables();
    const time = this.now();
    if (this.isStopped || time - this.seldomAt < SELDOM_MS) return;
    this.seldomAt = time;
    await this.sweepMatches();
  }

  private async sweepTables(): Promise<void> {
    const { emptyMs, tableMs } = this.keeping;
    const time = this.now();
    // A clock that was set back knows nothing of what was looked at.
    const judged = time < this.lookedAt ? -Infinity : this.lookedAt - emptyMs;
    const awake = new Set<string>();
    for (const { key, at } of await this.tables.house.store.list('table')) {
      if (this.isStopped) return;
      const age = time - at;
      const isJudged = at <= judged && !this.wereAwake.has(key);
      if (age < emptyMs || (age < tableMs && isJudged)) continue;
      if (this.tables.isAwake(key)) awake.add(key);
      else await this.judge(key, age);
    }
    this.lookedAt = time;
    this.wereAwake = awake;
  }

  private async judge(id: string, age: number): Promise<void> {
    const { store, log } = this.tables.house;
    const doc = readTableDoc((await keptTable(this.tables.house, id)) ?? '');
    // One that cannot be read is set aside when somebody comes to wake it.
    const match = doc.ok ? doc.value.match : undefined;
    if (match !== '' && age < this.keeping.tableMs) return;
    await this.tables.whileGone([id], async () => {
      if (this.tables.isAwake(id)) return;
      await store.write(
        { do: 'remove', shelf: 'table', key: id },
        ...(match === undefined || match === '' ? [] : [{ do: 'cut', journal: match, from: 0 } as const]),
      );
      log.info({ table: id }, 'a table nobody came back to is gone');
    });
  }

  private async sweepMatches(): Promise<void> {
    const { store } = this.tables.house;
    const { matchMs, matchBytes } = this.keeping;
    const limit = this.now() - matchMs;
    const matches = [...(await store.list('match'))].sort((one, two) => two.at - one.at);
    let bytes = 0;
    const old = matches.filter((match) => {
      bytes += match.bytes;
      return match.at < limit || bytes > matchBytes;
    });
    const aside = (await store.list('aside')).filter(({ at }) => at < limit);
    await this.removeAll('match', old);
    await this.removeAll('aside', aside);
    await this.sweepEvents(limit);
  }

  /** Events are kept as long as their matches; those that came to nothing go soon. */
  private async sweepEvents(limit: number): Promise<void> {
    const { events } = this;
    const { store } = this.tables.house;
    const unused = this.now() - this.keeping.unusedMs;
    for (const { key, at } of events ? await store.list('event') : []) {
      const isOld = at < limit || (at < unused && events?.isUnused(key) === true);
      if (this.isStopped || !isOld || events?.isAwake(key) !== false) continue;
      events.forget(key);
      await store.write({ do: 'remove', shelf: 'event', key }, { do: 'cut', journal: key, from: 0 });
    }
  }

  private async removeAll(shelf: 'match' | 'aside', kept: readonly Kept[]): Promise<void> {
    const changes = kept.map(({ key }): Change => ({ do: 'remove', shelf, key }));
    for (let i = 0; i < changes.length && !this.isStopped; i += AT_ONCE)
      await this.tables.house.store.write(...changes.slice(i, i + AT_ONCE));
  }
}

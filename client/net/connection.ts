import { Packr } from '@colyseus/msgpackr';
import { Client, type Room } from 'colyseus.js';
import type { OpenTable } from '../../shared/api';
import { CLOSE, type JoinOptions, PROTOCOL } from '../../shared/protocol';
import { pause } from '../director/pause';
import { serverAt, ServerTrouble } from './server';
import type { Link } from './session';

export interface ConnectionOptions {
  /** Where the server is, such as location.origin. */
  readonly origin: string;
  readonly build: string;
  readonly identity: string;
  /** The table to join; absent: a new one is opened. */
  readonly table?: string | undefined;
  readonly secret?: string | undefined;
  readonly name?: string | undefined;
  readonly watch?: boolean | undefined;
  /** What a new table is to be like. */
  readonly open?: Partial<OpenTable> | undefined;
  /** Waits between attempts to come back; the last is used again and again. */
  readonly retryMs?: readonly number[] | undefined;
}

export interface Handlers {
  readonly onLink: (link: Link) => void;
  /** A new room to listen to; also after each coming back. */
  readonly onRoom: (room: Room) => void;
  /** The last rev this page has seen; `undefined`: none. */
  readonly lastRev: () => number | undefined;
  /** Whether this page only watches. */
  readonly watches: () => boolean;
}

const RETRY_MS = [200, 500, 1000, 2000, 4000, 8000, 15_000] as const;
/** Colyseus's codes: left by own wish; no such room. */
const CONSENTED = 4000;
const NO_SUCH_ROOM = 4212;

/** The library would write objects as records, an extension that tables do not read: maps are plain. */
export const speakPlainly = <R extends Room>(room: R): R => {
  const packr = new Packr({ useRecords: false });
  // As the library does: makes its buffer.
  packr.encode(undefined);
  if (!Reflect.has(room, 'packr'))
    throw new Error('Colyseus has no Room.packr any more: write messages anew');
  Reflect.set(room, 'packr', packr);
  return room;
};

/** Joins a table and sees to it that the page stays joined: wakes it, comes back after drops and restarts. */
export class Connection {
  protected readonly client: Client;
  protected readonly server;
  private room: Room | undefined;
  private table: string | undefined;
  protected secret: string | undefined;
  /** Raised by every new beginning: what an older one still does is of no account. */
  private attempt = 0;

  constructor(
    protected readonly options: ConnectionOptions,
    private readonly handlers: Handlers,
  ) {
    this.client = new Client(options.origin);
    this.server = serverAt(options.origin);
    this.table = options.table;
    this.secret = options.secret;
  }

  get tableId(): string | undefined {
    return this.table;
  }

  /** The secret by which to come in again; the host may have changed it. */
  setSecret(secret: string): void {
    this.secret = secret;
  }

  send(name: string, message: object): boolean {
    if (!this.room?.connection.isOpen) return false;
    this.room.send(name, message);
    return true;
  }

  leave(): void {
    this.attempt++;
    const { room } = this;
    this.room = undefined;
    void room?.leave();
    this.handlers.onLink({ type: 'closed' });
  }

  /** Begins anew, at a new table if there was none. */
  async start(fresh = false): Promise<void> {
    const attempt = ++this.attempt;
    if (fresh) this.table = this.secret = undefined;
    this.handlers.onLink({ type: 'connecting' });
    try {
      this.settle(attempt, await this.enter());
    } catch (error) {
      const link = await this.explain(error);
      if (attempt !== this.attempt) return;
      if (isPassing(error)) void this.comeBack(false);
      else this.handlers.onLink(link);
    }
  }

  /** Goes in at the door. */
  protected async enter(): Promise<Room> {
    if (this.table === undefined) {
      const opened = await this.server.open(this.options.open ?? {});
      ({ table: this.table, secret: this.secret } = opened);
    }
    const { table } = this;
    return this.joinAwake(table, this.joinOptions(table), () =>
      this.server.wake(table, this.options.identity, this.secret),
    );
  }

  /** Joins a room; where it sleeps it is woken first. */
  protected async joinAwake(id: string, hello: object, wake: () => Promise<unknown>): Promise<Room> {
    try {
      return await this.client.joinById(id, hello);
    } catch (error) {
      if (codeOf(error) !== NO_SUCH_ROOM && codeOf(error) !== CLOSE.gone) throw error;
      await wake();
      return this.client.joinById(id, hello);
    }
  }

  private joinOptions(table: string): JoinOptions {
    const { build, identity, name } = this.options;
    const rev = this.handlers.lastRev();
    return {
      protocol: PROTOCOL,
      build,
      table,
      identity,
      ...(this.secret === undefined ? {} : { secret: this.secret }),
      ...(name === undefined ? {} : { name }),
      ...(this.handlers.watches() ? { watch: true } : {}),
      ...(rev === undefined ? {} : { rev }),
    };
  }

  private settle(attempt: number, room: Room): void {
    if (attempt !== this.attempt) {
      room.onMessage('*', () => undefined);
      void room.leave();
      return;
    }
    this.room = speakPlainly(room);
    room.onLeave((code) => {
      if (this.room === room && attempt === this.attempt) this.dropped(code);
    });
    this.handlers.onRoom(room);
    // A table that is shown later has a second room; to the page it is the same table.
    this.handlers.onLink({ type: 'connected', table: this.table ?? room.roomId });
  }

  private dropped(code: number): void {
    this.room = undefined;
    if (code === CONSENTED) this.handlers.onLink({ type: 'closed' });
    else if (code === CLOSE.elsewhere) this.handlers.onLink({ type: 'elsewhere' });
    else if (code === CLOSE.forbidden) this.handlers.onLink({ type: 'refused', reason: 'removed' });
    else if (code === CLOSE.outdated) this.handlers.onLink({ type: 'outdated' });
    else void this.comeBack(code === CLOSE.again);
  }

  private async comeBack(atOnce: boolean): Promise<void> {
    const attempt = ++this.attempt;
    const waits = this.options.retryMs ?? RETRY_MS;
    this.handlers.onLink({ type: 'lost' });
    for (let tries = 0; ; tries++) {
      if (tries > 0 || !atOnce) await pause(waits[Math.min(tries, waits.length - 1)] ?? 1000);
      if (attempt !== this.attempt) return;
      try {
        this.settle(attempt, await this.enter());
        return;
      } catch (error) {
        const link = await this.explain(error);
        if (attempt !== this.attempt) return;
        const silent = link.type === 'offline' || isPassing(error);
        if (!silent) {
          this.handlers.onLink(link);
          return;
        }
        if (tries >= waits.length - 1) this.handlers.onLink({ type: 'offline' });
      }
    }
  }

  private async explain(error: unknown): Promise<Link> {
    const code = codeOf(error);
    const gone = code === NO_SUCH_ROOM || code === CLOSE.gone || isTrouble(error, 'gone');
    if (code === CLOSE.outdated) return { type: 'outdated' };
    if (gone)
      return (await this.server.isOutdated(this.options.build)) ? { type: 'outdated' } : { type: 'gone' };
    if (error instanceof ServerTrouble && error.code !== 'offline')
      return { type: 'refused', reason: error.message };
    if (code === undefined || !(error instanceof Error)) return { type: 'offline' };
    return { type: 'refused', reason: error.message };
  }
}

/** Trouble that passes by itself: the server is busy, somebody else is waking the table, a place was kept too briefly. */
const isPassing = (error: unknown): boolean =>
  isTrouble(error, 'asleep') ||
  isTrouble(error, 'paused') ||
  isTrouble(error, 'tooMany') ||
  PASSING.has(codeOf(error) ?? 0) ||
  (error instanceof Error && /\b(locked|full|expired)\b/u.test(error.message));
const PASSING: ReadonlySet<number> = new Set([CLOSE.tooMany, CLOSE.failed, CLOSE.restarting, CLOSE.again]);

const isTrouble = (error: unknown, code: string): boolean =>
  error instanceof ServerTrouble && error.code === code;

/** Codes of refusal are above 4000; anything else means that no server has answered. */
const codeOf = (error: unknown): number | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 4000 ? code : undefined;
};

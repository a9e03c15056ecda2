import { Client, type Room } from 'colyseus.js';
import * as v from 'valibot';
import {
  ANSWERS,
  CLOSE,
  Health,
  PROTOCOL,
  STANDING,
  TABLE_ROOM,
  TableView,
  type JoinOptions,
  type RefusalCode,
  type Request,
  type RequestName,
} from '../../shared/protocol';

/** How it stands between this page and its table. */
export type Link =
  | { readonly type: 'connecting' }
  | { readonly type: 'connected'; readonly table: string }
  | { readonly type: 'lost' }
  | { readonly type: 'offline' }
  | { readonly type: 'gone' }
  | { readonly type: 'outdated' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'closed' };

export interface SessionState {
  readonly link: Link;
  readonly view: TableView;
  /** This page's own seat, or STANDING. */
  readonly seat: number;
}

/** A page at a table. Everything it learns arrives through `onChange` and `onRefused`. */
export interface Session {
  state(): SessionState;
  sit(seat: number): void;
  stand(): void;
  /** Joins anew after the connection has ended for good. */
  rejoin(): void;
  leave(): void;
}

export interface SessionOptions {
  /** Where the server is, such as location.origin. */
  readonly origin: string;
  readonly build: string;
  /** The table to join; undefined opens a new one. */
  readonly table: string | undefined;
  readonly onChange: (state: SessionState) => void;
  readonly onRefused: (code: RefusalCode) => void;
  /** Waits between attempts to come back. */
  readonly retryMs?: readonly number[];
}

const NO_VIEW: TableView = { stage: 'lobby', seats: {} };
const RETRY_MS = [200, 500, 1000, 2000, 4000, 8000, 15000] as const;
/** Colyseus's codes: left by own wish; no such room; no such reconnection. */
const CONSENTED = 4000;
const NO_SUCH_ROOM = 4212;
const EXPIRED = 4214;

export const joinTable = (options: SessionOptions): Session => new OnlineSession(options);

class OnlineSession implements Session {
  private readonly client: Client;
  private readonly hello: JoinOptions;
  private readonly retryMs: readonly number[];
  private table: string | undefined;
  private room: Room | undefined;
  private request = 0;
  private now: SessionState = { link: { type: 'connecting' }, view: NO_VIEW, seat: STANDING };

  constructor(private readonly options: SessionOptions) {
    this.client = new Client(options.origin);
    this.hello = { protocol: PROTOCOL, build: options.build };
    this.retryMs = options.retryMs ?? RETRY_MS;
    this.table = options.table;
    void this.start();
  }

  state(): SessionState {
    return this.now;
  }

  sit(seat: number): void {
    this.ask('sit', { request: this.request++, seat });
  }

  stand(): void {
    this.ask('stand', { request: this.request++ });
  }

  rejoin(): void {
    const { type } = this.now.link;
    if (type === 'gone' || type === 'closed') this.table = undefined;
    void this.start();
  }

  leave(): void {
    void this.room?.leave();
  }

  private ask<Name extends RequestName>(name: Name, message: Request<Name>): void {
    this.room?.send(name, message);
  }

  private set(change: Partial<SessionState>): void {
    this.now = { ...this.now, ...change };
    this.options.onChange(this.now);
  }

  private end(link: Link): void {
    this.set({ link, view: NO_VIEW, seat: STANDING });
  }

  private async start(): Promise<void> {
    this.set({ link: { type: 'connecting' } });
    try {
      this.settle(await this.enter());
    } catch (error) {
      this.end(await this.explain(error));
    }
  }

  private enter(): Promise<Room> {
    return this.table === undefined
      ? this.client.create(TABLE_ROOM, this.hello)
      : this.client.joinById(this.table, this.hello);
  }

  private settle(room: Room): void {
    this.room = room;
    this.table = room.roomId;
    this.listen(room);
    this.set({ link: { type: 'connected', table: room.roomId } });
  }

  private listen(room: Room): void {
    room.onStateChange((raw: { toJSON(): unknown }) => {
      const view = v.safeParse(TableView, raw.toJSON());
      if (view.success) this.set({ view: view.output });
    });
    room.onMessage('seated', (message: unknown) => {
      const read = v.safeParse(ANSWERS.seated, message);
      if (read.success) this.set({ seat: read.output.seat });
    });
    room.onMessage('refused', (message: unknown) => {
      const read = v.safeParse(ANSWERS.refused, message);
      if (read.success) this.options.onRefused(read.output.code);
    });
    room.onLeave((code) => {
      if (this.room !== room) return;
      if (code === CONSENTED) this.end({ type: 'closed' });
      else void this.comeBack(room.reconnectionToken);
    });
  }

  private async comeBack(token: string): Promise<void> {
    this.set({ link: { type: 'lost' } });
    for (const [attempt, wait] of this.retryMs.entries()) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        this.settle(await this.reenter(token, attempt >= this.retryMs.length - 2));
        return;
      } catch (error) {
        const link = await this.explain(error);
        if (link.type === 'offline' || codeOf(error) === EXPIRED) continue;
        this.end(link);
        return;
      }
    }
    this.end({ type: 'offline' });
  }

  /**
   * When the seat is not held for us, the server has not noticed yet that we were gone, or it has waited long enough. So we
   * ask some more times, and in the end come to the table as somebody new.
   */
  private async reenter(token: string, orAnew: boolean): Promise<Room> {
    try {
      return await this.client.reconnect(token);
    } catch (error) {
      if (orAnew && codeOf(error) === EXPIRED) return this.enter();
      throw error;
    }
  }

  private async explain(error: unknown): Promise<Link> {
    const code = codeOf(error);
    if (code === CLOSE.outdated) return { type: 'outdated' };
    if (code === NO_SUCH_ROOM) return { type: (await this.isOutdated()) ? 'outdated' : 'gone' };
    if (code === undefined || !(error instanceof Error)) return { type: 'offline' };
    return { type: 'refused', reason: error.message };
  }

  /** A table may be gone because a newer server has started: then a reload is the remedy. */
  private async isOutdated(): Promise<boolean> {
    try {
      const health = v.parse(Health, await (await fetch(`${this.options.origin}/health`)).json());
      return health.protocol !== PROTOCOL || (health.build !== '' && health.build !== this.options.build);
    } catch {
      return false;
    }
  }
}

/** Codes of refusal are above 4000; anything else means that no server has answered. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 4000 ? code : undefined;
}

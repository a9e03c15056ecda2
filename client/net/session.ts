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

export function joinTable(options: SessionOptions): Session {
  const { origin, build, onChange, onRefused, retryMs = RETRY_MS } = options;
  const client = new Client(origin);
  const join: JoinOptions = { protocol: PROTOCOL, build };
  let table = options.table;
  let room: Room | undefined;
  let request = 0;
  let state: SessionState = { link: { type: 'connecting' }, view: NO_VIEW, seat: STANDING };

  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    onChange(state);
  };
  const end = (link: Link) => set({ link, view: NO_VIEW, seat: STANDING });

  const settle = (joined: Room) => {
    room = joined;
    table = joined.roomId;
    listen(joined);
    set({ link: { type: 'connected', table } });
  };
  const listen = (joined: Room) => {
    joined.onStateChange((raw: { toJSON(): unknown }) => {
      const view = v.safeParse(TableView, raw.toJSON());
      if (view.success) set({ view: view.output });
    });
    joined.onMessage('seated', (message: unknown) => {
      const read = v.safeParse(ANSWERS.seated, message);
      if (read.success) set({ seat: read.output.seat });
    });
    joined.onMessage('refused', (message: unknown) => {
      const read = v.safeParse(ANSWERS.refused, message);
      if (read.success) onRefused(read.output.code);
    });
    joined.onMessage('*', () => undefined);
    joined.onLeave((code) => {
      if (room !== joined) return;
      if (code === CONSENTED) end({ type: 'closed' });
      else void comeBack(joined.reconnectionToken);
    });
  };

  const enter = () => (table === undefined ? client.create(TABLE_ROOM, join) : client.joinById(table, join));
  const start = async () => {
    set({ link: { type: 'connecting' } });
    try {
      settle(await enter());
    } catch (error) {
      end(await explain(error));
    }
  };
  const comeBack = async (token: string) => {
    set({ link: { type: 'lost' } });
    for (const wait of retryMs) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        settle(await client.reconnect(token).catch((error: unknown) => anew(error)));
        return;
      } catch (error) {
        const link = await explain(error);
        if (link.type === 'offline') continue;
        end(link);
        return;
      }
    }
    end({ type: 'offline' });
  };
  /** The seat is no longer held, but the table may be there. */
  const anew = (error: unknown): Promise<Room> => {
    if (codeOf(error) === EXPIRED || codeOf(error) === NO_SUCH_ROOM) return enter();
    throw error;
  };
  const explain = async (error: unknown): Promise<Link> => {
    const code = codeOf(error);
    if (code === CLOSE.outdated || (code === NO_SUCH_ROOM && (await isOutdated(origin, build))))
      return { type: 'outdated' };
    if (code === NO_SUCH_ROOM) return { type: 'gone' };
    if (code === undefined || !(error instanceof Error)) return { type: 'offline' };
    return { type: 'refused', reason: error.message };
  };
  const ask = <Name extends RequestName>(name: Name, message: Request<Name>) => room?.send(name, message);

  void start();
  return {
    state: () => state,
    sit: (seat) => ask('sit', { request: request++, seat }),
    stand: () => ask('stand', { request: request++ }),
    rejoin: () => {
      if (state.link.type === 'gone' || state.link.type === 'closed') table = undefined;
      void start();
    },
    leave: () => void room?.leave(),
  };
}

/** Codes of refusal are above 4000; anything else means that no server has answered. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 4000 ? code : undefined;
}

/** A table may be gone because a newer server has started: then a reload is the remedy. */
async function isOutdated(origin: string, build: string): Promise<boolean> {
  try {
    const health = v.parse(Health, await (await fetch(`${origin}/health`)).json());
    return health.protocol !== PROTOCOL || (health.build !== '' && health.build !== build);
  } catch {
    return false;
  }
}

import * as v from 'valibot';
import {
  Addresses,
  CodeUsed,
  Games,
  Health,
  KnockStands,
  Lobby,
  OpenedTable,
  type OpenTable,
  type UseCode,
} from '../../shared/api';
import { League, ListedEvents, OpenedEvent, type WishedEvent } from '../../shared/eventProtocol';
import { PROTOCOL } from '../../shared/protocol';

/** A refusal of the server, or none at all (`code` is `offline`). */
export class ServerTrouble extends Error {
  override readonly name = 'ServerTrouble';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const Trouble = v.object({ code: v.union([v.string(), v.number()]), error: v.string() });

/** Everything a page asks the server for over plain HTTP (shared/api.ts). Each throws ServerTrouble. */
export const serverAt = (origin: string) => {
  const call = async <T>(path: string, shape: v.GenericSchema<unknown, T>, body?: unknown): Promise<T> => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${origin}${path}`, body === undefined ? {} : init).catch(() => undefined);
    const data: unknown = await response?.json().catch(() => undefined);
    if (!response || data === undefined) throw new ServerTrouble('offline', 'the server does not answer');
    if (!response.ok) {
      const trouble = v.safeParse(Trouble, data);
      if (trouble.success) throw new ServerTrouble(String(trouble.output.code), trouble.output.error);
    }
    const read = v.safeParse(shape, data);
    if (!read.success) throw new ServerTrouble('malformed', 'the server answered something else');
    return read.output;
  };
  return {
    health: () => call('/health', Health),
    games: () => call('/api/games', Games),
    events: () => call('/api/events', ListedEvents),
    openEvent: (wish: WishedEvent) => call('/api/events', OpenedEvent, wish),
    eventCode: (code: string) => call('/api/events/codes', OpenedEvent, { code }),
    wakeEvent: (event: string, identity: string, secret: string | undefined) =>
      call(`/api/events/${event}/wake`, v.object({}), {
        identity,
        ...(secret === undefined ? {} : { secret }),
      }),
    eventRecord: (event: string) => call(`/api/events/${event}`, v.looseObject({})),
    league: (name: string) => call(`/api/leagues/${encodeURIComponent(name)}`, League),
    addresses: () => call('/api/addresses', Addresses),
    lobby: () => call('/api/tables', Lobby),
    open: (wish: Partial<OpenTable>) => call('/api/tables', OpenedTable, wish),
    wake: (table: string, identity: string, secret?: string) =>
      call(
        `/api/tables/${table}/wake`,
        v.object({}),
        secret === undefined ? { identity } : { identity, secret },
      ),
    useCode: (wish: UseCode) => call('/api/codes', CodeUsed, wish),
    knock: (knock: string, identity: string) => call('/api/knocks', KnockStands, { knock, identity }),
    /** A table may be gone because a newer server has started: then a reload is the remedy. */
    async isOutdated(build: string): Promise<boolean> {
      try {
        const health = await this.health();
        return health.protocol !== PROTOCOL || (health.build !== '' && health.build !== build);
      } catch {
        return false;
      }
    },
  };
};
export type ServerCalls = ReturnType<typeof serverAt>;

import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { matchMaker, Server } from 'colyseus';
import { GAMES, type Register } from '../shared/games';
import { EVENT_ROOM } from '../shared/eventProtocol';
import { TABLE_ROOM, WATCH_ROOM } from '../shared/protocol';
import { reachable } from './addresses';
import { inlineThinker, type Thinker } from '../shared/bots/thinker';
import { Counts, countedStore, countedThinker, tellRefusals } from './counts';
import { colyseusLog, type Log } from './log';
import { Doors } from './rooms/doors';
import { eventRoom } from './rooms/event/eventRoom';
import { Events } from './rooms/event/events';
import { joinAt } from './rooms/handshake';
import type { House } from './rooms/house';
import type { Rate } from './rooms/limits';
import { Reservations } from './rooms/reservations';
import type { Entropy } from './rooms/secrets';
import { type KeepingDays, keepingOf, Sweeper } from './rooms/sweep';
import { WatchedTransport } from './rooms/sockets';
import { tableRoom } from './rooms/tableRoom';
import { Tables } from './rooms/tables';
import { watchRoom } from './rooms/watchRoom';
import { memoryStore } from './store/memoryStore';
import type { Store } from './store/store';
import { tidying } from './tidying';
import { makeApp } from './web/app';
import { callerBy, readNetworks, sourceBut } from './web/caller';
import { Connections } from './web/connections';
import { hostCheck } from './web/hosts';
import { type Entrance, splitRequests } from './web/matchmaking';
import { type MetricsOptions, openMetrics, type MetricsDoor } from './web/metrics';
import { isOwnOrigin } from './web/origin';
import { openSecureDoor, type SecureDoor, type SecureOptions } from './web/secure';

export interface StarboardOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder of the built client. */
  readonly clientDir: string;
  /** Build id of that client; undefined while developing, when every page is welcome. */
  readonly build: string | undefined;
  readonly log: Log;
  /** Where tables are kept; in memory when absent. Closed with the server. */
  readonly store?: Store;
  /** Where bots think; in this thread when absent. Closed with the server. */
  readonly thinker?: Thinker;
  readonly games?: Register;
  /** A second port that speaks HTTPS, for headsets. */
  readonly secure?: SecureOptions;
  /** The address of this machine in its network, where it is known: links for other devices lead there. */
  readonly network?: string | undefined;
  /** Other origins whose pages may speak to this server. */
  readonly origins?: readonly string[];
  /** Names beside its own by which this server is called; `*`: any. */
  readonly hosts?: readonly string[];
  /** Addresses and networks of proxies that are believed when they say who calls. */
  readonly proxies?: readonly string[];
  readonly metrics?: MetricsOptions;
  /** How long a dropped player's seat is held. */
  readonly graceSeconds?: number;
  readonly botDelayMs?: number;
  readonly botThinkMs?: number;
  readonly nonceMs?: number;
  readonly sleepMs?: number;
  readonly retryMs?: number;
  /** Messages of one page; wrong guesses, new tables, events and matches of one address. */
  readonly rate?: Rate;
  readonly guesses?: Rate;
  readonly openings?: Rate;
  readonly events?: Rate;
  readonly starts?: Rate;
  /** How long tables and finished matches are kept. */
  readonly keep?: KeepingDays;
  /** All requests of one address; files of the page; bytes of past matches; connections it opens. */
  readonly visits?: Rate;
  readonly files?: Rate;
  readonly pastBytes?: Rate;
  readonly connections?: Rate;
  /** Connections of one address at the same time. */
  readonly mostConnections?: number;
  /** How long a connection may be without a word. */
  readonly idleMs?: number;
  /** What one person may add to a match; of that, moves nobody asked for; and how long a match may be. */
  readonly records?: Rate;
  readonly unasked?: Rate;
  readonly mostRecords?: number;
  /** How long a page may take to join or to read. */
  readonly slowestMs?: number;
  /** How often a page is asked whether it is still there. */
  readonly beatMs?: number;
  /** A source of secrets that repeats, for tests. */
  readonly random?: Entropy;
  /** A clock on the wall, for tests. */
  readonly date?: () => number;
}

export interface Starboard {
  readonly port: number;
  /** Undefined: not asked for, or its port could not be had, which is in the log. */
  readonly securePort: number | undefined;
  readonly tables: Tables;
  readonly events: Events;
  /** Undefined: not asked for. */
  readonly metricsPort: number | undefined;
  close(): Promise<void>;
}

const LARGEST_FRAME = 16 * 1024;
/** Whoever sends a request takes no longer than this over it, and its head is no longer than this. */
const TIMES = {
  maxHeaderSize: 8 * 1024,
  handshakeTimeout: 10_000,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5000,
};
/** Pages have so long to go by themselves when the server does. */
const LEAVING_MS = 2000;

/** One process: HTTP, the built client and the rooms, on one port. Throws what keeps it from listening. */
export async function createStarboard(options: StarboardOptions): Promise<Starboard> {
  const { port, log } = options;
  const server = http.createServer(TIMES);
  const house = makeHouse(options);
  const tables = new Tables(
    house,
    (table) => matchMaker.createRoom(TABLE_ROOM, { table }),
    async (table) => (await matchMaker.createRoom(WATCH_ROOM, { table })).roomId,
  );
  const events = new Events(house, tables, (event) => matchMaker.createRoom(EVENT_ROOM, { event }));
  const proxies = proxiesOf(options);
  const entrance = makeEntrance(options, proxies, tables, events);
  const connections = new Connections(
    sourceBut(proxies),
    house.doors.connections,
    house.counts,
    options.mostConnections,
    options.idleMs,
  );
  connections.guard(server);
  const transport = makeTransport(server, options, entrance, house);
  // Until it listens, failures are thrown, not logged.
  const trouble = () => house.counts.refuse('socket');
  const gameServer = new Server({
    transport,
    logger: colyseusLog(log, () => server.listening, trouble),
    greet: false,
    gracefullyShutdown: false,
  });
  gameServer.define(TABLE_ROOM, tableRoom(tables));
  gameServer.define(WATCH_ROOM, watchRoom(tables));
  gameServer.define(EVENT_ROOM, eventRoom(events));
  const sweeper = new Sweeper(tables, keepingOf(house.sleepMs, options.keep), Date.now, events);
  await events.recall();
  const second: { door?: SecureDoor | undefined } = {};
  // Tables are opened and woken through /api and joined through the entrance, where it is checked: nothing is left to Colyseus.
  server.removeAllListeners('request');
  server.on(
    'request',
    splitRequests(
      entrance,
      webApp(options, tables, events, entrance, () => second.door?.port),
    ),
  );
  let metrics: MetricsDoor | undefined;
  try {
    metrics = await openMetrics(options.metrics, tables, entrance.isOwnHost);
    await gameServer.listen(port);
  } catch (error) {
    await metrics?.close();
    await letGo(house);
    throw error;
  }
  // The last to open: whoever comes in by it finds everything in its place, as by the first.
  const door = (second.door = await trySecureDoor(server, options, connections));
  const open: Open = { gameServer, transport, server, door, metrics, house };
  await events.begin();
  sweeper.start();
  const quiet = tellRefusals(house.counts, log);
  log.info({ port: boundPort(server), securePort: door?.port }, 'listening');
  return {
    port: boundPort(server),
    securePort: door?.port,
    metricsPort: metrics?.port,
    tables,
    events,
    close: async () => {
      quiet();
      await sweeper.stop();
      await close(open);
    },
  };
}

const proxiesOf = ({ proxies = [] }: StarboardOptions): BlockList => {
  const read = readNetworks(proxies);
  if (!read) throw new Error(`proxies are addresses or networks, not ${String(proxies)}`);
  return read;
};

function makeEntrance(
  options: StarboardOptions,
  proxies: BlockList,
  tables: Tables,
  events: Events,
): Entrance {
  const { doors, counts } = tables.house;
  return {
    origins: options.origins ?? [],
    isOwnHost: hostCheck(options.hosts ?? []),
    callerOf: callerBy(proxies),
    visits: doors.visits,
    files: doors.files,
    counts,
    join: joinAt(tables, events),
  };
}

function makeTransport(
  server: http.Server,
  { slowestMs, beatMs }: StarboardOptions,
  { origins, isOwnHost, callerOf, visits }: Entrance,
  { rate, now, counts }: House,
): WatchedTransport {
  const verifyClient = ({ req }: { req: http.IncomingMessage }): boolean => {
    const welcome = isOwnHost(req) && isOwnOrigin(req, origins) && visits(callerOf(req)).take();
    if (!welcome) counts.refuse('upgrade');
    return welcome;
  };
  const refused = (reason: string): void => counts.refuse(reason);
  return new WatchedTransport(
    { server, maxPayload: LARGEST_FRAME, verifyClient },
    { rate, now, refused, slowestMs, beatMs },
  );
}

const webApp = (
  { clientDir, build, log, network, metrics }: StarboardOptions,
  tables: Tables,
  events: Events,
  { callerOf }: Entrance,
  securePort: () => number | undefined,
) =>
  makeApp({
    clientDir,
    build,
    log,
    tables,
    events,
    callerOf,
    metricsToken: metrics?.token,
    reach: (request) => reachable(request, securePort(), network),
  });

/** Without its second port the server is as good as before for everybody without a headset. */
async function trySecureDoor(
  server: http.Server,
  { secure, log }: StarboardOptions,
  connections: Connections,
): Promise<SecureDoor | undefined> {
  if (secure === undefined) return undefined;
  try {
    return await openSecureDoor(server, secure, TIMES, (port) => connections.guard(port));
  } catch (error) {
    log.warn({ err: error, port: secure.port }, 'no HTTPS: the port cannot be had');
    return undefined;
  }
}

function makeHouse(options: StarboardOptions): House {
  const { build, log, games = GAMES, random = randomBytes, date = Date.now } = options;
  const now = () => performance.now();
  const counts = new Counts();
  return {
    build,
    log,
    games,
    random,
    date,
    now,
    counts,
    store: countedStore(options.store ?? memoryStore(), counts),
    thinker: countedThinker(options.thinker ?? inlineThinker(games, now), counts),
    doors: new Doors(random, now, options),
    reservations: new Reservations(random, now),
    graceMs: (options.graceSeconds ?? 20) * 1000,
    botDelayMs: options.botDelayMs ?? 700,
    botThinkMs: options.botThinkMs ?? 1000,
    told: tidying(() => counts.waiting.store > 0),
    nonceMs: options.nonceMs ?? 3000,
    sleepMs: options.sleepMs ?? 10 * 60_000,
    retryMs: options.retryMs ?? 5000,
    rate: options.rate ?? { burst: 60, perSecond: 20 },
    records: options.records ?? { burst: 600, perSecond: 10 },
    unasked: options.unasked ?? { burst: 60, perSecond: 1 },
    mostRecords: options.mostRecords ?? 50_000,
  };
}

const boundPort = (server: http.Server): number => (server.address() as AddressInfo).port;

interface Open {
  readonly gameServer: Server;
  readonly transport: WatchedTransport;
  readonly server: http.Server;
  readonly door: SecureDoor | undefined;
  readonly metrics: MetricsDoor | undefined;
  readonly house: House;
}

/** Drains: tables finish what is under way, everybody is told to come back, what was asked for is written. */
async function close({ gameServer, transport, server, door, metrics, house }: Open): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  // Whoever does not go is let go.
  const lettingGo = setTimeout(() => transport.letGo(), LEAVING_MS);
  await gameServer.gracefullyShutdown(false);
  await door?.close();
  server.closeAllConnections();
  await closed;
  clearTimeout(lettingGo);
  await metrics?.close();
  await letGo(house);
}

async function letGo({ store, thinker }: House): Promise<void> {
  await thinker.close();
  await store.close();
}

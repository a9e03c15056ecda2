import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from 'colyseus';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { GAMES, type Register } from '../shared/games';
import { TABLE_ROOM } from '../shared/protocol';
import { reachable } from './addresses';
import { inlineThinker, type Thinker } from '../shared/bots/thinker';
import { colyseusLog, type Log } from './log';
import { Doors } from './rooms/doors';
import type { House } from './rooms/house';
import type { Rate } from './rooms/limits';
import type { Entropy } from './rooms/secrets';
import { type KeepingDays, keepingOf, Sweeper } from './rooms/sweep';
import { tableRoom } from './rooms/tableRoom';
import { Tables } from './rooms/tables';
import { memoryStore } from './store/memoryStore';
import type { Store } from './store/store';
import { makeApp } from './web/app';
import { splitRequests } from './web/matchmaking';
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
  /** How long a dropped player's seat is held. */
  readonly graceSeconds?: number;
  readonly botDelayMs?: number;
  readonly botThinkMs?: number;
  readonly nonceMs?: number;
  readonly sleepMs?: number;
  readonly retryMs?: number;
  /** Messages of one page; wrong guesses, new tables and new matches of one address. */
  readonly rate?: Rate;
  readonly guesses?: Rate;
  readonly openings?: Rate;
  readonly starts?: Rate;
  /** How long tables and finished matches are kept. */
  readonly keep?: KeepingDays;
  /** A source of secrets that repeats, for tests. */
  readonly random?: Entropy;
}

export interface Starboard {
  readonly port: number;
  /** Undefined: not asked for, or its port could not be had, which is in the log. */
  readonly securePort: number | undefined;
  readonly tables: Tables;
  close(): Promise<void>;
}

const LARGEST_FRAME = 16 * 1024;

/** One process: HTTP, the built client and the rooms, on one port. Throws what keeps it from listening. */
export async function createStarboard(options: StarboardOptions): Promise<Starboard> {
  const { port, clientDir, build, log, origins = [], network } = options;
  const server = http.createServer();
  const verifyClient = ({ req }: { req: http.IncomingMessage }): boolean => isOwnOrigin(req, origins);
  // Until it listens, failures are thrown, not logged.
  const gameServer = new Server({
    transport: new WebSocketTransport({ server, maxPayload: LARGEST_FRAME, verifyClient }),
    logger: colyseusLog(log, () => server.listening),
    greet: false,
    gracefullyShutdown: false,
  });
  // Tables are opened and woken through /api, where it is checked; the matchmaker only lets people in.
  matchMaker.controller.exposedMethods = ['joinById'];
  const house = makeHouse(options);
  const tables = new Tables(house, (table) => matchMaker.createRoom(TABLE_ROOM, { table }));
  gameServer.define(TABLE_ROOM, tableRoom(tables));
  const sweeper = new Sweeper(tables, keepingOf(house.sleepMs, options.keep));
  const door = await trySecureDoor(server, options);
  const colyseus = server.listeners('request') as http.RequestListener[];
  server.removeAllListeners('request');
  server.on(
    'request',
    splitRequests(
      (request, response) => {
        for (const listener of colyseus) listener.call(server, request, response);
      },
      makeApp({
        clientDir,
        build,
        log,
        tables,
        origins,
        reach: (request) => reachable(request, door?.port, network),
      }),
      origins,
    ),
  );
  try {
    await gameServer.listen(port);
  } catch (error) {
    await door?.close();
    await letGo(house);
    throw error;
  }
  sweeper.start();
  log.info({ port: boundPort(server), securePort: door?.port }, 'listening');
  return {
    port: boundPort(server),
    securePort: door?.port,
    tables,
    close: async () => {
      await sweeper.stop();
      await close(gameServer, server, door, house);
    },
  };
}

/** Without its second port the server is as good as before for everybody without a headset. */
async function trySecureDoor(
  server: http.Server,
  { secure, log }: StarboardOptions,
): Promise<SecureDoor | undefined> {
  if (secure === undefined) return undefined;
  try {
    return await openSecureDoor(server, secure);
  } catch (error) {
    log.warn({ err: error, port: secure.port }, 'no HTTPS: the port cannot be had');
    return undefined;
  }
}

function makeHouse(options: StarboardOptions): House {
  const { build, log, games = GAMES, random = randomBytes } = options;
  const now = () => performance.now();
  return {
    build,
    log,
    games,
    random,
    now,
    store: options.store ?? memoryStore(),
    thinker: options.thinker ?? inlineThinker(games, now),
    doors: new Doors(random, now, options),
    graceMs: (options.graceSeconds ?? 20) * 1000,
    botDelayMs: options.botDelayMs ?? 700,
    botThinkMs: options.botThinkMs ?? 1000,
    nonceMs: options.nonceMs ?? 3000,
    sleepMs: options.sleepMs ?? 10 * 60_000,
    retryMs: options.retryMs ?? 5000,
    rate: options.rate ?? { burst: 60, perSecond: 20 },
  };
}

const boundPort = (server: http.Server): number => (server.address() as AddressInfo).port;

/** Drains: tables finish what is under way, everybody is told to come back, what was asked for is written. */
async function close(
  gameServer: Server,
  server: http.Server,
  door: SecureDoor | undefined,
  house: House,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  await gameServer.gracefullyShutdown(false);
  await door?.close();
  server.closeAllConnections();
  await closed;
  await letGo(house);
}

async function letGo({ store, thinker }: House): Promise<void> {
  await thinker.close();
  await store.close();
}

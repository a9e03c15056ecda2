import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { TABLE_ROOM } from '../shared/protocol';
import { colyseusLog, type Log } from './log';
import { tableRoom } from './rooms/tableRoom';
import { makeApp } from './web/app';
import { splitRequests } from './web/matchmaking';

export interface StarboardOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder of the built client. */
  readonly clientDir: string;
  /** Build id of that client; undefined while developing, when every page is welcome. */
  readonly build: string | undefined;
  readonly log: Log;
  readonly graceSeconds?: number;
}

export interface Starboard {
  readonly port: number;
  close(): Promise<void>;
}

const LARGEST_FRAME = 16 * 1024;

/** One process: HTTP, the built client and the rooms, on one port. Throws what keeps it from listening. */
export async function createStarboard(options: StarboardOptions): Promise<Starboard> {
  const { port, clientDir, build, log, graceSeconds = 20 } = options;
  const server = http.createServer();
  // Until it listens, failures are thrown, not logged.
  const gameServer = new Server({
    transport: new WebSocketTransport({ server, maxPayload: LARGEST_FRAME }),
    logger: colyseusLog(log, () => server.listening),
    greet: false,
    gracefullyShutdown: false,
  });
  gameServer.define(TABLE_ROOM, tableRoom({ build, log, graceSeconds }));
  const colyseus = server.listeners('request') as http.RequestListener[];
  server.removeAllListeners('request');
  server.on(
    'request',
    splitRequests((request, response) => {
      for (const listener of colyseus) listener.call(server, request, response);
    }, makeApp({ clientDir, build, log })),
  );
  await gameServer.listen(port);
  log.info({ port: boundPort(server) }, 'listening');
  return { port: boundPort(server), close: () => close(gameServer, server) };
}

const boundPort = (server: http.Server): number => (server.address() as AddressInfo).port;

async function close(gameServer: Server, server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  await gameServer.gracefullyShutdown(false);
  server.closeAllConnections();
  await closed;
}

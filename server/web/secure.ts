import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate';

export interface SecureOptions extends Certificate {
  /** 0 takes a free one. */
  readonly port: number;
}

/** The second door: what comes in by it goes to the one server, pages, rooms and sockets alike. */
export interface SecureDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** How long somebody may take to agree on a key, to say what they want, and to send it; and how long its head may be. */
export interface SlowestTimes {
  readonly maxHeaderSize?: number;
  readonly handshakeTimeout: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** Browsers let a page into a headset only over HTTPS. Rejects with what keeps it from listening. */
export const openSecureDoor = (
  server: http.Server,
  { port, key, cert }: SecureOptions,
  times: SlowestTimes,
  guard: (door: https.Server) => void,
): Promise<SecureDoor> => {
  const door = https.createServer({ key, cert, ...times });
  guard(door);
  for (const event of ['request', 'upgrade'] as const) {
    door.on(event, (...said: unknown[]) => void server.emit(event, ...said));
  }
  const sockets = new Set<Duplex>();
  door.on('connection', (socket: Duplex) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A page that does not like the certificate hangs up; that is no trouble of ours.
  door.on('tlsClientError', (_error, socket) => void socket.destroy());
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, () => {
      door.off('error', reject);
      resolve({ port: (door.address() as AddressInfo).port, close: () => closeDoor(door, sockets) });
    });
  });
};

/** Everybody has been told already: whoever still holds on is let go. */
const closeDoor = (door: https.Server, sockets: ReadonlySet<Duplex>): Promise<void> =>
  new Promise((resolve) => {
    door.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });

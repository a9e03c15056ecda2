import net from 'node:net';
import { PROTOCOL } from '../../shared/protocol';

export interface Reserved {
  readonly room: { readonly name: string; readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
  readonly code?: number;
  readonly error?: string;
}

/** Asks for a place at a table, as the client library does before it opens its socket. */
export const reserve = async (
  origin: string,
  door: string,
  options: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reserved> => {
  const response = await fetch(`${origin}/matchmake/joinById/${door}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ protocol: PROTOCOL, build: 'test', table: door, ...options }),
  });
  return (await response.json()) as Reserved;
};

/** A socket that speaks WebSocket by hand: it need not answer, nor read, nor close. */
export interface RawSocket {
  readonly socket: net.Socket;
  /** One frame with this opcode (1 text, 2 binary, 8 close, 9 ping, 10 pong, 0 goes on). */
  frame(opcode: number, payload?: Uint8Array, final?: boolean): void;
  /** All that has come, handshake and all. */
  heard(): Buffer;
  readonly closed: Promise<void>;
}

export const rawSocket = (
  port: number,
  path: string,
  host = 'localhost',
  headers: Readonly<Record<string, string>> = {},
): Promise<RawSocket> => {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = net.connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more.join('')}` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  const raw: RawSocket = {
    socket,
    closed,
    heard: () => Buffer.concat(chunks),
    frame: (opcode, payload = new Uint8Array(0), final = true) => {
      const head = [(final ? 0x80 : 0) | opcode];
      if (payload.length < 126) head.push(0x80 | payload.length);
      else head.push(0x80 | 126, payload.length >> 8, payload.length & 255);
      // The mask is four zeros: the payload goes as it is.
      socket.write(Buffer.from([...head, 0, 0, 0, 0, ...payload]));
    },
  };
  return new Promise((resolve) => {
    socket.once('close', () => resolve(raw));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      resolve(raw);
    });
  });
};

/** Opens the socket of a place that was reserved. */
export const takePlace = (
  port: number,
  { room, sessionId }: Reserved,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawSocket> =>
  rawSocket(port, `/${room.processId}/${room.roomId}?sessionId=${sessionId}`, 'localhost', headers);

/** A message to the room. */
export const data = (name: string, ...payload: number[]): Uint8Array =>
  Uint8Array.from([13, 0xa0 + name.length, ...Buffer.from(name), ...payload]);

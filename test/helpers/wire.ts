import { unpack } from '@colyseus/msgpackr';
import { Client, Room } from 'colyseus.js';
import { speakPlainly } from '../../client/net/connection';
import { nonceHashOf } from '../../shared/engine/fairness';
import type { Answer, JoinOptions, RequestName } from '../../shared/protocol';
import { PROTOCOL } from '../../shared/protocol';
import { until } from './tables';

/** All bytes that reached a page, frame by frame, from the handshake on. */
const received = new WeakMap<object, Uint8Array[]>();

type Receiver = (this: Room, event: { readonly data: ArrayBuffer }) => void;
const prototype = Room.prototype as unknown as { onMessageCallback: Receiver };
const original = prototype.onMessageCallback;
prototype.onMessageCallback = function record(event) {
  const frames = received.get(this) ?? [];
  received.set(this, frames);
  frames.push(Uint8Array.from(new Uint8Array(event.data)));
  original.call(this, event);
};

export const JOINED = 10;
export const STATE = 14;
export const PATCH = 15;
export const DATA = 13;

export interface Frame {
  readonly code: number;
  readonly bytes: Uint8Array;
  /** Of a message. */
  readonly name?: string;
  readonly message?: unknown;
}

export const readFrame = (bytes: Uint8Array): Frame => {
  const code = bytes[0] ?? 0;
  if (code !== DATA) return { code, bytes };
  const length = (bytes[1] ?? 0xa0) - 0xa0;
  const name = Buffer.from(bytes.subarray(2, 2 + length)).toString('utf8');
  return { code, bytes, name, message: unpack(bytes.subarray(2 + length)) as unknown };
};

type Answered = Answer<'done'> | Answer<'refused'>;

/** A page that only sends and records. */
export interface Wire {
  readonly room: Room;
  frames(): readonly Uint8Array[];
  /** Waits for the answer. */
  ask(name: RequestName, message: object): Promise<Answered>;
  /** Sends bytes as they are. */
  raw(bytes: Uint8Array): void;
  welcome(): Answer<'welcome'>;
  leave(consented?: boolean): Promise<void>;
}

let requests = 1;
/** Two runs that are to be compared number their requests alike. */
export const numberFrom = (first: number): void => void (requests = first);

export const joinWire = async (
  origin: string,
  options: Pick<JoinOptions, 'table' | 'identity' | 'secret' | 'watch' | 'rev' | 'name'> & {
    readonly build?: string;
  },
): Promise<Wire> => {
  const defined = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const room = speakPlainly(
    await new Client(origin).joinById(options.table, { protocol: PROTOCOL, build: 'test', ...defined }),
  );
  const waiting = new Map<number, (answer: Answered | Error) => void>();
  const settle = (answer: Answered): void => waiting.get(answer.request)?.(answer);
  let left = false;
  const welcomed = await new Promise<Answer<'welcome'> | undefined>((resolve) => {
    room.onMessage('welcome', resolve);
    room.onMessage('done', settle);
    room.onMessage('refused', settle);
    room.onMessage('*', () => undefined);
    room.onLeave(() => {
      left = true;
      resolve(undefined);
      for (const give of waiting.values()) give(new Error('the page was closed'));
    });
  });
  return {
    room,
    frames: () => received.get(room) ?? [],
    async ask(name, message) {
      const request = requests++;
      const answer = await new Promise<Answered | Error>((resolve) => {
        waiting.set(request, resolve);
        room.send(name, { ...message, request });
      });
      waiting.delete(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    raw: (bytes) => room.connection.send(bytes),
    welcome: () => welcomed!,
    async leave(consented = true) {
      if (consented) await room.leave();
      else room.connection.close();
      await until(() => left, 'leaving');
    },
  };
};

/** Opens a table over HTTP. */
export const openTable = async (origin: string, wish: object): Promise<{ table: string; secret: string }> => {
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return (await response.json()) as { table: string; secret: string };
};

/** Opens a table of the reference game. */
export const openWire = (origin: string, options: object): Promise<{ table: string; secret: string }> =>
  openTable(origin, { game: 'skirmish', options });

/** Everybody seated is ready, the first one begins, nonces are given. */
export const beginWire = async (players: readonly Wire[]): Promise<void> => {
  const nonces = players.map((_, seat) => String(seat).repeat(64));
  for (const [seat, player] of players.entries())
    await player.ask('ready', { nonceHash: nonceHashOf(nonces[seat]!) });
  await players[0]!.ask('start', {});
  for (const [seat, player] of players.entries()) await player.ask('nonce', { nonce: nonces[seat]! });
};

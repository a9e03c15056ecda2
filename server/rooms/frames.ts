import type { Client, Room } from 'colyseus';
import { HERE, REQUEST_NAMES } from '../../shared/protocol';
import { isPlainMessage } from './scan';
import { watchOf } from './sockets';

const JOIN_ROOM = 10;
const LEAVE_ROOM = 12;
const ROOM_DATA = 13;
const LONGEST_NAME = 31;

/** What a frame is, found out without decoding it. */
export type FrameKind = 'joins' | 'leaves' | 'asks' | 'unknown' | 'malformed';

const NAMES: ReadonlySet<string> = new Set([...REQUEST_NAMES, HERE]);

/** Code, head and name of a frame that says where somebody is. */
const HERE_BYTES = [ROOM_DATA, 0xa0 + HERE.length, ...Array.from(HERE, (letter) => letter.charCodeAt(0))];
/** Longer than any that a page of ours sends. */
const LONGEST_HERE = 64;
const isHere = (frame: Uint8Array): boolean =>
  frame.length <= LONGEST_HERE && HERE_BYTES.every((byte, at) => frame[at] === byte);

/** Only frames of the first three kinds are ours, and Colyseus decodes them safely. */
export function kindOf(frame: Uint8Array, names: ReadonlySet<string> = NAMES): FrameKind {
  const [code, head] = frame;
  if (code === JOIN_ROOM && frame.length === 1) return 'joins';
  if (code === LEAVE_ROOM && frame.length === 1) return 'leaves';
  if (code !== ROOM_DATA || head === undefined) return 'malformed';
  // The name is a msgpack string of up to 31 bytes, with its length in its head; longer strings and numbers are never ours.
  const length = head - 0xa0;
  const end = 2 + length;
  if (length < 0 || length > LONGEST_NAME || end > frame.length) return 'malformed';
  const name = String.fromCharCode(...frame.subarray(2, end));
  if (end < frame.length && !isPlainMessage(frame, end)) return 'malformed';
  return names.has(name) ? 'asks' : 'unknown';
}

export interface FrameHandlers {
  /** Too fast: nothing was looked at. */
  readonly tooFast: (client: Client) => void;
  readonly refuse: (client: Client, kind: 'unknown' | 'malformed', error?: unknown) => void;
  /** What may be asked for; absent: what tables answer. */
  readonly names?: ReadonlySet<string>;
}

/** Counts every frame, looks at it, and lets only sound ones through to the room: one client's bytes never end the process. */
export function guardFrames(room: Room, handlers: FrameHandlers): void {
  const receive: unknown = Reflect.get(room, '_onMessage');
  if (typeof receive !== 'function')
    throw new Error('Colyseus has no Room._onMessage any more: guard frames anew');
  const joined = new WeakSet<Client>();
  const judge = (client: Client, frame: Uint8Array): FrameKind => {
    const kind = kindOf(frame, handlers.names);
    // A page says once, and first of all, that it has joined.
    if (kind === 'leaves' || (kind === 'joins') !== joined.has(client)) return kind;
    return 'malformed';
  };
  Reflect.set(room, '_onMessage', (client: Client, frame: Uint8Array) => {
    const watch = watchOf(client.ref);
    if (watch.isShut()) return;
    if (isHere(frame) && joined.has(client)) {
      // Nobody is told that this was too fast: the next one says it better.
      if (!watch.notice()) return;
    } else if (!watch.take()) {
      if (!watch.isShut() && joined.has(client)) handlers.tooFast(client);
      return;
    }
    const kind = judge(client, frame);
    if (kind === 'malformed' || kind === 'unknown') {
      watch.blame(kind);
      if (!watch.isShut() && joined.has(client)) handlers.refuse(client, kind);
      return;
    }
    if (kind === 'joins') {
      joined.add(client);
      watch.joined();
    }
    try {
      Reflect.apply(receive, room, [client, frame]);
    } catch (error) {
      watch.blame('malformed');
      handlers.refuse(client, 'malformed', error);
    }
  });
}

/**
 * Gives every frame to this client bytes of its own, lets the frames of one moment leave together, and bounds what waits.
 * Colyseus encodes into buffers it uses again, and a socket whose receiver is slow keeps what it is given until it can be
 * sent: the receiver would get a mixture of two patches. And a move is a patch, what happened and an answer: one system
 * call, not three.
 */
export function gatherFrames(client: Client): void {
  const watch = watchOf(client.ref);
  const [send, enqueue] = [client.raw.bind(client), client.enqueueRaw.bind(client)];
  const socket: unknown = Reflect.get(client.ref, '_socket');
  let corked = false;
  const release = (): void => {
    if (corked && isCorkable(socket)) socket.uncork();
    corked = false;
  };
  releases.set(client, release);
  client.raw = (data, options, taken) => {
    if (watch.isShut()) return;
    if (!corked && isCorkable(socket)) {
      corked = true;
      socket.cork();
      process.nextTick(release);
    }
    const done = watch.send();
    send(Buffer.from(data), options, (error) => {
      done();
      taken?.(error);
    });
  };
  client.enqueueRaw = (data, options) => {
    if (Reflect.get(client, '_enqueuedMessages') !== undefined) watch.queue(data.length);
    if (!watch.isShut()) enqueue(data, options);
  };
}

const releases = new WeakMap<Client, () => void>();

/**
 * Lets what was gathered for these clients leave at once. Where many tables have something to tell at the same moment,
 * nobody waits for what the others tell.
 */
export const releaseFrames = (clients: Iterable<Client>): void => {
  for (const client of clients) releases.get(client)?.();
};

interface Corkable {
  cork(): void;
  uncork(): void;
}
const isCorkable = (socket: unknown): socket is Corkable =>
  typeof socket === 'object' && socket !== null && 'cork' in socket && 'uncork' in socket;

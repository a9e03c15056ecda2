import type { Client, Room } from 'colyseus';

const JOIN_ROOM = 10;
const LEAVE_ROOM = 12;
const ROOM_DATA = 13;
const LONGEST_NAME = 40;

/** True for a frame that Colyseus decodes safely: a known code and, for data, a short message name that is all there. */
export function isSoundFrame(frame: Uint8Array): boolean {
  const [code, head] = frame;
  if (code === JOIN_ROOM || code === LEAVE_ROOM) return true;
  if (code !== ROOM_DATA || head === undefined) return false;
  // The name is a msgpack string: up to 31 bytes with its length in the head, or str8 with the length in one more byte.
  // Longer strings and numbers are never ours; a length beyond the frame would make the decoder read on for ever.
  const short = head >= 0xa0 && head <= 0xbf;
  const length = short ? head - 0xa0 : head === 0xd9 ? frame[2] : undefined;
  const from = short ? 2 : 3;
  if (length === undefined || length > LONGEST_NAME || from + length > frame.length) return false;
  // Our names are plain letters; anything else the decoder would complain about on the console.
  return frame.subarray(from, from + length).every(isLetter);
}

const isLetter = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Lets only sound frames through to the room, and no error out of it: one client's bytes never end the process. */
export function guardFrames(room: Room, onBadFrame: (client: Client, error?: unknown) => void): void {
  const receive: unknown = Reflect.get(room, '_onMessage');
  if (typeof receive !== 'function')
    throw new Error('Colyseus has no Room._onMessage any more: guard frames anew');
  Reflect.set(room, '_onMessage', (client: Client, frame: Uint8Array) => {
    if (!isSoundFrame(frame)) {
      onBadFrame(client);
      return;
    }
    try {
      Reflect.apply(receive, room, [client, frame]);
    } catch (error) {
      onBadFrame(client, error);
    }
  });
}

/**
 * Gives every frame to this client bytes of its own, and lets the frames of one moment leave together. Colyseus encodes
 * into buffers it uses again, and a socket whose receiver is slow keeps what it is given until it can be sent: the
 * receiver would get a mixture of two patches. And a move is a patch, what happened and an answer: one system call, not three.
 */
export function gatherFrames(client: Client): void {
  const send = client.raw.bind(client);
  const socket: unknown = Reflect.get(client.ref, '_socket');
  let corked = false;
  client.raw = (data, ...more) => {
    if (!corked && isCorkable(socket)) {
      corked = true;
      socket.cork();
      process.nextTick(() => {
        corked = false;
        socket.uncork();
      });
    }
    send(Uint8Array.from(data), ...more);
  };
}

interface Corkable {
  cork(): void;
  uncork(): void;
}
const isCorkable = (socket: unknown): socket is Corkable =>
  typeof socket === 'object' && socket !== null && 'cork' in socket && 'uncork' in socket;

import type { Room } from 'colyseus.js';

const TOLD = [13, 0xa4, ...Buffer.from('told')];
const REFUSED = [13, 0xa7, ...Buffer.from('refused')];
const begins = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

interface Socket {
  binaryType: 'nodebuffer' | 'arraybuffer';
  onmessage: (event: { readonly data: Uint8Array }) => void;
}

/** A page that looks only at the heads of frames: a thousand of them in one process must not slow each other down. */
export class HeadsOnly {
  private heard: (() => void) | undefined;
  private bytes = 0;

  /** `count`: hears how many bytes came for each record. */
  constructor(
    private readonly room: Room,
    private readonly count: (bytes: number) => void = () => undefined,
  ) {
    const { ws } = room.connection.transport as unknown as { readonly ws: Socket };
    ws.binaryType = 'nodebuffer';
    ws.onmessage = ({ data }) => this.hear(data);
    // What it has decoded so far, and how: nobody looks at it any more.
    Reflect.set(room, 'serializer', undefined);
  }

  private hear(bytes: Uint8Array): void {
    this.bytes += bytes.length;
    if (begins(bytes, REFUSED)) throw new Error('a planned move was refused');
    if (!begins(bytes, TOLD)) return;
    this.heard?.();
    this.heard = undefined;
    this.count(this.bytes);
    this.bytes = 0;
  }

  /** Milliseconds from sending something to being told what came of it. */
  send(frame: Uint8Array): Promise<number> {
    return new Promise((resolve) => {
      const began = performance.now();
      this.heard = () => resolve(performance.now() - began);
      this.room.connection.send(frame);
    });
  }

  /** A message as it will go over the wire. */
  frameOf(name: string, message: object): Uint8Array {
    const { connection } = this.room;
    const send = connection.send.bind(connection);
    let frame = new Uint8Array();
    connection.send = (bytes) => (frame = Uint8Array.from(bytes as Uint8Array));
    this.room.send(name, message);
    connection.send = send;
    return frame;
  }
}

/**
 * What a table will send, one after the other, in one piece: a hundred thousand messages as objects would keep the process
 * that listens for answers busy with collecting its garbage.
 */
export class Frames {
  private readonly bytes: Buffer;
  private readonly ends: Uint32Array;
  private next = 0;

  constructor(frames: readonly Uint8Array[]) {
    this.bytes = Buffer.concat(frames);
    this.ends = new Uint32Array(frames.length);
    let end = 0;
    for (const [at, { length }] of frames.entries()) this.ends[at] = end += length;
  }

  /** `undefined`: there is no more. */
  take(): Uint8Array | undefined {
    if (this.next >= this.ends.length) return undefined;
    const at = this.next++;
    return this.bytes.subarray(at === 0 ? 0 : this.ends[at - 1], this.ends[at]);
  }
}

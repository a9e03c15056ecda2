import type { Room } from 'colyseus.js';

const TOLD = [13, 0xa4, ...Buffer.from('told')];
const REFUSED = [13, 0xa7, ...Buffer.from('refused')];
const begins = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

type Hears = (event: { readonly data: ArrayBuffer }) => void;

/** A page that looks only at the heads of frames: a thousand of them in one process must not slow each other down. */
export class HeadsOnly {
  private heard: (() => void) | undefined;
  private bytes = 0;

  /** `count`: hears how many bytes came for each record. */
  constructor(
    private readonly room: Room,
    private readonly count: (bytes: number) => void = () => undefined,
  ) {
    const { ws } = room.connection.transport as unknown as { readonly ws: { onmessage: Hears } };
    ws.onmessage = ({ data }) => this.hear(new Uint8Array(data));
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
  send(name: string, message: object): Promise<number> {
    return new Promise((resolve) => {
      const began = performance.now();
      this.heard = () => resolve(performance.now() - began);
      this.room.send(name, message);
    });
  }
}

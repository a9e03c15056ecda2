import type net from 'node:net';
import type { Counts } from '../counts';
import type { Bucket } from '../rooms/limits';

/** Connections of one address at the same time, on both ports together: a hall full of people with several each. */
const MOST_AT_ONCE = 2000;
/** A connection on which nothing moves for so long, in either direction, is let go; sockets of pages have rules of their own. */
const IDLE_MS = 60_000;

/** From where a connection comes; `undefined`: from a proxy that is trusted, behind which anybody may be. */
export type ComesFrom = (socket: net.Socket) => string | undefined;

/**
 * Counts connections before anything is said on them: handles are few, and agreeing on a key costs more than asking for it.
 * Whoever opens too many is hung up on.
 */
export class Connections {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly comesFrom: ComesFrom,
    private readonly rate: (caller: string) => Bucket,
    private readonly counts: Counts,
    private readonly most = MOST_AT_ONCE,
    private readonly idleMs = IDLE_MS,
  ) {}

  /** Looks after a port from now on. */
  guard(port: net.Server & { setTimeout(ms: number): unknown }): void {
    port.setTimeout(this.idleMs);
    port.on('connection', (socket: net.Socket) => {
      const caller = this.comesFrom(socket);
      if (caller === undefined) return;
      if (!this.rate(caller).take() || (this.open.get(caller) ?? 0) >= this.most) {
        this.counts.refuse('tooManyConnections');
        socket.destroy();
        return;
      }
      this.add(caller, 1);
      socket.once('close', () => this.add(caller, -1));
    });
  }

  private add(caller: string, more: number): void {
    const count = (this.open.get(caller) ?? 0) + more;
    if (count > 0) this.open.set(caller, count);
    else this.open.delete(caller);
  }
}

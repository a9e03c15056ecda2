import type { Schema } from '@colyseus/schema';
import { type Client, Room, ServerError } from 'colyseus';
import { CLOSE } from '../../shared/protocol';
import type { Admitted, Crowd } from './crowd';
import type { House } from './house';
import { expectNobody } from './reservations';

/** What a room carries: a table, or an event. */
interface Carried {
  /** Resolves when nothing is under way. */
  rest(): Promise<void>;
}

/** Pages of one identity in a room where each may have several; one more, and the oldest goes. */
const MOST_OF_ONE = 4;

/** What every room of the house has in common: it outlives its last guest, sends when told to, and its failures stay its own. */
export abstract class HouseRoom extends Room<Schema> implements Crowd {
  override autoDispose = false;
  override patchRate = 0;
  /** Runs out when nobody has come for a while. */
  protected napping: NodeJS.Timeout | undefined;
  protected abstract readonly house: House;
  /** As logs call it. */
  protected abstract readonly kind: 'table' | 'event';
  /** Undefined before it is loaded. */
  protected abstract carried(): Carried | undefined;

  pageCount(): number {
    return this.clients.length;
  }

  strangersFrom(caller: string): number {
    return this.admitted().filter(([, { caller: one, known }]) => !known && one === caller).length;
  }

  /** Whoever has come, by page, the oldest first. */
  private admitted(): readonly (readonly [Client, Admitted])[] {
    return [...this.clients].flatMap((client) => {
      const ticket = (client as Client<unknown, Admitted | undefined>).auth;
      return ticket ? [[client, ticket] as const] : [];
    });
  }

  /** Closes the pages of these identities. */
  protected closeAll(whose: readonly string[], code: number): void {
    for (const [client, { who }] of this.admitted()) if (whose.includes(who)) client.leave(code);
  }

  /** Nobody fills a room with pages of their own. */
  protected closeSurplus(whose: string): void {
    const own = this.admitted().filter(([, { who }]) => who === whose);
    for (const [client] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE))) client.leave(CLOSE.elsewhere);
  }

  /** The server goes down: what is under way is finished, then everybody is told to come back. */
  override onBeforeShutdown(): void {
    void this.carried()
      ?.rest()
      .then(() => this.disconnect(CLOSE.restarting));
  }

  override disconnect(code?: number): Promise<unknown> {
    expectNobody(this);
    return super.disconnect(code);
  }

  /** One room's failure stays in that room; what it carries is restored from its journal when its people come back. */
  override onUncaughtException(error: Error, where: string): void {
    if (error.cause instanceof ServerError) return;
    // The exception itself carries join options, which are secret: only its cause is logged.
    const cause = error.cause instanceof Error ? error.cause : error;
    const { log } = this.house;
    const reason = { message: cause.message, stack: cause.stack, where, [this.kind]: this.roomId };
    if (!this.carried()) {
      log.warn(reason, `${this.kind}: it could not be woken`);
      return;
    }
    log.error(reason, `${this.kind}: uncaught; it is restored from its journal`);
    void this.disconnect(CLOSE.failed);
  }
}

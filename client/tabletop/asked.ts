import type { Ask, Tagged } from '../../shared/engine/game';
import type { Offer } from '../net/session';
import { Choosing } from './choosing';
import type { AnyTable, Asking } from './gameTable';

/** The question that is open, and what may be answered. */
export interface Open {
  readonly offer: Offer<Tagged>;
  readonly asking: Asking<object>;
  readonly choosing: Choosing<Tagged>;
}

/** It is asked on a panel that says what is asked. */
export const hasTitle = ({ asking, choosing }: Open, table: AnyTable): boolean => {
  const { picked, named } = choosing.show();
  // Once something is picked, the panel says what is missing.
  return picked.length > 0 || (named.length > 0 && table.title?.(asking) !== '');
};

/** Keeps the question of this seat until the record that answers it is told: an answer that was refused leaves it open. */
export class Asked {
  private open: Open | undefined;
  /** Its answer is on its way. */
  private sent = false;
  /** The story is being told: nothing is asked before it is over. */
  private waiting = false;

  constructor(private readonly table: AnyTable) {}

  /** What may be answered now; undefined while nothing is asked or an answer is on its way. */
  now(): Open | undefined {
    return this.sent || this.waiting ? undefined : this.open;
  }

  /** A seat has one open question at a time. What was picked for the same question is still picked. */
  offer(offer: Offer<Tagged> | undefined, context: Omit<Asking<object>, 'ask'>): void {
    this.waiting = offer === undefined;
    if (offer === undefined || offer === this.open?.offer) return;
    const before = this.open?.asking.ask.id === offer.ask.id ? this.open.choosing.show().picked : [];
    if (this.open?.asking.ask.id !== offer.ask.id) this.sent = false;
    const asking: Asking<object> = { ...context, ask: offer.ask };
    const choosing = new Choosing(offer.moves, (move) => this.table.route(move, asking), this.table.vague);
    choosing.resume(before);
    this.open = { offer, asking, choosing };
  }

  answer(move: Tagged): void {
    const { open } = this;
    if (open === undefined) return;
    // First, for the next question may come before this one is done with.
    this.sent = true;
    open.offer.choose(move);
  }

  /** The answer came to nothing. */
  refused(): void {
    this.sent = false;
    this.open?.choosing.cancel();
  }

  /** Whatever is no longer asked is forgotten, whether its answer was told or not. */
  forget(asks: readonly Ask[]): void {
    if (this.waiting || asks.some(({ id }) => id === this.open?.asking.ask.id)) return;
    this.sent = false;
    this.open = undefined;
  }
}

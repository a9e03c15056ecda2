import { type Entropy, newId } from './secrets';

/** A place is kept for so long, as Colyseus has it. */
export const RESERVED_MS = 15_000;
/** Strangers of one address who are expected at the same time. */
const MOST_STRANGERS = 20;

export interface Reservation {
  readonly table: string;
  readonly who: string;
  /** The address it was made from. */
  readonly caller: string;
  readonly known: boolean;
}

/** Counts by key; what is at nothing is forgotten. */
class Tallies {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string, more: number): void {
    const count = this.of(key) + more;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

/** Who is expected: let in over HTTP, and not yet at the table. */
export class Reservations {
  /** By session, in the order in which they end. */
  private readonly open = new Map<string, Reservation & { readonly until: number }>();
  private readonly strangers = new Tallies();
  private readonly tables = new Tallies();
  private readonly strangersAt = new Tallies();
  private readonly known = new Map<string, string>();

  constructor(
    private readonly random: Entropy,
    private readonly now: () => number,
  ) {}

  /**
   * Expects somebody; the number of the session by which they come. `undefined`: too many strangers of that address are
   * expected. Whom the table knows is always expected, and once: the latest place counts.
   */
  make(reservation: Reservation): string | undefined {
    this.tidy();
    const { table, who, caller, known } = reservation;
    if (!known && this.strangers.of(caller) >= MOST_STRANGERS) return undefined;
    const before = this.known.get(`${table} ${who}`);
    if (before !== undefined) this.drop(before);
    const session = newId(this.random);
    this.open.set(session, { ...reservation, until: this.now() + RESERVED_MS });
    this.tables.add(table, 1);
    if (known) this.known.set(`${table} ${who}`, session);
    else this.countStranger(reservation, 1);
    return session;
  }

  /** Somebody comes with this session. False: it was not for this table, or not any more. */
  take(session: string, table: string): boolean {
    this.tidy();
    const found = this.open.get(session);
    if (found?.table !== table) return false;
    this.drop(session);
    return true;
  }

  /** How many are expected at a table. */
  expected(table: string): number {
    this.tidy();
    return this.tables.of(table);
  }

  /** Of those, strangers from one address. */
  expectedFrom(table: string, caller: string): number {
    this.tidy();
    return this.strangersAt.of(`${table} ${caller}`);
  }

  private drop(session: string): void {
    const found = this.open.get(session);
    if (!found) return;
    this.open.delete(session);
    this.tables.add(found.table, -1);
    if (found.known) this.known.delete(`${found.table} ${found.who}`);
    else this.countStranger(found, -1);
  }

  private countStranger({ table, caller }: Reservation, more: number): void {
    this.strangers.add(caller, more);
    this.strangersAt.add(`${table} ${caller}`, more);
  }

  private tidy(): void {
    const time = this.now();
    for (const [session, { until }] of this.open) {
      if (until > time) return;
      this.drop(session);
    }
  }
}

/** Colyseus's own notes on who is expected: whether they have come, by session. */
type Notes = Record<string, readonly [unknown, unknown, boolean, ...unknown[]]>;

/** Expects nobody any more: a room that closes would wait for everybody who is expected, for as long as their places are kept. */
export const expectNobody = (room: object): void => {
  const [notes, timers] = ['reservedSeats', 'reservedSeatTimeouts'].map(
    (name) => Reflect.get(room, name) as unknown,
  );
  if (typeof notes !== 'object' || typeof timers !== 'object' || !notes || !timers)
    throw new Error('Colyseus keeps its reservations elsewhere: forget them anew');
  for (const [session, [, , hasCome]] of Object.entries(notes as Notes)) {
    if (hasCome) continue;
    clearTimeout(Reflect.get(timers, session) as NodeJS.Timeout);
    Reflect.deleteProperty(timers, session);
    Reflect.deleteProperty(notes, session);
  }
};

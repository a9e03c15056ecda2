import type { Ask, Seat } from '../../shared/engine/game';
import type { TimeControl } from '../../shared/protocol';

/** An open question, when its time began, and whose reserve pays when it takes too long. */
interface Running {
  readonly id: number;
  readonly opened: number;
  readonly payer?: Seat;
}

/**
 * Table time and what is left of it. Table time runs only while the table is awake and not paused, so a clock stands
 * still while the server is down: what is recorded with each move is enough to set it again.
 */
export class TableClock {
  private before = 0;
  private since: number | undefined;
  private asked: readonly Running[] = [];
  private readonly reserve: number[];
  /** How often the table has called time in this match. */
  called = 0;

  constructor(
    readonly control: TimeControl | undefined,
    seats: number,
    private readonly now: () => number,
    /** How long a reaction stands where the table has no time of its own for it. */
    private readonly gameReactionMs = 0,
  ) {
    this.reserve = Array.from({ length: seats }, () => control?.reserveMs ?? 0);
  }

  /** Milliseconds of table time since the match began. */
  time(): number {
    return this.before + (this.since === undefined ? 0 : Math.max(0, Math.round(this.now() - this.since)));
  }

  run(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.before = this.time();
    this.since = undefined;
  }

  /** Sets the clock to the time of a recorded move. Only while it stands. */
  set(time: number): void {
    this.before = time;
  }

  /**
   * Takes note of the questions open after a step at this time. `free`: seats whose time is not counted. `toldMs`: how long
   * people are told what happened; the time of a new question begins after that, but a reaction's at once.
   */
  note(open: readonly Ask[], time: number, free: (seat: Seat) => boolean, toldMs = 0): void {
    const { control } = this;
    for (const { id, opened, payer } of this.asked) {
      if (payer === undefined || !control || free(payer) || open.some((ask) => ask.id === id)) continue;
      const over = Math.max(0, time - opened - control.perAskMs);
      this.reserve[payer] = Math.max(0, this.reserveOf(payer) - over);
    }
    this.asked = open.map(({ id, seat, reaction }) => {
      // The time of a reaction is fixed: nobody's reserve pays for it.
      const asked = reaction === true ? { id, opened: time } : { id, opened: time + toldMs, payer: seat };
      return this.askedAs(id) ?? asked;
    });
  }

  private askedAs(id: number): Running | undefined {
    return this.asked.find((asked) => asked.id === id);
  }

  /** How long a reaction stands, with a clock for thinking or without. */
  private get reactionMs(): number {
    const own = this.control?.reactionMs ?? 0;
    return own > 0 ? own : this.gameReactionMs;
  }

  isReaction(ask: Ask): boolean {
    return ask.reaction === true && this.reactionMs > 0;
  }

  reserveOf(seat: Seat): number {
    return this.reserve[seat] ?? 0;
  }

  /** How long the seat may still think about this question; `undefined`: as long as it likes. */
  left(ask: Ask): number | undefined {
    const { control } = this;
    const used = this.time() - (this.askedAs(ask.id)?.opened ?? this.time());
    if (this.isReaction(ask)) return Math.max(0, this.reactionMs - used);
    if (!control) return undefined;
    return Math.max(0, control.perAskMs + this.reserveOf(ask.seat) - used);
  }
}

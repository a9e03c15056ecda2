import type { Ask } from '../../shared/engine/game';
import type { TableView } from '../../shared/protocol';
import { readAsks } from './play';

/** How long a seat may still think about its open question. */
export interface SeatClock {
  readonly seat: number;
  /** `thinking`: the question's own time; `reserve`: that is used up; `reaction`: a window that closes when it closes. */
  readonly kind: 'thinking' | 'reserve' | 'reaction';
  /** Of the kind that runs now. */
  readonly leftMs: number;
  readonly ofMs: number;
  /** What is left altogether, before the seat is answered for. */
  readonly inAllMs: number;
  readonly reserveMs: number;
}

interface Seen {
  readonly ask: number;
  readonly askMs: number;
  readonly at: number;
}

/** Counts down, between two words of the table, what the seats have left. `now` in milliseconds. */
export class SeatClocks {
  private readonly seen = new Map<number, Seen>();
  private table: TableView | undefined;
  private asks: readonly Ask[] = [];

  constructor(private readonly now: () => number) {}

  /** Takes note of what the table says. To be called whenever its state has changed. */
  note(view: TableView): void {
    const at = this.now();
    const resumed = this.table?.paused !== '' && view.paused === '';
    this.table = view;
    this.asks = view.stage === 'playing' ? readAsks(view) : [];
    for (const { id, seat } of this.asks) {
      const askMs = view.seats[String(seat)]?.askMs ?? 0;
      const before = this.seen.get(seat);
      const isNews = before?.ask !== id || before.askMs !== askMs || resumed;
      if (isNews) this.seen.set(seat, { ask: id, askMs, at });
    }
  }

  /** The clocks that run, in the order of the questions; none without time control. */
  running(): readonly SeatClock[] {
    const { table: view } = this;
    const time = view?.time;
    if (!view || !time || !('perAskMs' in time)) return [];
    return this.asks.flatMap(({ seat, reaction }): SeatClock[] => {
      const who = view.seats[String(seat)];
      const seen = this.seen.get(seat);
      if (!who || !seen || (who.bot && reaction !== true)) return [];
      const spent = view.paused === '' ? this.now() - seen.at : 0;
      const inAllMs = Math.max(0, seen.askMs - spent);
      const { reserveMs } = who;
      if (reaction === true && time.reactionMs > 0)
        return [{ seat, kind: 'reaction', leftMs: inAllMs, ofMs: time.reactionMs, inAllMs, reserveMs }];
      const own = inAllMs - reserveMs;
      // While what happened is still being told nobody's time runs: the clock stands at its full.
      const leftMs = Math.min(own, time.perAskMs);
      return own > 0
        ? [{ seat, kind: 'thinking', leftMs, ofMs: time.perAskMs, inAllMs, reserveMs }]
        : [{ seat, kind: 'reserve', leftMs: inAllMs, ofMs: time.reserveMs, inAllMs, reserveMs: inAllMs }];
    });
  }
}

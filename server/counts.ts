import type { Thinker } from '../shared/bots/thinker';
import type { Log } from './log';
import type { Store } from './store/store';

/**
 * What takes time between a request and its answer: `wait` for its turn at the table, `enter` judging and recording a
 * move, `write` until the store has it, `tell` everybody, `whole` from arrival to answer. `think`: a bot's thought.
 */
export const STEPS = ['wait', 'enter', 'write', 'tell', 'whole', 'think'] as const;
export type TimedStep = (typeof STEPS)[number];

/** Where something waits: writes for the disk, thoughts for a bot. */
export const QUEUES = ['store', 'bots'] as const;
export type Queue = (typeof QUEUES)[number];

/** Counts what happens in one process; whoever wants to know looks in. */
export class Counts {
  readonly refusals = new Map<string, number>();
  readonly moves = { person: 0, bot: 0 };
  readonly waiting: Record<Queue, number> = { store: 0, bots: 0 };
  /** Hears of every step; nobody does unless it is measured. */
  onStep: ((step: TimedStep, ms: number) => void) | undefined;

  /** Somebody was refused, for a reason that is one of few. */
  refuse(reason: string, times = 1): void {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + times);
  }

  step(step: TimedStep, began: number): void {
    this.onStep?.(step, performance.now() - began);
  }

  /** Counts something as waiting while it is, and how long it took. */
  async during<T>(queue: Queue, step: TimedStep, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    this.waiting[queue]++;
    try {
      return await work();
    } finally {
      this.waiting[queue]--;
      this.step(step, began);
    }
  }
}

export const countedStore = (store: Store, counts: Counts): Store => ({
  ...store,
  write: (...changes) => counts.during('store', 'write', () => store.write(...changes)),
});

export const countedThinker = (thinker: Thinker, counts: Counts): Thinker => ({
  ...thinker,
  think: (job) => counts.during('bots', 'think', () => thinker.think(job)),
});

const EVERY_MS = 60_000;

/** Rubbish costs no line of its own: once a minute one line says how much of each kind there was. Gives a function that stops. */
export const tellRefusals = ({ refusals }: Counts, log: Log, everyMs = EVERY_MS): (() => void) => {
  const told = new Map<string, number>();
  const timer = setInterval(() => {
    const fresh = [...refusals].filter(([reason, count]) => count > (told.get(reason) ?? 0));
    if (fresh.length === 0) return;
    const refused = Object.fromEntries(
      fresh.map(([reason, count]) => [reason, count - (told.get(reason) ?? 0)]),
    );
    for (const [reason, count] of fresh) told.set(reason, count);
    log.warn({ refused }, 'refused in the last minute');
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

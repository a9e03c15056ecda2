import type { Job, Thinker } from '../../shared/bots/thinker';
import { type Asker, FairLine } from './fairLine';
import { Thread, type Thought } from './thread';

export interface PoolSettings {
  /** The bundled worker (server/bots/worker.ts). */
  readonly script: string;
  /** Threads for bots that search; one more is for those that answer at once. */
  readonly threads: number;
  /** Longer than a job's own time by this much, and its worker is ended and replaced. */
  readonly patienceMs?: number;
}

interface Waiting extends Thought, Asker {
  /** Set when a thread takes it. */
  began?: number;
}

/** A level that takes longer than this on average waits with those that search. */
const QUICK_MS = 60;
/** However many want to think, each has this long. */
const LEAST_MS = 50;

const kindOf = ({ game, level }: Job): string => `${game} ${level}`;

/** How long each level of each game takes to answer, on average: levels that search are known to take all they get. */
const costs = () => {
  const known = new Map<string, number>();
  return {
    isQuick: (job: Job): boolean =>
      (known.get(kindOf(job)) ?? (job.level.startsWith('search') ? Infinity : 0)) < QUICK_MS,
    note(job: Job, ms: number): void {
      if (job.level.startsWith('search')) return;
      // A worker that has just been started takes longer; one such answer says little.
      const before = known.get(kindOf(job)) ?? 0;
      const capped = Math.min(ms, 5 * QUICK_MS);
      known.set(kindOf(job), before + (capped - before) / 10);
    },
  };
};

/**
 * Threads in which bots think, shared fairly. Cheap levels have a thread of their own and never wait for those that
 * search. Addresses take turns, and within an address tables do; no address has all threads. When more tables want to
 * think than there are threads, each thinks for a shorter time, so that all together are as quick as one alone.
 */
export const threadThinker = ({ script, threads, patienceMs = 5000 }: PoolSettings): Thinker => {
  const [quick, deep] = [new FairLine<Waiting>(), new FairLine<Waiting>()];
  const cost = costs();
  let closed = false;

  const runningOf = (address: string): number =>
    thinkers.filter(({ thought }) => thought?.address === address).length;
  const mayThink = (address: string): boolean => runningOf(address) < Math.max(1, threads - 1);

  /** An address has its part of all thinking time, and a table its part of that. */
  const shareOf = ({ address, job }: Waiting): number => {
    const tables = new Set<string>();
    const addresses = new Set<string>([address]);
    const running = thinkers.flatMap(({ thought }) => thought ?? []);
    for (const asker of [...deep.askers(), ...running]) {
      addresses.add(asker.address);
      if (asker.address === address) tables.add(asker.table);
    }
    const share = (job.thinkMs * threads) / (addresses.size * Math.max(1, tables.size));
    return Math.min(job.thinkMs, Math.max(LEAST_MS, Math.round(share)));
  };

  const give = (thread: Thread<Waiting>, thought: Waiting | undefined): void => {
    if (!thought) return;
    thought.began = performance.now();
    thread.take(thought, thread === hasty ? thought.job.thinkMs : shareOf(thought));
  };
  const next = (): void => {
    if (closed) return;
    if (!hasty.thought) give(hasty, quick.take());
    for (const thread of thinkers) if (!thread.thought) give(thread, deep.take(mayThink));
  };
  const hasty = new Thread<Waiting>(script, patienceMs, next);
  const thinkers = Array.from({ length: threads }, () => new Thread<Waiting>(script, patienceMs, next));

  return {
    think: (job) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the bots are closed'));
          return;
        }
        const { table = '', address = '' } = job;
        const waiting: Waiting = {
          job,
          table,
          address,
          reject,
          resolve(move) {
            cost.note(job, performance.now() - (waiting.began ?? 0));
            resolve(move);
          },
        };
        (cost.isQuick(job) ? quick : deep).add(waiting);
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of [...quick.clear(), ...deep.clear()]) reject(new Error('the bots are closed'));
      await Promise.all([hasty, ...thinkers].map((thread) => thread.close()));
    },
  };
};

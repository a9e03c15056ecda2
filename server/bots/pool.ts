import { Worker } from 'node:worker_threads';
import type { Tagged } from '../../shared/engine/game';
import type { Job, JobIn, Thinker, ThoughtOut } from '../../shared/bots/thinker';

export interface PoolSettings {
  /** The bundled worker (server/bots/worker.ts). */
  readonly script: string;
  readonly threads: number;
  /** Longer than a job's own time by this much, and its worker is ended and replaced. */
  readonly patienceMs?: number;
}

interface Thought {
  readonly job: Job;
  readonly resolve: (move: Tagged) => void;
  readonly reject: (error: Error) => void;
}

/** One thread with one job at a time. Its worker is started when first needed, and anew after a failure. */
class Thread {
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private thought: Thought | undefined;
  private id = 0;

  constructor(
    private readonly script: string,
    private readonly patienceMs: number,
    private readonly onFree: () => void,
  ) {}

  get isFree(): boolean {
    return this.thought === undefined;
  }

  take(thought: Thought): void {
    this.thought = thought;
    this.worker ??= this.hire();
    const { job } = thought;
    this.timer = setTimeout(() => this.fail('the bot took too long'), job.thinkMs + this.patienceMs);
    this.worker.postMessage({ id: ++this.id, job } satisfies JobIn);
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.dismiss();
    this.settle((thought) => thought.reject(new Error('the bots are closed')));
    await worker?.terminate();
  }

  private hire(): Worker {
    const worker = new Worker(this.script);
    worker.unref();
    worker.on('message', (out: ThoughtOut) => this.hear(out));
    worker.on('error', (error) => this.fail(`the bot failed: ${String(error)}`));
    worker.on('exit', () => this.fail('the bot worker ended'));
    return worker;
  }

  private hear(out: ThoughtOut): void {
    if (out.id !== this.id) return;
    this.settle((thought) => {
      if ('move' in out) thought.resolve(out.move);
      else thought.reject(new Error(out.error));
    });
  }

  private fail(reason: string): void {
    this.dismiss();
    this.settle((thought) => thought.reject(new Error(reason)));
  }

  private dismiss(): void {
    const { worker } = this;
    this.worker = undefined;
    if (!worker) return;
    worker.removeAllListeners();
    worker.on('error', () => undefined);
    void worker.terminate();
  }

  private settle(end: (thought: Thought) => void): void {
    const { thought } = this;
    clearTimeout(this.timer);
    this.thought = undefined;
    if (thought) end(thought);
    this.onFree();
  }
}

/** A pool of threads in which bots think, one job to a thread; the rest wait in line. */
export const threadThinker = ({ script, threads, patienceMs = 5000 }: PoolSettings): Thinker => {
  const line: Thought[] = [];
  let closed = false;
  const next = (): void => {
    if (closed) return;
    for (const thread of pool) {
      const thought = thread.isFree ? line.shift() : undefined;
      if (thought) thread.take(thought);
    }
  };
  const pool = Array.from({ length: threads }, () => new Thread(script, patienceMs, next));
  return {
    think: (job) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the bots are closed'));
          return;
        }
        line.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of line.splice(0)) reject(new Error('the bots are closed'));
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
};

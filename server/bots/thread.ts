import { Worker } from 'node:worker_threads';
import type { Tagged } from '../../shared/engine/game';
import type { Job, JobIn, ThoughtOut } from '../../shared/bots/thinker';

export interface Thought {
  readonly job: Job;
  readonly resolve: (move: Tagged) => void;
  readonly reject: (error: Error) => void;
}

/** One thread with one job at a time. Its worker is started when first needed, and anew after a failure. */
export class Thread<T extends Thought = Thought> {
  private worker: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private id = 0;
  /** What it is busy with. */
  thought: T | undefined;

  constructor(
    private readonly script: string,
    private readonly patienceMs: number,
    private readonly onFree: () => void,
  ) {}

  /** Thinks about the job for this long. */
  take(thought: T, thinkMs: number): void {
    this.thought = thought;
    this.worker ??= this.hire();
    this.timer = setTimeout(() => this.fail('the bot took too long'), thinkMs + this.patienceMs);
    this.worker.postMessage({ id: ++this.id, job: { ...thought.job, thinkMs } } satisfies JobIn);
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

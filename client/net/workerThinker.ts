import type { Tagged } from '../../shared/engine/game';
import type { JobIn, Thinker, ThoughtOut } from '../../shared/bots/thinker';

interface Waiting {
  readonly resolve: (move: Tagged) => void;
  readonly reject: (error: Error) => void;
}

/** Lets bots think in a thread of their own, so that the page never stands still. A thread that dies is replaced. */
export const workerThinker = (): Thinker => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let next = 0;
  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the thread of the bots has failed'));
    waiting.clear();
  };
  const open = (): Worker => {
    const made = new Worker(new URL('./botWorker.ts', import.meta.url));
    made.onmessage = ({ data }: MessageEvent<ThoughtOut>) => {
      const waiter = waiting.get(data.id);
      waiting.delete(data.id);
      if ('move' in data) waiter?.resolve(data.move);
      else waiter?.reject(new Error(data.error));
    };
    made.onerror = fail;
    return made;
  };
  // At once, so that a page which loses its server right after has its bots already.
  worker = open();
  return {
    think: (job) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        (worker ??= open()).postMessage({ id, job } satisfies JobIn);
      }),
    close() {
      fail();
      return Promise.resolve();
    },
  };
};

import { parentPort } from 'node:worker_threads';
import type { Register } from '../../shared/games';
import type { Job } from './answer';
import { inlineThinker } from './thinker';

/** What goes into a worker, and what comes out. */
export interface Asked {
  readonly id: number;
  readonly job: Job;
}
export type Answered =
  { readonly id: number; readonly move: object } | { readonly id: number; readonly error: string };

/** Makes this thread one in which bots think. */
export const serveBots = (games: Register): void => {
  const port = parentPort;
  if (!port) throw new Error('a bot worker runs in a worker thread');
  const thinker = inlineThinker(games);
  port.on('message', ({ id, job }: Asked) => {
    thinker.think(job).then(
      (move) => port.postMessage({ id, move } satisfies Answered),
      (error: unknown) => port.postMessage({ id, error: String(error) } satisfies Answered),
    );
  });
};

import { parentPort } from 'node:worker_threads';
import { inlineThinker, type JobIn, serveJob, type ThoughtOut } from '../../shared/bots/thinker';
import type { Register } from '../../shared/games';

/** Makes this thread one in which bots think. */
export const serveBots = (games: Register): void => {
  const port = parentPort;
  if (!port) throw new Error('a bot worker runs in a worker thread');
  const thinker = inlineThinker(games, () => performance.now());
  port.on('message', (job: JobIn) => serveJob(thinker, job, (out: ThoughtOut) => port.postMessage(out)));
};

import { parentPort } from 'node:worker_threads';
import type { Job } from '../../shared/bots/thinker';
import { serveBots } from '../../server/bots/serve';
import { GAMES } from '../../shared/games';
import { skirmish } from './skirmish';

/** A bot worker that also knows the reference game, and two ways of failing. */
if (parentPort) {
  parentPort.on('message', ({ job }: { readonly job: Job }) => {
    if (job.level === 'dies') process.exit(3);
    if (job.level === 'hangs') for (;;);
  });
  serveBots({ ...GAMES, skirmish: () => Promise.resolve(skirmish) });
}

import type { Tagged } from '../../shared/engine/game';
import type { Register } from '../../shared/games';
import { answer, type Job } from './answer';

/** Where bots think. A thought that fails or takes too long is rejected; it never hangs. */
export interface Thinker {
  think(job: Job): Promise<Tagged>;
  close(): Promise<void>;
}

/** Thinks in this thread: for tests, where one thread tells the same story every time. */
export const inlineThinker = (games: Register): Thinker => ({
  async think(job) {
    const load = games[job.game];
    if (!load) throw new Error(`no game ${job.game}`);
    const { game } = await load();
    return answer(game, job, () => performance.now());
  },
  close: () => Promise.resolve(),
});

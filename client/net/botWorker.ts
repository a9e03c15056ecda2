import { GAMES } from '../../shared/games';
import { inlineThinker, type Job } from './think';
import type { ThoughtOut } from './workerThinker';

/** A thread of the page in which bots think. */
const thinker = inlineThinker(GAMES, () => performance.now());
const port = globalThis as unknown as {
  onmessage: ((message: MessageEvent<{ readonly id: number; readonly job: Job }>) => void) | null;
  postMessage(out: ThoughtOut): void;
};
port.onmessage = ({ data: { id, job } }) => {
  thinker.think(job).then(
    (move) => port.postMessage({ id, move }),
    (error: unknown) => port.postMessage({ id, error: String(error) }),
  );
};

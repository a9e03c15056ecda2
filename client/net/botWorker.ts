import { inlineThinker, type JobIn, serveJob, type ThoughtOut } from '../../shared/bots/thinker';
import { GAMES } from '../../shared/games';

/** A thread of the page in which bots think. */
const thinker = inlineThinker(GAMES, () => performance.now());
const port = globalThis as unknown as {
  onmessage: ((message: MessageEvent<JobIn>) => void) | null;
  postMessage(out: ThoughtOut): void;
};
port.onmessage = ({ data }) => serveJob(thinker, data, (out) => port.postMessage(out));

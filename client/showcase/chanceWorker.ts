import { GAMES } from '../../shared/games';
import { makeReckoner, type Position, type Tried } from './reckoner';

/** What goes into the thread: the game, once, then positions. */
export type ChanceIn = { readonly game: string } | Position;

/** A thread of the page in which games are played on. */
const port = globalThis as unknown as {
  onmessage: ((message: MessageEvent<ChanceIn>) => void) | null;
  postMessage(out: Tried): void;
};
const clock = {
  now: () => performance.now(),
  wait: (then: () => void, ms: number) => void setTimeout(then, ms),
};
let reckoner: Promise<ReturnType<typeof makeReckoner>> | undefined;

port.onmessage = ({ data }) => {
  if ('game' in data) {
    const load = Object.hasOwn(GAMES, data.game) ? GAMES[data.game as keyof typeof GAMES] : undefined;
    reckoner = load?.().then(({ game }) => makeReckoner(game, clock, (tried) => port.postMessage(tried)));
  } else void reckoner?.then((ready) => ready.reckon(data));
};

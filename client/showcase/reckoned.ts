import type { GameModule } from '../../shared/engine/game';
import type { ChanceIn } from './chanceWorker';
import type { ChancePoint, ChanceSource, OpenChances } from './chances';
import type { Position, Tried } from './reckoner';

/** Plays on from positions somewhere else. */
export interface Thread {
  reckon(position: Position): void;
  close(): void;
}
export type OpenThread = (game: string, told: (tried: Tried) => void) => Thread;

/** What a game says of a position counts as so many games played on from it. */
const WEIGHT_OF_VALUE = 20;

const openWorker: OpenThread = (game, told) => {
  const worker = new Worker(new URL('./chanceWorker.ts', import.meta.url));
  const post = (message: ChanceIn): void => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<Tried>) => told(data);
  post({ game });
  return { reckon: post, close: () => worker.terminate() };
};

/** The game's own value and what came of games played on from there, taken together. */
const together = (value: readonly number[], { tries, worths }: Tried): number[] =>
  value.map((chance, seat) => (chance * WEIGHT_OF_VALUE + (worths[seat] ?? 0)) / (WEIGHT_OF_VALUE + tries));

/** The chances of a match: what the game says of a position at once, then with games played on in a thread. */
export const reckonedChances = (
  { game }: Pick<GameModule, 'game'>,
  openThread: OpenThread,
): ChanceSource | undefined => {
  if (!game.value) return undefined;
  const points = new Map<number, ChancePoint>();
  const values = new Map<number, readonly number[]>();
  const listeners = new Set<() => void>();
  const put = (point: ChancePoint): void => {
    points.set(point.rev, point);
    for (const listener of listeners) listener();
  };
  const thread = openThread(game.id, (tried) => {
    const first = values.get(tried.rev);
    if (first && !closed) put({ rev: tried.rev, chances: together(first, tried) });
  });
  let closed = false;
  return {
    note(rev, view) {
      if (closed || values.has(rev)) return;
      const chances = game.value?.(view.pub) ?? [];
      values.set(rev, chances);
      put({ rev, chances });
      // Where nobody is asked the match is over: nothing is left to be played.
      if (view.open.length > 0) thread.reckon({ rev, view, seats: chances.length });
    },
    series: () => [...points.values()].sort((a, b) => a.rev - b.rev),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      closed = true;
      listeners.clear();
      thread.close();
    },
  };
};

/** Opens the chances of a match in this page. */
export const openChances: OpenChances = (module) => reckonedChances(module, openWorker);

import v8 from 'node:v8';
import vm from 'node:vm';
import { runScript, wholeOr } from '../../server/cli/script';
import { endure } from './run';

const flags = { games: wholeOr(1000, 2, 1_000_000) };

/** Nothing grows by more than a twentieth. */
const MOST_GROWTH = 1.05;
/** By then every game has been shown with every number of seats, and all that is kept on purpose is kept. */
const warmAt = (games: number): number => Math.max(1, Math.floor(games / 10));

v8.setFlagsFromString('--expose-gc');
const gc = vm.runInNewContext('gc') as () => void;
const collect = (): number => {
  gc();
  gc();
  return process.memoryUsage().heapUsed;
};

/**
 * `npm run endurance -- [--games 1000] [--json]`: the showcase for as many games, with the scenes of all three on an engine that draws nothing,
 * in time that does not pass. What is in use after a tenth of the games must be within 5 % of what is in use at the end.
 */
void runScript('endurance', flags, async ({ games }) => {
  const [warm, end] = await endure(games, [warmAt(games), games], collect);
  if (!warm || !end) throw new Error('not all games were shown');
  const heap = Number((end.heapBytes / warm.heapBytes).toFixed(3));
  const textures = end.textures - warm.textures;
  const ok =
    heap <= MOST_GROWTH && textures <= warm.textures * (MOST_GROWTH - 1) && end.scenes <= warm.scenes;
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  return {
    report: { games, warm, end, heap, textures, ok },
    lines: [
      `${String(end.hours)} hours of film: heap ${mb(warm.heapBytes)} after ${String(warm.games)} games, ${mb(end.heapBytes)} after ${String(games)} (× ${String(heap)})`,
      `textures ${String(warm.textures)} → ${String(end.textures)}, engines and scenes ${String(warm.scenes)} → ${String(end.scenes)}: ${ok ? 'met' : 'MISSED'}`,
    ],
    ...(ok ? {} : { fault: 'the showcase grows' }),
  };
});

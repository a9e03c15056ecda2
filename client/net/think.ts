import { botNamed } from '../../shared/bots';
import { searchBot } from '../../shared/bots/search';
import type { AnyGame, Ask, Tagged, View } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import type { Register } from '../../shared/games';

/** One question put to a bot: all it may know, and nothing else. */
export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: View<object, object>;
  readonly ask: Ask;
  readonly seed: number;
  readonly thinkMs: number;
}

/** Where bots think. What cannot be answered rejects. */
export interface Thinker {
  think(job: Job): Promise<Tagged>;
  dispose(): void;
}

/** The level that plays where nobody chose one. */
export const USUAL_LEVEL = 'heuristic';

/** How well a bot may play: the game's own bots, then those that play any game. */
export const levelsOf = (game: AnyGame): readonly string[] => [
  ...new Set([...Object.keys(game.bots), 'search', 'random']),
];

/** Thinks on the spot, no longer than the job allows. Throws when there is no such bot. */
export const answer = (game: AnyGame, job: Job, now: () => number): Tagged => {
  const { level, view, ask, seed, thinkMs } = job;
  const named = botNamed(game, level);
  if (!named.ok) throw new Error(named.refusal.message);
  const playOn = Object.hasOwn(game.bots, USUAL_LEVEL) ? { playOn: USUAL_LEVEL } : {};
  const bot = level === 'search' ? searchBot(game, playOn) : named.value;
  const end = now() + thinkMs;
  return bot.choose(view, ask, fastRng(seed), { stop: () => now() >= end });
};

/** Thinks in the thread it is asked in: in a worker, or in a test. */
export const inlineThinker = (games: Register, now: () => number): Thinker => ({
  async think(job) {
    const load = Object.hasOwn(games, job.game) ? games[job.game] : undefined;
    if (!load) throw new Error(`no game "${job.game}"`);
    const { game } = await load();
    return answer(game, job, now);
  },
  dispose: () => undefined,
});

import { randomBot } from '../../shared/bots/random';
import { searchBot } from '../../shared/bots/search';
import type { AnyGame, Ask, Tagged, View } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';

/** One question put to a bot: all it may know, and nothing else. */
export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: View<object, object>;
  readonly ask: Ask;
  readonly seed: number;
  /** Set: think this much, so that the same job gives the same answer. Otherwise until `thinkMs` have passed. */
  readonly iterations?: number;
  readonly thinkMs: number;
}

/** The level that plays where nobody chose one. */
export const USUAL_LEVEL = 'heuristic';

/** How well a bot may play a game: the game's own bots, then those that play any game. */
export const levelsOf = (game: AnyGame): readonly string[] => [
  ...new Set([...Object.keys(game.bots), 'search', 'random']),
];

/** Thinks, on the spot. Throws when there is no such bot or the bot fails. */
export const answer = (game: AnyGame, job: Job, now: () => number): Tagged => {
  const end = now() + job.thinkMs;
  const bot =
    game.bots[job.level] ??
    (job.level === 'search'
      ? searchBot(game, { playOn: USUAL_LEVEL })
      : job.level === 'random'
        ? randomBot(game)
        : undefined);
  if (!bot) throw new Error(`${game.id}: no bot of level ${job.level}`);
  const effort = job.iterations === undefined ? { stop: () => now() >= end } : { iterations: job.iterations };
  return bot.choose(job.view, job.ask, fastRng(job.seed), effort);
};

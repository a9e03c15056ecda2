import type { AnyGame, Ask, BaseState, Tagged, View } from '../engine/game';
import { fastRng } from '../engine/rng';
import type { Register } from '../games';
import { botNamed } from '.';
import { randomMove } from './random';
import { searchBot } from './search';

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
  /** Whom it is for: the table, and the address it was opened or woken from. Those who share threads take turns. */
  readonly table?: string;
  readonly address?: string;
}

/** Where bots think. A thought that fails or takes too long is rejected; it never hangs. */
export interface Thinker {
  think(job: Job): Promise<Tagged>;
  close(): Promise<void>;
}

/** The level that plays where nobody chose one. */
export const USUAL_LEVEL = 'heuristic';

/** How well a bot may play a game: the game's own bots, then those that play any game. */
export const levelsOf = (game: AnyGame): readonly string[] => [
  ...new Set([...Object.keys(game.bots), 'search', 'random']),
];

/** Thinks, on the spot. Throws when there is no such bot or the bot fails. */
export const answer = (game: AnyGame, job: Job, now: () => number): Tagged => {
  const { level, view, ask, seed, thinkMs, iterations } = job;
  const named = botNamed(game, level);
  if (!named.ok) throw new Error(`${game.id}: no bot of level ${level}`);
  // Whoever plays on inside a search plays as well as the game's own bot.
  const bot = level === 'search' ? searchBot(game, { playOn: USUAL_LEVEL }) : named.value;
  const end = now() + thinkMs;
  const effort = iterations === undefined ? { stop: () => now() >= end } : { iterations };
  return bot.choose(view, ask, fastRng(seed), effort);
};

/** What a seat does whose bot has failed: nothing, if the question allows that, or else anything legal. */
export const fallback = (game: AnyGame, state: Readonly<BaseState>, ask: Ask, seed: number): Tagged =>
  game.quiet(state, ask) ?? randomMove(game, state, ask.seat, fastRng(seed));

/** The bot's answer; the fallback when it fails or is not allowed. `failed` is told why. */
export const thoughtOf = async (
  thinker: Thinker,
  game: AnyGame,
  state: Readonly<BaseState>,
  job: Job,
  failed?: (error: unknown) => void,
): Promise<Tagged> => {
  try {
    const move = await thinker.think(job);
    const refusal = game.check(state, job.ask.seat, move);
    if (!refusal) return move;
    failed?.(new Error(`${refusal.code}: ${refusal.message}`));
  } catch (error) {
    failed?.(error);
  }
  return fallback(game, state, job.ask, job.seed);
};

/** Thinks in the thread it is asked in: in a worker, or in a test, where one thread tells the same story every time. */
export const inlineThinker = (games: Register, now: () => number): Thinker => ({
  async think(job) {
    const load = Object.hasOwn(games, job.game) ? games[job.game] : undefined;
    if (!load) throw new Error(`no game ${job.game}`);
    const { game } = await load();
    return answer(game, job, now);
  },
  close: () => Promise.resolve(),
});

/** What goes into a thread of bots, and what comes out. */
export interface JobIn {
  readonly id: number;
  readonly job: Job;
}
export type ThoughtOut =
  { readonly id: number; readonly move: Tagged } | { readonly id: number; readonly error: string };

/** Answers one job of a thread. */
export const serveJob = (thinker: Thinker, { id, job }: JobIn, post: (out: ThoughtOut) => void): void =>
  void thinker.think(job).then(
    (move) => post({ id, move }),
    (error: unknown) => post({ id, error: String(error) }),
  );

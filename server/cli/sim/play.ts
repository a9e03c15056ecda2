import type { AnyBot } from '../../../shared/bots';
import { commitmentOf, digestOf, matchKey, type Terms } from '../../../shared/engine/fairness';
import type { AnyGame, BaseState, Outcome, Tagged } from '../../../shared/engine/game';
import type { Journal } from '../../../shared/engine/journal';
import { type Action, advance, judge, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';

export interface SimGame {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly options: object;
  readonly seed: number;
}

export interface Played {
  readonly outcome: Outcome | undefined;
  readonly moves: number;
  /** Questions answered, by seat. */
  readonly questions: readonly number[];
}

/** The secret seed of game number `index`: every game is the same however many workers share the work. */
const seedOf = (seed: number, index: number): string =>
  keyFromSeed(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77));

/** Plays one game to its end; each bot sees only its seat's view, and every move is judged. */
export const playOne = (
  sim: SimGame,
  index: number,
  record?: (action: Action<Tagged>) => void,
): Played & { state: BaseState } => {
  const { game, bots } = sim;
  const started = start(
    game,
    sim.options,
    bots.length,
    matchKey(seedOf(sim.seed, index), silent(bots.length)),
  );
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const chance = streamRng(state);
  const rngs = bots.map((_, seat) => fastRng(Math.imul(sim.seed + 1, 7919) + index * 16 + seat));
  const questions = bots.map(() => 0);
  while (!game.outcome(state) && state.seq < game.longest) {
    const asked = state.open[0];
    const [bot, rng] = [bots[asked?.seat ?? -1], rngs[asked?.seat ?? -1]];
    if (!asked || !bot || !rng) throw new Error(`${game.id}: nobody to ask in game ${index}`);
    const move = bot.choose(viewOf(game, state, asked.seat), asked, rng, {});
    const action = { actor: asked.seat, ask: asked.id, move };
    const refusal = judge(game, state, action);
    if (refusal)
      throw new Error(
        `${game.id}, game ${index}: a bot's move ${JSON.stringify(move)} is refused: ${refusal.message}`,
      );
    record?.(action);
    questions[asked.seat] = (questions[asked.seat] ?? 0) + 1;
    advance(game, state, asked.seat, move, chance);
  }
  return { outcome: game.outcome(state), moves: state.seq, questions, state };
};

const silent = (seats: number): string[] => Array.from({ length: seats }, () => '');

/** Plays one game and keeps its journal, promises and all: `replay` can verify it. */
export const playForJournal = (sim: SimGame, index: number): Journal => {
  const { game, bots } = sim;
  const entries: Action<Tagged>[] = [];
  const { state } = playOne(sim, index, (action) => entries.push(action));
  const seed = seedOf(sim.seed, index);
  const terms: Terms = {
    match: `sim-${sim.seed}-${index}`,
    game: game.id,
    version: game.version,
    options: sim.options,
    seats: bots.length,
  };
  const nonces = silent(bots.length);
  return {
    format: 1,
    terms,
    commitment: commitmentOf(seed, terms),
    nonceHashes: nonces,
    nonces,
    entries,
    seed,
    digest: digestOf(state),
  };
};

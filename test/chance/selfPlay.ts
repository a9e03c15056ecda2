import { readOptions } from '../../server/cli/sim/settings';
import type { AnyGame, BaseState } from '../../shared/engine/game';
import { advance, start, viewOf, worth } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';

/** Games of one kind: what is not said goes round with the seed. */
export interface Kind {
  readonly game: AnyGame;
  /** Options that every game has. */
  readonly options: object;
  /** Options that go round, one set a game. */
  readonly turns: readonly object[];
  readonly seats?: number | undefined;
}

/** One position of a finished game, as a spectator saw it, and what its end was worth to each seat. */
export interface Position {
  readonly pub: object;
  readonly worths: readonly number[];
}

const begin = ({ game, options, turns, seats }: Kind, seed: number): { state: BaseState; seats: number } => {
  const { min, max } = game.seats;
  const count = seats ?? min + (seed % (max - min + 1));
  const given = JSON.stringify({ ...turns[seed % turns.length], ...options });
  const read = readOptions(game, given, count);
  if (!read.ok) throw new Error(read.refusal.message);
  const started = start(game, read.value, count, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return { state: started.value.state, seats: count };
};

/** Heuristic bots play one game to its end; so many of its positions, drawn from all with equal chance. */
export const playedPositions = (kind: Kind, seed: number, count: number): Position[] => {
  const { game } = kind;
  const { state, seats } = begin(kind, seed);
  const [chance, own] = [streamRng(state), fastRng(seed)];
  const seen: object[] = [];
  let outcome = game.outcome(state);
  for (; !outcome; outcome = game.outcome(state)) {
    const asked = state.open[0]!;
    const view = viewOf(game, state, asked.seat);
    seen.push(view.pub);
    advance(game, state, asked.seat, game.bots.heuristic!.choose(view, asked, own, {}), chance);
  }
  const end = outcome;
  const worths = Array.from({ length: seats }, (_, seat) => worth(end, seat, game.cooperative));
  const draw = fastRng(seed);
  return Array.from({ length: count }, () => ({ pub: draw.pick(seen), worths }));
};

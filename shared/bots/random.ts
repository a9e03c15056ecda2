import type { Ask, BaseState, Bot, GameDefinition, Seat, Tagged } from '../engine/game';
import { guessFrom } from '../engine/kernel';
import type { Rng } from '../engine/rng';

/** The parts of a game that answering at random needs. */
type Answering<S extends BaseState, M extends Tagged> = Pick<
  GameDefinition<S, M, Tagged, object, object, object>,
  'legalMoves' | 'sampleMove'
>;

/** Any legal answer, by the game's own sampler where it has one. */
export const randomMove = <S extends BaseState, M extends Tagged>(
  game: Answering<S, M>,
  state: Readonly<S>,
  seat: Seat,
  rng: Rng,
): M => {
  if (game.sampleMove) return game.sampleMove(state, seat, rng);
  const moves = game.legalMoves(state, seat);
  return rng.pick(Array.isArray(moves) ? (moves as readonly M[]) : [...moves]);
};

/** Plays any game, badly: every legal answer is as good as another. */
export const randomBot = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
): Bot<P, V, M> => ({
  choose: (view, ask: Ask, rng) => randomMove(game, guessFrom(game, view, rng), ask.seat, rng),
});

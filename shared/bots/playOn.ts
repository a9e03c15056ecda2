import { askOf } from '../engine/asks';
import type { Ask, BaseState, GameDefinition, Tagged, View } from '../engine/game';
import { advance, guessFrom, viewOf, worth } from '../engine/kernel';
import type { Rng } from '../engine/rng';

/** Answers all that are open at once, each from the same state, then goes on; gives how many moves were made. */
export const playRound = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  state: S,
  answer: (state: S, asked: Ask, rng: Rng) => M,
  rng: Rng,
): number => {
  const answers = state.open.map((asked) => ({ asked, move: answer(state, asked, rng) }));
  let played = 0;
  for (const { asked, move } of answers) {
    // An earlier answer may have closed this question or changed it: then it is asked anew next time.
    if (askOf(state, asked.seat)?.id !== asked.id || (played > 0 && game.check(state, asked.seat, move)))
      continue;
    advance(game, state, asked.seat, move, rng);
    played++;
  }
  return played;
};

/**
 * Makes up a state that fits the view, lets the game's own bots play it to its end, and gives what that was worth to each
 * of so many seats; nothing where it does not end.
 */
export const playout = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  view: View<P, V>,
  seats: number,
  rng: Rng,
): readonly number[] | undefined => {
  const { heuristic } = game.bots;
  if (!heuristic) throw new Error(`${game.id}: no heuristic bot`);
  const state = guessFrom(game, view, rng);
  const answer = (now: S, asked: Ask): M => heuristic.choose(viewOf(game, now, asked.seat), asked, rng, {});
  for (let moves = 0; moves < game.longest && state.open.length > 0;)
    moves += playRound(game, state, answer, rng);
  const outcome = game.outcome(state);
  return outcome && Array.from({ length: seats }, (_, seat) => worth(outcome, seat, game.cooperative));
};

import { askOf } from '../engine/asks';
import { canonical } from '../engine/canonical';
import type { Ask, BaseState, Bot, Effort, GameDefinition, Seat, Tagged, View } from '../engine/game';
import { advance, guessFrom, viewOf, worth } from '../engine/kernel';
import type { Rng } from '../engine/rng';
import { playRound } from './playOn';
import { randomMove } from './random';

export interface SearchSettings {
  /** Iterations where the caller names none. */
  readonly iterations?: number;
  /** Moves played on before `value` is asked; without `value`, games are played to their end. */
  readonly depth?: number;
  /** More answers than this are sampled, not listed. */
  readonly menu?: number;
  /**
   * The bot that plays on for everybody; without it, `sampleMove` does. Its own answer is taken unless another is clearly
   * better: whoever thinks ahead for too short a time plays as it does, not worse.
   */
  readonly playOn?: string;
}

interface Arm<Move> {
  readonly move: Move;
  tries: number;
  total: number;
  squares: number;
}

/** So many times what chance alone explains, another answer has to be better than the one of the bot that plays on. */
const CLEARLY = 2;

/**
 * Plays any game from a view alone. Each iteration makes up a whole state that fits the view, tries one answer there
 * and plays on; answers that did well are tried more often (UCB1). Everybody else asked at the same time answers by
 * the play-on policy, from the state before: nobody looks at a choice that is still secret.
 */
export const searchBot = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  settings: SearchSettings = {},
): Bot<P, V, M> => {
  const { iterations = 200, depth = 24, menu = 60, playOn } = settings;
  const policy = playOn === undefined ? undefined : game.bots[playOn];

  const answer = (state: S, asked: Ask, rng: Rng): M =>
    policy
      ? policy.choose(viewOf(game, state, asked.seat), asked, rng, { iterations: 1 })
      : randomMove(game, state, asked.seat, rng);

  const playout = (state: S, seat: Seat, rng: Rng): number => {
    const bound = game.value ? depth : game.longest;
    for (let moves = 0; moves < bound && state.open.length > 0;) moves += playRound(game, state, answer, rng);
    const outcome = game.outcome(state);
    if (outcome) return worth(outcome, seat, game.cooperative);
    return game.value?.(game.publicView(state))[seat] ?? 0;
  };

  const tryMove = (view: View<P, V>, asked: Ask, move: M, rng: Rng): number | undefined => {
    const state = guessFrom(game, view, rng);
    if (game.check(state, asked.seat, move)) return undefined;
    // The others' simultaneous answers come first, made without ours on the table.
    const others = state.open
      .filter(({ seat }) => seat !== asked.seat)
      .map((other) => ({ other, move: answer(state, other, rng) }));
    advance(game, state, asked.seat, move, rng);
    for (const { other, move: theirs } of others) {
      if (askOf(state, other.seat)?.id === other.id && !game.check(state, other.seat, theirs))
        advance(game, state, other.seat, theirs, rng);
    }
    return playout(state, asked.seat, rng);
  };

  return {
    choose(view, asked, rng, effort: Effort) {
      const own = policy?.choose(view, asked, rng, { iterations: 1 });
      const arms = menuOf(game, view, asked, rng, menu, own);
      const only = arms[0];
      if (!only) throw new Error(`${game.id}: no answer to ${asked.type}`);
      if (arms.length === 1) return only.move;
      const most = effort.iterations ?? (effort.stop ? Number.MAX_SAFE_INTEGER : iterations);
      for (let i = 0; i < most && !effort.stop?.(); i++) {
        const arm = promising(arms, i);
        const worthIt = tryMove(view, asked, arm.move, rng) ?? 0;
        arm.tries++;
        arm.total += worthIt;
        arm.squares += worthIt * worthIt;
      }
      const best = arms.reduce((top, arm) => (arm.tries > top.tries ? arm : top));
      return own === undefined || isClearlyBetter(best, only) ? best.move : own;
    },
  };
};

const menuOf = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  view: View<P, V>,
  asked: Ask,
  rng: Rng,
  most: number,
  first: M | undefined,
): Arm<M>[] => {
  const state = guessFrom(game, view, rng);
  const listed = [...game.legalMoves(state, asked.seat)];
  if (listed.length > most) rng.shuffle(listed).length = most;
  if (first !== undefined) listed.unshift(first);
  // A menu of an open question leaves answers out: some samples beside it.
  if (asked.open && game.sampleMove)
    for (let i = 0; i < 8; i++) listed.push(game.sampleMove(state, asked.seat, rng));
  const seen = new Set<string>();
  return listed
    .filter((move) => !seen.has(canonical(move)) && seen.add(canonical(move)))
    .map((move) => ({ move, tries: 0, total: 0, squares: 0 }));
};

/** How far the mean of an arm may be off, squared; of few tries little is known. */
const doubt = ({ tries, total, squares }: Arm<unknown>): number => {
  const mean = total / tries;
  return Math.max(0, squares / tries - mean * mean) / tries + 0.25 / (tries * tries);
};

const isClearlyBetter = (best: Arm<unknown>, own: Arm<unknown>): boolean =>
  best !== own &&
  own.tries > 0 &&
  best.total / best.tries - own.total / own.tries > CLEARLY * Math.sqrt(doubt(best) + doubt(own));

/** UCB1: untried arms first, then those with the best mean plus what is not yet known of them. */
const promising = <M>(arms: readonly Arm<M>[], tries: number): Arm<M> => {
  let best = arms[0] as Arm<M>;
  let bestScore = -1;
  const log = naturalLog(tries + 1);
  for (const arm of arms) {
    if (arm.tries === 0) return arm;
    const score = arm.total / arm.tries + Math.sqrt((0.5 * log) / arm.tries);
    if (score > bestScore) {
      best = arm;
      bestScore = score;
    }
  }
  return best;
};

/** ln n by halving, then a short series: `Math.log` may differ in its last digit between machines. */
const naturalLog = (n: number): number => {
  let x = n;
  let halvings = 0;
  while (x > 1.5) {
    x /= 2;
    halvings++;
  }
  const y = (x - 1) / (x + 1);
  const y2 = y * y;
  return halvings * 0.6931471805599453 + 2 * y * (1 + y2 * (1 / 3 + y2 * (1 / 5 + y2 * (1 / 7 + y2 / 9))));
};

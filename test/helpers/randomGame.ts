import { randomMove } from '../../shared/bots/random';
import { canonical } from '../../shared/engine/canonical';
import type { AnyGame, BaseState, Tagged } from '../../shared/engine/game';
import { type Action, fitOptions, judge, start, step } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../shared/engine/rng';
import { describe as fieldsOf, type Field } from '../../shared/engine/shape';

/** One state on the way through a random game, and the action that was taken there. */
export interface Stop {
  readonly state: BaseState;
  readonly action: Action<Tagged>;
  readonly next: BaseState;
  readonly events: readonly Tagged[];
}

export interface RandomGame {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly key: string;
  readonly first: BaseState;
  readonly firstEvents: readonly Tagged[];
  /** What the table does when the match's own clock has run out, if it has one. */
  readonly timeUp: Tagged | undefined;
}

/** A value a person might choose for an option. */
const chooseField = (field: Field, rng: Rng): unknown => {
  switch (field.kind) {
    case 'number':
      return field.min + rng.below(field.max - field.min + 1);
    case 'choice':
      return rng.pick(field.choices);
    case 'flag':
      return rng.below(2) === 1;
    case 'text':
      return field.initial;
  }
};

/** Options the game takes, some of them not the usual ones; those that are given stay. */
export const randomOptions = (game: AnyGame, seats: number, rng: Rng, given: object = {}): object => {
  for (let tries = 0; tries < 20; tries++) {
    const options: Record<string, unknown> = {};
    for (const field of fieldsOf(game.options))
      if (rng.below(3) === 0) options[field.name] = chooseField(field, rng);
    Object.assign(options, given);
    if (fitOptions(game, options, seats).ok) return options;
  }
  return given;
};

export const seatsFor = (game: AnyGame, seed: number): number =>
  game.seats.min + (seed % (game.seats.max - game.seats.min + 1));

export const beginRandom = (game: AnyGame, seed: number, given: object = {}): RandomGame => {
  const rng = fastRng(seed);
  const seats = seatsFor(game, seed);
  const options = seed % 2 === 0 ? given : randomOptions(game, seats, rng, given);
  const key = keyFromSeed(seed);
  const started = start(game, options, seats, key);
  if (!started.ok) throw new Error(`${game.id} seed ${seed}: ${started.refusal.message}`);
  const fit = fitOptions(game, options, seats);
  const timeUp = fit.ok ? game.clock?.(fit.value)?.timeUp : undefined;
  const { state: first, events: firstEvents } = started.value;
  return { game, options, seats, key, first, firstEvents, timeUp };
};

/** An answer at random to a question at random; now and then a standing move such as conceding, or the clock. */
export const randomAction = (
  { game, seats, timeUp }: Pick<RandomGame, 'game' | 'seats' | 'timeUp'>,
  state: BaseState,
  rng: Rng,
): Action<Tagged> => {
  if (timeUp && rng.below(100) === 0) {
    const called = { actor: 'table', ask: 0, move: timeUp } as const;
    if (!judge(game, state, called)) return called;
  }
  if (game.standing.length > 0 && rng.below(150) === 0) {
    const standing = { actor: rng.below(seats), ask: 0, move: { type: rng.pick(game.standing) } };
    if (!judge(game, state, standing)) return standing;
  }
  const asked = rng.pick(state.open);
  return { actor: asked.seat, ask: asked.id, move: randomMove(game, state, asked.seat, rng) };
};

/** Walks through a whole random game. Throws where a legal move is refused or the game is too long. */
export function* walk(begun: RandomGame, seed: number): Generator<Stop> {
  const { game } = begun;
  const rng = fastRng(seed ^ 0x5eed);
  let state = begun.first;
  while (!game.outcome(state)) {
    if (state.seq > game.longest)
      throw new Error(`${game.id} seed ${seed}: longer than ${game.longest} moves`);
    const action = randomAction(begun, state, rng);
    const stepped = step(game, state, action);
    if (!stepped.ok)
      throw new Error(`${game.id} seed ${seed}: ${canonical(action)} refused: ${stepped.refusal.message}`);
    const { state: next, events } = stepped.value;
    yield { state, action, next, events };
    state = next;
  }
}

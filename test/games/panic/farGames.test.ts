import { clone } from '../../../shared/engine/clone';
import { advance, guessFrom, judge, start, step, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import type { PanicState } from '../../../shared/games/panic/types';

/**
 * Random players seldom complete a mission, so the laws seldom see rewards and last turns. Bots do: along their games the
 * same things are looked at, at every question that is rare and at some that are not.
 */
const OFTEN = new Set(['play', 'trade', 'tradeOffer', 'treat']);

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

const isPlain = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || Object.values(value).every(isPlain);
};

const inspect = (state: PanicState, seed: number): void => {
  const asked = state.open[0]!;
  const { seat, id } = asked;
  const moves = [...game.legalMoves(state, seat)];
  for (const move of moves) expect(judge(game, state, { actor: seat, ask: id, move })).toBeUndefined();
  const drawn = game.sampleMove!(state, seat, fastRng(seed));
  expect(moves).toContainEqual(drawn);
  const view = viewOf(game, state, seat);
  const guess = guessFrom(game, view, fastRng(seed));
  expect(viewOf(game, guess, seat)).toEqual(view);
  expect([...game.legalMoves(guess, seat)]).toEqual(moves);
  const stepped = step(game, freeze(clone(state)), { actor: seat, ask: id, move: drawn });
  if (!stepped.ok) throw new Error(stepped.refusal.message);
  expect(isPlain(stepped.value)).toBe(true);
  const alone = clone(state);
  advance(game, alone, seat, drawn, streamRng(alone));
  expect(alone).toEqual(stepped.value.state);
};

test.each([
  [1, 1, {}],
  [2, 2, { missions: 3 }],
  [3, 3, { missions: 3, characters: 'chosen' }],
  [4, 4, {}],
  [5, 5, { missions: 2 }],
  [6, 4, { variant: 'firstGame' }],
])('game %d: %d bots, options %j', (seed, seats, options) => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [chance, own] = [streamRng(state), fastRng(seed)];
  for (let asked = state.open[0]; asked; asked = state.open[0]) {
    if (!OFTEN.has(asked.type) || state.seq % 15 === 0) inspect(state, seed + state.seq);
    const move = game.bots.heuristic!.choose(viewOf(game, state, asked.seat), asked, own, {});
    advance(game, state, asked.seat, move, chance);
  }
  expect(game.outcome(state)).toBeDefined();
});

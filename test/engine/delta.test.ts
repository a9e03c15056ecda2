import { deltaOf, withDelta } from '../../shared/engine/delta';
import { start, advance, viewOf } from '../../shared/engine/kernel';
import type { AnyGame } from '../../shared/engine/game';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';

test.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
  ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a field that is new', { a: 1 }, { a: 1, b: { c: 0 } }, { b: [{ c: 0 }] }],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, { b: 0 }],
  ['a place of a list', { a: [1, 2] }, { a: [1, 5] }, { a: { 1: [5] } }],
  ['a longer list', { a: [1] }, { a: [1, 2] }, { a: [[1, 2]] }],
  ['a list for an object', { a: {} }, { a: [] }, { a: [[]] }],
  ['nothing for something', { a: { b: 1 } }, { a: 0 }, { a: [0] }],
])('a change of %s', (_, before, after, change) => {
  expect(deltaOf(before, after)).toEqual(change);
  expect(withDelta(before, change)).toEqual(after);
});

test('what makes no sense changes nothing, and nothing reaches the prototype', () => {
  expect(withDelta({ a: 1 }, 7)).toEqual({ a: 1 });
  expect(withDelta(5, { a: [1] })).toBe(5);
  const after = withDelta({}, JSON.parse('{"__proto__":[{"bad":1}],"a":[1]}')) as { bad?: number };
  expect([after, after.bad]).toEqual([{ a: 1 }, undefined]);
});

test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])(
  '%s: every public view follows from the one before (seed 3)',
  async (id) => {
    const game: AnyGame = (await GAMES[id]()).game;
    const seats = Math.max(2, game.seats.min);
    const begun = start(game, {}, seats, keyFromSeed(3));
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { state } = begun.value;
    const [chance, own] = [streamRng(state), fastRng(3)];
    let told: unknown = JSON.parse(JSON.stringify(game.publicView(state)));
    let before = told;
    for (let n = 0; n < 60 && !game.outcome(state); n++) {
      const ask = state.open[0]!;
      advance(
        game,
        state,
        ask.seat,
        game.bots.heuristic!.choose(viewOf(game, state, ask.seat), ask, own, {}),
        chance,
      );
      const pub: unknown = JSON.parse(JSON.stringify(game.publicView(state)));
      told = withDelta(told, JSON.parse(JSON.stringify(deltaOf(before, pub) ?? {})));
      expect(told).toEqual(pub);
      before = pub;
    }
  },
);

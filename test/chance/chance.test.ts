import { chancesOf, exponential, settled } from '../../shared/bots/chances';
import type { AnyGame } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { GAMES } from '../../shared/games';
import { judgeAll } from './judge';
import { KNOWN } from './known';
import { type Example, fitWeights, solve } from './newton';
import { playedPositions } from './selfPlay';

test.each([-700, -60, -3.2, -1e-9, 0, 0.5, 1, 10, 59])('e to the power of %d', (x) => {
  const real = Math.exp(Math.max(-60, x));
  expect(Math.abs(exponential(x) / real - 1)).toBeLessThan(1e-9);
});

test('chances add up to 1; who is out has none; who is known to be better has more', () => {
  const [a = 0, b = 0, c = 0] = chancesOf([1, 0.5], [[1, 2], [1, 0], undefined]);
  expect(a).toBeGreaterThan(b);
  expect([a + b, c]).toEqual([1, 0]);
  expect(chancesOf([1], [undefined, undefined])).toEqual([0, 0]);
  expect(chancesOf([], [[1], [2]])).toEqual([0.5, 0.5]);
  expect(settled(3, [0, 2])).toEqual([0.5, 0, 0.5]);
});

test('equations are solved', () => {
  expect(
    solve(
      [
        [4, 1],
        [1, 3],
      ],
      [1, 2],
    ).map((x) => Number(x.toFixed(6))),
  ).toEqual([0.090909, 0.636364]);
});

test('weights are found again that made the ends', () => {
  const rng = fastRng(3);
  const examples = Array.from({ length: 4000 }, (): Example => {
    const sides = [0, 1, 2].map(() => [rng.below(100) / 50 - 1, rng.below(100) / 50 - 1]);
    const [a = 0, b = 0] = chancesOf([2, -1], sides);
    const draw = rng.below(1_000_000) / 1_000_000;
    const won = draw < a ? 0 : draw < a + b ? 1 : 2;
    return { sides, worths: settled(3, [won]) };
  });
  const [first = 0, second = 0] = fitWeights(examples, () => undefined);
  expect(Math.abs(first - 2)).toBeLessThan(0.2);
  expect(Math.abs(second + 1)).toBeLessThan(0.2);
});

test('predictions are judged by what came of them', () => {
  const said = (predicted: number, won: number) => ({ predicted, won, fair: 0.5 });
  const good = judgeAll('g', 4, [said(0.95, 1), said(0.05, 0), said(0.95, 1), said(0.05, 0)]);
  expect(good).toMatchObject({ game: 'g', games: 4, error: 5, brier: 0.0025, base: 0.25, ok: true });
  expect(good.buckets).toHaveLength(10);
  expect(good.buckets[9]).toEqual({ from: 0.9, to: 1, n: 2, predicted: 0.95, won: 1 });
  expect(judgeAll('g', 2, [said(0.9, 0), said(0.1, 1)]).ok).toBe(false);
});

// The whole measure is `npm run chance`; here a few games show that each has weights for all its positions.
test.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s has weights and chances', async (id) => {
  const game: AnyGame = (await GAMES[id]()).game;
  const fair = (chances: readonly number[]) => (game.cooperative ? 0.5 : 1 / chances.length);
  for (const options of KNOWN[id].fitted) {
    const kind = { game, options, turns: [{}] };
    const found = playedPositions(kind, 1, 12).map(({ pub }) => game.value!(pub));
    // Without weights everything would be even.
    const leaning = found.filter((chances) => Math.abs(chances[0]! - fair(chances)) > 1e-9);
    expect(leaning.length).toBeGreaterThan(6);
  }
});

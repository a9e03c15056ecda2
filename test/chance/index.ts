import path from 'node:path';
import * as v from 'valibot';
import { FLAG, runScript, whole, wholeOr } from '../../server/cli/script';
import type { AnyGame } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import { fit } from './fit';
import { type Judged, judgeAll, predict } from './judge';
import { KNOWN, type Known } from './known';

const flags = {
  game: v.picklist(Object.keys(GAMES) as (keyof typeof GAMES)[]),
  options: v.optional(v.string(), '{}'),
  seats: whole(1, 99),
  games: wholeOr(1000, 1, 1_000_000),
  seed: wholeOr(1001, 0, 2_000_000_000),
  fit: FLAG,
};

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(8);

const linesOf = ({ buckets, error, brier, base, ok }: Judged): string[] => [
  'said to win: positions, predicted, won',
  ...buckets.map(
    ({ from, to, n, predicted, won }) =>
      `  ${percent(from)} to ${percent(to)}  ${String(n).padStart(6)}  ${percent(predicted)}  ${percent(won)}`,
  ),
  `off by ${error.toFixed(1)} points (at most 5); Brier score ${brier}, base rate ${base}, ratio ${(brier / base).toFixed(3)} (at most 0.8): ${ok ? 'met' : 'MISSED'}`,
];

const readObject = (text: string): object => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!read.success) throw new Error(`options: expected a JSON object, got ${text}`);
  return read.output;
};

/**
 * `npm run chance -- --game risk [--options '{"mission":2}'] [--seats 4] [--games 1000] [--seed 1001] [--json]`: how good a
 * game's chances to win are, one random position of each game of bots. With `--fit` it makes the weights anew instead,
 * from the games with seeds 1 to 1000, and writes them to the game's data.
 */
void runScript('chance', flags, async ({ game: id, options: text, seats, games, seed, fit: fits }, tell) => {
  const game: AnyGame = (await GAMES[id]()).game;
  const known: Known = KNOWN[id];
  if (fits) {
    const weights = await fit(game, known, path.resolve(__dirname, '../..'), tell);
    return { report: { game: id, weights }, lines: [] };
  }
  const { value } = game;
  if (!value) throw new Error(`${id} has no value`);
  const kind = { game, options: readObject(text), turns: known.turns, seats };
  const judged = judgeAll(
    id,
    games,
    predict(kind, seed, games, (pub) => value.call(game, pub)),
  );
  return { report: judged, lines: linesOf(judged) };
});

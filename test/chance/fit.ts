import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { AnyGame } from '../../shared/engine/game';
import type { Known } from './known';
import { type Example, fitWeights } from './newton';
import { playedPositions } from './selfPlay';

/** The games that weights are fitted on, and how many positions each gives. */
const FIT = { from: 1, games: 1000, positions: 10 };

/** A crew that wins together plays against a side that wins when it does not. */
const worthsOf = (game: AnyGame, worths: readonly number[]): readonly number[] =>
  game.cooperative ? [worths[0] ?? 0, 1 - (worths[0] ?? 0)] : worths;

const seatsOf = ({ seats: { min, max } }: AnyGame, bySeats: boolean): readonly (number | undefined)[] =>
  bySeats ? Array.from({ length: max - min + 1 }, (_, more) => min + more) : [undefined];

/** Plays the games, fits weights for each kind of position, and writes them where the game has its data. */
export const fit = async (
  game: AnyGame,
  known: Known,
  root: string,
  tell: (line: string) => void,
): Promise<Readonly<Record<string, readonly number[]>>> => {
  const examples = new Map<string, Example[]>();
  for (const options of known.fitted)
    for (const seats of seatsOf(game, known.bySeats))
      for (let seed = FIT.from; seed < FIT.from + FIT.games; seed++)
        for (const { pub, worths } of playedPositions(
          { game, options, turns: [{}], seats },
          seed,
          FIT.positions,
        )) {
          const kind = known.kindOf(pub);
          const list = examples.get(kind) ?? [];
          examples.set(kind, list);
          list.push({ sides: known.features(pub), worths: worthsOf(game, worths) });
        }
  const weights: Record<string, readonly number[]> = {};
  for (const [kind, list] of [...examples].sort(([a], [b]) => (a < b ? -1 : 1)))
    weights[kind] = fitWeights(list, (line) => tell(`${kind}: ${line}`));
  const file = path.join(root, 'shared/games', game.id, 'data/chances.ts');
  const text = `/** Made by \`npm run chance -- --game ${game.id} --fit\` from games of bots, seeds ${FIT.from} to ${FIT.games}: a weight for everything that bots/features.ts counts. */
export const CHANCES: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(weights)};
`;
  fs.writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
  return weights;
};

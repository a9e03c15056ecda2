import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { say, stop } from '../../server/cli/terminal';
import type { GameModule } from '../../shared/engine/game';
import { parse } from '../../shared/engine/shape';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';
import { LAWS } from './laws';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };

const wholeNumber = v.pipe(v.string(), v.regex(/^[0-9]+$/u), v.transform(Number), v.minValue(1));
const shape = v.object({
  games: v.optional(wholeNumber, '300'),
  from: v.optional(wholeNumber, '1'),
  game: v.optional(v.picklist(Object.keys(REGISTER))),
});

/** `npm run laws [-- --games 300] [--from 1] [--game panic]`: every law over many more games than `npm test` plays. */
const main = async (argv: readonly string[]): Promise<void> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...argv], options: { games: text, from: text, game: text } });
  const settings = parse(shape, values, 'laws');
  if (!settings.ok) return stop(settings.refusal.message);
  const { games, from, game } = settings.value;
  for (const id of game === undefined ? Object.keys(REGISTER) : [game]) {
    const module = await REGISTER[id]!();
    for (const law of Object.keys(LAWS)) keep(module, law, from, games);
  }
};

const keep = (module: GameModule, law: string, from: number, games: number): void => {
  for (let seed = from; seed < from + games; seed++) {
    try {
      LAWS[law]!(module, seed);
    } catch (error) {
      return stop(
        `${module.game.id}, law of ${law}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  say(`${module.game.id} keeps the law of ${law} (seeds ${from} to ${from + games - 1})`);
};

main(process.argv.slice(2)).catch((error: unknown) =>
  stop(`laws: ${error instanceof Error ? error.message : String(error)}`),
);

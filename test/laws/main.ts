import * as v from 'valibot';
import { runScript, wholeOr } from '../../server/cli/script';
import type { GameModule } from '../../shared/engine/game';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';
import { LAWS } from './laws';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };

/** How often one game was looked at under one law, and the first seed that broke it. */
interface Kept {
  readonly game: string;
  readonly law: string;
  readonly games: number;
  readonly broken?: { readonly seed: number; readonly message: string };
}

const keep = (module: GameModule, law: string, from: number, games: number): Kept => {
  const { game } = module;
  for (let seed = from; seed < from + games; seed++) {
    try {
      LAWS[law]!(module, seed);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { game: game.id, law, games: seed - from + 1, broken: { seed, message } };
    }
  }
  return { game: game.id, law, games };
};

const lineOf = ({ game, law, games, broken }: Kept, from: number): string =>
  broken
    ? `${game} BREAKS the law of ${law}, seed ${broken.seed}: ${broken.message}`
    : `${game} keeps the law of ${law} (seeds ${from} to ${from + games - 1})`;

const flags = {
  games: wholeOr(300, 1, 10_000_000),
  from: wholeOr(1, 0, 2_000_000_000),
  game: v.optional(v.picklist(Object.keys(REGISTER))),
};

/** `npm run laws [-- --games 300] [--from 1] [--game panic] [--json]`: every law over many more games than `npm test` plays. */
void runScript('laws', flags, async ({ games, from, game }, tell) => {
  const kept: Kept[] = [];
  for (const id of game === undefined ? Object.keys(REGISTER) : [game]) {
    const module = await REGISTER[id]!();
    for (const law of Object.keys(LAWS)) {
      const found = keep(module, law, from, games);
      kept.push(found);
      tell(lineOf(found, from));
    }
  }
  const broken = kept.filter((found) => found.broken !== undefined).length;
  return {
    report: { from, games, laws: kept },
    lines: [],
    fault: broken === 0 ? undefined : `${broken} of ${kept.length} laws are broken`,
  };
});

import * as v from 'valibot';
import { runScript, wholeOr } from '../../server/cli/script';
import type { GameModule } from '../../shared/engine/game';
import { GAMES, type Register } from '../../shared/games';
import { skirmish } from '../helpers/skirmish';
import { SCENE_GAMES } from '../helpers/sceneGames';
import { LAWS } from './laws';
import { SCENE_LAWS } from './scenes';

const REGISTER: Register = { ...GAMES, skirmish: () => Promise.resolve(skirmish) };

/** How often one game was looked at under one law, and the first seed that broke it. */
interface Kept {
  readonly game: string;
  readonly law: string;
  readonly games: number;
  readonly broken?: { readonly seed: number; readonly message: string };
}

const keep = (
  game: string,
  law: string,
  from: number,
  games: number,
  holds: (seed: number) => void,
): Kept => {
  for (let seed = from; seed < from + games; seed++) {
    try {
      holds(seed);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { game, law, games: seed - from + 1, broken: { seed, message } };
    }
  }
  return { game, law, games };
};

/** Every law for a game, by its name: those of its rules, then those of its scene. */
const lawsFor = async (
  id: string,
  module: GameModule,
): Promise<[law: string, holds: (seed: number) => void][]> => {
  const scene = SCENE_GAMES.find((one) => one.id === id);
  const shown = scene && { ...(await scene.load()), options: scene.options };
  return [
    ...Object.entries(LAWS).map(([law, of]): [string, (seed: number) => void] => [
      law,
      (seed) => of(module, seed),
    ]),
    ...Object.entries(shown === undefined ? {} : SCENE_LAWS).map(
      ([law, of]): [string, (seed: number) => void] => [law, (seed) => shown && of(shown, seed)],
    ),
  ];
};

const lineOf = ({ game, law, games, broken }: Kept, from: number): string =>
  broken
    ? `${game} BREAKS the law of ${law}, seed ${broken.seed}: ${broken.message}`
    : `${game} keeps the law of ${law} (seeds ${from} to ${from + games - 1})`;

const flags = {
  games: wholeOr(300, 1, 10_000_000),
  from: wholeOr(1, 0, 2_000_000_000),
  game: v.optional(v.picklist(Object.keys(REGISTER))),
  law: v.optional(v.picklist([...Object.keys(LAWS), ...Object.keys(SCENE_LAWS)])),
};

/** `npm run laws [-- --games 300] [--from 1] [--game panic] [--law telling] [--json]`: laws over many more games than `npm test` plays. */
void runScript('laws', flags, async ({ games, from, game, law: wanted }, tell) => {
  const kept: Kept[] = [];
  for (const id of game === undefined ? Object.keys(REGISTER) : [game]) {
    const module = await REGISTER[id]!();
    for (const [law, holds] of await lawsFor(id, module)) {
      if (wanted !== undefined && law !== wanted) continue;
      const found = keep(id, law, from, games, holds);
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

import type { AnyGame, Bot, Tagged } from '../engine/game';
import { failed, type Result, succeeded } from '../engine/result';
import { randomBot } from './random';
import { searchBot } from './search';

export type AnyBot = Bot<object, object, Tagged>;

/** The bots every game has, beside its own. */
export const COMMON_BOTS = ['random', 'search'] as const;

export const botNames = (game: AnyGame): readonly string[] => [
  ...Object.keys(game.bots).sort(),
  ...COMMON_BOTS,
];

/** The bot of this name: the game's own, `random`, `search`, or `search:400` with its number of iterations. */
export const botNamed = (game: AnyGame, name: string): Result<AnyBot> => {
  const own = Object.hasOwn(game.bots, name) ? game.bots[name] : undefined;
  if (own) return succeeded(own);
  if (name === 'random') return succeeded(randomBot(game));
  const search = /^search(?::([1-9][0-9]{0,6}))?$/u.exec(name);
  if (search)
    return succeeded(searchBot(game, search[1] === undefined ? {} : { iterations: Number(search[1]) }));
  return failed({
    code: 'noBot',
    message: `bot: expected one of ${botNames(game).join(', ')}, got "${name}"`,
  });
};

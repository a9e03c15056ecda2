import * as v from 'valibot';
import { botNamed } from '../../../shared/bots';
import type { AnyGame, GameModule } from '../../../shared/engine/game';
import { fitOptions } from '../../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../../shared/engine/result';
import type { Register } from '../../../shared/games';
import { FLAG, readFlags, type Values, whole, wholeOr } from '../script';
import type { SimGame } from './play';

const FLAGS = {
  game: v.string(),
  seats: whole(1, 99),
  games: wholeOr(100, 1, 10_000_000),
  seed: wholeOr(1, 0, 2_147_483_647),
  bot: v.optional(v.string(), 'heuristic'),
  bots: v.optional(v.string()),
  options: v.optional(v.string(), '{}'),
  journal: v.optional(v.string()),
  threads: whole(1, 64),
  json: FLAG,
};

/** What was asked for on the command line, checked as far as it can be without loading the game. */
export type Settings = Values<typeof FLAGS>;

export const readSettings = (argv: readonly string[]): Result<Settings> => readFlags('sim', FLAGS, argv);

/** The game these settings speak of, from the register. */
export const loadGame = async (register: Register, id: string): Promise<Result<GameModule>> => {
  const load = Object.hasOwn(register, id) ? register[id] : undefined;
  if (load) return succeeded(await load());
  const known = Object.keys(register).sort().join(', ');
  return failed({ code: 'noGame', message: `game: expected one of ${known}, got "${id}"` });
};

/** Options given as text, fitted to a game. */
export const readOptions = (game: AnyGame, text: string, seats: number): Result<object> => {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    return failed({ code: 'badOptions', message: `options: expected JSON, got ${text}` });
  }
  return fitOptions(game, options, seats);
};

export const botNamesOf = (settings: Settings, seats: number): readonly string[] =>
  settings.bots === undefined ? Array.from({ length: seats }, () => settings.bot) : settings.bots.split(',');

/** Settings turned into a game that can be played, or what is wrong with them. */
export const simGame = ({ game }: GameModule, settings: Settings): Result<SimGame> => {
  const seats = settings.seats ?? settings.bots?.split(',').length ?? game.seats.min;
  const names = botNamesOf(settings, seats);
  if (names.length !== seats) {
    return failed({ code: 'badBots', message: `bots: expected ${seats} names, got ${names.length}` });
  }
  const fit = readOptions(game, settings.options, seats);
  if (!fit.ok) return fit;
  const bots = [];
  for (const name of names) {
    const bot = botNamed(game, name);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return succeeded({ game, bots, options: fit.value, seed: settings.seed });
};

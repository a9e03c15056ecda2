import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { botNamed } from '../../../shared/bots';
import type { GameModule } from '../../../shared/engine/game';
import { fitOptions } from '../../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../../shared/engine/result';
import { parse } from '../../../shared/engine/shape';
import type { Register } from '../../../shared/games';
import type { SimGame } from './play';

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?[0-9]+$/u, 'expected a whole number'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

const settingsShape = v.object({
  game: v.string(),
  seats: v.optional(whole(1, 99)),
  games: v.optional(whole(1, 10_000_000), '100'),
  seed: v.optional(whole(0, 2_147_483_647), '1'),
  bot: v.optional(v.string(), 'heuristic'),
  bots: v.optional(v.string()),
  options: v.optional(v.string(), '{}'),
  journal: v.optional(v.string()),
  threads: v.optional(whole(1, 64)),
  json: v.optional(v.boolean(), false),
});

/** What was asked for on the command line, checked as far as it can be without loading the game. */
export type Settings = v.InferOutput<typeof settingsShape>;

const text = { type: 'string' } as const;
const FLAGS = {
  game: text,
  seats: text,
  games: text,
  seed: text,
  bot: text,
  bots: text,
  options: text,
  journal: text,
  threads: text,
  json: { type: 'boolean' },
} as const;

export const readSettings = (argv: readonly string[]): Result<Settings> => {
  try {
    const { values } = parseArgs({ args: [...argv], options: FLAGS, strict: true });
    return parse(settingsShape, values, 'sim');
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return failed({ code: 'badArguments', message });
  }
};

/** The game these settings speak of, from the register. */
export const loadGame = async (register: Register, id: string): Promise<Result<GameModule>> => {
  const load = Object.hasOwn(register, id) ? register[id] : undefined;
  if (load) return succeeded(await load());
  const known = Object.keys(register).sort().join(', ');
  return failed({ code: 'noGame', message: `game: expected one of ${known}, got "${id}"` });
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
  let options: unknown;
  try {
    options = JSON.parse(settings.options);
  } catch {
    return failed({ code: 'badOptions', message: `options: expected JSON, got ${settings.options}` });
  }
  const fit = fitOptions(game, options, seats);
  if (!fit.ok) return fit;
  const bots = [];
  for (const name of names) {
    const bot = botNamed(game, name);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return succeeded({ game, bots, options: fit.value, seed: settings.seed });
};

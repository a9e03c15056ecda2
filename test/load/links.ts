import * as v from 'valibot';
import { runScript, wholeOr } from '../../server/cli/script';
import { playForJournal } from '../../server/cli/sim/play';
import { readOptions } from '../../server/cli/sim/settings';
import { botNamed } from '../../shared/bots';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { openLink, packGame } from '../../shared/engine/gameLink';
import type { AnyGame } from '../../shared/engine/game';
import { GAMES, type GameId } from '../../shared/games';
import { KNOWN } from '../chance/known';
import { quantile } from './drive';

/** An address of this many characters goes through everything people send each other. */
const LONGEST = 4096;
const SHARE = 0.95;

interface Row {
  readonly game: string;
  /** The options that make it a game of its own kind. */
  readonly kind: string;
  readonly seats: number;
  readonly games: number;
  readonly median: number;
  readonly longest: number;
  /** Part of the games whose link is short enough. */
  readonly share: number;
  readonly ok: boolean;
}

const lengthOf = (game: AnyGame, kind: string, seats: number, number: number): number => {
  const bot = botNamed(game, USUAL_LEVEL);
  if (!bot.ok) throw new Error(bot.refusal.message);
  const bots = Array.from({ length: seats }, () => bot.value);
  const options = readOptions(game, kind, seats);
  if (!options.ok) throw new Error(options.refusal.message);
  const journal = playForJournal({ game, bots, options: options.value, seed: 1 }, number);
  // As it is when everybody is a person: each adds 32 bytes of chance.
  const link = packGame(game, journal);
  if (!link.ok) throw new Error(link.refusal.message);
  // Opening plays it all again: now and then is enough.
  if (number % 20 === 0 && !openLink(game, link.value).ok)
    throw new Error(`${game.id}: a link does not open`);
  return link.value.length + Math.ceil((seats * 32 * 4) / 3);
};

const measure = (game: AnyGame, kind: string, seats: number, games: number): Row => {
  const lengths = Array.from({ length: games }, (_, number) => lengthOf(game, kind, seats, number));
  const share = lengths.filter((length) => length <= LONGEST).length / games;
  return {
    game: game.id,
    kind,
    seats,
    games,
    median: quantile(lengths, 0.5),
    longest: Math.max(...lengths),
    share,
    ok: share >= SHARE,
  };
};

const IDS = Object.keys(GAMES) as GameId[];
const flags = {
  games: wholeOr(200, 1, 100_000),
  game: v.optional(v.picklist(IDS)),
  kind: v.optional(v.string(), ''),
};

const lineOf = ({ game, kind, seats, median, longest, share }: Row): string =>
  `${game} ${kind} ${seats} seats: median ${median}, longest ${longest}, ${(100 * share).toFixed(1)} % within ${LONGEST}`;

/**
 * `npm run links [-- --games 200] [--game panic] [--kind noMissions] [--json]`: how long the links of whole games are, by kind (those
 * whose options say this) and number of seats.
 */
void runScript('links', flags, async ({ games, game: only, kind }, tell) => {
  const rows: Row[] = [];
  for (const id of only === undefined ? IDS : [only]) {
    const game: AnyGame = (await GAMES[id]()).game;
    for (const options of KNOWN[id].fitted.filter((one) => JSON.stringify(one).includes(kind)))
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const row = measure(game, JSON.stringify(options), seats, games);
        rows.push(row);
        tell(lineOf(row));
      }
  }
  const long = rows.find(({ ok }) => !ok);
  return {
    report: { rows },
    lines: [],
    fault: long ? `${long.game} ${long.kind} with ${long.seats}: too many links are too long` : undefined,
  };
});

import { runScript, wholeOr } from '../../server/cli/script';
import { playForJournal } from '../../server/cli/sim/play';
import { botNamed } from '../../shared/bots';
import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { openLink, packGame } from '../../shared/engine/gameLink';
import type { AnyGame } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import { quantile } from './drive';

/** An address of this many characters goes through everything people send each other. */
const LONGEST = 4096;
const SHARE = 0.95;

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly median: number;
  readonly longest: number;
  /** Part of the games whose link is short enough. */
  readonly share: number;
  readonly ok: boolean;
}

const lengthOf = (game: AnyGame, seats: number, number: number): number => {
  const bot = botNamed(game, USUAL_LEVEL);
  if (!bot.ok) throw new Error(bot.refusal.message);
  const bots = Array.from({ length: seats }, () => bot.value);
  const journal = playForJournal({ game, bots, options: {}, seed: 1 }, number);
  // As it is when everybody is a person: each adds 32 bytes of chance.
  const link = packGame(game, journal);
  if (!link.ok) throw new Error(link.refusal.message);
  // Opening plays it all again: now and then is enough.
  if (number % 20 === 0 && !openLink(game, link.value).ok)
    throw new Error(`${game.id}: a link does not open`);
  return link.value.length + Math.ceil((seats * 32 * 4) / 3);
};

const measure = (game: AnyGame, seats: number, games: number): Row => {
  const lengths = Array.from({ length: games }, (_, number) => lengthOf(game, seats, number));
  const share = lengths.filter((length) => length <= LONGEST).length / games;
  return {
    game: game.id,
    seats,
    games,
    median: quantile(lengths, 0.5),
    longest: Math.max(...lengths),
    share,
    ok: share >= SHARE,
  };
};

const flags = { games: wholeOr(200, 1, 100_000) };

/** `npm run links [-- --games 200] [--json]`: how long the links of whole games are, by game and number of seats. */
void runScript('links', flags, async ({ games }, tell) => {
  const rows: Row[] = [];
  for (const load of Object.values(GAMES)) {
    const { game } = await load();
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const row = measure(game, seats, games);
      rows.push(row);
      tell(
        `${row.game.padEnd(12)}${row.seats} seats  median ${row.median}, longest ${row.longest}, ${(100 * row.share).toFixed(1)} % within ${LONGEST}`,
      );
    }
  }
  const long = rows.find(({ ok }) => !ok);
  return {
    report: { rows },
    lines: [],
    fault: long ? `${long.game} with ${long.seats}: too many links are too long` : undefined,
  };
});

import * as v from 'valibot';
import { runScript, whole, wholeOr } from '../../server/cli/script';
import { readOptions } from '../../server/cli/sim/settings';
import type { BaseState } from '../../shared/engine/game';
import { GAMES } from '../../shared/games';
import { balance as attackWing } from '../games/attackWing/balance';
import { balance as panic } from '../games/panic/balance';
import { balance as risk } from '../games/risk/balance';
import { type Balance, count, type Counted } from './count';

/** Every registered game has its part: one that is forgotten does not compile. */
const BALANCES = { panic, risk, attackWing } satisfies Record<keyof typeof GAMES, unknown>;

const flags = {
  game: v.picklist(Object.keys(GAMES) as (keyof typeof GAMES)[]),
  seats: whole(1, 99),
  games: whole(1, 10_000_000),
  seed: wholeOr(1, 0, 2_000_000_000),
  options: v.optional(v.string(), '{}'),
};

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const linesOf = ({ played, won, outcomes, meanMoves, lengths, lines }: Counted): string[] => {
  const width = Math.max(...lines.map(({ key }) => key.length));
  const headings = [...new Set(lines.map(({ heading }) => heading))];
  return [
    `won ${percent(won, played)} of ${played}; ${lengths.of}: mean ${lengths.mean}, median ${lengths.median}, most ${lengths.most}; ${meanMoves} moves in a game`,
    `ended by ${Object.entries(outcomes)
      .map(([reason, times]) => `${reason} ${times}`)
      .join(', ')}`,
    ...headings.flatMap((heading) => [
      `${heading}: games, won, share`,
      ...lines
        .filter((line) => line.heading === heading)
        .map(
          (line) =>
            `  ${line.key.padEnd(width)}  ${String(line.played).padStart(6)}  ${percent(line.won, line.played).padStart(7)}  ${line.share.toFixed(2)}`,
        ),
    ]),
  ];
};

/**
 * `npm run balance -- --game panic [--seats 4] [--games 1000] [--seed 1] [--options '{}'] [--json]`: how heuristic bots fare
 * against or with each other, by everything a game tells apart. Same seeds, same figures.
 */
void runScript('balance', flags, async ({ game: id, seed, options: text, ...wished }) => {
  const { game } = await GAMES[id]();
  const balance = BALANCES[id] as unknown as Balance<BaseState>;
  const { seats = balance.seats, games = balance.games } = wished;
  const options = readOptions(game, text, seats);
  if (!options.ok) throw new Error(options.refusal.message);
  const counted = count({ game, options: options.value, seats, games, seed }, balance);
  return {
    report: { game: id, seats, games, seed, options: options.value, ...counted },
    lines: [
      `${id}, ${seats} seats, ${games} games from seed ${seed}, options ${JSON.stringify(options.value)}`,
      ...linesOf(counted),
    ],
  };
});

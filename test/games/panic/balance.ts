import { parseArgs } from 'node:util';
import { say, stop } from '../../../server/cli/terminal';
import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { heuristic } from '../../../shared/games/panic/bots/heuristic';
import type { PanicState } from '../../../shared/games/panic/types';

/**
 * `node server/cli/run.mjs test/games/panic/balance.ts [--games 1000] [--seats 4] [--options '{}'] [--seed 1]`: how often
 * bots win, and how often with each character among them. Same seeds, same figures.
 */
interface Line {
  games: number;
  won: number;
}

const playOut = (options: object, seats: number, seed: number): PanicState => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [chance, own] = [streamRng(state), fastRng(seed)];
  for (let asked = state.open[0]; asked; asked = state.open[0]) {
    advance(
      game,
      state,
      asked.seat,
      heuristic.choose(viewOf(game, state, asked.seat), asked, own, {}),
      chance,
    );
  }
  return state;
};

const percent = ({ games, won }: Line): string => `${((100 * won) / Math.max(1, games)).toFixed(1)} %`;

const balance = (argv: readonly string[]): void => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    options: { games: text, seats: text, options: text, seed: text },
  });
  const [games, seats, first] = [
    Number(values.games ?? 1000),
    Number(values.seats ?? 4),
    Number(values.seed ?? 1),
  ];
  const options = JSON.parse(values.options ?? '{}') as object;
  const all: Line = { games: 0, won: 0 };
  const cast = new Map<string, Line>(CHARACTERS.map((id) => [id, { games: 0, won: 0 }]));
  const endings = new Map<string, number>();
  let turns = 0;
  for (let seed = first; seed < first + games; seed++) {
    const state = playOut(options, seats, seed);
    const won = (game.outcome(state)?.winners.length ?? 0) > 0 ? 1 : 0;
    turns += state.turn;
    endings.set(state.ending, (endings.get(state.ending) ?? 0) + 1);
    for (const line of [all, ...state.characters.flatMap((id) => cast.get(id) ?? [])]) {
      line.games++;
      line.won += won;
    }
  }
  say(`${seats} players, ${games} games from seed ${first}, options ${JSON.stringify(options)}`);
  say(`won ${percent(all)}, ${(turns / games).toFixed(1)} turns on average`);
  say(
    [...endings]
      .sort()
      .map(([ending, n]) => `${ending} ${n}`)
      .join(', '),
  );
  for (const [id, line] of cast) say(`${id}: ${percent(line)} of ${line.games}`);
};

try {
  balance(process.argv.slice(2));
} catch (error) {
  stop(`balance: ${error instanceof Error ? error.message : String(error)}`);
}

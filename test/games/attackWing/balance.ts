import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { say, stop } from '../../../server/cli/terminal';
import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { parse } from '../../../shared/engine/shape';
import { game } from '../../../shared/games/attackWing';
import {
  fleetOf,
  fleetsOf,
  type FleetId,
  SIZES,
  type Size,
} from '../../../shared/games/attackWing/data/fleets';
import type { State } from '../../../shared/games/attackWing/types';

const wholeNumber = v.pipe(v.string(), v.regex(/^[0-9]+$/u), v.transform(Number), v.minValue(1));
const shape = v.object({ games: v.optional(wholeNumber, '40') });

/** One battle of heuristic bots with given fleets. */
const battle = (size: Size, fleets: readonly FleetId[], seed: number): State => {
  const started = start(game, { size }, 2, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const rng = fastRng(seed);
  fleets.forEach((fleet, seat) => advance(game, state, seat, { type: 'chooseFleet', fleet }, rng));
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const move = game.bots.heuristic!.choose(viewOf(game, state, asked.seat), asked, rng, {});
    advance(game, state, asked.seat, move, rng);
  }
  return state;
};

/** Every fleet of a size against every other, on both sides. */
const tell = (size: Size, games: number): void => {
  const fleets = fleetsOf(size);
  say(`\n${size}: share of battles the fleet of the row wins against that of the column`);
  let rounds = 0;
  let played = 0;
  for (const own of fleets) {
    const shares = fleets.map((other) => {
      let won = 0;
      for (let seed = 1; seed <= games; seed++) {
        const seat = seed % 2;
        const { result, round } = battle(size, seat === 0 ? [own, other] : [other, own], seed);
        if (result.winner === seat) won++;
        rounds += round;
        played++;
      }
      return (won / games).toFixed(2);
    });
    say(`| ${fleetOf(own).name} | ${shares.join(' | ')} |`);
  }
  say(`mean rounds ${(rounds / played).toFixed(1)}`);
};

/** `node server/cli/run.mjs test/games/attackWing/balance.ts [--games 40]` */
const main = (argv: readonly string[]): void => {
  const { values } = parseArgs({ args: [...argv], options: { games: { type: 'string' } } });
  const settings = parse(shape, values, 'balance');
  if (!settings.ok) return stop(settings.refusal.message);
  for (const size of SIZES) tell(size, settings.value.games);
};

try {
  main(process.argv.slice(2));
} catch (error) {
  stop(`balance: ${error instanceof Error ? error.message : String(error)}`);
}

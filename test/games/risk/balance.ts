import { parseArgs } from 'node:util';
import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import { heuristic } from '../../../shared/games/risk/bots/heuristic';
import { QUADRANT_OF, SECTOR_OF } from '../../../shared/games/risk/data/map';
import { SECTORS } from '../../../shared/games/risk/data/sectors';

/**
 * Who wins when heuristic bots play each other: by seat at the table, by place in the order of play, by the quadrant and
 * the sector of the start. `node server/cli/run.mjs test/games/risk/balance.ts [--games 2000] [--seed 1] [--seats 2,3,4,5]
 * [--options '{"betaFirst":true}']`. A share of 1 is fair; the error of a share is about √(captains ÷ games).
 */
interface Tally {
  readonly starts: number[];
  readonly wins: number[];
}
const tally = (size: number): Tally => ({
  starts: Array.from({ length: size }, () => 0),
  wins: Array.from({ length: size }, () => 0),
});
const count = ({ starts, wins }: Tally, at: number, won: boolean): void => {
  starts[at]! += 1;
  if (won) wins[at]! += 1;
};
const share = ({ starts, wins }: Tally, seats: number): string =>
  wins.map((won, at) => (starts[at] === 0 ? '–' : ((won * seats) / starts[at]!).toFixed(2))).join(' · ');

interface Played {
  readonly winner: number;
  readonly order: readonly number[];
  readonly starts: readonly number[];
  readonly reason: string;
  readonly round: number;
  readonly moves: number;
}

const playOne = (seats: number, seed: number, options: object): Played => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [chance, own] = [streamRng(state), fastRng(seed)];
  const starts: number[] = [];
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const move = heuristic.choose(viewOf(game, state, asked.seat), asked, own, {});
    if (move.type === 'placeFleet') starts[asked.seat] = move.location;
    advance(game, state, asked.seat, move, chance);
  }
  const { reason, winners } = state.result;
  const { order, round, seq } = state;
  return { winner: winners[0]!, order, starts, reason, round, moves: seq };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const report = (seats: number, games: number, seed: number, options: object): string => {
  const [bySeat, byPlace, byQuadrant, bySector] = [
    tally(seats),
    tally(seats),
    tally(2),
    tally(SECTORS.length),
  ];
  const reasons = new Map<string, number>();
  const rounds: number[] = [];
  let moves = 0;
  for (let i = 0; i < games; i++) {
    const played = playOne(seats, seed + i, options);
    played.order.forEach((seat, place) => {
      const won = seat === played.winner;
      count(bySeat, seat, won);
      count(byPlace, place, won);
      count(byQuadrant, QUADRANT_OF[played.starts[seat]!]!, won);
      count(bySector, SECTOR_OF[played.starts[seat]!]!, won);
    });
    reasons.set(played.reason, (reasons.get(played.reason) ?? 0) + 1);
    rounds.push(played.round);
    moves += played.moves;
  }
  return [
    `${seats} captains, ${games} games, seeds ${seed} to ${seed + games - 1}, options ${JSON.stringify(options)}`,
    `  by seat at the table   ${share(bySeat, seats)}`,
    `  by place in the order  ${share(byPlace, seats)}`,
    `  Alpha · Beta           ${share(byQuadrant, seats)}   (starts ${byQuadrant.starts.join(' · ')})`,
    `  sectors (${SECTORS.map(({ id }) => id).join(' · ')})`,
    `                         ${share(bySector, seats)}   (starts ${bySector.starts.join(' · ')})`,
    `  rounds: median ${median(rounds)}, longest ${Math.max(...rounds)}; ${Math.round(moves / games)} moves in a game`,
    `  ended by ${[...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ')}`,
  ].join('\n');
};

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2,3,4,5' },
    options: { type: 'string', default: '{}' },
  },
});
for (const seats of values.seats.split(',').map(Number)) {
  const told = report(seats, Number(values.games), Number(values.seed), JSON.parse(values.options) as object);
  process.stdout.write(`${told}\n\n`);
}

import type { Ask } from '../../../shared/engine/game';
import { advance, copyOf, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import { sampleMove } from '../../../shared/games/risk/sample';
import type { RiskState } from '../../../shared/games/risk/types';
import { rate, type Row, type Work } from '../measure';

const begin = (seats: number, seed: number, mission = 1): RiskState => {
  // Random captains do not eliminate each other: a match of two needs a last round.
  const started = start(game, { mission, rounds: 60 }, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

const firstAsk = (state: RiskState): Ask => {
  const asked = state.open[0];
  if (!asked) throw new Error('risk: nobody is asked');
  return asked;
};

/** One whole random game, in place, nobody listening; the number of captains goes round. */
const randomGames = (rng: Rng, mission: number): Work => {
  let seed = 0;
  return () => {
    seed++;
    const state = begin(2 + (seed % 4), seed, mission);
    while (!game.outcome(state)) {
      const { seat } = firstAsk(state);
      advance(game, state, seat, sampleMove(state, seat, rng), rng);
    }
    return state.seq;
  };
};

/** A position in the middle of a random game of four. */
const middle = (): RiskState => {
  const state = begin(4, 7);
  const rng = fastRng(7);
  while (state.round < 8) {
    const { seat } = firstAsk(state);
    advance(game, state, seat, sampleMove(state, seat, rng), rng);
  }
  return state;
};

const copies = (): Work => {
  const state = middle();
  return () => {
    for (let i = 0; i < 1000; i++) copyOf(game, state);
    return 1000;
  };
};

/** One whole game of four heuristic bots, each from its own view, moves unjudged. */
const botGames = (mission: number): Work => {
  let seed = 0;
  const { heuristic } = game.bots;
  if (!heuristic) throw new Error('risk: no heuristic bot');
  return () => {
    seed++;
    const state = begin(4, seed, mission);
    const rng = fastRng(seed);
    while (!game.outcome(state)) {
      const asked = firstAsk(state);
      const move = heuristic.choose(viewOf(game, state, asked.seat), asked, rng, {});
      advance(game, state, asked.seat, move, rng);
    }
    return state.seq;
  };
};

export const rows: readonly Row[] = [
  {
    name: 'risk-random',
    unit: 'moves of random games, two to five captains in turn, in place',
    goal: 300_000,
    measure: () => rate(randomGames(fastRng(1), 1)),
  },
  {
    name: 'risk2-random',
    unit: 'moves of random games of Mission 2, two to five captains in turn, in place',
    goal: 200_000,
    measure: () => rate(randomGames(fastRng(1), 2)),
  },
  { name: 'risk-copy', unit: 'copies of a state', measure: () => rate(copies()) },
  {
    name: 'risk-heuristic',
    unit: 'moves of four heuristic bots (50 is the slowest allowed: 20 ms)',
    goal: 50,
    measure: () => rate(botGames(1)),
  },
  {
    name: 'risk2-heuristic',
    unit: 'moves of four heuristic bots in Mission 2',
    goal: 20_000,
    measure: () => rate(botGames(2)),
  },
];

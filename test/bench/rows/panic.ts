import type { Ask } from '../../../shared/engine/game';
import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { sampleMove } from '../../../shared/games/panic/sample';
import type { PanicState } from '../../../shared/games/panic/types';
import { rate, type Row, type Work } from '../measure';

const SEATS = 4;

const begin = (seed: number): PanicState => {
  const started = start(game, {}, SEATS, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

const firstAsk = (state: PanicState): Ask => {
  const asked = state.open[0];
  if (!asked) throw new Error('panic: nobody is asked');
  return asked;
};

/** One whole random game of four, set-up included, in place, nobody listening. */
const randomGame = (rng: Rng): Work => {
  let seed = 0;
  return () => {
    const state = begin(++seed);
    while (!game.outcome(state)) {
      const { seat } = firstAsk(state);
      advance(game, state, seat, sampleMove(state, seat, rng), rng);
    }
    return 1;
  };
};

/** Answers of four heuristic bots, each from its own view; one whole game at a time. */
const botGame = (): Work => {
  let seed = 0;
  const { heuristic } = game.bots;
  if (!heuristic) throw new Error('panic: no heuristic bot');
  return () => {
    const state = begin(++seed);
    const rng = fastRng(seed);
    while (!game.outcome(state)) {
      const asked = firstAsk(state);
      advance(
        game,
        state,
        asked.seat,
        heuristic.choose(viewOf(game, state, asked.seat), asked, rng, {}),
        rng,
      );
    }
    return state.seq;
  };
};

export const rows: readonly Row[] = [
  {
    name: 'panic-random',
    unit: 'random games of four players',
    goal: 1000,
    measure: () => rate(randomGame(fastRng(1))),
  },
  {
    name: 'panic-heuristic',
    unit: 'moves of four heuristic bots (50 is the slowest allowed: 20 ms)',
    goal: 50,
    measure: () => rate(botGame()),
  },
];

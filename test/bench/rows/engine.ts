import { clone } from '../../../shared/engine/clone';
import type { BaseState } from '../../../shared/engine/game';
import { advance, start, step } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, type Rng } from '../../../shared/engine/rng';
import { beginRandom, walk } from '../../helpers/randomGame';
import { game } from '../../helpers/skirmish';
import type { Move, State } from '../../helpers/skirmish/types';
import { compare, rate, type Row, type Work } from '../measure';
import { boardgameIo } from '../peers/boardgameIo';

const SEATS = 4;

const begin = (seed: number): State => {
  const started = start(game, {}, SEATS, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

const drawMove = (state: State, rng: Rng): { seat: number; move: Move } => {
  const { seat } = rng.pick(state.open);
  return { seat, move: game.sampleMove!(state, seat, rng) };
};

/** One whole random game through the kernel, in place, nobody listening. */
const throughKernel = (): Work => {
  const rng = fastRng(1);
  return () => {
    const state = begin(1);
    while (!game.outcome(state)) {
      const { seat, move } = drawMove(state, rng);
      advance(game, state, seat, move, rng);
    }
    return state.seq;
  };
};

/** The same rules in a loop of their own, without kernel. */
const bareLoop = (): Work => {
  const rng = fastRng(1);
  return () => {
    const state = begin(1);
    let moves = 0;
    while (!state.over) {
      const { seat, move } = drawMove(state, rng);
      state.open.splice(
        state.open.findIndex((asked) => asked.seat === seat),
        1,
      );
      game.apply(state, seat, move, rng, undefined);
      moves++;
      while (!game.outcome(state) && state.open.length === 0)
        game.resume(state, state.agenda.pop()!, rng, undefined);
    }
    return moves;
  };
};

/** A game played beforehand: both sides play the same moves. */
const recorded = (seed: number) => {
  const begun = beginRandom(game, seed);
  const stops = [...walk(begun, seed)];
  return { begun, actions: stops.map(({ action }) => action), last: stops.at(-1)!.next };
};

const played = () => [2, 4, 6, 8, 10].map(recorded);

const throughStep = (games: readonly ReturnType<typeof recorded>[]): Work => {
  let at = 0;
  return () => {
    const { begun, actions } = games[at++ % games.length]!;
    const kept: BaseState[] = [begun.first];
    for (const action of actions) {
      const stepped = step(begun.game, kept.at(-1)!, action);
      if (!stepped.ok) throw new Error(stepped.refusal.message);
      kept.push(stepped.value.state);
    }
    return actions.length;
  };
};

/** The reference game with as many records in its state as a map has places. */
const withRecords = (count: number): typeof game => ({
  ...game,
  clone,
  setup: (options, seats, rng, emit) =>
    Object.assign(game.setup(options, seats, rng, emit), {
      places: Array.from({ length: count }, (_, id) => ({
        id,
        owner: id % seats,
        ships: 3,
        star: 'sol',
        lines: [1, 2, 3],
      })),
    }),
});

const stepWithRecords = (): Work => {
  const big = withRecords(44);
  return () => {
    const begun = beginRandom(big, 4);
    return [...walk(begun, 4)].length;
  };
};

export const rows: readonly Row[] = [
  {
    name: 'kernel',
    unit: 'moves in place, against the same rules in a bare loop',
    goal: 0.6,
    measure: () => compare(throughKernel(), bareLoop()),
  },
  {
    name: 'step',
    unit: 'moves with every state kept, against boardgame.io',
    goal: 100,
    needsPeers: true,
    sides: {
      ours: () => throughStep(played()),
      peer: () => boardgameIo(played()),
    },
  },
  {
    name: 'step-44',
    unit: 'moves with every state kept, 44 records in the state, copied by the general clone',
    measure: () => rate(stepWithRecords()),
  },
];

import { digestOf } from '../../../shared/engine/fairness';
import { start, step, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';

export interface Golden {
  /** Of the states after every move, one after another, so that no difference on the way goes unseen. */
  readonly hash: string;
  readonly moves: number;
  readonly maneuvers: number;
}

/** A whole battle of heuristic bots, hashed state by state: the same on every machine, in Node and in a browser. */
export const goldenBattle = (seed: number, options: object = {}): Golden => {
  const started = start(game, options, 2, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  let { state } = started.value;
  let hash = digestOf(state);
  let maneuvers = 0;
  const rng = fastRng(seed);
  for (let asked = state.open[0]; asked; asked = state.open[0]) {
    const move = game.bots.heuristic!.choose(viewOf(game, state, asked.seat), asked, rng, {});
    const stepped = step(game, state, { actor: asked.seat, ask: asked.id, move });
    if (!stepped.ok) throw new Error(stepped.refusal.message);
    ({ state } = stepped.value);
    maneuvers += stepped.value.events.filter(({ type }) => type === 'flew').length;
    hash = digestOf({ hash, state });
  }
  return { hash, moves: state.seq, maneuvers };
};

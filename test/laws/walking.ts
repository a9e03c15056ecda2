import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../shared/engine/canonical';
import type { GameModule, Viewer } from '../../shared/engine/game';
import { fastRng, type Rng } from '../../shared/engine/rng';
import { beginRandom, type RandomGame, type Stop, walk } from '../helpers/randomGame';

/** What must hold for every game. A law walks one random game and throws where it is broken. */
export type Law = (module: GameModule, seed: number) => void;

export const demand = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Error(what());
};
export const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);
export const demandSame = (a: unknown, b: unknown, what: string): void =>
  demand(same(a, b), () => `${what}:\n  ${canonical(a).slice(0, 3000)}\n  ${canonical(b).slice(0, 3000)}`);

export const viewersOf = (begun: RandomGame): Viewer[] => [
  'spectator',
  ...Array.from({ length: begun.seats }, (_, seat) => seat),
];

/** Walks a random game and stops at some of its states: about `stops` of them, more of them in the beginning. */
export function* sampled(
  { game }: GameModule,
  seed: number,
  stops = 12,
): Generator<{ begun: RandomGame; stop: Stop; rng: Rng }> {
  const begun = beginRandom(game, seed);
  const rng = fastRng(seed + 1);
  for (const stop of walk(begun, seed)) {
    if (rng.below(8 + stop.state.seq) < stops) yield { begun, stop, rng };
  }
}

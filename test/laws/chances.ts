import { canonical } from '../../shared/engine/canonical';
import type { AnyGame, BaseState } from '../../shared/engine/game';
import { guessFrom, viewOf, worth } from '../../shared/engine/kernel';
import { fastRng } from '../../shared/engine/rng';
import { beginRandom, walk } from '../helpers/randomGame';
import { demand, demandSame, type Law, sampled } from './walking';

/** Sums of fractions that should be 1 differ from it by less. */
const SAME = 1e-9;

/** The chances of this position, or of another world that a spectator takes for it. */
const chancesIn = (game: AnyGame, state: Readonly<BaseState>): readonly number[] | undefined => {
  const pub = game.publicView(state);
  const before = canonical(pub);
  const chances = game.value?.(pub);
  demand(canonical(pub) === before, () => 'the view was changed by its value');
  return chances;
};

/** Chances come from what a stranger sees, add up to 1 over all sides, repeat, and are certain at the end. */
export const chances: Law = (module, seed) => {
  const { game } = module;
  if (!game.value) return;
  for (const { begun, stop, rng } of sampled(module, seed, 6)) {
    const { state } = stop;
    const found = chancesIn(game, state) ?? [];
    demand(found.length === begun.seats, () => `${found.length} chances for ${begun.seats} seats`);
    demand(
      found.every((chance) => chance >= 0 && chance <= 1),
      () => `no chances: ${canonical(found)}`,
    );
    const sides = game.cooperative ? found.map((chance) => chance + (1 - (found[0] ?? 0))) : [sum(found)];
    demand(
      sides.every((all) => Math.abs(all - 1) < SAME),
      () => `the chances add up to something else than 1: ${canonical(found)}`,
    );
    demandSame(chancesIn(game, state), found, 'chances that differ when asked twice');
    const other = guessFrom(game, viewOf(game, state, 'spectator'), fastRng(rng.word()));
    demandSame(chancesIn(game, other), found, 'chances tell a secret');
  }
  for (const { next } of walk(beginRandom(game, seed), seed)) {
    const outcome = game.outcome(next);
    if (!outcome) continue;
    const found = chancesIn(game, next) ?? [];
    const end = found.map((_, seat) => worth(outcome, seat, game.cooperative));
    demandSame(found, end, 'the end is not certain');
  }
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

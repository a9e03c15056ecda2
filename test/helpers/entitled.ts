import { answer, USUAL_LEVEL } from '../../shared/bots/thinker';
import { randomMove } from '../../shared/bots/random';
import { matchKey } from '../../shared/engine/fairness';
import type { AnyGame, Ask, BaseState, Tagged, Viewer } from '../../shared/engine/game';
import { type Journal, replay } from '../../shared/engine/journal';
import { viewOf } from '../../shared/engine/kernel';
import { redacted } from '../../shared/engine/match';
import type { Rng } from '../../shared/engine/rng';

/** What somebody may know at one record of a match. */
export interface Entitlement {
  readonly events: readonly Tagged[];
  readonly pub: object;
  /** Questions are for everybody to see. */
  readonly open: readonly Ask[];
  readonly priv: object | undefined;
}

/** What this viewer was entitled to, record by record, the set-up first. */
export const entitledTo = (game: AnyGame, journal: Journal, viewer: Viewer): Entitlement[] => {
  const known: Entitlement[] = [];
  const key = matchKey(journal.seed, journal.nonces);
  const played = replay(game, journal.terms, key, journal.entries, (state, events) => {
    const { pub, priv, open } = viewOf(game, state, viewer);
    known.push({ events: redacted(game, events, viewer), pub, priv, open });
  });
  if (!played.ok) throw new Error(played.refusal.message);
  return known;
};

/** All texts inside some data, wherever they are: names of cards, captains, maneuvers. */
export const textsIn = (data: unknown, found = new Set<string>()): Set<string> => {
  if (typeof data === 'string') found.add(data);
  else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) textsIn(part, found);
  return found;
};

/** An answer as people give them: mostly sensible, so that a match gets somewhere, and now and then anything. */
export const someMove = (game: AnyGame, state: Readonly<BaseState>, ask: Ask, rng: Rng): Tagged => {
  const seed = rng.word();
  if (rng.below(4) === 0) return randomMove(game, state, ask.seat, rng);
  const view = viewOf(game, state, ask.seat);
  const job = { game: game.id, level: USUAL_LEVEL, view, ask, seed, iterations: 1, thinkMs: 0 };
  return answer(game, job, () => 0);
};

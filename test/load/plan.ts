import { botNamed } from '../../shared/bots';
import type { AnyGame, Seat, Tagged } from '../../shared/engine/game';
import { viewOf } from '../../shared/engine/kernel';
import { begin, keyOf, next, redacted } from '../../shared/engine/match';
import type { Result } from '../../shared/engine/result';
import { fastRng } from '../../shared/engine/rng';
import {
  charterOf,
  PREAMBLE,
  readingMatch,
  type ReadMatch,
  recordLine,
} from '../../server/rooms/journalLines';
import type { Line } from '../../server/store/store';

/** A move that will be made, and what comes of it: what is written and what is told. */
export interface Planned {
  readonly seat: Seat;
  readonly ask: number;
  readonly move: Tagged;
  readonly line: string;
  readonly told: object;
}

/**
 * The first moves of a match that has begun, played on from its journal before anything is measured: whoever drives five
 * hundred tables from one process cannot choose moves while it listens for answers.
 */
export const planMatch = (
  game: AnyGame,
  lines: readonly Line[],
  most: number,
  seed: number,
): readonly Planned[] => {
  // Nothing is recorded yet beside how it was set up.
  const { header, nonces } = given(readingMatch(lines.slice(0, PREAMBLE)).next().value as Result<ReadMatch>);
  if (!nonces) throw new Error('the match has not begun');
  let moment = given(begin(game, header.terms, keyOf(charterOf(header, nonces))));
  const bot = given(botNamed(game, 'random'));
  const rng = fastRng(seed);
  const planned: Planned[] = [];
  while (planned.length < most && !game.outcome(moment.line.state)) {
    const { state } = moment.line;
    const ask = rng.pick(state.open);
    const { seat, id } = ask;
    const move = bot.choose(viewOf(game, state, seat), ask, rng, {});
    const entry = { actor: seat, ask: id, move };
    moment = given(next(game, moment, entry));
    const told = { rev: moment.at + 1, events: redacted(game, moment.events, seat) };
    planned.push({ seat, ask: id, move, line: recordLine({ entry, t: 123_456 }), told });
  }
  return planned;
};

const given = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
};

import * as v from 'valibot';
import { commitmentOf, digestOf, nonceHashOf, type Terms } from './fairness';
import type { AnyGame, BaseState, GameDefinition, Outcome, Refusal, Tagged } from './game';
import { type Charter, keyOf, type Moment, playing } from './match';
import { originShape } from './origin';
import { failed, type Result, succeeded } from './result';
import { parse } from './shape';
import type { Entry, Timeline } from './timeline';

/** A match from its first promise to its end: all it takes to play it again and to check that it was honest. */
export interface Journal extends Charter {
  readonly format: 1;
  readonly entries: readonly Entry<Tagged>[];
  /** Of the last state. */
  readonly digest: string;
}

/** The journal of a match that is over or was ended: its seed is no secret any more. */
export const journalOf = (
  { terms, commitment, nonceHashes, nonces, seed }: Charter,
  entries: readonly Entry<Tagged>[],
  last: Moment,
): Journal => ({
  format: 1,
  terms,
  commitment,
  nonceHashes,
  nonces,
  entries,
  seed,
  digest: digestOf(last.line.state),
});

const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u, 'expected 64 hex digits'));
const nonceText = v.pipe(v.string(), v.maxLength(128));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const entryShape = v.union([
  v.strictObject({
    actor: v.union([count, v.literal('table')]),
    ask: count,
    move: v.looseObject({ type: v.string() }),
  }),
  v.strictObject({ undo: count }),
]);

export const journalShape = v.strictObject({
  format: v.literal(1),
  terms: v.strictObject({
    match: v.string(),
    game: v.string(),
    version: count,
    options: v.looseObject({}),
    seats: count,
    origin: v.optional(originShape(entryShape)),
  }),
  commitment: hex32,
  nonceHashes: v.array(nonceText),
  nonces: v.array(nonceText),
  entries: v.array(entryShape),
  seed: hex32,
  digest: hex32,
});

/** A journal from text that may be anything. */
export const readJournal = (text: string): Result<Journal> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failed({ code: 'notJson', message: 'expected a journal in JSON, got text that is not JSON' });
  }
  return parse<Journal>(journalShape, data, 'journal');
};

/** Called with the state after set-up (entry −1) and after each entry. */
export type Watcher<State, Event> = (state: Readonly<State>, events: readonly Event[], entry: number) => void;

/** Plays the entries of a match again from its key. */
export const replay = <
  S extends BaseState,
  M extends Tagged,
  E extends Tagged,
  P extends object,
  V extends object,
  O extends object,
>(
  game: GameDefinition<S, M, E, P, V, O>,
  terms: Pick<Terms, 'options' | 'seats' | 'origin'>,
  key: string,
  entries: readonly Entry<Tagged>[],
  watch?: Watcher<S, E>,
): Result<Timeline<S>> => {
  const played = playing(game, terms, key, entries);
  for (;;) {
    const { done, value } = played.next();
    if (done === true) return value.ok ? succeeded(value.value.line as Timeline<S>) : value;
    // The machinery forgets a game's own types; they come back here.
    watch?.(value.line.state as S, value.events as readonly E[], value.at - 1);
  }
};

export interface Verdict {
  readonly outcome: Outcome | undefined;
  readonly moves: number;
}

/** Re-runs a whole match and checks every promise made in it. */
export const verify = (
  journal: Journal,
  game: AnyGame,
  watch?: Watcher<BaseState, Tagged>,
): Result<Verdict> => {
  const broken = brokenPromise(journal, game);
  if (broken) return failed(broken);
  const replayed = replay(game, journal.terms, keyOf(journal), journal.entries, watch);
  if (!replayed.ok) return replayed;
  const { state } = replayed.value;
  if (digestOf(state) !== journal.digest) {
    return failed({ code: 'otherEnd', message: 'the moves do not lead to the state the journal ends with' });
  }
  return succeeded({ outcome: game.outcome(state), moves: state.seq });
};

const brokenPromise = (journal: Journal, game: AnyGame): Refusal | undefined => {
  const { terms, nonces, nonceHashes } = journal;
  if (terms.game !== game.id || terms.version !== game.version) {
    return {
      code: 'otherVersion',
      message: `expected ${game.id} version ${String(game.version)}, got ${terms.game} version ${String(terms.version)}`,
    };
  }
  if (commitmentOf(journal.seed, terms) !== journal.commitment) {
    return { code: 'otherSeed', message: 'the seed or the terms are not those the table committed to' };
  }
  if (nonces.length !== terms.seats || nonceHashes.length !== terms.seats) {
    return { code: 'otherNonces', message: `expected ${String(terms.seats)} nonces and hashes` };
  }
  const wrong = nonces.findIndex((nonce, seat) => nonceHashOf(nonce) !== nonceHashes[seat]);
  if (wrong >= 0)
    return { code: 'otherNonces', message: `seat ${String(wrong)}'s nonce is not the one it promised` };
  return undefined;
};

import * as v from 'valibot';
import { commitmentOf, digestOf, matchKey, nonceHashOf, type Terms } from '../../shared/engine/fairness';
import type { AnyGame, BaseState, Seat, Tagged } from '../../shared/engine/game';
import { entryShape, type Journal, replay } from '../../shared/engine/journal';
import { fitOptions } from '../../shared/engine/kernel';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { enter, type Entry, judgeUndo, type Timeline } from '../../shared/engine/timeline';
import { MAX_SEATS } from '../../shared/protocol';
import { levelsOf } from './think';

/** What is played alone: the game, and who sits where. */
export interface LocalSetup {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** By seat: a bot's level, or `''` for the person. Exactly one is. */
  readonly levels: readonly string[];
}

const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/** A match as the browser keeps it. */
export const savedShape = v.strictObject({
  format: v.literal(1),
  match: v.string(),
  game: v.pipe(v.string(), v.maxLength(40)),
  version: v.number(),
  options: v.looseObject({}),
  levels: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_SEATS)),
  seed: hex32,
  nonce: hex32,
  entries: v.array(entryShape),
  /** Ended by the person, without a result. */
  ended: v.boolean(),
});
export type SavedMatch = v.InferOutput<typeof savedShape>;

/** One accepted record, as the person's seat may know it. */
export interface Step {
  readonly events: readonly Tagged[];
  readonly undo: boolean;
}

/** A match in the page: the engine, its journal, and the events so far as the person's seat may know them. */
export class LocalMatch {
  readonly seat: Seat;
  readonly story: Tagged[] = [];
  private line: Timeline<BaseState>;

  private constructor(
    readonly game: AnyGame,
    readonly saved: SavedMatch,
    replayed: Timeline<BaseState>,
  ) {
    this.seat = saved.levels.indexOf('');
    this.line = replayed;
  }

  /** Begins a new match, or says why these options do not fit. */
  static begin(game: AnyGame, setup: LocalSetup, random: (bytes: number) => string): Result<LocalMatch> {
    const { levels } = setup;
    const fit = fitOptions(game, setup.options, levels.length);
    if (!fit.ok) return fit;
    const saved: SavedMatch = {
      format: 1,
      match: random(8),
      game: game.id,
      version: game.version,
      options: { ...fit.value },
      levels: [...levels],
      seed: random(32),
      nonce: random(32),
      entries: [],
      ended: false,
    };
    return LocalMatch.open(game, saved);
  }

  /** Goes on with a kept match; refused when it is of another version or does not fit its game. */
  static open(game: AnyGame, kept: unknown): Result<LocalMatch> {
    const read = parse<SavedMatch>(savedShape, kept, 'saved match');
    if (!read.ok) return read;
    const saved = read.value;
    const misfit = saved.game !== game.id || saved.version !== game.version;
    if (misfit) return failed({ code: 'otherVersion', message: 'The saved game is of another version.' });
    const persons = saved.levels.filter((level) => level === '').length;
    const known = saved.levels.every((level) => level === '' || levelsOf(game).includes(level));
    if (persons !== 1 || !known)
      return failed({ code: 'badSeats', message: 'seats: expected one person and bots of known levels' });
    const { key, terms } = chanceOf(saved);
    const story: Tagged[] = [];
    const seat = saved.levels.indexOf('');
    const replayed = replay(game, terms, key, saved.entries, (_, events) => {
      story.push(...redacted(game, events, seat));
    });
    if (!replayed.ok) return replayed;
    const match = new LocalMatch(game, saved, replayed.value);
    match.story.push(...story);
    return succeeded(match);
  }

  get state(): Readonly<BaseState> {
    return this.line.state;
  }

  /** Records, counting the beginning as the first. */
  get rev(): number {
    return this.saved.entries.length + 1;
  }

  get commitment(): string {
    return commitmentOf(this.saved.seed, chanceOf(this.saved).terms);
  }

  /** One move of any seat. */
  move(actor: Seat, ask: number, wish: unknown): Result<Step> {
    const shaped = parse(this.game.move, wish, 'move');
    return shaped.ok ? this.enter({ actor, ask, move: shaped.value }) : shaped;
  }

  /** Takes the person's own last moves back. */
  undo(seq: number): Result<Step> {
    const refusal = judgeUndo(this.line, this.seat, seq);
    return refusal ? failed(refusal) : this.enter({ undo: seq });
  }

  end(): void {
    this.saved.ended = true;
  }

  /** All it takes to play the match again and to check that it was honest. */
  journal(): Journal {
    const { saved } = this;
    const { terms, nonces } = chanceOf(saved);
    return {
      format: 1,
      terms,
      commitment: this.commitment,
      nonceHashes: nonces.map(nonceHashOf),
      nonces,
      entries: saved.entries,
      seed: saved.seed,
      digest: digestOf(this.line.state),
    };
  }

  private enter(entry: Entry<Tagged>): Result<Step> {
    const entered = enter(this.game, this.line, entry);
    if (!entered.ok) return entered;
    this.line = entered.value.state;
    this.saved.entries.push('undo' in entry ? entry : { ...entry, move: { ...entry.move } });
    const events = redacted(this.game, entered.value.events, this.seat);
    this.story.push(...events);
    return succeeded({ events, undo: 'undo' in entry });
  }
}

const redacted = (game: AnyGame, events: readonly Tagged[], seat: Seat): Tagged[] =>
  events.map((event) => game.redact(event, seat)).filter((event) => event !== undefined);

/** The match's terms and where its chance comes from; bots promise no nonce. */
const chanceOf = (saved: SavedMatch): { terms: Terms; nonces: string[]; key: string } => {
  const { match, game, version, options, levels, seed, nonce } = saved;
  const nonces = levels.map((level) => (level === '' ? nonce : ''));
  const terms = { match, game, version, options, seats: levels.length };
  return { terms, nonces, key: matchKey(seed, nonces) };
};

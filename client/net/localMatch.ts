import * as v from 'valibot';
import { levelsOf } from '../../shared/bots/thinker';
import { commitmentOf, nonceHashOf } from '../../shared/engine/fairness';
import type { AnyGame, BaseState, Seat, Tagged } from '../../shared/engine/game';
import { entryShape, type Journal, journalOf } from '../../shared/engine/journal';
import { fitOptions } from '../../shared/engine/kernel';
import {
  type Charter,
  keyOf,
  type Moment,
  next,
  playing,
  redacted,
  type Story,
  storyOf,
} from '../../shared/engine/match';
import { type Origin, originShape } from '../../shared/engine/origin';
import { failed, type Result, succeeded } from '../../shared/engine/result';
import { parse } from '../../shared/engine/shape';
import { type Entry, judgeUndo } from '../../shared/engine/timeline';
import { MAX_SEATS } from '../../shared/protocol';

/** What is played alone: the game, and who sits where. */
export interface LocalSetup {
  readonly game: string;
  readonly options: Record<string, unknown>;
  /** By seat: a bot's level, or `''` for the person. Exactly one is. */
  readonly levels: readonly string[];
  /** The record of another match that it goes on from. */
  readonly origin?: Origin | undefined;
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
  origin: v.optional(originShape(entryShape)),
  /** Ended by the person, without a result. */
  ended: v.boolean(),
});
export type SavedMatch = v.InferOutput<typeof savedShape>;

/** One accepted record, as the person's seat may know it. */
export interface Shown {
  readonly events: readonly Tagged[];
  readonly undo: boolean;
}

/** A match in the page: kept by the browser, seen from the person's seat. */
export class LocalMatch {
  readonly seat: Seat;

  private constructor(
    readonly game: AnyGame,
    readonly saved: SavedMatch,
    private moment: Moment,
    private readonly told: Story,
  ) {
    this.seat = saved.levels.indexOf('');
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
      ...(setup.origin === undefined ? {} : { origin: originOf(setup.origin) }),
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
    const charter = charterOf(saved);
    const story = storyOf(game);
    const played = playing(game, charter.terms, keyOf(charter), saved.entries);
    for (;;) {
      const { done, value } = played.next();
      if (done !== true) story.add(value);
      else return value.ok ? succeeded(new LocalMatch(game, saved, value.value, story)) : value;
    }
  }

  get state(): Readonly<BaseState> {
    return this.moment.line.state;
  }

  /** Records, counting the beginning as the first. */
  get rev(): number {
    return this.moment.at + 1;
  }

  get commitment(): string {
    return charterOf(this.saved).commitment;
  }

  /** The last events, as the person's seat may know them. */
  story(): Tagged[] {
    return this.told.tell(this.seat).flatMap(({ events }) => events);
  }

  /** One move of any seat. */
  move(actor: Seat, ask: number, wish: unknown): Result<Shown> {
    const shaped = parse(this.game.move, wish, 'move');
    return shaped.ok ? this.enter({ actor, ask, move: shaped.value }) : shaped;
  }

  /** Takes the person's own last moves back. */
  undo(seq: number): Result<Shown> {
    const refusal = judgeUndo(this.moment.line, this.seat, seq);
    return refusal ? failed(refusal) : this.enter({ undo: seq });
  }

  end(): void {
    this.saved.ended = true;
  }

  /** All it takes to play the match again and to check that it was honest. */
  journal(): Journal {
    return journalOf(charterOf(this.saved), this.saved.entries, this.moment);
  }

  private enter(entry: Entry<Tagged>): Result<Shown> {
    const entered = next(this.game, this.moment, entry);
    if (!entered.ok) return entered;
    const { events, undo } = (this.moment = entered.value);
    this.saved.entries.push('undo' in entry ? entry : { ...entry, move: { ...entry.move } });
    this.told.add(this.moment);
    return succeeded({ events: redacted(this.game, events, this.seat), undo });
  }
}

/** As it is kept: entries that are no entries are found when it is played. */
const originOf = (origin: Origin): NonNullable<SavedMatch['origin']> => ({
  ...origin,
  entries: [...(origin.entries as NonNullable<SavedMatch['origin']>['entries'])],
});

/** Bots promise no nonce. */
const charterOf = (saved: SavedMatch): Charter => {
  const { match, game, version, options, levels, seed, nonce, origin } = saved;
  const nonces = levels.map((level) => (level === '' ? nonce : ''));
  const terms = {
    ...{ match, game, version, options, seats: levels.length },
    ...(origin === undefined ? {} : { origin }),
  };
  return {
    terms,
    seed,
    nonces,
    commitment: commitmentOf(seed, terms),
    nonceHashes: nonces.map(nonceHashOf),
  };
};

import { deltaOf } from '../../shared/engine/delta';
import type { AnyGame, Ask, BaseState, Outcome, Seat, Tagged } from '../../shared/engine/game';
import { journalOf } from '../../shared/engine/journal';
import {
  beginning,
  type Charter,
  keyOf,
  type Moment,
  next,
  playing,
  redacted,
  type Story,
  storyOf,
} from '../../shared/engine/match';
import { type Result, succeeded } from '../../shared/engine/result';
import type { Entry, Timeline } from '../../shared/engine/timeline';
import type { FinishedMatch } from '../../shared/api';
import { type Store, StoreError } from '../store/store';
import {
  charterOf,
  type Header,
  type Nonces,
  noncesLine,
  PREAMBLE,
  type ReadMatch,
  readingMatch,
  recordLine,
  type TimedEntry,
} from './journalLines';
import { shareUnchanged } from './share';
import { inSlices } from './slices';
import { Telling } from './telling';

/** A journal that was read, and its match as it was set up. */
export interface Begun extends ReadMatch {
  readonly nonces: Nonces;
  readonly begun: Moment;
}

/**
 * One match whose journal is in the store, and always a step ahead of what anybody is told. The records themselves are
 * only there: a match takes the same memory however long it is, and whether it was played through or woken.
 */
export class KeptMatch {
  private constructor(
    private readonly store: Store,
    readonly game: AnyGame,
    /** The record that set the match up; every entry adds one. */
    private readonly first: number,
    readonly charter: Charter,
    private moment: Moment,
    readonly story: Story,
  ) {}

  /** Begins: records the nonces, sets up. */
  static async begin(
    store: Store,
    game: AnyGame,
    header: Header,
    nonces: Nonces,
  ): Promise<Result<KeptMatch>> {
    const { terms } = header;
    const charter = charterOf(header, nonces);
    const begun = await inSlices(beginning(game, terms, keyOf(charter)));
    if (!begun.ok) return begun;
    await store.write({ do: 'append', journal: terms.match, at: 1, text: noncesLine(nonces) });
    const first = header.rev + 1;
    const story = storyOf(game, first);
    story.add(begun.value);
    return succeeded(new KeptMatch(store, game, first, charter, begun.value, story));
  }

  /** Plays a recorded match again, up to where it was. `each` sees every record. */
  static async restore(
    store: Store,
    game: AnyGame,
    { header, nonces, records, begun }: Begun,
    each: (open: readonly Ask[], record: TimedEntry | undefined, toldMs: () => number) => void,
  ): Promise<Result<KeptMatch>> {
    const charter = charterOf(header, nonces);
    const first = header.rev + 1;
    const story = storyOf(game, first);
    const entries = records.map(({ entry }) => entry);
    let { state } = begun.line;
    const played = await inSlices(playing(game, header.terms, keyOf(charter), entries, begun), (moment) => {
      shareUnchanged(state, moment.line.state);
      ({ state } = moment.line);
      story.add(moment);
      each(moment.line.state.open, records[moment.at - 1], () => new Telling(game, moment, first).toldMs);
    });
    if (!played.ok) return played;
    return succeeded(new KeptMatch(store, game, first, charter, played.value, story));
  }

  get id(): string {
    return this.charter.terms.match;
  }

  /** The last record, or how it was set up. */
  get last(): Moment {
    return this.moment;
  }

  get rev(): number {
    return this.first + this.moment.at;
  }

  /** Records since it was set up. */
  get length(): number {
    return this.moment.at;
  }

  get state(): Readonly<BaseState> {
    return this.moment.line.state;
  }

  get timeline(): Timeline<BaseState> {
    return this.moment.line;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /**
   * Judges, records and only then does. When the record cannot be written (a StoreError), nothing has happened. `meanwhile`
   * may get ready for what comes if it is written; what it throws is nobody's.
   */
  async enter(record: TimedEntry, meanwhile?: (coming: Telling) => void): Promise<Result<Telling>> {
    const entered = next(this.game, this.moment, record.entry);
    if (!entered.ok) return entered;
    const at = PREAMBLE + this.moment.at;
    const written = this.store.write({ do: 'append', journal: this.id, at, text: recordLine(record) });
    const telling = new Telling(this.game, entered.value, this.first);
    try {
      shareUnchanged(this.state, telling.state);
      meanwhile?.(telling);
    } catch {
      // It fails again when it is needed, and that is where it matters.
    }
    await written;
    this.moment = entered.value;
    this.story.add(entered.value);
    return succeeded(telling);
  }

  /** What there is to tell of the last record. */
  telling(): Telling {
    return new Telling(this.game, this.moment, this.first);
  }

  publicView(): object {
    return this.game.publicView(this.state);
  }

  privateView(seat: Seat): object {
    return this.game.privateView(this.state, seat);
  }

  /**
   * What is published once nothing is secret any more: a FinishedMatch as JSON, written piece by piece. `until`: spectators do not know of
   * its end before that time.
   */
  async finished(names: readonly string[], until?: number): Promise<string> {
    const { outcome, charter, moment } = this;
    const records = await this.records();
    const entries = records.map(({ entry }) => entry);
    const begun = await inSlices(beginning(this.game, charter.terms, keyOf(charter)));
    if (!begun.ok) throw new Error(`a match that was begun does not begin: ${begun.refusal.message}`);
    const journal = await textOf(journalOf(charter, [], moment), 'entries', eachText(entries));
    const rest = { names, ...(outcome ? { outcome } : {}) };
    const told = await textOf(rest, 'story', this.retelling(records, entries, begun.value));
    return `{${until === undefined ? '' : heldLine(until)}"journal":${journal},${told.slice(1)}`;
  }

  private async records(): Promise<readonly TimedEntry[]> {
    const { lines, damage } = await this.store.lines(this.id);
    const read = await inSlices(readingMatch(lines));
    if (damage !== undefined) throw new StoreError('damaged', damage);
    if (!read.ok) throw new StoreError('damaged', `journal ${this.id}: ${read.refusal.message}`);
    return read.value.records;
  }

  /** The story as a stranger saw it, record by record, each as JSON. */
  private *retelling(
    records: readonly TimedEntry[],
    entries: readonly Entry<Tagged>[],
    begun: Moment,
  ): Generator<string, undefined, undefined> {
    const { game, charter } = this;
    let before: object = {};
    for (const { at, line, events, undo } of playing(game, charter.terms, keyOf(charter), entries, begun)) {
      const pub = game.publicView(line.state);
      const change = deltaOf(before, pub);
      before = pub;
      const told: FinishedMatch['story'][number] = {
        t: records[at - 1]?.t ?? 0,
        events: redacted(game, events, 'spectator').map((event) => ({ ...event })),
        asks: line.state.open.map((ask) => ({ ...ask })),
        ...(at === 0 || at === entries.length ? { pub } : change ? { change } : {}),
        ...(undo ? { undo } : {}),
      };
      yield JSON.stringify(told);
    }
    return undefined;
  }
}

function* eachText(items: readonly unknown[]): Generator<string, undefined, undefined> {
  for (const item of items) yield JSON.stringify(item);
  return undefined;
}

const heldLine = (until: number): string => `"until":${String(until)},`;

/** Until when a finished match is held back, in milliseconds since 1970; 0: it is not. */
export const heldUntil = (text: string): number => Number(/^\{"until":(\d+),/u.exec(text)?.[1] ?? 0);

/** An object as JSON with a list in it that may be long: written in slices. */
const textOf = async (
  object: object,
  name: string,
  items: Generator<string, undefined, undefined>,
): Promise<string> => {
  const texts: string[] = [];
  await inSlices(items, (text) => void texts.push(text));
  const others = Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  return `{"${name}":[${texts.join(',')}],${JSON.stringify(others).slice(1)}`;
};
